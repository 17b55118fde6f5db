import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Escapes a text for LIKE. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Maximum number of words: more would only cost time. */
const mostWords = 8;

/** What `hasWords` searches: an index on it must have exactly this expression. */
const searchedText = (texts: readonly (SQL | AnyPgColumn)[]): SQL => {
  const all = texts.map((text) => sql`coalesce(${text}, '')`);
  return sql`lower(${sql.join(all, sql` || ' ' || `)})`;
};

/** For an index of trigrams that serves `hasWords` on these texts: words of three characters and more. */
export const trigramsOf = (texts: readonly (SQL | AnyPgColumn)[]): SQL => sql`(${searchedText(texts)}) gin_trgm_ops`;

/**
 * The condition for `q` of the back office's lists (S10.2): each of its words occurs in one of these texts, case-insensitively.
 * Undefined without words. The texts are searched concatenated: searching each separately takes half as long again.
 */
export function hasWords(texts: readonly (SQL | AnyPgColumn)[], q: string | undefined): SQL | undefined {
  const words = (q ?? '').normalize('NFC').split(/\s+/).filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return undefined;
  const one = searchedText(texts);
  return sql.join(
    words.map((word) => sql`${one} like lower(${`%${literally(word)}%`})`),
    sql` and `,
  );
}
