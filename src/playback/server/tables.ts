import { index, pgTable, primaryKey, real, timestamp, uuid } from 'drizzle-orm/pg-core';

/*
 * `user_id` refers to `users` and goes with the account. The reference stands in the migration, since the table is another room's.
 * `video_id` refers to nothing, so that a video which is a draft for a while takes nobody's position along: it is not shown meanwhile.
 */

/** Where members stopped (S11.3). */
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
