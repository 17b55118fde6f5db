import type { Bilingual } from '#kit/bilingual.ts';
import { de, type OpeningTexts } from './opening-texts.de.ts';
import { en } from './opening-texts.en.ts';

/** Texts of the list before the opening, in both languages. */
export const openingTexts: Bilingual<OpeningTexts> = { de, en };
