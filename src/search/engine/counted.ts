import { createHash } from 'node:crypto';
import type { Steps } from '#kit/steps.ts';
import { namesBesideSaid, type Concept } from '../concepts.ts';
import { wordsOf } from '../language/tokens.ts';

/** Two small numbers in one: which concept or lexeme, and how often. */
const mostCounted = 255;
const entryOf = (number: number, count: number): number => number * (mostCounted + 1) + count;
export const numberIn = (entry: number): number => entry >>> 8;
export const countIn = (entry: number): number => entry & mostCounted;

const none = new Uint32Array();

/** What is said about a concept, and its names. */
const textsOf = (concept: Concept): readonly string[] => [...(concept.said ?? []), ...namesBesideSaid(concept)];

const digestOf = (texts: readonly string[]): string => createHash('sha256').update(texts.join('\n')).digest('base64');

/**
 * How often each concept has each lexeme in what people say about it and in its names; concepts by their place in the list. The
 * entries of all lexemes are one array: tens of thousands of small ones take twice the memory.
 */
export class Counted {
  readonly #places: Map<string, number>;
  /** The lexemes of each concept, by the digest of its texts. */
  readonly #rows: ReadonlyMap<string, Uint32Array>;
  readonly #starts: Uint32Array;
  readonly #entries: Uint32Array;

  private constructor(places: Map<string, number>, rows: readonly (readonly [string, Uint32Array])[]) {
    this.#places = places;
    this.#rows = new Map(rows);
    // Counting sort: how many entries each lexeme has, where they begin, and then the entries in the order of the concepts.
    this.#starts = new Uint32Array(places.size + 1);
    for (const [, row] of rows) for (const entry of row) (this.#starts[numberIn(entry) + 1] as number) += 1;
    for (let place = 0; place < places.size; place += 1) (this.#starts[place + 1] as number) += this.#starts[place] as number;
    this.#entries = new Uint32Array(this.#starts.at(-1) ?? 0);
    const next = this.#starts.slice();
    for (const [concept, [, row]] of rows.entries())
      for (const entry of row) {
        const place = numberIn(entry);
        this.#entries[next[place] as number] = entryOf(concept, countIn(entry));
        (next[place] as number) += 1;
      }
  }

  /**
   * `lexemesIn` gives the lexemes of a word. What `old` has counted by the same `lexemesIn` is not counted again: editors change one
   * concept of thousands.
   */
  static *inSteps(concepts: readonly Concept[], lexemesIn: (word: string) => readonly string[], old?: Counted): Steps<Counted> {
    // Places are only ever added, so an older index goes on with the same ones.
    const places = old ? old.#places : new Map<string, number>();
    const rowOf = rowCounter(places, lexemesIn);
    const rows: (readonly [string, Uint32Array])[] = [];
    for (const concept of concepts) {
      const texts = textsOf(concept);
      const digest = digestOf(texts);
      rows.push([digest, (old && old.#rows.get(digest)) ?? rowOf(texts)]);
      yield;
    }
    return new Counted(places, rows);
  }

  /** The entries of a lexeme (`numberIn`: the concept, `countIn`). */
  of(lexeme: string): Uint32Array {
    const place = this.#places.get(lexeme);
    return place === undefined ? none : this.#entriesAt(place);
  }

  /** The entries of each lexeme. */
  *lists(): Iterable<Uint32Array> {
    for (let place = 0; place < this.#starts.length - 1; place += 1) yield this.#entriesAt(place);
  }

  /** None at a place that only a newer index has. */
  #entriesAt(place: number): Uint32Array {
    return this.#entries.subarray(this.#starts[place] ?? 0, this.#starts[place + 1] ?? 0);
  }
}

/** Counts the lexemes of texts by their places; takes each word apart once. */
function rowCounter(places: Map<string, number>, lexemesIn: (word: string) => readonly string[]) {
  const known = new Map<string, readonly number[]>();
  const placesOf = (word: string): readonly number[] => {
    const found =
      known.get(word) ??
      [...new Set(lexemesIn(word))].map((lexeme) => {
        const place = places.get(lexeme) ?? places.size;
        places.set(lexeme, place);
        return place;
      });
    known.set(word, found);
    return found;
  };
  return (texts: readonly string[]): Uint32Array => {
    const counts = new Map<number, number>();
    for (const place of texts.flatMap(wordsOf).flatMap(placesOf))
      counts.set(place, Math.min(mostCounted, (counts.get(place) ?? 0) + 1));
    return Uint32Array.from(counts, ([place, count]) => entryOf(place, count));
  };
}
