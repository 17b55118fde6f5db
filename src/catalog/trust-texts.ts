import { bilingual } from '#kit/bilingual.ts';
import { de } from './trust-texts.de.ts';

/** Who stands for a video or a page; apart from the other texts, since layer and pages have them in common and the start none. */
export const trustTexts = bilingual(de, () => import('./trust-texts.en.ts'));
