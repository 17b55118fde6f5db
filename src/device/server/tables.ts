import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Push subscriptions (S17.6; RFC 8030, 8291): one for each session, deleted with it. The foreign keys to `sessions` and `users` are
 * in the migration, since those tables belong to another room.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionId: uuid('session_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    locale: text({ enum: ['de', 'en'] }).notNull(),
    /** The push service's address of the device: whoever knows it and the site's key can send. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('push_subscriptions_by_user').on(t.userId)],
);
