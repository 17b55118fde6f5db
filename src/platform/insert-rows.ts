import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database.ts';

/** PostgreSQL allows at most 65,535 parameters per statement. */
const rowsAtOnce = 500;

/** Inserts any number of rows; with `skipExisting`, those that violate a unique constraint are left out. */
export async function insertRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { skipExisting = false } = {},
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const insert = tx.insert(table).values(rows.slice(at, at + rowsAtOnce));
    await (skipExisting ? insert.onConflictDoNothing() : insert);
  }
}
