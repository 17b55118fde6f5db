import { customType, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { publicView } from '#platform/content-schema.ts';
import * as content from './content-tables.ts';

/*
 * `user_id` refers to `users` with cascading delete. The foreign key is in the migration, since the table belongs to another
 * room; all other data of a member belongs to the journey.
 */

const id = () => uuid().primaryKey().defaultRandom();
const at = (name: string) => timestamp(name, { withTimezone: true });

/** Watched seconds of a video as a multirange: `{[0,12),[30,45)}`. */
const seconds = customType<{ data: string }>({ dataType: () => 'int4multirange' });

/** Instants are ISO texts. */
export type HealthConsent = {
  readonly wording: string;
  readonly locale: 'de' | 'en';
  readonly at: string;
  readonly withdrawnAt?: string;
};

/** A member's journey through a coaching (S13.1). Days are counted from 1, in Berlin. */
export const journeys = pgTable(
  'journeys',
  {
    id: id(),
    userId: uuid('user_id').notNull(),
    coachingId: uuid('coaching_id').notNull(),
    /** The Berlin day that is day 1, after all moves; pauses are counted separately. */
    startedOn: date('started_on').notNull(),
    /** The Berlin day on which the current pause began. */
    pausedOn: date('paused_on'),
    /** Total days of earlier pauses. */
    pausedDays: integer('paused_days').notNull().default(0),
    /** The last day that was ever open: it is never locked again. */
    openedDay: integer('opened_day').notNull().default(1),
    /** When the contraindications were confirmed (S13.3); nothing else about it is stored. */
    confirmedAt: at('confirmed_at'),
    /** The consent of Art. 9 (2) (a) GDPR as it was read, and its withdrawal, after which nothing is stored until the next one. */
    healthConsent: jsonb('health_consent').$type<HealthConsent>(),
    /** The hour in Berlin for the daily mail. */
    mailHour: integer('mail_hour').notNull().default(7),
    /** Since when mails are off; null while they are on. */
    mailsOffAt: at('mails_off_at'),
    /** Stops the mails without a login (RFC 8058). */
    mailToken: text('mail_token').notNull().unique(),
    /** The purchase was refunded or withdrawn: no more mails. Notes are kept in case it is bought again. */
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
    /** Incremented by each save, to detect stale ones. */
    revision: integer().notNull().default(1),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.journeyId, t.day] })],
);

/** An issued certificate never changes (S13.4). */
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

/** The mails sent to a journey: the row and the queued mail are one transaction, so each is sent once. */
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

/** The same for notifications on devices (S17.6). */
export const sentCoursePushes = pgTable(
  'sent_course_pushes',
  {
    journeyId: uuid('journey_id')
      .notNull()
      .references(() => journeys.id, { onDelete: 'cascade' }),
    day: integer().notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.journeyId, t.day] })],
);

/** The same for retreats, by the participant's entitlement. */
export const sentRetreatMails = pgTable(
  'sent_retreat_mails',
  {
    entitlementId: uuid('entitlement_id').notNull(),
    /** Without a foreign key: a mail that becomes a draft again was sent all the same. */
    mailId: uuid('mail_id').notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.entitlementId, t.mailId] })],
);
