/**
 * The address of a page in easy German (S19.4): `?sprache=einfach` behind its own. It is a page of its own in the cache, works without
 * script, and names the ordinary one as canonical.
 */
const name = 'sprache';
const value = 'einfach';

/** The query of every page that may have such a version. */
export const easyQuery = { [name]: new RegExp(`^${value}$`) } as const;

/** The BCP 47 tag of easy German: `simple` is a registered variant (RFC 5646). */
export const easyLang = 'de-simple';

/** Whether the query of an address asks for easy German. */
export const isEasySearch = (search: string): boolean => new URLSearchParams(search).get(name) === value;

/** The query of the same page in easy German, or of the ordinary one. */
export function easySearch(search: string, isEasy: boolean): string {
  const query = new URLSearchParams(search);
  query.delete(name);
  if (isEasy) query.set(name, value);
  return query.size > 0 ? `?${query}` : '';
}
