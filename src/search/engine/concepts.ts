import type { Locale } from '#kit/locale.ts';
import type { Steps } from '#kit/steps.ts';
import { isStopInEither, isWeak } from '../language/stop-words.ts';
import { stemOf } from '../language/stems.ts';
import { tokensOf, type Token } from '../language/tokens.ts';
import { separated, verbForms } from '../language/verbs.ts';
import { add } from '../collections.ts';
import { isApart, type Concept, type ConceptEdge } from '../concepts.ts';

/** A set of words that leads to a concept's videos. */
export type Term = {
  readonly words: readonly string[];
  readonly lang: Locale;
  readonly weight: number;
  /** For related concepts: a video has to be about it, a mention is not enough. */
  readonly isRelated: boolean;
};

/** A concept named in a search, with the positions of the words. `isForeign`: in another language than German and English. */
export type Named = { readonly concept: Concept; readonly places: readonly number[]; readonly isForeign: boolean };

type Name = { readonly concept: Concept; readonly stems: readonly string[]; readonly isForeign: boolean };

const weights = { own: 0.75, narrower: 0.6, related: 0.45, farther: 0.9, near: 0.25 } as const;
/** Maximum number of edges followed from a concept. */
const mostSteps = 3;
/** Maximum number of other words between those of a name. */
const looseness = 2;

/** A treatment leads to what it is for, never the other way round: medicines are never suggested (HWG). */
const leadsToWhatFor: ReadonlySet<string> = new Set(['trade', 'substance', 'group', 'treatment', 'specialist', 'sign']);

const languageOf = (register: string): Locale => (register === 'english' ? 'en' : 'de');

const hasMeaning = ({ word }: Token): boolean => !isStopInEither(word);

/** The key is the most common name. */
const nameOfKey = ({ key }: Concept): string => key.replaceAll('-', ' ');

/** Whether no film has names of this register. */
const isUnseen = (register: string): boolean => register === 'misspelled' || isApart(register);

/** 'M54.5' as it is in a search (language/shorthand.ts). */
const asOneWord = (code: string): string => code.replace('.', '');

/** 'M54', to which 'M54.5' belongs. */
const categoryOf = (word: string): string[] => (/^[a-z]\d{3}$/.test(word) ? [word.slice(0, -1)] : []);

/** German and English stems, since people mix both languages. */
const stemsOf = (word: string): string[] => [...new Set([stemOf(word, 'de'), stemOf(word, 'en')])];

/** English names of one word are inflected as in English only: who waits ('warten', 'gewartet') has no wart. */
const inEnglish = (word: string): string => `en ${stemOf(word, 'en')}`;

/**
 * Names in other languages are found by their words' roots, since they are inflected by endings: 'operacja', 'operacji'. A root has
 * the letters of a name's word but its last two; it is that of a word which has at most four more, and is most of it.
 */
const roots = { least: 4, endingOfName: 2, ending: 4, share: 0.55 } as const;

/** Without the Arabic article. */
const bare = (word: string): string => word.replace(/^ال(?=.{3})/u, '');

const rootAs = (word: string, length: number): string => `~${word.slice(0, Math.max(roots.least, length))}`;

const rootOf = (word: string): string => rootAs(bare(word), bare(word).length - roots.endingOfName);

/** The roots that a word of a search may have. */
function rootsOf(asked: string): string[] {
  const word = bare(asked);
  return Array.from({ length: roots.ending + 1 }, (_, ending) => word.length - ending)
    .filter((length) => length >= roots.share * word.length)
    .map((length) => rootAs(word, length));
}

/** The concepts by their names, and their relations (S12.10). */
export class Concepts {
  readonly #byKey = new Map<string, Concept>();
  readonly #narrower = new Map<string, Concept[]>();
  readonly #offering = new Map<string, Concept[]>();
  readonly #names = new Map<string, Name[]>();
  readonly #terms = new Map<string, readonly Term[]>();
  readonly #words = new Map<string, string>();
  readonly #apart = new Set<string>();
  readonly #regional = new Set<string>();

  static *inSteps(concepts: readonly Concept[]): Steps<Concepts> {
    const all = new Concepts();
    for (const concept of concepts) {
      all.#take(concept);
      yield;
    }
    return all;
  }

