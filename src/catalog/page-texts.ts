import { bilingual } from '#kit/bilingual.ts';
import { de } from './page-texts.de.ts';

/** Texts of the catalogue's own pages. */
export const pageTexts = bilingual(de, () => import('./page-texts.en.ts'));
