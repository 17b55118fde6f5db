import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A text as it stands in a pattern: its own per cent signs and lines mean themselves. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** More would only cost time. */
const mostWords = 8;

/**
 * What `q` asks of the back office's lists (S10.2): each of its words stands somewhere in these texts, in capitals or not.
 * Undefined where it has no words. The texts are searched as one: comparing each for itself takes half as long again.
 */
export function hasWords(texts: readonly (SQL | AnyPgColumn)[], q: string | undefined): SQL | undefined {
  const words = (q ?? '').normalize('NFC').split(/\s+/).filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return undefined;
  const all = texts.map((text) => sql`coalesce(${text}, '')`);
  const one = sql`lower(${sql.join(all, sql` || ' ' || `)})`;
  return sql.join(
    words.map((word) => sql`${one} like lower(${`%${literally(word)}%`})`),
    sql` and `,
  );
}
