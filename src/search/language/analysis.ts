import type { Locale } from '#kit/locale.ts';
import type { SplitCompound } from './compounds.ts';
import { stemOf } from './stems.ts';

/** What a word is found by: its stem, and those of the words that it is composed of. */
export type Lexemes = { readonly stem: string; readonly parts: readonly string[] };

export type Analyse = (word: string, lang: Locale) => Lexemes;

/** Texts repeat their words: most are looked up here and not taken apart again. */
const remembered = 50_000;

/** Takes folded words apart. English ones have no parts. */
export function createAnalyser(split: SplitCompound): Analyse {
  const memories: Record<Locale, Map<string, Lexemes>> = { de: new Map(), en: new Map() };
  return (word, lang) => {
    const memory = memories[lang];
    const seen = memory.get(word);
    if (seen) return seen;
    const stem = stemOf(word, lang);
    const parts = lang === 'de' ? split(word).filter((part) => part !== stem) : [];
    const lexemes = { stem, parts };
    if (memory.size >= remembered) memory.clear();
    memory.set(word, lexemes);
    return lexemes;
  };
}
