import { sql } from 'drizzle-orm';
import { arrayOf } from './any-of.ts';
import type { Db } from './database.ts';

/** The tables of these names, and those that refer to them, directly or not. */
const withThoseBelow = (tables: readonly string[]) => sql`
  with recursive concerned (id) as (
    select oid from pg_class
    where relkind = 'r' and relname = any(${arrayOf(tables, 'text')}) and relnamespace = 'public'::regnamespace
    union
    select conrelid from pg_constraint join concerned on confrelid = id where contype = 'f'
  )
  select id::regclass::text as name from concerned`;

/**
 * Takes what was deleted out of the files of the embedded database, which never vacuums by itself. A plain VACUUM would leave the
 * bytes in their pages, so tables are written anew; the log of writes still has them too, so a new one is begun and the old one is
 * removed, not kept for use. Queries wait for each table: half a second in all in the demo, three with 20,000 members and 400,000
 * positions.
 */
export async function removeErasedBytes(db: Db, tables: readonly string[]): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(withThoseBelow(tables));
  for (const { name } of rows) await db.execute(sql.raw(`vacuum full ${name}`));
  await db.execute(sql`set wal_recycle = off`);
  await db.execute(sql`select pg_switch_wal()`);
  await db.execute(sql`checkpoint`);
  await db.execute(sql`reset wal_recycle`);
}
