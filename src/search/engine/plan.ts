import type { Locale } from '#kit/locale.ts';
import type { Analyse } from '../language/analysis.ts';
import { isStopWord, isWeak } from '../language/stop-words.ts';
import { isNumber, tokensOf, type Token } from '../language/tokens.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { exactly } from './document.ts';
import type { Guess } from './spelling.ts';
import type { Synonyms } from './synonyms.ts';

/** One way to meet a group: a document that has all of these lexemes. The weight is 1 for what was typed. */
export type Alternative = { readonly all: readonly string[]; readonly weight: number };

/** A word of the search with all that counts as it, what counts most first. A hit need not meet what is optional, but comes before those that do not. */
export type Group = { readonly alternatives: readonly Alternative[]; readonly isOptional: boolean };

export type Plan = {
  readonly groups: readonly Group[];
  /** Lexemes whose words are marked; `loose` ones, parts of a compound, only where none of the others stands. */
  readonly marked: ReadonlySet<string>;
  readonly loose: ReadonlySet<string>;
  /** What was searched for instead, folded, word by word; null where nothing was changed. */
  readonly corrected: readonly { readonly token: Token; readonly word: string }[] | null;
};

/** What a search is understood with. */
export type Language = {
  readonly locale: Locale;
  readonly vocabulary: Vocabulary;
  readonly analyse: Analyse;
  readonly synonyms: Synonyms;
  /** Stems of words that say too little alone: they may be missing where a compound has them. */
  readonly weakStems: ReadonlySet<string>;
};

const weights = {
  exact: 1.15,
  own: 1,
  synonym: 0.8,
  guess: [0.9, 0.7, 0.6],
  /** Of the last word, where it begins others and is none itself; and of itself then: 'Kopfs' is no head. */
  unfinished: 0.9,
  fragment: 0.5,
  /** Of a word that is complete already: Arm is more likely an arm than Armut. */
  perhapsUnfinished: 0.4,
  otherForm: 0.6,
  apart: 0.4,
  withoutWeakParts: 0.3,
} as const;

const completions = { ofUnknown: 24, ofKnown: 8, least: 3 } as const;

/** The words of a search that count: all but stop words, or all where there are no others. */
export function contentOf(text: string, locale: Locale): Token[] {
  const tokens = tokensOf(text);
  const content = tokens.filter(({ word }) => !isStopWord(word, 'de') && (locale === 'de' || !isStopWord(word, 'en')));
  return content.length > 0 ? content : tokens;
}

/** English readers see German texts where nobody translated them, so their words are read both ways. */
const languagesOf = (locale: Locale): readonly Locale[] => (locale === 'en' ? ['en', 'de'] : ['de']);

/**
 * Whether a word means something on this site: a video has it, whatever its inflection, a list knows it, its parts are known, or, for
 * the last word, it begins one.
 */
export function isKnown(word: string, isLast: boolean, { vocabulary, analyse, locale }: Language): boolean {
  if (word.length < 3 || isNumber(word) || vocabulary.docsOf(word) !== undefined) return true;
  if (isLast && vocabulary.startingWith(word, 1).length > 0) return true;
  return languagesOf(locale).some((lang) => {
    const { parts } = analyse(word, lang);
    return parts.length > 0 || [word, ...otherForms(word)].some((form) => isInflected(form, lang, { vocabulary, analyse }));
  });
}

/** Whether a video has the word in another form. */
function isInflected(word: string, lang: Locale, { vocabulary, analyse }: Pick<Language, 'vocabulary' | 'analyse'>): boolean {
  const { stem } = analyse(word, lang);
  return vocabulary.startingWith(stem, 40).some((other) => analyse(other.word, lang).stem === stem);
}

/** What a verb's form may come from that its stem does not say: gegrübelt from grübelt, juckt from jucken. */
function otherForms(word: string): string[] {
  if (/^ge.{4,}(?:t|en)$/.test(word)) return [word.slice(2)];
  return /^.{4}t$/.test(word) ? [word.slice(0, -1)] : [];
}

/** What a search looks for. `guessed` says what words that nobody knows may have been meant to be. */
export function planOf(text: string, language: Language, guessed: ReadonlyMap<string, readonly Guess[]> = new Map()): Plan {
  const { vocabulary, locale } = language;
  const tokens = contentOf(text, locale);
  const endsOpen = !/\s$/.test(text);
  const corrected: { token: Token; word: string }[] = [];
  const groups = tokens.map((token, at): Alternative[] => {
    const mayGoOn = endsOpen && at === tokens.length - 1 && token.word.length >= completions.least && !isNumber(token.word);
    const ends = mayGoOn ? unfinished(token.word, language) : [];
    const isFragment = ends.length > 0 && vocabulary.docsOf(token.word) === undefined;
    const found = waysOf(token.word, isFragment ? weights.fragment : weights.own, language);
    found.push(...ends);
    const instead = guessed.get(token.word) ?? [];
    for (const [rank, { word }] of instead.entries()) found.push(...waysWithSynonyms(word, weights.guess[rank] ?? 0.5, language));
    if (instead[0]) corrected.push({ token, word: instead[0].word });
    return found;
  });
  addTerms(tokens, groups, language);
  const joined = joinedPairs(tokens, language);
  for (const { at, word } of joined)
    for (const group of [groups[at], groups[at + 1]]) group?.push(...waysOf(word, weights.own, language));

  const alternatives = groups.flat();
  const isSaid = tokens.some(({ word }) => !isWeak(word));
  return {
    groups: groups.map((one, at) => ({ alternatives: strongest(one), isOptional: isSaid && isWeak(tokens[at]?.word ?? '') })),
    marked: new Set(alternatives.filter(({ all }) => all.length === 1).flatMap(({ all }) => all)),
    loose: new Set(alternatives.filter(({ all }) => all.length > 1).flatMap(({ all }) => all)),
    corrected: corrected.length > 0 ? corrected : null,
  };
}

