import { bilingual } from '#kit/bilingual.ts';
import { de } from './texts.de.ts';

/** Texts of the login area's first page. */
export const homeTexts = bilingual(de, () => import('./texts.en.ts'));
