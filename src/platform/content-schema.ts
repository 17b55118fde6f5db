import { and, eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { pgSchema, pgView, text, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/**
 * What editors make stands in the schema `content`, in whatever state it is. Everybody else reads the views of the same names in
 * `public`, which hold what is published: so no query can forget to ask.
 */
export const content = pgSchema('content');

/** What is brought in without a word about it is public. */
export const state = () =>
  text({ enum: ['draft', 'published', 'binned'] })
    .notNull()
    .default('published');

export type EntryTable = PgTable & { readonly id: PgColumn; readonly state: PgColumn };

/**
 * In the order of their names, so that a view stays as it is where a field only moves. The id comes first: of a left join drizzle takes
 * the row for missing where its first column is null.
 */
const byName = (columns: Readonly<Record<string, PgColumn>>): Record<string, PgColumn> =>
  Object.fromEntries(
    Object.entries(columns).toSorted(
      ([, a], [, b]) => Number(b.name === 'id') - Number(a.name === 'id') || (a.name < b.name ? -1 : 1),
    ),
  );

type Columns<Table extends PgTable> = Omit<Table['_']['columns'], 'state'>;

/** A column that is null in drafts alone. */
type Whole<Column> = Column extends PgColumn<infer Config> ? PgColumn<Omit<Config, 'notNull'> & { notNull: true }> : Column;

/**
 * That the entry which a row names is published. A look at its key for each row: with a join the planner may read all entries to
 * answer for a few rows, and such a condition is added to every query of the view.
 */
export const isPublic = (named: PgColumn, entry: EntryTable): SQL =>
  sql`(select ${entry.state} from ${entry} where ${entry.id} = ${named}) = 'published'`;

/**
 * The published rows of a table of entries, without their state: those of which `conditions` hold as well. `filled` are columns that only
 * a draft may leave empty.
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

/** Links between entries of which both ends are published. */
export function publicLinks<Table extends PgTable>(table: Table, ends: readonly SQL[]) {
  const columns: unknown = getTableColumns(table);
  return pgView(getTableName(table)).as((db) =>
    db
      .select(columns as { [Name in keyof Columns<Table>]: Columns<Table>[Name] })
      .from(table as PgTable)
      .where(and(...ends)),
  );
}
