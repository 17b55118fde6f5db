import type { Locale } from '#kit/locale.ts';
import type { Steps } from '#kit/steps.ts';
import type { FacetTitles } from '#catalog/server/door.ts';
import { searchLimits } from '../contract.ts';
import type { Concept, Register } from '../concepts.ts';
import type { Language } from '../engine/plan.ts';
import { stemOf } from '../language/stems.ts';
import { isStopInEither } from '../language/stop-words.ts';
import { tokensOf } from '../language/tokens.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { crisisFinder } from './crisis-names.ts';
import type { EditorWords } from './editor-words.ts';
import type { Elsewhere } from './elsewhere.ts';

/** A possible completion. */
type Name = {
  readonly shown: string;
  readonly folded: string;
  readonly isTrade: boolean;
  /**
   * For a concept's phrase: the concept's single-word names. If no film contains any of them, the phrase's words are in films by
   * coincidence.
   */
  readonly singles: readonly string[] | null;
};

/** A name from one of its words onwards, `at` in `folded`. There are tens of thousands, so they hold no text of their own. */
type Entry = { readonly name: Name; readonly at: number };

/** Names by each word that may be typed first, in byte order. */
type NameList = readonly Entry[];
export type NameLists = Readonly<Record<Locale, NameList>>;

/** Maximum number of completions (S2.41). */
export const mostCompletions = 6;

/** Maximum number of missing letters of a medicine's trade name: the site does not advertise any (HWG). */
const mostOfTrade = 3;

/** The registers of names offered in each language. */
const offered: Readonly<Record<Locale, readonly Register[]>> = { de: ['lay', 'medical'], en: ['english'] };

const fits = ({ length }: string): boolean => length >= searchLimits.least && length <= searchLimits.most;

const foldedOf = (text: string): string =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ');

const saysSomething = (word: string): boolean => !isStopInEither(word);

type Spelled = Pick<Name, 'shown' | 'folded'>;
type Traits = { readonly isTrade: boolean; readonly singles: readonly string[] };

const spelled = (shown: string): Spelled => ({ shown, folded: foldedOf(shown) });

const nameOf = ({ shown, folded }: Spelled, { isTrade = false, singles }: Partial<Traits> = {}): Name => ({
  shown,
  folded,
  isTrade,
  singles: folded.includes(' ') ? (singles ?? null) : null,
});

/** Its significant words, folded. */
const significantWords = ({ folded }: Name): string[] => folded.split(' ').filter(saysSomething);

/** Without duplicates, however they are written. */
function listOf(names: readonly Name[]): NameList {
  const each = new Map(names.filter((name) => significantWords(name).length > 0).map((name) => [name.folded, name]));
  const entries = [...each.values()].flatMap((name) => {
    const starts = [...name.folded.matchAll(/\S+/g)];
    return starts.flatMap(({ 0: word, index: at }) =>
      at === 0 || saysSomething(word) ? [{ from: name.folded.slice(at), name, at }] : [],
    );
  });
  return entries.toSorted((a, b) => (a.from < b.from ? -1 : 1)).map(({ name, at }): Entry => ({ name, at }));
}

const perLocale = <Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> => ({
  de: make('de'),
  en: make('en'),
});

type Words = Pick<EditorWords, 'concepts' | 'terms' | 'rules'>;

/** A concept is omitted completely if its key or this many of its names belong to a crisis. */
const mostOfCrisis = 1 / 5;

/** The completions by the editors' words, prepared once, so that a search only looks them up. */
export type CompletionWords = {
  readonly names: NameLists;
  /** Whether a name belongs to a crisis: it is never suggested to anybody who did not type it. */
  readonly isOfCrisis: (name: string) => boolean;
};

type Judged = Spelled & { readonly isOfCrisis: boolean };

/** There are tens of thousands of names: each is spelled and judged once. */
export function* completionWords({ concepts, terms, rules }: Words): Steps<CompletionWords> {
  const isOfCrisis = crisisFinder(terms, rules);
  const namesOf = new Map<Concept, Map<string, Judged[]>>();
  const trade = new Set<string>();
  const wrong = new Set<string>();
  for (const concept of concepts) {
    const judged = Object.entries(concept.names).map(
      ([register, names]) => [register, names.map((name) => ({ ...spelled(name), isOfCrisis: isOfCrisis(name) }))] as const,
    );
    const all = judged.flatMap(([, names]) => names);
    for (const name of concept.names.misspelled ?? []) wrong.add(name.toLowerCase());
    if (concept.kind === 'trade')
      for (const folded of [foldedOf(concept.key), ...all.map((name) => name.folded)]) trade.add(folded);
    const isGood =
      !isOfCrisis(concept.key.replaceAll('-', ' ')) && all.filter((name) => name.isOfCrisis).length < all.length * mostOfCrisis;
    if (isGood) namesOf.set(concept, new Map(judged));
    yield;
  }
  const isTrade = (folded: string): boolean => trade.has(folded) || folded.split(' ').some((one) => trade.has(one));
  const isOffered = (name: Judged): boolean => fits(name.shown) && !wrong.has(name.shown.toLowerCase()) && !name.isOfCrisis;
  function* listIn(locale: Locale): Steps<NameList> {
    const names: Name[] = [];
    for (const registers of namesOf.values()) {
      const all = offered[locale].flatMap((register) => registers.get(register) ?? []);
      const singles = all.map(({ folded }) => folded).filter((name) => !name.includes(' '));
      for (const name of all) if (isOffered(name)) names.push(nameOf(name, { isTrade: isTrade(name.folded), singles }));
      yield;
    }
    return listOf(names);
  }
  return { names: { de: yield* listIn('de'), en: yield* listIn('en') }, isOfCrisis };
}

