import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Mails that are to go out, and what is kept of those that went. The id is fixed at queueing and becomes the
 * Message-ID, so that a mail which went out twice after a crash can be known as one.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The order of queueing, where clocks are too coarse. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Whoever queues under a key that is taken queues nothing. Kept for good. */
    key: text('key').unique(),
    /** Recipient and subject are null when they were forgotten, see `forget.ts`. */
    recipient: text('recipient'),
    locale: text('locale').notNull(),
    subject: text('subject'),
    /** The bodies may carry tokens: both are null as soon as the mail is sent, or can no longer be. */
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
