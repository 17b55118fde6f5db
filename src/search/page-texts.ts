import { bilingual } from '#kit/bilingual.ts';
import { de } from './page-texts.de.ts';

export type { SearchTexts } from './page-texts.de.ts';

/** Texts of the search, apart from what the start page's script carries. */
export const searchTexts = bilingual(de, () => import('./page-texts.en.ts'));
