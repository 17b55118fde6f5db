import type { PgInsertOnConflictDoUpdateConfig, PgInsertBase, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database.ts';

/** PostgreSQL allows at most 65,535 parameters per statement. */
const rowsAtOnce = 500;

type Update<Table extends PgTable> = PgInsertOnConflictDoUpdateConfig<PgInsertBase<Table, never>>;

/** Inserts any number of rows. Those that violate a unique constraint are `skipped`, or update the row that exists. */
export async function insertRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { existing }: { readonly existing?: 'skipped' | Update<Table> } = {},
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const insert = tx.insert(table).values(rows.slice(at, at + rowsAtOnce));
    if (existing === 'skipped') await insert.onConflictDoNothing();
    else await (existing ? insert.onConflictDoUpdate(existing) : insert);
  }
}
