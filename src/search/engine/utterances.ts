import type { Steps } from '#kit/steps.ts';
import { withoutSaid, type Concept } from '../concepts.ts';
import type { Analyse } from '../language/analysis.ts';
import { isStopInEither } from '../language/stop-words.ts';
import { stemOf } from '../language/stems.ts';
import { verbForms } from '../language/verbs.ts';
import { Counted, countIn, numberIn } from './counted.ts';

/** A concept that a text describes: the share of the text's weight that its utterances have, and the number of words. */
export type Described = { readonly concept: Concept; readonly share: number; readonly words: number };

type Lexeme = { readonly lexeme: string; readonly weight: number };

const weights = { own: 1, part: 0.6 } as const;
/** A word that a concept has often says more than one that it has once, but not much more (the k of BM25). */
const saturation = 0.7;
/** A word that no utterance has weighs as much as a part of one that this many concepts have. */
const unknown = { weight: 0.5, concepts: 4 } as const;

/** Rare words say more than their BM25 weight (its logarithm to this power). */
const emphasis = 1.3;

const isContent = (word: string): boolean => !isStopInEither(word);

/** The lexemes of a word: its stem, those of its verb forms, and its parts. English words are stemmed as German ones. */
function lexemesOf(word: string, analyse: Analyse): readonly Lexeme[] {
  const own = [word, ...verbForms(word)].map((form) => ({ lexeme: stemOf(form, 'de'), weight: weights.own }));
  return [...own, ...analyse(word, 'de').parts.map((lexeme) => ({ lexeme, weight: weights.part }))];
}

/**
 * Recognises what people describe without naming it, by the utterances of concepts: 'abends gehen die Schuhe nicht mehr zu'. Each
 * word points to the concepts that have it in an utterance or a name, the more the fewer these are: BM25 with concepts as
 * documents, but for their lengths, which say only how much was written.
 */
export class Utterances {
  readonly #concepts: readonly Concept[];
  readonly #counted: Counted;
  readonly #analyse: Analyse;

  private constructor(concepts: readonly Concept[], counted: Counted, analyse: Analyse) {
    this.#concepts = concepts;
    this.#counted = counted;
    this.#analyse = analyse;
  }

  /**
   * Keeps the concepts without their utterances, which are megabytes, and not `analyseOnce`, which remembers each word. `old`, made
   * with the same whole words, has counted what did not change.
   */
  static *inSteps(all: readonly Concept[], analyse: Analyse, analyseOnce: Analyse, old?: Utterances): Steps<Utterances> {
    const lexemesIn = (word: string): readonly string[] =>
      isContent(word) ? lexemesOf(word, analyseOnce).map(({ lexeme }) => lexeme) : [];
    return new Utterances(all.map(withoutSaid), yield* Counted.inSteps(all, lexemesIn, old && old.#counted), analyse);
  }

  /** The concepts that a text describes, the likeliest first. Each word is given in all its readings, folded. */
  find(words: readonly (readonly string[])[]): Described[] {
    const found = new Map<number, { score: number; words: number }>();
    let most = 0;
    for (const readings of words) {
      const { highest, byConcept } = this.#scoresOf(readings);
      most += highest || unknown.weight * this.#rarityOf(unknown.concepts);
      for (const [number, score] of byConcept) {
        const sum = found.get(number) ?? { score: 0, words: 0 };
        found.set(number, { score: sum.score + score, words: sum.words + 1 });
      }
    }
    return [...found]
      .flatMap(([number, { score, words: met }]) => {
        const concept = this.#concepts[number];
        return concept ? [{ concept, share: score / most, words: met }] : [];
      })
      .toSorted((a, b) => b.share - a.share);
  }

  /** What a word says for each concept, by its best lexeme, and the most that it could. */
  #scoresOf(readings: readonly string[]): { readonly highest: number; readonly byConcept: ReadonlyMap<number, number> } {
    const byConcept = new Map<number, number>();
    let highest = 0;
    for (const { lexeme, weight } of readings.flatMap((word) => lexemesOf(word, this.#analyse))) {
      const entries = this.#counted.of(lexeme);
      const score = entries.length > 0 ? weight * this.#rarityOf(entries.length) : 0;
      highest = Math.max(highest, score);
      for (const entry of entries) {
        const [number, times] = [numberIn(entry), countIn(entry)];
        byConcept.set(number, Math.max(byConcept.get(number) ?? 0, (score * times) / (times + saturation)));
      }
    }
    return { highest, byConcept };
  }

  #rarityOf(concepts: number): number {
    return Math.log(1 + this.#concepts.length / (concepts + 0.5)) ** emphasis;
  }
}
