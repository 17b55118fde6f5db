import { and, eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { pgSchema, pgView, text, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/**
 * Content tables are in the schema `content`, with entries in any state. Everything else reads the views of the same names in
 * `public`, which contain published entries: so no query can forget to filter.
 */
export const content = pgSchema('content');

/** Imported entries without a state are public. */
export const state = () =>
  text({ enum: ['draft', 'published', 'binned'] })
    .notNull()
    .default('published');

export type EntryTable = PgTable & { readonly id: PgColumn; readonly state: PgColumn };

/**
 * Sorted by name, so that moving a field does not change a view. The id comes first: drizzle treats a left-joined row as missing
 * if its first column is null.
 */
const byName = (columns: Readonly<Record<string, PgColumn>>): Record<string, PgColumn> =>
  Object.fromEntries(
    Object.entries(columns).toSorted(
      ([, a], [, b]) => Number(b.name === 'id') - Number(a.name === 'id') || (a.name < b.name ? -1 : 1),
    ),
  );

type Columns<Table extends PgTable> = Omit<Table['_']['columns'], 'state'>;

/** A column that is only null in drafts. */
type Whole<Column> = Column extends PgColumn<infer Config> ? PgColumn<Omit<Config, 'notNull'> & { notNull: true }> : Column;

/**
 * A condition that the referenced entry is published. A lookup by key for each row: with a join the planner might read all
 * entries to answer for a few rows, since such a condition is part of every query of the view.
 */
export const isPublic = (named: PgColumn, entry: EntryTable): SQL =>
  sql`(select ${entry.state} from ${entry} where ${entry.id} = ${named}) = 'published'`;

/**
 * A view of the published rows of an entry table, without their state, that also meet `conditions`. `filled` are columns that
 * only a draft may leave empty.
 */
export function publicView<Table extends EntryTable, Filled extends keyof Columns<Table> = never>(
  table: Table,
  more: { readonly filled?: readonly Filled[]; readonly conditions?: readonly SQL[] } = {},
) {
  const { state: own, ...columns } = getTableColumns(table);
  return pgView(getTableName(table)).as((db) =>
    db
      .select(
        byName(columns as unknown as Record<string, PgColumn>) as unknown as {
          [Name in keyof Columns<Table>]: Name extends Filled ? Whole<Columns<Table>[Name]> : Columns<Table>[Name];
        },
      )
      .from(table as PgTable)
      .where(and(eq(own as PgColumn, 'published'), ...(more.conditions ?? []))),
  );
}

/** A view of links between published entries. */
export function publicLinks<Table extends PgTable>(table: Table, ends: readonly SQL[]) {
  const columns: unknown = getTableColumns(table);
  return pgView(getTableName(table)).as((db) =>
    db
      .select(columns as { [Name in keyof Columns<Table>]: Columns<Table>[Name] })
      .from(table as PgTable)
      .where(and(...ends)),
  );
}
