import type { Steps } from '#kit/steps.ts';
import { withoutSaid, type Concept } from '../concepts.ts';
import { wordsOf } from '../language/tokens.ts';
import { Counted, countIn, numberIn } from './counted.ts';
import { countPieces, damped, piecesOf } from './pieces.ts';

/** A concept that a text is like: the cosine of their pieces, from 0 to 1. */
export type Alike = { readonly concept: Concept; readonly likeness: number };

/**
 * Finds concepts whose utterances and names are like a text, by the pieces of their words: TF-IDF and cosine. It needs neither
 * whole words in common nor correct ones, so it finds something for nearly every text, and says little about whether that is meant.
 */
export class Likeness {
  readonly #concepts: readonly Concept[];
  readonly #counted: Counted;
  readonly #lengths: Float64Array;

  private constructor(concepts: readonly Concept[], counted: Counted, lengths: Float64Array) {
    this.#concepts = concepts;
    this.#counted = counted;
    this.#lengths = lengths;
  }

  /** Concepts without utterances are found by their names alone. `old` has counted what did not change. */
  static *inSteps(all: readonly Concept[], old?: Likeness): Steps<Likeness> {
    const concepts = all.filter(({ said = [] }) => said.length > 0);
    const counted = yield* Counted.inSteps(concepts, piecesOf, old && old.#counted);
    const squares = new Float64Array(concepts.length);
    for (const entries of counted.lists()) {
      const rarity = rarityOf(entries.length, concepts.length);
      for (const entry of entries) (squares[numberIn(entry)] as number) += (damped(countIn(entry)) * rarity) ** 2;
    }
    yield;
    return new Likeness(concepts.map(withoutSaid), counted, squares.map(Math.sqrt));
  }

  /** The concepts that a text is most like, the likest first. */
  find(text: string, most: number): Alike[] {
    const scores = new Float64Array(this.#concepts.length);
    let square = 0;
    for (const [piece, count] of countPieces(wordsOf(text))) {
      const entries = this.#counted.of(piece);
      if (entries.length === 0) continue;
      const rarity = rarityOf(entries.length, this.#concepts.length);
      const weight = damped(count) * rarity;
      square += weight ** 2;
      for (const entry of entries) (scores[numberIn(entry)] as number) += weight * damped(countIn(entry)) * rarity;
    }
    const length = Math.sqrt(square) || 1;
    return this.#concepts
      .map((concept, at) => ({ concept, likeness: (scores[at] as number) / (this.#lengths[at] || 1) / length }))
      .filter(({ likeness }) => likeness > 0)
      .toSorted((a, b) => b.likeness - a.likeness)
      .slice(0, most);
  }
}

/** The inverse document frequency, smoothed. */
const rarityOf = (having: number, all: number): number => Math.log((1 + all) / (1 + having)) + 1;
