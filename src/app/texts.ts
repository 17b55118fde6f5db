import { bilingual } from '#kit/bilingual.ts';
import { de } from './texts.de.ts';

export type { AppTexts } from './texts.de.ts';

/** Every text of the frame, the start page and the error pages. */
export const appTexts = bilingual(de, () => import('./texts.en.ts'));
