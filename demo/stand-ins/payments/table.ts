import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#platform/database.ts';

/** The stand-in's data, as objects of Stripe's API. */
export const standInObjects = pgTable('stand_in_objects', {
  id: text().primaryKey(),
  kind: text().notNull(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** An arbitrary key that no other advisory lock of the product uses. */
const lockKey = 7_204_113;

/** Serialises the stand-in's changes on all servers. */
export const lock = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);

/** Creates the table if it is missing: it belongs to the demo, not to the product. */
export const makeTable = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await lock(tx);
    await tx.execute(sql`create table if not exists stand_in_objects (
      id text primary key, kind text not null, data jsonb not null, created_at timestamp with time zone not null)`);
    await tx.execute(sql`create index if not exists stand_in_objects_of_kind on stand_in_objects (kind, created_at)`);
  });

/** Whether this database was ever used with the stand-in. */
export async function hasTable(db: Db | Tx): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select to_regclass('stand_in_objects') is not null as "is"`);
  return rows[0]?.is === true;
}
