import { slugPattern } from '#paths/patterns.ts';
import type { PageLinks } from '#paths/routes.ts';
import type { Length, lengths, searchLimits } from '../contract.ts';

/* Said once more, since the contract brings schemas along; the types see to it that both say the same. */
export const limits: typeof searchLimits = { least: 3, most: 20 };
export const lengthsInOrder: typeof lengths = ['short', 'medium', 'long'];

/** The facets by which results are narrowed (S12.6). */
export type Facet = 'topic' | 'partner' | 'length';

/** What is searched for, as the address says; with an empty query nothing is. */
export type Wanted = {
  readonly query: string;
  readonly topic?: string | undefined;
  readonly partner?: string | undefined;
  readonly length?: Length | undefined;
  readonly page: number;
};

export const nothing: Wanted = { query: '', page: 1 };

/** What the field can hold (S5.6): no control characters, 20 units, and no half of a character at the end. */
export const fieldValue = (raw: string): string =>
  raw
    .slice(0, 200)
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, limits.most)
    .replaceAll(/\p{Cs}/gu, '');

/** What of a field's value is searched for; empty where it is too short (S5.6). */
export function queryOf(value: string): string {
  const query = fieldValue(value).trim();
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
    topic: slugOf(given.get('topic')),
    partner: slugOf(given.get('partner')),
    length: lengthsInOrder.find((length) => length === given.get('length')),
    page: /^(?:[1-9]|[1-4]\d|50)$/.test(page) ? Number(page) : 1,
  };
}

/** The page's address for what is wanted. */
export const addressOf = ({ page, ...wanted }: Wanted, links: Pick<PageLinks, 'search'>): string =>
  wanted.query === '' ? links.search() : links.search({ ...wanted, page: page > 1 ? String(page) : undefined });

/** The same for the same wish, another for every other. */
export const keyOf = ({ query, topic, partner, length, page }: Wanted): string =>
  JSON.stringify([query, topic, partner, length, page]);

/** A facet's value is switched on, or off again, and the results begin anew. */
export const toggled = (wanted: Wanted, facet: Facet, value: string): Wanted => ({
  ...wanted,
  [facet]: wanted[facet] === value ? undefined : value,
  page: 1,
});

export const isNarrowed = ({ topic, partner, length }: Wanted): boolean => Boolean(topic ?? partner ?? length);

/** The same search over all results. */
export const widened = ({ query }: Wanted): Wanted => ({ query, page: 1 });
