import { bilingual } from '#kit/bilingual.ts';
import { de } from './texts.de.ts';

/** Every text of the video layer. */
export const playbackTexts = bilingual(de, () => import('./texts.en.ts'));
