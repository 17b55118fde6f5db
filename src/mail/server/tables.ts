import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Mails that are to go out, and what is known of those that went. The id is fixed at queueing and becomes the
 * Message-ID, so that a mail which went out twice after a crash can be known as one.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Whoever queues under a key that is taken queues nothing. Kept for good, so it must name no person's data. */
    key: text('key').unique(),
    /** Null when it was forgotten, see `forget.ts`. */
    recipient: text('recipient'),
    locale: text('locale').notNull(),
    subject: text('subject'),
    /** The bodies may carry tokens: both are null as soon as the mail is sent, or given up. */
    html: text('html'),
    text: text('text'),
    replyTo: text('reply_to'),
    unsubscribeUrl: text('unsubscribe_url'),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    /** What the mail server said last. */
    failure: text('failure'),
  },
  (table) => [
    index('mails_by_recipient').on(sql`lower(${table.recipient})`),
    index('mails_by_queued_at').on(table.queuedAt),
    check('mails_one_end', sql`${table.sentAt} is null or ${table.failedAt} is null`),
  ],
);
