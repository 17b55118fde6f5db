import type { Steps } from '#kit/steps.ts';
import { namesBesideSaid, type Concept } from '../concepts.ts';
import { wordsOf } from '../language/tokens.ts';

/** A concept's number and how often it has a lexeme, in one small integer. */
const mostCounted = 255;
const entryOf = (number: number, count: number): number => number * (mostCounted + 1) + count;
export const numberIn = (entry: number): number => entry >> 8;
export const countIn = (entry: number): number => entry & mostCounted;

/** The entries of each lexeme in one array: tens of thousands of small ones take twice the memory. */
export class Postings {
  readonly #place = new Map<string, number>();
  readonly #starts: Uint32Array;
  readonly #entries: Uint32Array;

  constructor(lists: ReadonlyMap<string, readonly number[]>) {
    this.#starts = new Uint32Array(lists.size + 1);
    this.#entries = new Uint32Array([...lists.values()].reduce((sum, { length }) => sum + length, 0));
    for (const [lexeme, list] of lists) {
      const place = this.#place.size;
      const start = this.#starts[place] ?? 0;
      this.#place.set(lexeme, place);
      this.#entries.set(list, start);
      this.#starts[place + 1] = start + list.length;
    }
  }

  of(lexeme: string): Uint32Array {
    const place = this.#place.get(lexeme);
    return place === undefined ? none : this.#entries.subarray(this.#starts[place], this.#starts[place + 1]);
  }
}

const none = new Uint32Array();

/** The entries of each lexeme in what people say about concepts and in their names. `lexemesIn` gives those of a word. */
export function* countInSteps(
  concepts: readonly Concept[],
  lexemesIn: (word: string) => readonly string[],
): Steps<ReadonlyMap<string, readonly number[]>> {
  const counting = new Counting(lexemesIn);
  for (const concept of concepts) {
    counting.count([...(concept.said ?? []), ...namesBesideSaid(concept)]);
    yield;
  }
  return counting.postings;
}

/** Counts the lexemes of one concept after the other. */
class Counting {
  readonly postings = new Map<string, number[]>();
  readonly #lexemesIn: (word: string) => readonly string[];
  readonly #known = new Map<string, readonly number[][]>();
  #number = 0;

  constructor(lexemesIn: (word: string) => readonly string[]) {
    this.#lexemesIn = lexemesIn;
  }

  count(texts: readonly string[]): void {
    for (const text of texts) {
      for (const word of wordsOf(text)) for (const entries of this.#postingsOf(word)) add(entries, this.#number);
    }
    this.#number += 1;
  }

  /** The postings of a word's lexemes. */
  #postingsOf(word: string): readonly number[][] {
    const known = this.#known.get(word);
    if (known) return known;
    const found = [...new Set(this.#lexemesIn(word))].map((lexeme) => {
      const entries = this.postings.get(lexeme) ?? [];
      this.postings.set(lexeme, entries);
      return entries;
    });
    this.#known.set(word, found);
    return found;
  }
}

/** The entry of the concept that is counted is the last. */
function add(entries: number[], number: number): void {
  const last = entries.at(-1);
  if (last === undefined || numberIn(last) !== number) entries.push(entryOf(number, 1));
  else if (countIn(last) < mostCounted) entries[entries.length - 1] = last + 1;
}
