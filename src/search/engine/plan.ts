import type { Locale } from '#kit/locale.ts';
import type { Concept, ConceptKind } from '../concepts.ts';
import type { Analyse } from '../language/analysis.ts';
import { meaningsOf, smallIn } from '../language/dialect.ts';
import { stemOf } from '../language/stems.ts';
import { isStopWord, isWeak } from '../language/stop-words.ts';
import { hasNumber, isNumber, tokensOf, wordsOf, type Token } from '../language/tokens.ts';
import { verbForms } from '../language/verbs.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { partsOf } from './apart.ts';
import type { Concepts, Named, Term } from './concepts.ts';
import { exactly } from './document.ts';
import type { Guess } from './spelling.ts';

/**
 * One way to match a group: a document with all of these lexemes. Weight 1 for the typed word. Related concepts have to be the
 * document's subject: in its title, keywords or lists.
 */
export type Alternative = { readonly all: readonly string[]; readonly weight: number; readonly isRelated?: boolean };

/** The role of a word in a search. */
export type Meaning = 'filler' | 'number' | 'medical' | 'named' | 'person' | 'known' | 'ordinary' | 'unknown';

/** A word of the search with its alternatives, the heaviest first. */
export type Group = { readonly token: Token; readonly alternatives: readonly Alternative[]; readonly meaning: Meaning };

export type Plan = {
  readonly groups: readonly Group[];
  /** The concepts named in the search, and those that it describes. */
  readonly named: readonly Named[];
  readonly described: readonly Concept[];
  /** Lexemes to highlight; `loose` ones, parts of a compound, only if none of the others occurs. */
  readonly marked: ReadonlySet<string>;
  readonly loose: ReadonlySet<string>;
  /** The corrected words, folded; null if nothing was corrected. */
  readonly corrected: readonly { readonly token: Token; readonly word: string }[] | null;
};

/** The knowledge needed to interpret a search. */
export type Language = {
  readonly locale: Locale;
  readonly vocabulary: Vocabulary;
  readonly analyse: Analyse;
  readonly concepts: Concepts;
  /** Whether a folded word is in the dictionary, so not a typo (S12.7). */
  readonly isOrdinary: (word: string) => boolean;
  /** Whether the dictionary has the word itself, rather than its parts. */
  readonly isOneWord: (word: string) => boolean;
  /** Whether a video contains a word in any inflection. */
  readonly hasVideos: (word: string, lang: Locale) => boolean;
  /** Stems of what may be asked about anything, which may be missing beside a topic or in a compound. */
  readonly generalStems: ReadonlySet<string>;
};

const weights = {
  exact: 1.15,
  own: 1,
  guess: [0.9, 0.7, 0.6],
  /** Weight of a completion of the last word, if that is no word itself; and of the word then: 'Kopfs' is no head. */
  unfinished: 0.9,
  fragment: 0.5,
  /** Weight of a completion of a complete word: Arm is more likely an arm than Armut. */
  perhapsUnfinished: 0.4,
  otherForm: 0.6,
  apart: 0.4,
  withoutGeneralParts: 0.3,
  knownPart: 0.5,
} as const;

const completions = { ofUnknown: 24, ofKnown: 8, least: 3 } as const;

/** Maximum number of synonyms per word, the closest first. */
const mostNames = 40;

/** Minimum length of a part of an unknown compound; its end, which is in many words by chance, is most of it. */
const leastPart = 4;
const leastEnd = 6;

const medicalKinds: ReadonlySet<ConceptKind> = new Set([
  'sign',
  'illness',
  'treatment',
  'group',
  'substance',
  'trade',
  'specialist',
]);

/** What a film has to be about to answer the question. */
const subjects: ReadonlySet<ConceptKind> = new Set(['illness', 'substance', 'trade', 'group', 'treatment', 'situation']);