/** Titles of topics and playlists, on English pages only translated ones. */
export function titleNames(
  titles: Readonly<Record<Locale, FacetTitles>>,
  elsewhere: Readonly<Record<Locale, Pick<Elsewhere[Locale], 'all'>>>,
  { isOfCrisis }: Pick<CompletionWords, 'isOfCrisis'>,
): NameLists {
  const titlesIn = (locale: Locale): string[] => [
    ...titles[locale].topics.values(),
    ...elsewhere[locale].all.filter(({ kind }) => kind === 'playlist').map(({ title }) => title),
  ];
  const german = new Set(titlesIn('de'));
  const isOffered = (title: string, locale: Locale): boolean =>
    fits(title) && !isOfCrisis(title) && (locale === 'de' || !german.has(title));
  return perLocale((locale) =>
    listOf(
      titlesIn(locale)
        .filter((title) => isOffered(title, locale))
        .map((title) => nameOf(spelled(title))),
    ),
  );
}

/** The document frequency of a name, by its rarest word; cached per vocabulary. */
const counted = new WeakMap<Vocabulary, Map<Name, number>>();

function filmsOf(name: Name, { vocabulary, locale }: Pick<Language, 'vocabulary' | 'locale'>): number {
  const counts = counted.get(vocabulary) ?? new Map<Name, number>();
  counted.set(vocabulary, counts);
  const known = counts.get(name);
  if (known !== undefined) return known;
  const ofWord = (word: string): number => filmsWith(word, vocabulary, locale);
  const ofConcept = name.singles ? Math.max(0, ...name.singles.map(ofWord)) : Number.POSITIVE_INFINITY;
  const films = Math.min(ofConcept, ...significantWords(name).map(ofWord));
  counts.set(name, films);
  return films;
}

/** By the most frequent inflection of the word. */
const filmsWith = (word: string, vocabulary: Vocabulary, locale: Locale): number =>
  vocabulary.docsOfStem(stemOf(word, locale), locale) ?? 0;

const fromOf = ({ name: { folded }, at }: Entry): string => folded.slice(at);

function* startingWith(list: NameList, prefix: string): Generator<Entry> {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (fromOf(list[middle] as Entry) < prefix) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < list.length; at += 1) {
    const entry = list[at];
    if (!entry?.name.folded.startsWith(prefix, entry.at)) return;
    yield entry;
  }
}

type Asked = {
  readonly lists: readonly NameList[];
  readonly language: Pick<Language, 'vocabulary' | 'locale'>;
};

/** The cost of an additional letter, relative to twice as many films. */
const perDoubling = 3;

/**
 * Completions of the typed text (S2.41), best first: names with this prefix before those in which a later word has it, then short
 * ones that many films have. Each has films, fits into the field (S5.6) and differs from the text.
 */
export function completionsOf(text: string, { lists, language }: Asked): string[] {
  const typed = foldedOf(text);
  if (text.length > searchLimits.most || typed === '') return [];
  const prefix = /\s$/.test(text) ? `${typed} ` : typed;
  const best = new Map<Name, { readonly name: Name; readonly isWhole: boolean; readonly score: number }>();
  for (const list of lists) {
    for (const { name, at } of startingWith(list, prefix)) {
      const isWhole = at === 0;
      if (name.folded === typed || best.get(name)?.isWhole) continue;
      if (name.isTrade && !(isWhole && name.folded.length - prefix.length <= mostOfTrade)) continue;
      const films = filmsOf(name, language);
      if (films > 0) best.set(name, { name, isWhole, score: perDoubling * Math.log2(1 + films) - name.folded.length });
    }
  }
  const sorted = [...best.values()].toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.score - a.score);
  const stemsOf = (folded: string): string =>
    folded
      .split(' ')
      .map((word) => stemOf(word, language.locale))
      .join(' ');
  // Of 'Allergie' and 'Allergien' only one is offered, and neither if the other was typed.
  const isWord = language.vocabulary.docsOf(typed) !== undefined;
  const taken = new Map<string, string>();
  for (const { name } of sorted) {
    const stems = stemsOf(name.folded);
    if (!taken.has(stems) && !(isWord && stems === stemsOf(typed))) taken.set(stems, name.shown);
    if (taken.size === mostCompletions) break;
  }
  return [...taken.values()];
}
