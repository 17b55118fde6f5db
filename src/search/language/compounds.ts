import { stemOf } from './stems.ts';
import { fold } from './tokens.ts';

/** What compounds are made of. All words may be written in any way; they are folded here. */
export type CompoundWords = {
  /** Words that compounds consist of. */
  readonly parts: Iterable<string>;
  /** Words that are one (S12.3): never split, but they may be a part of a longer one. */
  readonly whole: Iterable<string>;
  /** Between two parts, such as the s of Blutdrucksenkung. */
  readonly linking: readonly string[];
};

const shortestPart = 3;
const mostParts = 4;

export type SplitCompound = (word: string) => readonly string[];

/**
 * Splits folded German compounds into the stems of their parts: Rückenschmerzen is Rücken and Schmerz. Only where every part is
 * known, so that no word is cut at a place that merely looks like one; of several ways the one with the fewest parts, and of
 * these the one with the longest last part, which says what the thing is. A word that is one has no parts.
 */
export function compoundSplitter({ parts, whole, linking }: CompoundWords): SplitCompound {
  const wholeStems = new Set([...whole].map((word) => stemOf(fold(word), 'de')));
  const known = new Set([...wholeStems, ...[...parts].map((word) => stemOf(fold(word), 'de'))]);
  const links = linking.map(fold).toSorted((a, b) => b.length - a.length);

  /** The stem of a part that ends here, with or without what links it to the next; undefined where it is none. */
  const partOf = (piece: string, isLast: boolean): string | undefined => {
    const stem = stemOf(piece, 'de');
    if (piece.length >= shortestPart && known.has(stem)) return stem;
    if (isLast) return undefined;
    for (const link of links) {
      const bare = piece.slice(0, -link.length);
      if (bare.length < shortestPart || !piece.endsWith(link)) continue;
      const bareStem = stemOf(bare, 'de');
      if (known.has(bareStem)) return bareStem;
    }
    return undefined;
  };

  const split = (word: string, depth: number): readonly string[] | undefined => {
    const last = partOf(word, true);
    if (last !== undefined && depth > 0) return [last];
    if (depth >= mostParts - 1) return undefined;
    let best: readonly string[] | undefined;
    for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
      const first = partOf(word.slice(0, at), false);
      const rest = first === undefined ? undefined : split(word.slice(at), depth + 1);
      if (first !== undefined && rest && (!best || rest.length + 1 < best.length)) best = [first, ...rest];
    }
    return best;
  };

  return (word) => {
    if (word.length < 2 * shortestPart || wholeStems.has(stemOf(word, 'de'))) return [];
    return split(word, 0) ?? [];
  };
}
