import type { Locale } from '#kit/locale.ts';
import { isStopWord, isWeak } from '../language/stop-words.ts';
import { stemOf } from '../language/stems.ts';
import { tokensOf, type Token } from '../language/tokens.ts';
import { separated, verbForms } from '../language/verbs.ts';
import { add } from '../collections.ts';
import type { Concept, ConceptEdge } from '../concepts.ts';

/** Words that lead to what a concept is about. */
export type Term = {
  readonly words: readonly string[];
  readonly lang: Locale;
  readonly weight: number;
  /** Of what is only related: a video has to be about it, a mention is not enough. */
  readonly isRelated: boolean;
};

/** A concept that words of a search name, by their places. */
export type Named = { readonly concept: Concept; readonly places: readonly number[] };

type Name = { readonly concept: Concept; readonly stems: readonly string[] };

const weights = { own: 0.75, narrower: 0.6, related: 0.45, farther: 0.9, near: 0.25 } as const;
/** So many edges one after the other lead from a concept to others. */
const mostSteps = 3;
/** Of a name of several words so many others may stand between its own. */
const looseness = 2;

/** What is taken or done leads to what it is for, never the other way: so a medicine is offered to nobody (HWG). */
const leadsToWhatFor: ReadonlySet<string> = new Set(['trade', 'substance', 'group', 'treatment', 'specialist', 'sign']);

const languageOf = (register: string): Locale => (register === 'english' ? 'en' : 'de');

const hasMeaning = ({ word }: Token): boolean => !isStopWord(word, 'de') && !isStopWord(word, 'en');

/**
 * The words of a name by which it is known: without those that say nothing, unless a single one would be left, since 'keine Kraft' is
 * not 'Kraft'.
 */
function wordsOfName(name: string): string[] {
  const tokens = tokensOf(name);
  const content = tokens.filter(hasMeaning);
  return (content.length > 1 ? content : tokens).map(({ word }) => word);
}

/** A key is the commonest name. */
const nameOfKey = ({ key }: Concept): string => key.replaceAll('-', ' ');

const namesOf = (concept: Concept): string[] => [nameOfKey(concept), ...Object.values(concept.names).flat()];

/** Both stems, since people write English and German in one search. */
const stemsOf = (word: string): string[] => [...new Set([stemOf(word, 'de'), stemOf(word, 'en')])];

/** What people call things, and how these belong together (S12.10). */
export class Concepts {
  readonly #byKey: ReadonlyMap<string, Concept>;
  readonly #narrower = new Map<string, Concept[]>();
  readonly #names = new Map<string, Name[]>();
  readonly #terms = new Map<string, readonly Term[]>();
  /** Every word of every name as it is written, so that a mistyped one is understood although no video has it. */
  readonly tokens: readonly Token[];

