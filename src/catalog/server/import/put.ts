import { createHash } from 'node:crypto';
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#platform/database.ts';

/** The same id for an entry in every import: formatted as a UUID version 4, derived from its kind and name. */
export function idOf(kind: string, name: string): string {
  const hex = createHash('sha256').update(`${kind} ${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** PostgreSQL allows at most 65,535 parameters per statement. */
const rowsAtOnce = 500;

export const inChunks = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, at) => rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce));

/** Upserts rows by key. Columns that the rows do not name are left unchanged. All rows must name the same columns. */
export async function put<Table extends PgTable>(
  tx: Tx,
  table: Table,
  key: PgColumn,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const fields = Object.keys(rows[0] ?? {}).filter((field) => columns[field] !== key);
  const set = Object.fromEntries(fields.map((field) => [field, excluded(columns[field], getTableName(table), field)]));
  for (const chunk of inChunks(rows)) {
    const insert = tx.insert(table).values(chunk);
    await insert.onConflictDoUpdate({ target: key, set: set as never });
  }
}

function excluded(column: PgColumn | undefined, table: string, field: string): SQL {
  if (!column) throw new Error(`The table ${table} has no column ${field}.`);
  return sql`excluded.${sql.identifier(column.name)}`;
}
