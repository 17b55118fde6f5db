import { readTraits, traitNames, type TraitName, type VideoTraits } from '#catalog/traits.ts';
import { slugPattern } from '#paths/patterns.ts';
import type { PageLinks } from '#paths/routes.ts';
import type { Length, lengths, searchLimits } from '../contract.ts';

/* Said once more, since the contract brings schemas along; the types see to it that both say the same. */
export const limits: typeof searchLimits = { least: 3, most: 20, read: 200 };
export const lengthsInOrder: typeof lengths = ['short', 'medium', 'long'];

/** The facets by which results are narrowed (S12.6). */
export type Facet = 'topic' | 'partner' | 'length' | TraitName;
export const facetsInOrder: readonly Facet[] = ['topic', 'partner', 'length', ...traitNames];

/** What is searched for, as the address says; with an empty query nothing is. */
export type Wanted = VideoTraits & {
  readonly query: string;
  /** As it is written: nothing is corrected (S12.7). */
  readonly exact?: true | undefined;
  readonly topic?: string | undefined;
  readonly partner?: string | undefined;
  readonly length?: Length | undefined;
  readonly page: number;
};

export const nothing: Wanted = { query: '', page: 1 };

/** What counts of a text, however long it is: no control characters, 200 units, and no half of a character. */
export const textOf = (raw: string): string =>
  raw
    .slice(0, limits.read)
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(/\p{Cs}/gu, '');

/** What the field can hold of it (S5.6): 20 units. */
export const fieldValue = (text: string): string =>
  textOf(text)
    .slice(0, limits.most)
    .replaceAll(/\p{Cs}/gu, '');

/** What a paste makes of the field's value, also where that is longer than the field (S12.8): lines follow each other as words do. */
export const pastedText = (value: string, pasted: string, { from, to }: { readonly from: number; readonly to: number }): string =>
  textOf(`${value.slice(0, from)}${pasted.replaceAll(/\s+/g, ' ')}${value.slice(to)}`.trimStart());

/** What of a text is searched for: all of it, also where the field shows less; empty where it is too short (S5.6). */
export function queryOf(value: string): string {
  const query = textOf(value).trim();
  return query.length < limits.least ? '' : query;
}

const slugOf = (value: string | null): string | undefined =>
  value !== null && value.length <= 120 && slugPattern.test(value) ? value : undefined;

/** Reads an address's query. What has not the right form is not there. */
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

/** The page's address for what is wanted. */
export function addressOf({ page, exact, ...wanted }: Wanted, links: PageLinks): string {
  if (wanted.query === '') return links('search');
  const query = { ...wanted, exact: exact && '1', page: page > 1 ? String(page) : undefined };
  return links('search', query);
}

/** The same for the same wish, another for every other. */
export const keyOf = (wanted: Wanted): string =>
  JSON.stringify([wanted.query, wanted.exact, wanted.page, ...facetsInOrder.map((facet) => wanted[facet])]);

/** A facet's value is switched on, or off again, and the results begin anew. */
export const toggled = (wanted: Wanted, facet: Facet, value: string): Wanted => ({
  ...wanted,
  [facet]: wanted[facet] === value ? undefined : value,
  page: 1,
});

export const isNarrowed = (wanted: Wanted): boolean => facetsInOrder.some((facet) => wanted[facet]);

/** The same search over all results. */
export const widened = ({ query, exact }: Wanted): Wanted => ({ query, exact, page: 1 });
