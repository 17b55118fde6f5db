import type { Bilingual } from '#kit/bilingual.ts';
import { de, type WordTexts } from '../word-texts.de.ts';
import { en } from '../word-texts.en.ts';

/** What the screen of words says. */
export const wordTexts: Bilingual<WordTexts> = { de, en };
