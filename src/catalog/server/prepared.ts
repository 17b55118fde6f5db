import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';

/**
 * A statement whose text is built once and that each connection plans once, under a name: building and planning
 * the questions of a page took longer than answering them. The statement gives one row with one JSON value `found`,
 * which is much quicker to write and to read than as many fields; its parameters are `sql.placeholder`s.
 */
export function prepared<Found>(name: string, statement: SQL) {
  const prepare = (db: Db) =>
    db
      .select({ found: sql<Found>`answer.found` })
      .from(sql`(${statement}) answer`)
      .prepare(name);
  const made = new WeakMap<Db, ReturnType<typeof prepare>>();
  return async (db: Db, values: Record<string, unknown> = {}): Promise<Found> => {
    const query = made.get(db) ?? prepare(db);
    made.set(db, query);
    const [row] = await query.execute(values);
    if (!row) throw new Error(`The statement ${name} gives one row, always.`);
    return row.found;
  };
}

/** A parameter that is a list. */
export const listOf = (name: string, type: 'uuid' | 'int' | 'text'): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}[]`;
