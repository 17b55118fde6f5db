import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { content, state } from '#platform/content-schema.ts';

/** The mails of courses, in every state; the views of them are in `tables.ts`. */

const id = () => uuid().primaryKey().defaultRandom();

/** The mail of a day (S10.6). `copy` is sanitised HTML; the subject names no illness (S16.5). */
export const coachingMails = content.table(
  'coaching_mails',
  {
    id: id(),
    state: state(),
    coachingId: uuid('coaching_id').notNull(),
    day: integer().notNull(),
    subject: text().notNull(),
    copy: text().notNull(),
    en: jsonb().$type<{ subject?: string; copy?: string }>(),
  },
  (t) => [
    uniqueIndex('coaching_mails_one_a_day')
      .on(t.coachingId, t.day)
      .where(sql`state = 'published'`),
  ],
);

/** A mail to those who come to a retreat: −7 is a week before its first day, 1 the day after its last. */
export const retreatMails = content.table(
  'retreat_mails',
  {
    id: id(),
    state: state(),
    retreatId: uuid('retreat_id').notNull(),
    days: integer().notNull(),
    subject: text().notNull(),
    copy: text().notNull(),
    en: jsonb().$type<{ subject?: string; copy?: string }>(),
  },
  (t) => [index('retreat_mails_of_retreat').on(t.retreatId, t.days)],
);
