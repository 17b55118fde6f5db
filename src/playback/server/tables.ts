import { date, index, integer, pgTable, primaryKey, real, timestamp, uuid } from 'drizzle-orm/pg-core';

/*
 * `user_id` refers to `users` with cascading delete. The foreign key is in the migration, since the table belongs to another
 * room. `video_id` has none, so that unpublishing a video deletes no positions: they are hidden meanwhile.
 */

/** Resume positions (S11.3). */
export const playbackPositions = pgTable(
  'playback_positions',
  {
    userId: uuid('user_id').notNull(),
    videoId: uuid('video_id').notNull(),
    seconds: real().notNull(),
    /** When it was reached, by this server's clock. */
    reachedAt: timestamp('reached_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.videoId] }),
    index('playback_positions_newest').on(t.userId, t.reachedAt),
    index('playback_positions_of_video').on(t.videoId),
  ],
);

/** How many corrections of a video and day members were told of (S15.5). */
export const correctionsTold = pgTable(
  'corrections_told',
  {
    videoId: uuid('video_id').notNull(),
    date: date().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.videoId, t.date] })],
);

/** That a video a member has watched was corrected on a day (S15.5). The texts are the video's. */
export const correctionNotices = pgTable(
  'correction_notices',
  {
    userId: uuid('user_id').notNull(),
    videoId: uuid('video_id').notNull(),
    date: date().notNull(),
    toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
    /** When the member put it away; null while it is shown. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.videoId, t.date] }), index('correction_notices_of_video').on(t.videoId)],
);
