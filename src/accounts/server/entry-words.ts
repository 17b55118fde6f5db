import type { Locale } from '#kit/locale.ts';
import { de, type EntryTexts } from '../entry-texts.de.ts';
import { en } from '../entry-texts.en.ts';

const words: Readonly<Record<Locale, EntryTexts>> = { de, en };

/** What is said to those who come in, in their language. */
export const wordsIn = (locale: Locale): EntryTexts => words[locale];
