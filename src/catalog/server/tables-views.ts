import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './columns.ts';
import { videos } from './content-videos.ts';

/** Views of a video per Berlin day, and seconds played. */
export const viewDays = pgTable(
  'view_days',
  {
    day: date().notNull(),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    views: integer().notNull(),
    /** Seconds played, summed over all viewers. */
    seconds: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.videoId] }), index('view_days_of_video').on(t.videoId, t.day)],
);

/**
 * Marks that a visitor's view of a video was counted within the last hour (S7.5). A hash of the visitor's pseudonym and the
 * video; deleted after that.
 */
export const viewMarks = pgTable(
  'view_marks',
  {
    mark: bytes().primaryKey(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('view_marks_by_time').on(t.countedAt)],
);

/** The most viewed videos of the last 14 days (S2.37), computed by `refreshTrending`. */
export const trending = pgTable('trending', {
  position: integer().primaryKey(),
  videoId: uuid('video_id')
    .notNull()
    .unique()
    .references(() => videos.id, { onDelete: 'cascade' }),
});

/** State of the last refresh: the Berlin day, the latest daily, the time of the trending list. */
export const refreshes = pgTable('refreshes', { name: text().primaryKey(), value: text().notNull() });
