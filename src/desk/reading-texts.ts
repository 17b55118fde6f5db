import { bilingual } from '#kit/bilingual.ts';
import { lazily } from '#kit/lazily.ts';
import type { ReadingLevel } from '#kit/reading-index.ts';

const oneDigit = (language: string) =>
  lazily(() => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const [inGerman, inEnglish] = [oneDigit('de'), oneDigit('en')];

const de = {
  index: (value: number, level: string, words: number) =>
    `Lesbarkeit ${inGerman().format(value)}: ${level} (im Schnitt ${words} Wörter je Satz).`,
  formula: 'Erste Wiener Sachtextformel: etwa das Schuljahr, ab dem man den Text versteht. Einfache Sprache: höchstens 7,5.',
  levels: {
    'very-easy': 'sehr leicht',
    easy: 'leicht',
    medium: 'mittel',
    hard: 'schwer',
    'very-hard': 'sehr schwer',
  } satisfies Record<ReadingLevel, string> as Record<ReadingLevel, string>,
  tooHard: 'Für Einfache Sprache ist das zu schwer: Schreib kürzere Sätze und kürzere Wörter.',
  longWords: (words: string) => `Lange Wörter: ${words}.`,
};

const en: typeof de = {
  index: (value, level, words) =>
    `Reading index ${inEnglish().format(value)}: ${level} (${words} words per sentence on average).`,
  formula: 'First Wiener Sachtextformel: roughly the school year from which a text is understood. Easy language: 7.5 at most.',
  levels: { 'very-easy': 'very easy', easy: 'easy', medium: 'medium', hard: 'hard', 'very-hard': 'very hard' },
  tooHard: 'This is too hard for easy language: write shorter sentences and shorter words.',
  longWords: (words) => `Long words: ${words}.`,
};

/** What the form says about how hard a text is to read (S19.4). */
export const readingTexts = bilingual(de, en);