/** The share of a word in a search, by what it means. */
export const shares: Readonly<Record<Meaning, number>> = {
  filler: 0,
  number: 3,
  medical: 10,
  named: 8,
  person: 3,
  known: 5,
  ordinary: 3,
  unknown: 8,
};

/** The significant words of a search: all but stop words, or all if there are no others. */
export function contentOf(text: string, locale: Locale): Token[] {
  const tokens = tokensOf(text);
  const content = tokens.filter(({ word }) => !isStopWord(word, 'de') && (locale === 'de' || !isStopWord(word, 'en')));
  return content.length > 0 ? content : tokens;
}

/** English readers see German texts where there is no translation, so their words are read in both languages. */
const languagesOf = (locale: Locale): readonly Locale[] => (locale === 'en' ? ['en', 'de'] : ['de']);

/**
 * Whether a word is known: it is in a video or concept in any inflection, in the dictionary, a compound of known parts, or, for
 * the last word, a prefix of one.
 */
export function isKnown(word: string, isLast: boolean, language: Language): boolean {
  const { vocabulary, analyse, locale, isOrdinary, concepts } = language;
  if (word.length < 3 || hasNumber(word) || concepts.isApart(word) || vocabulary.docsOf(word) !== undefined || isOrdinary(word))
    return true;
  if (isLast && isBegun(word, language)) return true;
  return languagesOf(locale).some((lang) => {
    const { parts } = analyse(word, lang);
    return parts.length > 0 || [word, ...verbForms(word)].some((form) => isInflected(form, lang, language));
  });
}

/** Minimum length of what begins a name that no video has: shorter ones begin one of thousands by chance. */
const leastOfName = 6;

/** Whether a word of a video begins so, or one of a name. */
const isBegun = (word: string, { vocabulary }: Pick<Language, 'vocabulary'>): boolean =>
  vocabulary.startingWith(word, 1).some(({ docs }) => docs > 0 || word.length >= leastOfName);

/** Whether a video or a name has the word in any form. */
const isInflected = (word: string, lang: Locale, { vocabulary }: Pick<Language, 'vocabulary'>): boolean =>
  vocabulary.docsOfStem(stemOf(word, lang), lang) !== undefined;

/** Words that can be the subject of a search, rather than an attribute. */
export const isTopic = ({ meaning }: Pick<Group, 'meaning'>): boolean => meaning === 'medical' || meaning === 'named';

