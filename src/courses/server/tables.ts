import { customType, date, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { publicView } from '#platform/content-schema.ts';
import * as content from './content-tables.ts';

/*
 * `user_id` refers to `users` and goes with the account. The reference stands in the migration, since the table is another
 * room's; everything else of a member hangs on the journey.
 */

const id = () => uuid().primaryKey().defaultRandom();
const at = (name: string) => timestamp(name, { withTimezone: true });

/** Seconds of a video that were watched, as ranges without overlap: `{[0,12),[30,45)}`. */
const seconds = customType<{ data: string }>({ dataType: () => 'int4multirange' });

/** A member's way through a coaching (S13.1). Days are counted from 1, in Berlin. */
export const journeys = pgTable(
  'journeys',
  {
    id: id(),
    userId: uuid('user_id').notNull(),
    coachingId: uuid('coaching_id').notNull(),
    /** The Berlin day that is day 1, after all moving; pauses are counted apart. */
    startedOn: date('started_on').notNull(),
    /** The Berlin day on which the running pause began. */
    pausedOn: date('paused_on'),
    /** Days of pauses that are over. */
    pausedDays: integer('paused_days').notNull().default(0),
    /** The last day that was ever open: what was open is never locked again. */
    openedDay: integer('opened_day').notNull().default(1),
    /** When the contraindications were confirmed (S13.3): that alone is kept. */
    confirmedAt: at('confirmed_at'),
    /** The full hour in Berlin at which the day's mail comes. */
    mailHour: integer('mail_hour').notNull().default(7),
    /** Since when the mails are off; null while they come. */
    mailsOffAt: at('mails_off_at'),
    /** Ends the mails without a login (RFC 8058). */
    mailToken: text('mail_token').notNull().unique(),
    /** The purchase was refunded or withdrawn: nothing is sent any more. What was noted is still there should it be bought again. */
    endedAt: at('ended_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [unique('journeys_one_each').on(t.userId, t.coachingId), index('journeys_of_coaching').on(t.coachingId)],
);

/** What was watched of a day's video (S13.2). */
export const watched = pgTable(
  'watched',
  {
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id, { onDelete: 'cascade' }),
    videoId: uuid('video_id').notNull(),
    seconds: seconds().notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.journeyId, t.videoId] })],
);

/** A member's private notes (S13.4). */
export const dayNotes = pgTable(
  'day_notes',
  {
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id, { onDelete: 'cascade' }),
    day: integer().notNull(),
    text: text().notNull(),
    /** Raised by each save, so that a stale one is noticed. */
    revision: integer().notNull().default(1),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.journeyId, t.day] })],
);

/** Participation, once shown on paper, stays as it was (S13.4). */
export const certificates = pgTable('certificates', {
  journeyId: uuid('journey_id')
    .primaryKey()
    .references(() => journeys.id, { onDelete: 'cascade' }),
  number: text().notNull().unique(),
  name: text().notNull(),
  title: text().notNull(),
  issuedAt: at('issued_at').notNull(),
});

export const coachingMails = publicView(content.coachingMails);
export const retreatMails = publicView(content.retreatMails);

/** Which day's mail a journey was sent: the row and the queued mail are one transaction, so each is sent once. */
export const sentCoachingMails = pgTable(
  'sent_coaching_mails',
  {
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id, { onDelete: 'cascade' }),
    day: integer().notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.journeyId, t.day] })],
);

/** The same for retreats, by the entitlement of whoever comes. */
export const sentRetreatMails = pgTable(
  'sent_retreat_mails',
  {
    entitlementId: uuid('entitlement_id').notNull(),
    /** Without a reference: a mail that is a draft for a while was sent all the same. */
    mailId: uuid('mail_id').notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.entitlementId, t.mailId] })],
);
