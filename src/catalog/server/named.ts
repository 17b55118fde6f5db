import { createHash } from 'node:crypto';

/** What content has that is written as files: entries with names instead of ids, and texts for any site. */

/** The same id for an entry in every import: formatted as a UUID version 4, derived from its kind and name. */
export function idOf(kind: string, name: string): string {
  const hex = createHash('sha256').update(`${kind} ${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Returns the data with `{presenter}` and `{site}` replaced in all its texts (S1.9). */
export function fillNames<Data>(data: Data, names: { readonly presenter: string; readonly site: string }): Data {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll('{presenter}', names.presenter).replaceAll('{site}', names.site);
    if (Array.isArray(value)) return value.map(fill);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(data) as Data;
}
