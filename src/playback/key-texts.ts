import { bilingual } from '#kit/bilingual.ts';
import { de } from './key-texts.de.ts';

/** The list of keys, fetched when somebody asks for it. */
export const keyTexts = bilingual(de, () => import('./key-texts.en.ts'));
