import { bilingual } from '#kit/bilingual.ts';
import { de } from './home-texts.de.ts';

/** Texts of the login area's first page. */
export const homeTexts = bilingual(de, () => import('./home-texts.en.ts'));
