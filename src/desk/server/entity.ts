import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Bilingual } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import type { EntryTable } from '#platform/content-schema.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { EntityDescription, EntryState } from '../contract.ts';
import type { Content } from './tables.ts';

/** References to entries: the column of their ids, and the ids. */
export type Named = { readonly id: PgColumn; readonly ids: readonly string[] };

/** A part of the content in tables of its own: ids of a relation, or blocks. */
export type Part = {
  /** By the entry's id; entries without one are left out. */
  readonly read: (db: Db | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
  /** Replaces the values of these entries, by id. */
  readonly write: (tx: Tx, values: ReadonlyMap<string, unknown>) => Promise<void>;
  /** The entries that a value refers to. */
  readonly names: (value: unknown) => Named[];
  /** The value without references to others than these ids. */
  readonly known: (value: unknown, ids: ReadonlySet<string>) => unknown;
  /** A query for the ids (as `owner`) of all entries whose part contains this text; for parts that hold texts. */
  readonly holding?: (piece: SQL) => SQL;
  /** The order of the ids has no meaning. */
  readonly isUnordered?: boolean;
  /** The value of an entry without any. */
  readonly empty: unknown;
};

/** What is wrong with a field: a missing reference, an invalid value, a duplicate, or a missing value. */
export type Problems = Readonly<Record<string, 'unknown' | 'invalid' | 'taken' | 'missing'>>;

/**
 * Pictures in texts by address, with their size in pixels; null if missing. Addresses that are not in it were not checked and
 * stay as they are.
 */
export type PictureSizes = ReadonlyMap<string, { readonly width: number; readonly height: number } | null>;

/** Stored beside an entry's picture: its placeholder colour, and whether all variants exist. */
export type PictureLook = { readonly color: string; readonly processed: boolean };

/** Slot for reading pictures, which belong to a later room. */
export type PictureFacts = {
  readonly measure: (addresses: readonly string[]) => Promise<PictureSizes>;
  readonly look: (address: string) => Promise<PictureLook>;
};

/** What is known about the pictures in some content. */
export type SeenPictures = {
  readonly sizes: PictureSizes;
  readonly own: (PictureLook & { readonly address: string }) | null;
};

/** The context of a save. */
export type Saving = {
  readonly id: string;
  readonly now: Date;
  readonly locale: Locale;
  readonly pictures: SeenPictures;
  /** It is not public yet: values that follow from publishing stay open. */
  readonly isDraft?: boolean;
  /** Saved by somebody in the office: imports keep what they bring, and scheduled content was checked before. */
  readonly isByHand?: boolean;
};

/** An entity of the back office (S10.2) as data. Content has the form of `shape`, by wire name. */
export type Entity = EntityDescription & {
  /** Has the columns `id` and `state`; the view of the same name contains the published rows. */
  readonly table: EntryTable;
  /** What forms call each field. */
  readonly labels: Readonly<Record<string, Bilingual<string>>>;
  /** The column of each field. */
  readonly columns: Readonly<Record<string, PgColumn>>;
  readonly parts?: Readonly<Record<string, Part>>;
  /** Columns (by their name in code) with a constant value for all entries of the entity. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Completes the content from the database, before the transaction of a save begins. */
  readonly prepare?: (db: Db, content: Content) => Promise<Content>;
  /** The field with the picture whose `color` and `processed` are stored; only the server sets these. */
  readonly picture?: string;
  /** Fields generated for a new entry that omits them; existing values are kept. */
  readonly drawn?: readonly string[];
  /** Fills in defaults and sanitises rich text. Runs before any check. */
  readonly complete?: (content: Content, saving: Saving) => Content;
  /** Columns (by their name in code) derived from the content, or holding it in another form. */
  readonly derive?: (content: Content, saving: Saving) => Record<string, unknown>;
  /** The content from columns that hold it in another form. */
  readonly present?: (content: Content) => Content;
  /** Required fields that are still empty; such an entry stays a draft, and publishing it is refused. */
  readonly lacks?: (content: Content) => readonly string[];
  /** Checks that need the database or several fields. */
  readonly check?: (tx: Tx, content: Content, saving: Saving) => Promise<Problems>;
  /** Fields with the id of one entry, and the column that they refer to. */
  readonly references?: Readonly<Record<string, PgColumn>>;
  /** References that are neither in `references` nor in `parts`. */
  readonly names?: (content: Content) => Named[];
  /** Fields that must be unique. */
  readonly unique?: readonly string[];
  /** The name of an entry, from its row and from its content. */
  readonly title: { readonly row: SQL | PgColumn; readonly of: (content: Content) => string };
  /** The column of the stored order; `sort` swaps its values. */
  readonly order: { readonly column: PgColumn; readonly descending?: boolean; readonly after?: PgColumn };
  /** List columns, by their name in `row`; gets the current day in Berlin. */
  readonly shown: Readonly<Record<string, SQL | PgColumn | ((today: string) => SQL)>>;
  /** Further sort keys beside the shown columns and `title`. */
  readonly sorts?: Readonly<Record<string, PgColumn>>;
  readonly searched: readonly (PgColumn | SQL)[];
  readonly filter?: Readonly<Record<string, (value: string, today: string) => SQL>>;
  /**
   * Takes a snapshot of what a save may change elsewhere; the returned function describes the changes afterwards, in sentences
   * for the editor.
   */
  readonly foresight?: (tx: Tx) => Promise<(locale: Locale) => Promise<string[]>>;
  /** Recomputes derived data after public content has changed. */
  readonly changed?: (tx: Tx, ids: readonly string[]) => Promise<void>;
  /** Why this entry must not be deleted (someone bought it); not shown on screens. */
  readonly isHeld?: (tx: Tx, id: string) => Promise<boolean>;
  /** What becomes of it when the end of its time comes and it is held: it stays published, for those who have it. */
  readonly ended?: (content: Content) => Content;
  /** The path of its page without language prefix; null if it has none. */
  readonly address?: (content: Content) => string | null;
};

const columnsOf = (entity: Entity): Record<string, PgColumn> => getTableColumns(entity.table);

export const idColumn = ({ table }: Entity): PgColumn => table.id;

/** That a row is in this state. */
export const isIn = ({ table }: Entity, state: EntryState): SQL => sql`${table.state} = ${state}`;

/** A column's name in code, which drizzle's inserts use. */
export function keyOf(entity: Entity, column: PgColumn): string {
  const found = Object.entries(columnsOf(entity)).find(([, one]) => one === column);
  if (!found) throw new Error(`${column.name} is no column of ${entity.name}.`);
  return found[0];
}

/** The state column of the entry that this id belongs to; undefined if the table has none. */
export const stateBeside = (id: PgColumn): PgColumn | undefined =>
  (getTableColumns(id.table) as Readonly<Record<string, PgColumn>>).state;

/** A condition for a reference to an entry in the bin: it is hidden until that entry is restored. */
export function binnedBehind(id: PgColumn, column: PgColumn): SQL | undefined {
  if (!stateBeside(id)) return undefined;
  return sql`(select b.id from ${id.table} b where b.id = ${column} and b.state = 'binned')`;
}

/** A condition for the entity's own rows, where several entities share a table. */
export function isOwn(entity: Entity): SQL {
  const columns = columnsOf(entity);
  const conditions = Object.entries(entity.fixed ?? {}).map(([key, value]) => sql`${columns[key]} = ${value}`);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
