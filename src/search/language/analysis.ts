import type { Locale } from '#kit/locale.ts';
import type { Compound, SplitCompound } from './compounds.ts';
import { stemOf } from './stems.ts';

/** The lexemes of a word: its stem, and those of its parts; `all` of them. */
type Lexemes = { readonly stem: string; readonly all: readonly string[] } & Compound;

export type Analyse = (word: string, lang: Locale) => Lexemes;

/** Cached: texts repeat their words. */
const remembered = 50_000;

/** Analyses folded words. English ones are not split. */
export function createAnalyser(split: SplitCompound): Analyse {
  const memories: Record<Locale, Map<string, Lexemes>> = { de: new Map(), en: new Map() };
  return (word, lang) => {
    const memory = memories[lang];
    const seen = memory.get(word);
    if (seen) return seen;
    const stem = stemOf(word, lang);
    const { parts, inner } = lang === 'de' ? split(word) : { parts: [], inner: [] };
    const lexemes = { stem, parts, inner, all: [...new Set([stem, ...parts, ...inner])] };
    if (memory.size >= remembered) memory.clear();
    memory.set(word, lexemes);
    return lexemes;
  };
}
