import { wellFormed } from '#kit/well-formed.ts';

/** A word in a text: `[start, end)` in UTF-16 units, the original and its folded form. */
export type Token = { readonly start: number; readonly end: number; readonly shown: string; readonly word: string };

/** Letters and digits with their accents; a soft hyphen is part of a word. */
const words = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u{AD}]*/gu;

/** Longer words are cut, so that no index key can be too long. */
const longest = 60;
/** What is read of a word, with accents and soft hyphens: to normalise thousands of accents takes seconds. */
const mostRead = 8 * longest;

const plain = /^[a-z0-9]*$/;
const accents = /[\p{M}\u{AD}]/gu;
const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'a', œ: 'o', ø: 'o', ł: 'l', ı: 'i', đ: 'd' };

/**
 * Folds a word: lower case, no accents, and umlauts, which people write as ä, ae or a. After a, e and q the letters ue are no
 * umlaut (Dauer, neue, Quelle); where ae or oe are none (Aerosol), both sides are folded alike and still match. Plurals with an
 * umlaut become those without (Zähne, Zahn).
 */
export function fold(word: string): string {
  let folded = word.slice(0, mostRead).toLowerCase();
  if (!plain.test(folded)) {
    folded = folded
      .normalize('NFKD')
      .replace(accents, '')
      .replace(/[ßæœøłıđ]/g, (letter) => letters[letter] ?? '')
      // Normalisation may bring back capitals and compatibility forms: ™ is TM.
      .toLowerCase();
  }
  return wellFormed(
    folded
      .replaceAll('ae', 'a')
      .replaceAll('oe', 'o')
      .replace(/(^|[^aeq])ue/g, '$1u')
      .slice(0, longest),
  );
}

/** Cached: folding was most of the cost of a search. */
const remembered = 100_000;
const memory = new Map<string, string>();

function foldOnce(shown: string): string {
  const seen = memory.get(shown);
  if (seen !== undefined) return seen;
  const word = fold(shown);
  if (memory.size >= remembered) memory.clear();
  memory.set(shown, word);
  return word;
}

/** The words of a text in order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: shown, index } of text.matchAll(words)) {
    const word = foldOnce(shown);
    if (word !== '') tokens.push({ start: index, end: index + shown.length, shown, word });
  }
  return tokens;
}

export const wordsOf = (text: string): string[] => tokensOf(text).map(({ word }) => word);

/** Numbers are found, but never corrected or completed: 2019 is not 2018. */
export const isNumber = (word: string): boolean => /^\d/.test(word);

/** No typo either: 'M54', 'T2DM'. */
export const hasNumber = (word: string): boolean => /\d/.test(word);