  #take(concept: Concept): void {
    this.#byKey.set(concept.key, concept);
    for (const key of concept.edges.broader ?? []) add(this.#narrower, key, concept);
    for (const key of concept.edges.near ?? []) add(this.#offering, key, concept);
    this.#takeNames(concept, [nameOfKey(concept)], 'key');
    for (const [register, names] of Object.entries(concept.names)) this.#takeNames(concept, names, register);
  }

  #takeNames(concept: Concept, names: readonly string[], register: string): void {
    const isForeign = register === 'foreign';
    for (const name of names) {
      const tokens = tokensOf(register === 'code' ? asOneWord(name) : name);
      const content = tokens.filter(hasMeaning);
      for (const token of content) this.#takeWord(token, register);
      // Without stop words, unless only one word would remain, since 'keine Kraft' is not 'Kraft'.
      const words = (content.length > 1 ? content : tokens).map(({ word }) => word);
      // Names are indexed by their longest word.
      const [anchor] = words.toSorted((a, b) => b.length - a.length);
      if (!anchor) continue;
      const named = { concept, stems: words.map((word) => stemOf(word, 'de')), isForeign };
      const isEnglishWord = register === 'english' && words.length === 1;
      for (const stem of isEnglishWord ? [inEnglish(anchor)] : stemsOf(anchor)) add(this.#names, stem, named);
      if (isForeign) add(this.#names, rootOf(anchor), { concept, stems: words.map(rootOf), isForeign });
    }
  }

  #takeWord({ word, shown }: Token, register: string): void {
    if (isApart(register)) {
      this.#apart.add(word);
      return;
    }
    if (register !== 'regional') this.#regional.delete(word);
    else if (!this.#words.has(word)) this.#regional.add(word);
    this.#words.set(word, shown);
  }

  /** All words of all names as they are written, by the folded ones, so that typos in them are corrected even if no video has them. */
  get words(): ReadonlyMap<string, string> {
    return this.#words;
  }

  /** Whether a folded word is in a code or a name of another language, so no typo of a German one. */
  isApart(word: string): boolean {
    return this.#apart.has(word);
  }

  /** Whether a folded word is in no names but regional ones. */
  isRegional(word: string): boolean {
    return this.#regional.has(word);
  }

  get all(): Concept[] {
    return [...this.#byKey.values()];
  }

  /**
   * The concepts named in a search, in any word order and with other words between; longer names win over those within them.
   * `meant` has the corrections of words by position, `mayBeForeign` tells which words may be inflected in another language.
   */
  named(
    words: readonly string[],
    meant: readonly (string | undefined)[] = [],
    mayBeForeign: (word: string) => boolean = () => false,
  ): Named[] {
    const formsOf = (word: string): string[] => [
      word,
      inEnglish(word),
      ...stemsOf(word),
      ...verbForms(word).flatMap(stemsOf),
      ...(mayBeForeign(word) ? rootsOf(word) : []),
      ...categoryOf(word),
    ];
    const stems = words.map((word, at) => new Set([word, meant[at] ?? word].flatMap(formsOf)));
    for (const { at, word } of separated(words))
      for (const stem of stemsOf(word)) if (this.#names.has(stem)) stems[at]?.add(stem);
    const found = new Map<string, Named>();
    for (const [at, own] of stems.entries()) {
      for (const { concept, stems: name, isForeign } of [...own].flatMap((stem) => this.#names.get(stem) ?? [])) {
        // 'Wie sage ich ab' is not about sage.
        if (name.length === 1 && words.length > 1 && isWeak(words[at] as string)) continue;
        const places = placesOf(name, stems, at);
        if (!places) continue;
        const key = `${concept.key} ${places.join(' ')}`;
        found.set(key, { concept, places, isForeign: isForeign && (found.get(key)?.isForeign ?? true) });
      }
    }
    const all = [...found.values()];
    const isWithin = (one: Named, other: Named): boolean =>
      other.places.length > one.places.length && one.places.every((place) => other.places.includes(place));
    return all.filter((one) => !all.some((other) => isWithin(one, other)));
  }

  /** Other ways to find a concept: its names, its subtypes, and what it is a sign of or taken for. */
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
    // Few films are about a complaint itself; those about related concepts may help.
    if (concept.kind === 'sign') for (const near of this.#next(concept, ['near'])) meet(near, weights.near, true);
    const terms = [...weightOf]
      .flatMap(([one, { weight, isRelated }]) =>
        Object.entries({ key: [nameOfKey(one)], ...one.names }).flatMap(([register, names]) =>
          isUnseen(register) ? [] : names.flatMap((name) => termOf(name, languageOf(register), weight, isRelated)),
        ),
      )
      .toSorted((a, b) => b.weight - a.weight);
    this.#terms.set(concept.key, terms);
    return terms;
  }

  /** Alternatives for a concept without videos, the closest first. */
  near(concept: Concept): Concept[] {
    const edges: readonly ConceptEdge[] = ['near', 'broader', 'signOf', 'treats'];
    // Who offers this one instead is an alternative too: feet offer pain in them.
    const first = [...this.#next(concept, edges), ...(this.#offering.get(concept.key) ?? [])];
    const second = first.flatMap((one) => this.#next(one, edges));
    return [...new Set([...first, ...second, ...this.#below(concept)])].filter((one) => one !== concept);
  }

  #next(one: Concept, edges: readonly ConceptEdge[]): Concept[] {
    return edges.flatMap((edge) => (one.edges[edge] ?? []).flatMap((key) => this.#byKey.get(key) ?? []));
  }

  #below(concept: Concept, depth = 2): Concept[] {
    const own = this.#narrower.get(concept.key) ?? [];
    // There are many names of medicines and few films about them.
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

/**
 * The words of a name to look for in films. A phrase with a single significant word is only recognised, not looked for: 'erkennt
 * niemanden'.
 */
function termOf(name: string, lang: Locale, weight: number, isRelated: boolean): Term[] {
  const tokens = tokensOf(name);
  const words = tokens.filter((token) => hasMeaning(token) && !isWeak(token.word)).map(({ word }) => word);
  if (words.length === 0 || (words.length === 1 && tokens.length > 1)) return [];
  return [{ words, lang, weight, isRelated }];
}

/** The positions of all stems of a name around a position; null if one is missing. */
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
