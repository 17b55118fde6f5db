import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Locale } from '#kit/locale.ts';
import type { EntryTable } from '#platform/content-schema.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { EntityDescription, EntryState } from '../contract.ts';
import type { Content } from './tables.ts';

/** Entries that something names: the column of their ids, and these. */
export type Named = { readonly id: PgColumn; readonly ids: readonly string[] };

/** Content of an entry that stands in tables of its own: ids of a relation, or blocks. */
export type Part = {
  /** By the entry's id; an entry without any is left out. */
  readonly read: (db: Db | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
  readonly write: (tx: Tx, id: string, value: unknown) => Promise<void>;
  /** The value without what it names and there is not. */
  readonly known: (tx: Tx, value: unknown) => Promise<unknown>;
  /** The entries that a value names. */
  readonly names?: (value: unknown) => Named[];
  /** The ids (as `owner`) of all entries in whose part this piece of text stands, as a query; where a part holds texts. */
  readonly holding?: (piece: SQL) => SQL;
  /** What an entry without any has. */
  readonly empty: unknown;
};

/** By field: it names something that there is not, its value cannot be, another entry has it, or it is needed. */
export type Problems = Readonly<Record<string, 'unknown' | 'invalid' | 'taken' | 'missing'>>;

/** Pictures in texts by address, with their size in pixels; null where there is none. What is missing was not looked at, and stays as it was written. */
export type PictureSizes = ReadonlyMap<string, { readonly width: number; readonly height: number } | null>;

/** What is kept beside an entry's own picture: the colour that stands there until it is loaded, and whether all its variants are to be had. */
export type PictureLook = { readonly color: string; readonly processed: boolean };

/** The slot for what pictures are like: they belong to a room to the right. */
export type PictureFacts = {
  readonly measure: (addresses: readonly string[]) => Promise<PictureSizes>;
  readonly look: (address: string) => Promise<PictureLook>;
};

/** What is known of the pictures that content names. */
export type SeenPictures = {
  readonly sizes: PictureSizes;
  readonly own: (PictureLook & { readonly address: string }) | null;
};

/** What the machine knows while it saves. */
export type Saving = {
  readonly id: string;
  readonly now: Date;
  readonly locale: Locale;
  readonly pictures: SeenPictures;
  /** It is not to be seen yet: what follows from being published is left open. */
  readonly isDraft?: boolean;
  /** Somebody of the office saves it: an import brings what it has, and what waits for its time was looked at. */
  readonly isByHand?: boolean;
};

/** One entity of the back office (S10.2), as data. Content is in the form of `shape`, by the wire's names. */
export type Entity = EntityDescription & {
  /** Has the columns `id` and `state`, of which the view of the same name holds what is published. */
  readonly table: EntryTable;
  /** Content by the column that holds it. */
  readonly columns: Readonly<Record<string, PgColumn>>;
  readonly parts?: Readonly<Record<string, Part>>;
  /** Columns (by their name in the table's definition) that have one value for all entries of the entity. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Fills in what only the database knows, before the transaction of a save begins. */
  readonly prepare?: (db: Db, content: Content) => Promise<Content>;
  /** The field with the picture of which `color` and `processed` are kept; these are then the server's alone. */
  readonly picture?: string;
  /** Fields that are drawn for a new entry which leaves them out; one that has them keeps them. */
  readonly drawn?: readonly string[];
  /** Fills in what may be left out, and cleans what is rich text. Before anything is checked or kept. */
  readonly complete?: (content: Content, saving: Saving) => Content;
  /** Columns (by their name in the table's definition) that follow from the content, or hold it in a form of their own. */
  readonly derive?: (content: Content, saving: Saving) => Record<string, unknown>;
  /** Content from the columns, where a column holds it in a form of its own. */
  readonly present?: (content: Content) => Content;
  /** The fields without which it cannot be public, as far as they lack; it is a draft then, and where it is to be published that is refused. */
  readonly lacks?: (content: Content) => readonly string[];
  /** What only the database, or several fields together, can say is wrong. */
  readonly check?: (tx: Tx, content: Content, saving: Saving) => Promise<Problems>;
  /** Fields that name one entry of something by its id, with the column that they refer to. */
  readonly references?: Readonly<Record<string, PgColumn>>;
  /** What it names in another way than by `references` and `parts`. */
  readonly names?: (content: Content) => Named[];
  /** Fields that no two entries may have alike. */
  readonly unique?: readonly string[];
  /** What an entry is called: by its row, and by its content. */
  readonly title: { readonly row: SQL | PgColumn; readonly of: (content: Content) => string };
  /** The stored order; `sort` exchanges its values. */
  readonly order: { readonly column: PgColumn; readonly descending?: boolean; readonly after?: PgColumn };
  /** Columns of lists, by their name in `row`; what depends on the day is told Berlin's. */
  readonly shown: Readonly<Record<string, SQL | PgColumn | ((today: string) => SQL)>>;
  /** What lists may be sorted by, beside what is shown and `title`. */
  readonly sorts?: Readonly<Record<string, PgColumn>>;
  readonly searched: readonly (PgColumn | SQL)[];
  readonly filter?: Readonly<Record<string, (value: string, today: string) => SQL>>;
  /** Looks at what a save may change elsewhere, and answers what says, after it, what it did: sentences for whoever is about to save. */
  readonly foresight?: (tx: Tx) => Promise<(locale: Locale) => Promise<string[]>>;
  /** What is computed from entries, after what is public of them changed. */
  readonly changed?: (tx: Tx, ids: readonly string[]) => Promise<void>;
  /** What must not lose this entry, in words that no screen shows: someone bought it. */
  readonly isHeld?: (tx: Tx, id: string) => Promise<boolean>;
  /** Where the site shows it, without language prefix; null where it has no page. */
  readonly address?: (content: Content) => string | null;
};

const columnsOf = (entity: Entity): Record<string, PgColumn> => getTableColumns(entity.table);

export const idColumn = ({ table }: Entity): PgColumn => table.id;

/** That a row is in this state. */
export const isIn = ({ table }: Entity, state: EntryState): SQL => sql`${table.state} = ${state}`;

/** The name that a column has in its table's definition, which drizzle's inserts are written by. */
export function keyOf(entity: Entity, column: PgColumn): string {
  const found = Object.entries(columnsOf(entity)).find(([, one]) => one === column);
  if (!found) throw new Error(`${column.name} is no column of ${entity.name}.`);
  return found[0];
}

/** The column beside this id that says the state of an entry; undefined where the table has none. */
export const stateBeside = (id: PgColumn): PgColumn | undefined =>
  (getTableColumns(id.table) as Readonly<Record<string, PgColumn>>).state;

/** A query of the entry that a column names, where it lies in the bin: it is not shown, and comes back with it. */
export function binnedBehind(id: PgColumn, column: PgColumn): SQL | undefined {
  if (!stateBeside(id)) return undefined;
  return sql`(select b.id from ${id.table} b where b.id = ${column} and b.state = 'binned')`;
}

/** That a row is one of the entity's own, where several entities share a table. */
export function isOwn(entity: Entity): SQL {
  const columns = columnsOf(entity);
  const conditions = Object.entries(entity.fixed ?? {}).map(([key, value]) => sql`${columns[key]} = ${value}`);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