  constructor(concepts: readonly Concept[]) {
    this.#byKey = new Map(concepts.map((concept) => [concept.key, concept]));
    const tokens: Token[] = [];
    for (const concept of concepts) {
      for (const key of concept.edges.broader ?? []) add(this.#narrower, key, concept);
      for (const name of namesOf(concept)) {
        tokens.push(...tokensOf(name).filter(hasMeaning));
        const words = wordsOfName(name);
        const stems = words.map((word) => stemOf(word, 'de'));
        // A name is looked for where the longest of its words stands.
        const anchor = words.toSorted((a, b) => b.length - a.length)[0];
        for (const stem of anchor ? stemsOf(anchor) : []) add(this.#names, stem, { concept, stems });
      }
    }
    this.tokens = tokens;
  }

  get all(): Concept[] {
    return [...this.#byKey.values()];
  }

  /**
   * What the words of a search name, in any order and with others between; a longer name before what is within it. `meant` has by place what a
   * word may be otherwise.
   */
  named(words: readonly string[], meant: readonly (string | undefined)[] = []): Named[] {
    const formsOf = (word: string): string[] => [word, ...stemsOf(word), ...verbForms(word).flatMap(stemsOf)];
    const stems = words.map((word, at) => new Set([word, meant[at] ?? word].flatMap(formsOf)));
    for (const { at, word } of separated(words))
      for (const stem of stemsOf(word)) if (this.#names.has(stem)) stems[at]?.add(stem);
    const found = new Map<string, Named>();
    for (const [at, own] of stems.entries()) {
      for (const { concept, stems: name } of [...own].flatMap((stem) => this.#names.get(stem) ?? [])) {
        // 'Wie sage ich ab' is not about sage.
        if (name.length === 1 && words.length > 1 && isWeak(words[at] as string)) continue;
        const places = placesOf(name, stems, at);
        if (places) found.set(`${concept.key} ${places.join(' ')}`, { concept, places });
      }
    }
    const all = [...found.values()];
    const isWithin = (one: Named, other: Named): boolean =>
      other.places.length > one.places.length && one.places.every((place) => other.places.includes(place));
    return all.filter((one) => !all.some((other) => isWithin(one, other)));
  }

  /** How else a concept is found: by its names, by what is a kind of it, and by what it is a sign of or taken for. */
  termsOf(concept: Concept): readonly Term[] {
    const known = this.#terms.get(concept.key);
    if (known) return known;
    const weightOf = new Map<Concept, { weight: number; isRelated: boolean }>();
    const meet = (one: Concept, weight: number, isRelated: boolean): boolean => {
      if ((weightOf.get(one)?.weight ?? 0) >= weight) return false;
      weightOf.set(one, { weight, isRelated });
      return true;
    };
    meet(concept, weights.own, false);
    for (const narrower of this.#below(concept)) meet(narrower, weights.narrower, false);
    this.#follow(concept, weights.related, mostSteps, meet);
    // A complaint is seldom a film's subject: what is near to it may be.
    if (concept.kind === 'sign') for (const near of this.#next(concept, ['near'])) meet(near, weights.near, true);
    const terms = [...weightOf]
      .flatMap(([one, { weight, isRelated }]) =>
        Object.entries({ key: [nameOfKey(one)], ...one.names }).flatMap(([register, names]) =>
          register === 'misspelled' ? [] : names.flatMap((name) => termOf(name, languageOf(register), weight, isRelated)),
        ),
      )
      .toSorted((a, b) => b.weight - a.weight);
    this.#terms.set(concept.key, terms);
    return terms;
  }

  /** Concepts that one could offer where a concept has no video, the nearest first. */
  near(concept: Concept): Concept[] {
    const edges: readonly ConceptEdge[] = ['near', 'broader', 'signOf', 'treats'];
    const first = this.#next(concept, edges);
    const second = first.flatMap((one) => this.#next(one, edges));
    return [...new Set([...first, ...second, ...this.#below(concept)])].filter((one) => one !== concept);
  }

  #next(one: Concept, edges: readonly ConceptEdge[]): Concept[] {
    return edges.flatMap((edge) => (one.edges[edge] ?? []).flatMap((key) => this.#byKey.get(key) ?? []));
  }

  #below(concept: Concept, depth = 2): Concept[] {
    const own = this.#narrower.get(concept.key) ?? [];
    // Names of medicines are many and films about them few.
    const films = own.filter(({ kind }) => kind !== 'trade' && kind !== 'substance');
    return depth <= 1 ? films : films.flatMap((one) => [one, ...this.#below(one, depth - 1)]);
  }

  #follow(
    from: Concept,
    weight: number,
    steps: number,
    meet: (one: Concept, weight: number, isRelated: boolean) => boolean,
  ): void {
    if (steps === 0) return;
    const edges: readonly ConceptEdge[] = leadsToWhatFor.has(from.kind) ? ['broader', 'treats', 'signOf'] : ['broader'];
    for (const one of this.#next(from, edges)) {
      if (meet(one, weight, true)) this.#follow(one, weight * weights.farther, steps - 1, meet);
    }
  }
}

/** A name to look for in films. A phrase of which but one word says something is only for recognising: 'erkennt niemanden'. */
function termOf(name: string, lang: Locale, weight: number, isRelated: boolean): Term[] {
  const tokens = tokensOf(name);
  const words = tokens.filter((token) => hasMeaning(token) && !isWeak(token.word)).map(({ word }) => word);
  if (words.length === 0 || (words.length === 1 && tokens.length > 1)) return [];
  return [{ words, lang, weight, isRelated }];
}

/** Where all stems of a name stand around a place; null where one is missing. */
function placesOf(name: readonly string[], stems: readonly ReadonlySet<string>[], at: number): number[] | null {
  if (name.length === 1) return [at];
  const far = name.length - 1 + looseness;
  const places: number[] = [];
  for (const stem of name) {
    let nearest = -1;
    for (let place = Math.max(0, at - far); place <= Math.min(stems.length - 1, at + far); place += 1) {
      if (places.includes(place) || !stems[place]?.has(stem)) continue;
      if (nearest < 0 || Math.abs(place - at) < Math.abs(nearest - at)) nearest = place;
    }
    if (nearest < 0) return null;
    places.push(nearest);
  }
  return places.toSorted((a, b) => a - b);
}