/** Interprets a search. `guessed` has corrections for unknown words. */
export function planOf(
  text: string,
  language: Language,
  guessed: ReadonlyMap<string, readonly Guess[]> = new Map(),
  described: readonly Concept[] = [],
): Plan {
  const tokens = contentOf(text, language.locale);
  const endsOpen = !/\s$/.test(text);
  const small = smallIn(wordsOf(text), language.isOrdinary);
  const corrected: { token: Token; word: string }[] = [];
  const named = [
    ...namedIn(text, tokens, language, guessed, small),
    ...described.map((concept) => ({ concept, places: [...tokens.keys()], isForeign: false })),
  ];
  if (endsOpen) named.push(...begunIn(tokens, named, language));
  const isInOtherLanguage = named.some(({ isForeign }) => isForeign);
  const ways = tokens.map((token, at): Alternative[] => {
    const mine = named.filter(({ places }) => places.includes(at));
    const isOne = mine.some(({ places }) => places.length === 1);
    const mayGoOn = endsOpen && at === tokens.length - 1 && token.word.length >= completions.least && !isNumber(token.word);
    const instead = guessed.get(token.word) ?? [];
    const ends = mayGoOn && !isOne ? unfinished(token.word, language) : [];
    const isFragment = ends.length > 0 && language.vocabulary.docsOf(token.word) === undefined;
    const found = waysOf(token.word, isFragment ? weights.fragment : weights.own, language, isOne);
    found.push(...ends);
    found.push(...waysOfConcepts(mine, 1, language));
    for (const [rank, { word }] of instead.entries()) {
      const weight = weights.guess[rank] ?? 0.5;
      found.push(...waysOf(word, weight, language, isOne));
      if (rank > 0) found.push(...waysOfNames(word, weight, language));
    }
    if (instead[0]) corrected.push({ token, word: instead[0].word });
    // A film that mentions an illness is not about it.
    const isSubject = mine.length > 0 && mine.every(({ concept }) => subjects.has(concept.kind));
    return isSubject ? found.map((way) => ({ ...way, isRelated: true })) : found;
  });
  for (const { at, word } of joinedPairs(tokens, language)) {
    const joined = [...waysOf(word, weights.own, language, false), ...waysOfNames(word, weights.own, language)];
    for (const group of [ways[at], ways[at + 1]]) group?.push(...joined);
  }
  const read = tokens.map((token, at): Group => ({
    token,
    alternatives: strongest(ways[at] ?? []),
    meaning:
      endsOpen && at === tokens.length - 1 && token.word.length < completions.least && tokens.length > 1
        ? ('filler' as const)
        : meaningOf(
            // A corrected word counts as its correction.
            guessed.get(token.word)?.[0]?.word ?? token.word,
            named.filter(({ places }) => places.includes(at)),
            language,
            small.has(token.word),
            isInOtherLanguage,
          ),
  }));
  const isGeneral = ({ token, meaning }: Group): boolean =>
    !isTopic({ meaning }) && language.generalStems.has(stemOf(token.word, 'de'));
  const groups = read.some(isTopic)
    ? read.map((group): Group => (isGeneral(group) ? { ...group, meaning: 'filler' } : group))
    : read;
  const isSaid = groups.some(({ meaning }) => shares[meaning] > 0);
  const alternatives = ways.flat();
  return {
    groups: isSaid ? groups : groups.map((group) => ({ ...group, meaning: 'ordinary' })),
    named,
    described,
    marked: new Set(alternatives.filter(({ all }) => all.length === 1).flatMap(({ all }) => all)),
    loose: new Set(alternatives.filter(({ all }) => all.length > 1).flatMap(({ all }) => all)),
    corrected: corrected.length > 0 ? corrected : null,
  };
}

/**
 * The concepts named in a text, by the positions of the significant words; read with all words, since 'keine Luft' is not 'Luft'.
 */
function namedIn(
  text: string,
  content: readonly Token[],
  { concepts, isOrdinary, vocabulary }: Pick<Language, 'concepts' | 'isOrdinary' | 'vocabulary'>,
  guessed: ReadonlyMap<string, readonly Guess[]> = new Map(),
  small: ReadonlySet<string> = new Set(),
): Named[] {
  const all = tokensOf(text);
  const open = /\s$/.test(text) ? undefined : all.at(-1)?.word;
  const placeOf = new Map(content.map(({ start }, place) => [start, place]));
  return concepts
    .named(
      all.map(({ word }) => word),
      all.map(({ word }) => guessed.get(word)?.[0]?.word ?? (small.has(word) ? meaningsOf(word)[0] : undefined)),
      // Who has typed 'bandsch' so far means no 'bandaj'.
      (word) =>
        !isOrdinary(word) &&
        vocabulary.docsOf(word) === undefined &&
        !guessed.has(word) &&
        !(word === open && isBegun(word, { vocabulary })),
    )
    .map(({ places, ...one }) => ({ ...one, places: places.flatMap((place) => placeOf.get(all[place]?.start ?? -1) ?? []) }))
    .filter(({ places }) => places.length > 0);
}

