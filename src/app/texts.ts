import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

export type { AppTexts } from './texts.de.ts';

export const appTexts = { de, en };
