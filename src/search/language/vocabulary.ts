import type { Locale } from '#kit/locale.ts';
import { stemOf } from './stems.ts';

/** A folded word of the site and its document frequency; 0 if it is only in a word list. */
export type WordCount = { readonly word: string; readonly docs: number };

/** A word within this edit distance: insertions, deletions, substitutions, transpositions (Damerau). */
export type SimilarWord = WordCount & { readonly distance: number };

/**
 * The site's words in byte order, each with the length of the prefix it shares with the previous one. It is a trie without nodes:
 * a common prefix is compared once for all its words, and skipped for all if it is too different. 100,000 words take about 5 MB
 * and a millisecond for two wrong letters; the deletions of SymSpell took thirty times as much.
 */
export class Vocabulary {
  readonly #words: readonly string[];
  readonly #docs: Uint32Array;
  readonly #shared: Uint8Array;
  /** The next position that shares fewer letters with its predecessor: skips all words with the same prefix. */
  readonly #fewer: Uint32Array;

  /** `counts` in any order, without duplicates. */
  constructor(counts: readonly WordCount[]) {
    const sorted = counts.toSorted((a, b) => (a.word < b.word ? -1 : 1));
    this.#words = sorted.map(({ word }) => word);
    this.#docs = Uint32Array.from(sorted, ({ docs }) => docs);
    this.#shared = Uint8Array.from(this.#words, (word, at) => (at === 0 ? 0 : sharedLetters(word, this.#words[at - 1] ?? '')));
    this.#fewer = new Uint32Array(this.#words.length);
    for (let at = this.#words.length - 1; at >= 0; at -= 1) {
      let next = at + 1;
      while (next < this.#words.length && (this.#shared[next] as number) >= (this.#shared[at] as number))
        next = this.#fewer[next] as number;
      this.#fewer[at] = next;
    }
  }

  get size(): number {
    return this.#words.length;
  }

  /** A copy with these counts replaced or added. A count of 0 removes a word. */
  with(counts: readonly WordCount[], how: 'all' | 'where missing' = 'all'): Vocabulary {
    if (how === 'where missing') {
      return new Vocabulary([...this.#entries(), ...counts.filter(({ word }) => this.docsOf(word) === undefined)]);
    }
    const changed = new Map(counts.map((one) => [one.word, one]));
    const kept = this.#entries().filter(({ word }) => !changed.has(word));
    return new Vocabulary([...kept, ...counts.filter(({ docs }) => docs > 0)]);
  }

  #entries(): WordCount[] {
    return this.#words.map((_, at) => this.#at(at));
  }

  /** The document frequency; undefined for an unknown word. */
  docsOf(word: string): number | undefined {
    const at = this.#firstFrom(word);
    return this.#words[at] === word ? this.#docs[at] : undefined;
  }

  /** Words with this prefix, the most frequent first, at most `most` of them. */
  startingWith(prefix: string, most: number): WordCount[] {
    const isBetter = (at: number, other: number): boolean =>
      ((this.#docs[at] ?? 0) - (this.#docs[other] ?? 0) || (this.#words[other]?.length ?? 0) - (this.#words[at]?.length ?? 0)) >
      0;
    const best: number[] = [];
    const begins = (at: number): boolean => this.#words[at]?.startsWith(prefix) ?? false;
    for (let at = this.#firstFrom(prefix); begins(at); at += 1) {
      if (best.length === most && !isBetter(at, best[most - 1] ?? 0)) continue;
      // Thousands of words may have the prefix and a handful is wanted, so they are inserted into a sorted list.
      let place = Math.min(best.length, most - 1);
      while (place > 0 && isBetter(at, best[place - 1] ?? 0)) {
        best[place] = best[place - 1] ?? 0;
        place -= 1;
      }
      best[place] = at;
    }
    return best.map((at) => this.#at(at));
  }

  /** The document frequency of the most frequent word with a stem; undefined if there is none. */
  docsOfStem(stem: string, lang: Locale): number | undefined {
    let most: number | undefined;
    for (let at = this.#firstFrom(stem); at < this.#words.length; at += 1) {
      const word = this.#words[at] as string;
      if (!word.startsWith(stem)) break;
      const docs = this.#docs[at] as number;
      if (most !== undefined && docs <= most) continue;
      if (mayBeForm(word, stem) && stemOf(word, lang) === stem) most = docs;
    }
    return most;
  }

  /** Words within an edit distance; with `asPrefix` those with such a prefix, and the same first letter. */
  similarTo(wanted: string, most: number, asPrefix = false): SimilarWord[] {
    const found: SimilarWord[] = [];
    const rows = new Rows(wanted, most);
    /** Number of letters of the previous word whose rows are still valid. */
    let filled = 0;
    let at = asPrefix ? this.#firstFrom(wanted.charAt(0)) : 0;
    const isOver = (word: string): boolean => asPrefix && word.charAt(0) !== wanted.charAt(0);
    while (at < this.#words.length) {
      const word = this.#words[at] as string;
      if (isOver(word)) break;
      let depth = Math.min(this.#shared[at] as number, filled);
      let atEnd = asPrefix ? rows.leastAtEnd(depth) : most + 1;
      let isTooFar = false;
      while (depth < word.length && atEnd > most && !isTooFar) {
        depth += 1;
        isTooFar = rows.fill(depth, word) > most;
        if (asPrefix) atEnd = Math.min(atEnd, rows.atEnd(depth));
      }
      filled = depth;
      const distance = asPrefix || isTooFar ? atEnd : rows.atEnd(depth);
      if (distance <= most) found.push({ ...this.#at(at), distance });
      at += 1;
      // Skip everything with the prefix that is too different.
      if (isTooFar) while (at < this.#words.length && (this.#shared[at] as number) >= depth) at = this.#fewer[at] as number;
    }
    return found;
  }

  #at(at: number): WordCount {
    return { word: this.#words[at] ?? '', docs: this.#docs[at] ?? 0 };
  }

  /** The position of the first word not before this one. */
  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The same for a few words in any order. */
export function similarAmong(counts: readonly WordCount[], wanted: string, most: number): SimilarWord[] {
  const rows = new Rows(wanted, most);
  const distanceTo = (word: string): number => {
    for (let depth = 1; depth <= word.length; depth += 1) if (rows.fill(depth, word) > most) return most + 1;
    return rows.atEnd(word.length);
  };
  return counts
    .map((one) => ({ ...one, distance: distanceTo(one.word) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => (a.word < b.word ? -1 : 1));
}

function sharedLetters(word: string, other: string): number {
  let at = 0;
  while (at < word.length && at < 255 && word.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

/** Inflectional endings only use these letters: most words with the stem as a prefix are ruled out at once. */
const ofEndings = new Set(Array.from('demnrst', (letter) => letter.charCodeAt(0)));

function mayBeForm(word: string, { length }: string): boolean {
  for (let at = length; at < word.length; at += 1) if (!ofEndings.has(word.charCodeAt(at))) return false;
  return true;
}

/**
 * The edit distances of a word's prefixes to those of the target. Only cells near the diagonal are computed, since the others
 * exceed the limit.
 */
class Rows {
  readonly #letters: Uint16Array;
  readonly #most: number;
  readonly #width: number;
  readonly #cells: Uint8Array;

  constructor(wanted: string, most: number) {
    this.#letters = Uint16Array.from({ length: wanted.length }, (_, at) => wanted.charCodeAt(at));
    this.#most = most;
    this.#width = wanted.length + 1;
    // Longer words are ruled out before.
    this.#cells = new Uint8Array((wanted.length + most + 2) * this.#width).fill(most + 1);
    for (let column = 0; column < this.#width; column += 1) this.#cells[column] = column;
  }

  /** The distance of the first `depth` letters to the whole target. */
  atEnd(depth: number): number {
    return depth < this.#letters.length - this.#most ? this.#most + 1 : (this.#cells[(depth + 1) * this.#width - 1] as number);
  }

  /** The lowest distance of any prefix up to `depth` to the whole target. */
  leastAtEnd(depth: number): number {
    let least = this.#most + 1;
    for (let row = 0; row <= depth; row += 1) least = Math.min(least, this.atEnd(row));
    return least;
  }

  /** Computes the row for letter `depth`; answers its minimum, a lower bound for all longer words. */
  fill(depth: number, word: string): number {
    const cells = this.#cells;
    const wanted = this.#letters;
    const most = this.#most;
    const width = this.#width;
    const row = depth * width;
    const above = row - width;
    const letter = word.charCodeAt(depth - 1);
    const before = word.charCodeAt(depth - 2);
    const from = Math.max(1, depth - most);
    const to = Math.min(width - 1, depth + most);
    let least = from === 1 ? depth : most + 1;
    cells[row + from - 1] = least;
    for (let column = from; column <= to; column += 1) {
      const other = wanted[column - 1];
      let cost = (cells[above + column - 1] as number) + (letter === other ? 0 : 1);
      const leftOut = (cells[above + column] as number) + 1;
      if (leftOut < cost) cost = leftOut;
      const putIn = (cells[row + column - 1] as number) + 1;
      if (putIn < cost) cost = putIn;
      if (before === other && depth > 1 && column > 1 && letter === wanted[column - 2]) {
        const swapped = (cells[above - width + column - 2] as number) + 1;
        if (swapped < cost) cost = swapped;
      }
      cells[row + column] = cost;
      if (cost < least) least = cost;
    }
    if (to + 1 < width) cells[row + to + 1] = most + 1;
    return least;
  }
}