/** A word by itself: as it is, by its stem, and its parts apart from each other. */
function waysOf(word: string, weight: number, { analyse, locale, weakStems }: Language): Alternative[] {
  const ways: Alternative[] = [{ all: [exactly(word)], weight: weight * weights.exact }];
  for (const lang of languagesOf(locale)) {
    const { stem, parts } = analyse(word, lang);
    ways.push({ all: [stem], weight });
    if (parts.length > 1) ways.push({ all: parts, weight: weight * weights.apart });
    const strong = parts.filter((part) => !weakStems.has(part));
    if (strong.length > 0 && strong.length < parts.length) ways.push({ all: strong, weight: weight * weights.withoutWeakParts });
  }
  for (const form of otherForms(word)) ways.push({ all: [analyse(form, 'de').stem], weight: weight * weights.otherForm });
  return ways;
}

const waysOfTerm = (words: readonly string[], weight: number, language: Language): Alternative[] =>
  words.length === 1
    ? waysOf(words[0] ?? '', weight, language)
    : [{ all: words.map((word) => language.analyse(word, 'de').stem), weight }];

/** A word and what else it is called. */
const waysWithSynonyms = (word: string, weight: number, language: Language): Alternative[] => [
  ...waysOf(word, weight, language),
  ...language.synonyms.of([word]).flatMap((term) => waysOfTerm(term, weight * weights.synonym, language)),
];

/** The words that the last one may be the beginning of. */
function unfinished(word: string, language: Language): Alternative[] {
  const { vocabulary, analyse, locale } = language;
  const isWord = vocabulary.docsOf(word) !== undefined;
  const most = isWord ? completions.ofKnown : completions.ofUnknown;
  const weight = isWord ? weights.perhapsUnfinished : weights.unfinished;
  return vocabulary
    .startingWith(word, most + 1)
    .filter((other) => other.word !== word)
    .flatMap(({ word: whole, docs }, at) => [
      ...languagesOf(locale).map((lang) => ({ all: [analyse(whole, lang).stem], weight })),
      // What no video says may still be what one is about.
      ...(at < 3 || docs === 0
        ? language.synonyms.of([whole]).flatMap((term) => waysOfTerm(term, weight * weights.synonym, language))
        : []),
    ]);
}

/** Adds what the search's words, one or several side by side, are called otherwise; it stands for each of them. */
function addTerms(tokens: readonly Token[], groups: readonly Alternative[][], language: Language): void {
  for (let from = 0; from < tokens.length; from += 1) {
    for (let count = 1; count <= language.synonyms.longest && from + count <= tokens.length; count += 1) {
      const words = tokens.slice(from, from + count).map(({ word }) => word);
      const ways = language.synonyms.of(words).flatMap((term) => waysOfTerm(term, weights.synonym, language));
      for (const group of groups.slice(from, from + count)) group.push(...ways);
    }
  }
}

/** The words of a search, one or several side by side, that are called otherwise too: as folded words. */
export function otherNames(
  text: string,
  { locale, synonyms }: Pick<Language, 'locale' | 'synonyms'>,
): { readonly tokens: readonly Token[]; readonly names: readonly (readonly string[])[] }[] {
  const tokens = contentOf(text, locale);
  return tokens.flatMap((_, from) =>
    Array.from({ length: Math.min(synonyms.longest, tokens.length - from) }, (__, count) => {
      const side = tokens.slice(from, from + count + 1);
      return { tokens: side, names: synonyms.of(side.map(({ word }) => word)) };
    }).filter(({ names }) => names.length > 0),
  );
}

/** Neighbours that are one word on this site: 'Hexen schuss'. */
function joinedPairs(tokens: readonly Token[], language: Language): { at: number; word: string }[] {
  return tokens.slice(1).flatMap((token, at) => {
    const word = `${tokens[at]?.word ?? ''}${token.word}`;
    return isInflected(word, 'de', language) ? [{ at, word }] : [];
  });
}

/** Each way once, with the highest of its weights, by which they are in order. */
function strongest(ways: readonly Alternative[]): Alternative[] {
  const best = new Map<string, Alternative>();
  for (const way of ways) {
    const key = way.all.toSorted().join(' ');
    if ((best.get(key)?.weight ?? 0) < way.weight) best.set(key, way);
  }
  return [...best.values()].toSorted((a, b) => b.weight - a.weight);
}
