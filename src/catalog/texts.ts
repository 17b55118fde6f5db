import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

/** Every text of the catalogue's pages, for `useTexts(catalogTexts)`. */
export const catalogTexts = { de, en };