function meaningOf(
  word: string,
  named: readonly Named[],
  { vocabulary, isOrdinary, analyse }: Language,
  isSmall: boolean,
  isInOtherLanguage: boolean,
): Meaning {
  if (isNumber(word)) return 'number';
  if (named.some(({ concept }) => medicalKinds.has(concept.kind))) return 'medical';
  if (isWeak(word) || (isSmall && named.length === 0)) return 'filler';
  if (named.length > 0) return named.every(({ concept }) => concept.kind === 'person') ? 'person' : 'named';
  if (isOrdinary(word)) return vocabulary.docsOf(word) ? 'known' : 'ordinary';
  // A word that is in films but in no dictionary is a technical term: Kaumuskel.
  if (isInflected(word, 'de', { vocabulary }) || analyse(word, 'de').parts.length > 0) return 'named';
  // What is said in another language around a name that is known.
  return isInOtherLanguage ? 'filler' : 'unknown';
}

/**
 * The alternatives of a single word: the word, its stem, and its parts. A word with a meaning of its own is not split: films
 * about the breast do not help who looks for Brustkrebs.
 */
function waysOf(word: string, weight: number, language: Language, isNamed: boolean): Alternative[] {
  const { analyse, locale, generalStems } = language;
  const ways: Alternative[] = [{ all: [exactly(word)], weight: weight * weights.exact }];
  for (const lang of languagesOf(locale)) {
    const { stem, parts } = analyse(word, lang);
    ways.push({ all: [stem], weight });
    if (parts.length > 1) ways.push({ all: parts, weight: weight * weights.apart, isRelated: isNamed });
    const strong = parts.filter((part) => !generalStems.has(part));
    if (!isNamed && strong.length > 0 && strong.length < parts.length)
      ways.push({ all: strong, weight: weight * weights.withoutGeneralParts });
  }
  for (const form of verbForms(word)) ways.push({ all: [analyse(form, 'de').stem], weight: weight * weights.otherForm });
  if (!isNamed) ways.push(...waysOfKnownPart(word, weight, language));
  return ways;
}

/** A compound with an unknown or cut-off part falls back to the known one: 'Stressbewältigung' to Stress, 'Laienreanimation' to Reanimation. */
function waysOfKnownPart(word: string, weight: number, language: Language): Alternative[] {
  const { vocabulary, concepts, analyse, isOrdinary, generalStems } = language;
  if (word.length < 2 * leastPart + 1 || vocabulary.docsOf(word) !== undefined || isOrdinary(word)) return [];
  // What is asked about a topic is searched for as two words, if that finds nothing.
  if (analyse(word, 'de').parts.length > 0 || partsOf(word, language)) return [];
  const isKnownPart = (part: string): boolean =>
    part.length >= leastPart && ((vocabulary.docsOf(part) ?? 0) > 0 || concepts.named([part]).length > 0);
  for (let length = word.length - 2; length >= leastPart; length -= 1) {
    const begin = word.slice(0, length);
    const end = word.slice(-length);
    const isEnd = length >= leastEnd && length >= word.length / 2 && !generalStems.has(stemOf(end, 'de'));
    const found = [begin, begin.replace(/s$/, ''), ...(isEnd ? [end] : [])].find(isKnownPart);
    if (found) {
      const own = weight * weights.knownPart;
      return [{ all: [analyse(found, 'de').stem], weight: own }, ...waysOfNames(found, own, language)];
    }
  }
  return [];
}

/** Alternatives for concepts: names that occur in videos. Names of several words have to be a video's subject. */
function waysOfConcepts(named: readonly Named[], weight: number, language: Language): Alternative[] {
  const ways = named.flatMap(({ concept }) => waysOfConcept(concept, language));
  return strongest(ways)
    .slice(0, mostNames)
    .map((way) => ({ ...way, weight: way.weight * weight }));
}

/** Cached per concept and language: they only change with films and names, and were most of the cost of a plan. */
const waysKnown = new WeakMap<Language, Map<string, readonly Alternative[]>>();

