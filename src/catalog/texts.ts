import { bilingual } from '#kit/bilingual.ts';
import { de } from './texts.de.ts';

/** Every text of the catalogue's pages, for `useTexts(catalogTexts)`. */
export const catalogTexts = bilingual(de, () => import('./texts.en.ts'));
