import type { Locale } from '#kit/locale.ts';
import { isStopWord } from '../language/stop-words.ts';
import { stemOf } from '../language/stems.ts';
import { tokensOf, type Token } from '../language/tokens.ts';

export type Pair = readonly [lay: string, medical: string];

/** The words of a term that count. */
const wordsOf = (term: string): string[] => {
  const tokens = tokensOf(term).map(({ word }) => word);
  const content = tokens.filter((word) => !isStopWord(word, 'de'));
  return content.length > 0 ? content : tokens;
};

/** Words of one or more, whatever their inflection. */
export const termKey = (words: readonly string[], lang: Locale = 'de'): string =>
  words.map((word) => stemOf(word, lang)).join(' ');

/** Terms of two languages of medicine, both ways and one step: what two words share does not join them. */
export class Synonyms {
  readonly #others = new Map<string, (readonly string[])[]>();
  /** How many words the longest term has. */
  readonly longest: number;
  /** Every word of every term as it is written, so that a mistyped one is understood although no video has it. */
  readonly tokens: readonly Token[];

  constructor(pairs: readonly Pair[]) {
    let longest = 1;
    for (const [lay, medical] of pairs) {
      const [one, other] = [wordsOf(lay), wordsOf(medical)];
      if (one.length === 0 || other.length === 0) continue;
      this.#add(one, other);
      this.#add(other, one);
      longest = Math.max(longest, one.length, other.length);
    }
    this.longest = longest;
    this.tokens = pairs.flat().flatMap(tokensOf);
  }

  #add(from: readonly string[], to: readonly string[]): void {
    const key = termKey(from);
    const others = this.#others.get(key) ?? [];
    if (!others.some((other) => termKey(other) === termKey(to))) others.push(to);
    this.#others.set(key, others);
  }

  /** What else these words are called, as folded words. */
  of(words: readonly string[]): readonly (readonly string[])[] {
    return this.#others.get(termKey(words)) ?? [];
  }
}
