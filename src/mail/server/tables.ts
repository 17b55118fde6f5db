import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * The outbox: mails to send, and a record of those that were sent. The id is fixed when a mail is queued and becomes its
 * Message-ID, so that a duplicate after a crash can be recognised.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The order of queueing, where the clock is too coarse. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Unique: queueing under an existing key does nothing. Never deleted. */
    key: text('key').unique(),
    /** Recipient and subject become null when they are deleted, see `kept.ts`. */
    recipient: text('recipient'),
    locale: text('locale').notNull(),
    subject: text('subject'),
    /** The bodies may contain tokens, and `replyTo` is somebody's address: all four become null once the mail is sent or finally failed. */
    html: text('html'),
    text: text('text'),
    replyTo: text('reply_to'),
    unsubscribeUrl: text('unsubscribe_url'),
    queuedAt: timestamp('queued_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [index('mails_by_recipient').on(sql`lower(${table.recipient})`), index('mails_by_queued_at').on(table.queuedAt)],
);
