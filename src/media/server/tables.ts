import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

export * from './tables-clips.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The office's folders. Files without a folder are at the top level. */
export const folders = pgTable(
  'folders',
  {
    id: uuid().primaryKey().defaultRandom(),
    parent: uuid().references((): AnyPgColumn => folders.id),
    name: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    // Makes null parents compare as equal.
    uniqueIndex('folders_by_name').on(sql`coalesce(${t.parent}, '00000000-0000-0000-0000-000000000000')`, sql`lower(${t.name})`),
  ],
);

/** Uploaded office files, each complete and of a type detected from its content. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    folder: uuid().references(() => folders.id),
    /** Display name for the office. URLs use the id, so renaming a file breaks no page. */
    name: text().notNull(),
    /** Path of the original in the store. */
    path: text().notNull().unique(),
    /** Media type, detected from the content. */
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Pixels, after orientation is applied; images only. */
    width: integer(),
    height: integer(),
    /** Focal point for crops: from the left and from the top, each from 0 to 1. */
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    createdAt: at('created_at').notNull(),
    /** A member's id; null once the account is deleted. */
    createdBy: uuid('created_by'),
  },
  (t) => [
    index('files_by_folder').on(t.folder),
    index('files_by_time').on(t.createdAt),
    check('files_focal', sql`${t.focalX} between 0 and 1 and ${t.focalY} between 0 and 1`),
  ],
);

/**
 * Unfinished uploads. A row is written before the first byte and deleted in the transaction that inserts the row in `files`, so
 * the cleanup job finds uploads of dead processes here.
 */
export const fileUploads = pgTable(
  'file_uploads',
  {
    /** Becomes the id of the file. */
    id: uuid().primaryKey(),
    /** The uploader. Nobody else can see the upload. */
    userId: uuid('user_id').notNull(),
    name: text().notNull(),
    folder: uuid().references(() => folders.id, { onDelete: 'set null' }),
    /** Announced size in bytes; null for forms, which do not announce it. */
    size: bigint({ mode: 'number' }),
    begunAt: at('begun_at').notNull(),
    /** When data last arrived. */
    touchedAt: at('touched_at').notNull(),
    /** The request that is writing now, and the expiry of its lease. */
    writer: uuid(),
    writingUntil: at('writing_until'),
  },
  (t) => [index('file_uploads_by_touch').on(t.touchedAt)],
);

/** Ids of deleted files whose bytes still have to be removed from the store. */
export const fileRemovals = pgTable('file_removals', { id: uuid().primaryKey() });

/** Folders of the store whose files have to be put in their places, since the rows that they belong to are committed. */
export const filePlacements = pgTable('file_placements', { id: uuid().primaryKey(), notedAt: at('noted_at').notNull() });
