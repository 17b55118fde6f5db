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

/** How the office sorts its files. What is in none stands at the top. */
export const folders = pgTable(
  'folders',
  {
    id: uuid().primaryKey().defaultRandom(),
    parent: uuid().references((): AnyPgColumn => folders.id),
    name: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    // Where there is no parent, null equals null here.
    uniqueIndex('folders_by_name').on(sql`coalesce(${t.parent}, '00000000-0000-0000-0000-000000000000')`, sql`lower(${t.name})`),
  ],
);

/** Files that the office has brought in, each whole and of a kind that its bytes show. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    folder: uuid().references(() => folders.id),
    /** For the office; addresses go by the id, so that a renamed file stays where pages look for it. */
    name: text().notNull(),
    /** Of the original, in the store. */
    path: text().notNull().unique(),
    /** Media type, as the bytes say. */
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** In pixels, upright; of pictures alone. */
    width: integer(),
    height: integer(),
    /** What a crop keeps in view: from the left and from the top, each from 0 to 1. */
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    createdAt: at('created_at').notNull(),
    /** A member's id; null once that account is gone. */
    createdBy: uuid('created_by'),
  },
  (t) => [
    index('files_by_folder').on(t.folder),
    index('files_by_time').on(t.createdAt),
    check('files_focal', sql`${t.focalX} between 0 and 1 and ${t.focalY} between 0 and 1`),
  ],
);

/**
 * Files that are on their way. A row is written before the first byte is, and goes in the transaction that makes a row of `files`
 * of it; whatever dies in between, the duty finds it here.
 */
export const fileUploads = pgTable(
  'file_uploads',
  {
    /** That of the file, once it is one. */
    id: uuid().primaryKey(),
    /** Who began it. Nobody else learns of it. */
    userId: uuid('user_id').notNull(),
    name: text().notNull(),
    folder: uuid().references(() => folders.id, { onDelete: 'set null' }),
    /** In bytes, as announced; null for a form's, which ends with the form. */
    size: bigint({ mode: 'number' }),
    begunAt: at('begun_at').notNull(),
    /** When something of it last came. */
    touchedAt: at('touched_at').notNull(),
    /** The request that writes to it now, and how long that is believed without another word. */
    writer: uuid(),
    writingUntil: at('writing_until'),
  },
  (t) => [index('file_uploads_by_touch').on(t.touchedAt)],
);

/** Ids of files that are deleted; what the store still has of them goes soon after. */
export const fileRemovals = pgTable('file_removals', { id: uuid().primaryKey() });