function waysOfConcept(concept: Concept, language: Language): readonly Alternative[] {
  const { concepts, hasVideos, analyse, locale } = language;
  const all = waysKnown.get(language) ?? new Map<string, readonly Alternative[]>();
  waysKnown.set(language, all);
  const known = all.get(concept.key);
  if (known) return known;
  // German texts contain no English words, except those that mean something else in German: 'wart'.
  const terms = concepts
    .termsOf(concept)
    .filter(({ words, lang }) => (lang === 'de' || locale === 'en') && words.every((word) => hasVideos(word, lang)));
  const ways = terms.map((term: Term): Alternative => ({
    all: term.words.map((word) => analyse(word, term.lang).stem),
    weight: term.weight,
    isRelated: term.isRelated || term.words.length > 1,
  }));
  const found = strongest(ways).slice(0, mostNames);
  all.set(concept.key, found);
  return found;
}

/** Synonyms of a single word. */
const waysOfNames = (word: string, weight: number, language: Language): Alternative[] =>
  waysOfConcepts(language.concepts.named([word]), weight, language);

/** Maximum number of concepts that an unfinished word may mean. */
const mostBegun = 3;

/** What an unfinished last word may name, where no video has a word that begins so: 'pneumok' is an illness already. */
function begunIn(tokens: readonly Token[], named: readonly Named[], { vocabulary, concepts, isOrdinary }: Language): Named[] {
  const at = tokens.length - 1;
  const word = tokens[at]?.word ?? '';
  if (word.length < leastOfName || isOrdinary(word) || vocabulary.docsOf(word) !== undefined) return [];
  if (named.some(({ places }) => places.includes(at))) return [];
  const begun = vocabulary.startingWith(word, completions.ofUnknown);
  const meant = begun.some(({ docs }) => docs > 0) ? [] : begun.flatMap((one) => concepts.named([one.word]));
  const all = [...new Map(meant.map(({ concept, isForeign }) => [concept, { concept, places: [at], isForeign }])).values()];
  return all.length > mostBegun ? [] : all;
}

/** Completions of the last word. */
function unfinished(word: string, language: Language): Alternative[] {
  const { vocabulary, analyse, locale } = language;
  const isWord = vocabulary.docsOf(word) !== undefined || language.isOrdinary(word);
  const most = isWord ? completions.ofKnown : completions.ofUnknown;
  const weight = isWord ? weights.perhapsUnfinished : weights.unfinished;
  return vocabulary
    .startingWith(word, most + 1)
    .filter((other) => other.word !== word)
    .flatMap(({ word: whole, docs }, at) => [
      ...languagesOf(locale).map((lang) => ({ all: [analyse(whole, lang).stem], weight })),
      // A word that no video contains may still name the subject of one.
      ...(at < 3 || docs === 0 ? waysOfNames(whole, weight, language) : []),
    ]);
}

/** Synonyms of the words of a search, for the editors of concepts. */
export function otherNames(
  text: string,
  { locale, ...language }: Pick<Language, 'locale' | 'concepts' | 'isOrdinary' | 'vocabulary'>,
): { readonly tokens: readonly Token[]; readonly names: readonly string[] }[] {
  const tokens = contentOf(text, locale);
  return namedIn(text, tokens, language).map(({ concept, places }) => ({
    tokens: places.flatMap((place) => tokens[place] ?? []),
    names: Object.values(concept.names).flat(),
  }));
}

/** Adjacent words that form one word of this site: 'Hexen schuss'. */
function joinedPairs(tokens: readonly Token[], language: Language): { at: number; word: string }[] {
  return tokens.slice(1).flatMap((token, at) => {
    const word = `${tokens[at]?.word ?? ''}${token.word}`;
    return isInflected(word, 'de', language) ? [{ at, word }] : [];
  });
}

/** Alternatives without duplicates, each with its highest weight, sorted by weight. */
function strongest(ways: readonly Alternative[]): Alternative[] {
  const best = new Map<string, Alternative>();
  for (const way of ways) {
    const key = `${way.all.toSorted().join(' ')}${way.isRelated ? ' related' : ''}`;
    if ((best.get(key)?.weight ?? 0) < way.weight) best.set(key, way);
  }
  return [...best.values()].toSorted((a, b) => b.weight - a.weight);
}
