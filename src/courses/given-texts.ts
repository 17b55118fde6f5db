import type { Bilingual } from '#kit/bilingual.ts';
import { de, type GivenTexts } from './given-texts.de.ts';
import { en } from './given-texts.en.ts';

/** Texts of the office's screen about giving courses, in both languages. */
export const givenTexts: Bilingual<GivenTexts> = { de, en };
