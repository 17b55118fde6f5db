import { bilingual } from '#kit/bilingual.ts';
import { de } from './page-texts.de.ts';

/** Texts of what owners see of their courses. */
export const courseTexts = bilingual(de, () => import('./page-texts.en.ts'));
