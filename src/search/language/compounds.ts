import { stemOf } from './stems.ts';
import { fold } from './tokens.ts';

/** The parts of compounds. Words in any spelling; they are folded here. */
export type CompoundWords = {
  /** Words that occur in compounds. */
  readonly parts: Iterable<string>;
  /** Words that are never split (S12.3), but may be part of a longer one. */
  readonly whole: Iterable<string>;
  /** Linking elements, such as the s of Blutdrucksenkung. */
  readonly linking: readonly string[];
};

const shortestPart = 3;
const mostParts = 4;

/** A compound's parts by stem, and combinations of several: Kopfschmerz in Spannungskopfschmerz. */
export type Compound = { readonly parts: readonly string[]; readonly inner: readonly string[] };

export type SplitCompound = (word: string) => Compound;

const oneWord: Compound = { parts: [], inner: [] };

/** A part from `start` to `end`, without its linking element. */
type Part = { readonly stem: string; readonly start: number; readonly end: number };

/**
 * Splits folded German compounds: Rückenschmerzen into Rücken and Schmerz. Only if every part is known, so that no word is cut at
 * a coincidence; the split with the fewest parts wins, then the one with the longest last part, which is the head. Words marked
 * as one are not split.
 */
export function compoundSplitter(words: CompoundWords): SplitCompound {
  const wholeStems = new Set([...words.whole].map((word) => stemOf(fold(word), 'de')));
  const known = new Set([...wholeStems, ...[...words.parts].map((word) => stemOf(fold(word), 'de'))]);
  // A stem keeps the beginning of its word. Most places in a word begin no part, and stemming is the cost of a split.
  const beginnings = new Set([...known].map((stem) => stem.slice(0, shortestPart)));
  const links = words.linking.map(fold).toSorted((a, b) => b.length - a.length);

  /** The word between two positions; undefined if it is no part. */
  const partOf = (word: string, start: number, to: number): Part | undefined => {
    const piece = word.slice(start, to);
    for (const link of to < word.length ? ['', ...links] : ['']) {
      const end = to - link.length;
      if (end - start < shortestPart || !piece.endsWith(link)) continue;
      const stem = stemOf(word.slice(start, end), 'de');
      if (known.has(stem)) return { stem, start, end };
    }
    return undefined;
  };

  const split = (word: string, start: number, depth: number): readonly Part[] | undefined => {
    if (!beginnings.has(word.slice(start, start + shortestPart))) return undefined;
    const last = depth > 0 ? partOf(word, start, word.length) : undefined;
    if (last) return [last];
    if (depth >= mostParts - 1) return undefined;
    let best: readonly Part[] | undefined;
    for (let at = start + shortestPart; at <= word.length - shortestPart; at += 1) {
      const first = partOf(word, start, at);
      const rest = first && split(word, at, depth + 1);
      if (first && rest && (!best || rest.length + 1 < best.length)) best = [first, ...rest];
    }
    return best;
  };

  const innerOf = (word: string, all: readonly Part[]): string[] =>
    all.flatMap(({ start }, from) =>
      all
        .slice(from + 1)
        .filter((_, after) => after + 2 < all.length)
        .map(({ end }) => stemOf(word.slice(start, end), 'de')),
    );

  return (word) => {
    if (word.length < 2 * shortestPart || wholeStems.has(stemOf(word, 'de'))) return oneWord;
    const found = split(word, 0, 0);
    return found ? { parts: found.map(({ stem }) => stem), inner: innerOf(word, found) } : oneWord;
  };
}
