import { readTraits, traitNames, type TraitName, type VideoTraits } from '#catalog/traits.ts';
import { slugPattern } from '#paths/patterns.ts';
import type { PageLinks } from '#paths/routes.ts';
import type { Length, lengths, searchLimits } from '../contract.ts';

/* Repeated here, since the contract would load the schemas; the types guarantee that both are equal. */
export const limits: typeof searchLimits = { least: 3, most: 20, read: 200 };
export const lengthsInOrder: typeof lengths = ['short', 'medium', 'long'];

/** The facets by which results are narrowed (S12.6). */
export type Facet = 'topic' | 'partner' | 'length' | TraitName;
export const facetsInOrder: readonly Facet[] = ['topic', 'partner', 'length', ...traitNames];

/** A search as in the URL; with an empty query there is none. */
export type Wanted = VideoTraits & {
  readonly query: string;
  /** Search the text as written, without corrections (S12.7). */
  readonly exact?: true | undefined;
  readonly topic?: string | undefined;
  readonly partner?: string | undefined;
  readonly length?: Length | undefined;
  readonly page: number;
};

export const nothing: Wanted = { query: '', page: 1 };

/** Normalises a text: no control characters, 200 UTF-16 units, no unpaired surrogates. */
export const textOf = (raw: string): string =>
  raw
    .slice(0, limits.read)
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(/\p{Cs}/gu, '');

/** The part that fits into the field (S5.6): 20 units. */
export const fieldValue = (text: string): string =>
  textOf(text)
    .slice(0, limits.most)
    .replaceAll(/\p{Cs}/gu, '');

/** The field's value after a paste, even if it is longer than the field (S12.8): line breaks become spaces. */
export const pastedText = (value: string, pasted: string, { from, to }: { readonly from: number; readonly to: number }): string =>
  textOf(`${value.slice(0, from)}${pasted.replaceAll(/\s+/g, ' ')}${value.slice(to)}`.trimStart());

/** The text to search for: all of it, even if the field shows less; empty if it is too short (S5.6). */
export function queryOf(value: string): string {
  const query = textOf(value).trim();
  return query.length < limits.least ? '' : query;
}

const slugOf = (value: string | null): string | undefined =>
  value !== null && value.length <= 120 && slugPattern.test(value) ? value : undefined;

/** Parses a query string. Invalid values are ignored. */
export function wantedOf(given: URLSearchParams): Wanted {
  const query = queryOf(given.get('query') ?? '');
  if (query === '') return nothing;
  const page = given.get('page') ?? '';
  return {
    query,
    exact: given.get('exact') === '1' ? true : undefined,
    topic: slugOf(given.get('topic')),
    partner: slugOf(given.get('partner')),
    length: lengthsInOrder.find((length) => length === given.get('length')),
    ...readTraits((name) => given.get(name)),
    page: /^(?:[1-9]|[1-4]\d|50)$/.test(page) ? Number(page) : 1,
  };
}

/** The URL of a search. */
export function addressOf({ page, exact, ...wanted }: Wanted, links: PageLinks): string {
  if (wanted.query === '') return links('search');
  const query = { ...wanted, exact: exact && '1', page: page > 1 ? String(page) : undefined };
  return links('search', query);
}

/** A cache key: equal for equal searches. */
export const keyOf = (wanted: Wanted): string =>
  JSON.stringify([wanted.query, wanted.exact, wanted.page, ...facetsInOrder.map((facet) => wanted[facet])]);

/** Toggles a facet's value and goes back to the first page. */
export const toggled = (wanted: Wanted, facet: Facet, value: string): Wanted => ({
  ...wanted,
  [facet]: wanted[facet] === value ? undefined : value,
  page: 1,
});

export const isNarrowed = (wanted: Wanted): boolean => facetsInOrder.some((facet) => wanted[facet]);

/** The same search without filters. */
export const widened = ({ query, exact }: Wanted): Wanted => ({ query, exact, page: 1 });
