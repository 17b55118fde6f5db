import type { Locale } from '#kit/locale.ts';
import type { SearchAnswer } from '../contract.ts';
import { limits } from './wanted.ts';

/** Maximum number of hints from the results' keywords (S9.1). */
export const mostHints = 8;

/**
 * The hints of a hit in the reader's language: keywords are German (S3.6), so English readers get the translated topics. A topline
 * with a number names a part of a series ('Day 26'), not a topic.
 */
const suggestionsOf = ({ search_keywords: keywords, topline, lang }: SearchAnswer['data'][number], locale: Locale): string[] => {
  if (locale === 'de') return keywords.split(',');
  return lang === locale && !/\d/.test(topline) ? [topline] : [];
};

type Answered = Pick<SearchAnswer, 'data' | 'corrected' | 'emergency'>;

/**
 * Suggested searches: the results' keywords, those first that many results share or the best ones have (S9.1): the second result
 * counts half as much as the first. Only what fits into the field, and not the search itself. None beside a note that sends
 * somebody for help now.
 */
export function hintsOf({ data, corrected, emergency }: Answered, query: string, locale: Locale): string[] {
  if (emergency && emergency.level !== 'prevention') return [];
  const known = new Set([query, corrected ?? ''].map((word) => word.toLowerCase()));
  const weights = new Map<string, { readonly word: string; weight: number }>();
  for (const [at, hit] of data.entries()) {
    for (const word of suggestionsOf(hit, locale).map((suggestion) => suggestion.trim())) {
      const key = word.toLowerCase();
      if (known.has(key) || word.length < limits.least || word.length > limits.most) continue;
      const weighed = weights.get(key) ?? { word, weight: 0 };
      weighed.weight += 1 / (at + 1);
      weights.set(key, weighed);
    }
  }
  return [...weights.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostHints)
    .map(({ word }) => word);
}

/** The numbers below `count` in random order; `random` like `Math.random`. */
export function shuffledOrder(count: number, random: () => number = Math.random): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}
