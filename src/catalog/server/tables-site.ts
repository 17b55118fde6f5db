import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, sortable, type EnglishOf } from './columns.ts';
import { videos } from './content-videos.ts';

/** Tables without publication state: highlights, notes, settings, and list totals. */

export const highlights = pgTable(
  'highlights',
  {
    videoId: uuid('video_id')
      .primaryKey()
      .references(() => videos.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [index('highlights_by_position').on(t.position)],
);

/** Editors' notes on pages, by path without language prefix (S2.46). `copy` is sanitised HTML. */
export const notes = pgTable(
  'notes',
  {
    id: id(),
    place: text().notNull(),
    copy: text().notNull(),
    en: jsonb().$type<EnglishOf<'copy'>>(),
    position: integer().notNull().default(0),
  },
  (t) => [index('notes_of_place').on(t.place, t.position)],
);

/** One row for each setting of `settings.ts`. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: jsonb().notNull() });

/**
 * Totals of lists, stored because counting 100,000 rows per page would be slower than the page itself. For `list`, see
 * `counts.ts`.
 */
export const counts = pgTable(
  'counts',
  {
    list: text().notNull(),
    scope: text().notNull().default(''),
    key: sortable().notNull().default(''),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.list, t.scope, t.key] })],
);
