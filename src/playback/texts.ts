import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export const playbackTexts = { de, en };
