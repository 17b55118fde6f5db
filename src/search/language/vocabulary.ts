/** A folded word of the site and how many documents have it; 0 where only a list of words does. */
export type WordCount = { readonly word: string; readonly docs: number };

/** A word that differs by so many letters: one put in, left out, exchanged or two swapped (Damerau). */
export type SimilarWord = WordCount & { readonly distance: number };

/**
 * The site's words in byte order, with how many letters each shares with the one before it. That is a trie without its nodes:
 * the same prefix is compared once for all words that have it, and where it is too different they are all skipped. For 100,000
 * words it takes some 5 MB and about a millisecond for two wrong letters; deletions as SymSpell keeps them took thirty times as much.
 */
export class Vocabulary {
  readonly #words: readonly string[];
  readonly #docs: Uint32Array;
  readonly #shared: Uint8Array;

  /** `counts` in any order, each word once. */
  constructor(counts: readonly WordCount[]) {
    const sorted = counts.toSorted((a, b) => (a.word < b.word ? -1 : 1));
    this.#words = sorted.map(({ word }) => word);
    this.#docs = Uint32Array.from(sorted, ({ docs }) => docs);
    this.#shared = Uint8Array.from(this.#words, (word, at) => (at === 0 ? 0 : sharedLetters(word, this.#words[at - 1] ?? '')));
  }

  get size(): number {
    return this.#words.length;
  }

  /** Another one with these counts in place of its own, or only for words that it has not. A count of 0 takes a word out. */
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

  /** How many documents have it; undefined for a word that nobody knows. */
  docsOf(word: string): number | undefined {
    const at = this.#firstFrom(word);
    return this.#words[at] === word ? this.#docs[at] : undefined;
  }

  /** The words that begin so, the most frequent first, at most `most` of them. */
  startingWith(prefix: string, most: number): WordCount[] {
    const isBetter = (at: number, other: number): boolean =>
      ((this.#docs[at] ?? 0) - (this.#docs[other] ?? 0) || (this.#words[other]?.length ?? 0) - (this.#words[at]?.length ?? 0)) >
      0;
    const best: number[] = [];
    const begins = (at: number): boolean => this.#words[at]?.startsWith(prefix) ?? false;
    for (let at = this.#firstFrom(prefix); begins(at); at += 1) {
      if (best.length === most && !isBetter(at, best[most - 1] ?? 0)) continue;
      // Thousands of words may begin so, and a handful is wanted: each goes to its place among them.
      let place = Math.min(best.length, most - 1);
      while (place > 0 && isBetter(at, best[place - 1] ?? 0)) {
        best[place] = best[place - 1] ?? 0;
        place -= 1;
      }
      best[place] = at;
    }
    return best.map((at) => this.#at(at));
  }

  /** The words with at most so many wrong letters; with `asPrefix` those that begin so. */
  similarTo(wanted: string, most: number, asPrefix = false): SimilarWord[] {
    const found: SimilarWord[] = [];
    const width = wanted.length + 1;
    // Row d: what the first d letters of the word have cost against each prefix of what is wanted.
    const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, column) => column)];
    let skipsFrom = Number.POSITIVE_INFINITY;
    for (let at = 0; at < this.#words.length; at += 1) {
      const shared = this.#shared[at] ?? 0;
      if (shared >= skipsFrom) continue;
      skipsFrom = Number.POSITIVE_INFINITY;
      const word = this.#words[at] ?? '';
      let depth = Math.min(shared, rows.length - 1);
      let atEnd = asPrefix ? leastAtEnd(rows, depth, width) : most + 1;
      while (depth < word.length && atEnd > most) {
        depth += 1;
        const least = fillRow(rows, depth, word, wanted);
        if (asPrefix) atEnd = Math.min(atEnd, rows[depth]?.[width - 1] ?? most + 1);
        if (least > most) {
          skipsFrom = depth;
          break;
        }
      }
      const distance = asPrefix
        ? atEnd
        : skipsFrom === Number.POSITIVE_INFINITY
          ? (rows[depth]?.[width - 1] ?? most + 1)
          : most + 1;
      if (distance <= most) found.push({ ...this.#at(at), distance });
    }
    return found;
  }

  #at(at: number): WordCount {
    return { word: this.#words[at] ?? '', docs: this.#docs[at] ?? 0 };
  }

  /** The place of the first word that is not before this one. */
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

function sharedLetters(word: string, other: string): number {
  let at = 0;
  while (at < word.length && at < 255 && word.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

/** The lowest cost with which one of the first `depth` prefixes of the word is all that is wanted. */
function leastAtEnd(rows: readonly Uint8Array[], depth: number, width: number): number {
  let least = 255;
  for (let row = 0; row <= depth; row += 1) least = Math.min(least, rows[row]?.[width - 1] ?? 255);
  return least;
}

/** Fills the row of the word's letter number `depth`; the lowest cost in it, under which no longer word can come. */
function fillRow(rows: Uint8Array[], depth: number, word: string, wanted: string): number {
  const row = (rows[depth] ??= new Uint8Array(wanted.length + 1));
  const above = rows[depth - 1] as Uint8Array;
  const letter = word.charCodeAt(depth - 1);
  row[0] = depth;
  let least = depth;
  for (let column = 1; column <= wanted.length; column += 1) {
    const other = wanted.charCodeAt(column - 1);
    let cost = Math.min(
      (above[column] as number) + 1,
      (row[column - 1] as number) + 1,
      (above[column - 1] as number) + (letter === other ? 0 : 1),
    );
    const areSwapped =
      depth > 1 && column > 1 && letter === wanted.charCodeAt(column - 2) && word.charCodeAt(depth - 2) === other;
    if (areSwapped) cost = Math.min(cost, ((rows[depth - 2] as Uint8Array)[column - 2] as number) + 1);
    row[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}
