import { sql, type SQL } from 'drizzle-orm';
import { readingRows, type Rows } from '#platform/content-reads.ts';
import type { Db } from '#platform/database.ts';

/** See `readingRows`. */
type RowsOf<Found> = (found: Found, values: Record<string, unknown>) => Rows | null;

/**
 * A named prepared statement: its text is built once and each connection plans it once, since building and planning a page's
 * queries took longer than executing them. It returns one row with one JSON value `found`, which is much faster to write and
 * parse than many columns; parameters are `sql.placeholder`s.
 */
export function prepared<Found>(name: string, statement: SQL, rowsOf?: RowsOf<Found>) {
  const prepare = (db: Db) =>
    db
      .select({ found: sql<Found>`answer.found` })
      .from(sql`(${statement}) answer`)
      .prepare(name);
  const made = new WeakMap<Db, ReturnType<typeof prepare>>();
  return async (db: Db, values: Record<string, unknown> = {}): Promise<Found> => {
    const query = made.get(db) ?? prepare(db);
    made.set(db, query);
    const execute = async (): Promise<Found> => {
      const [row] = await query.execute(values);
      if (!row) throw new Error(`The statement ${name} gives one row, always.`);
      return row.found;
    };
    return rowsOf ? readingRows(execute, (found) => rowsOf(found, values)) : execute();
  };
}

/** An array parameter. */
export const listOf = (name: string, type: 'uuid' | 'int' | 'text'): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}[]`;

/** The id of the entry that has `value` in a unique column; null if there is none. */
export const idBy = (table: 'playlists' | 'tags' | 'videos', column: 'id' | 'shortid' | 'slug') =>
  prepared<string | null>(
    `${table}-by-${column}`,
    sql`select (select id from ${sql.raw(table)} where ${sql.raw(column)} = ${sql.placeholder('value')}) as found`,
    (id) => (id === null ? null : { tables: [table], ids: [id] }),
  );
