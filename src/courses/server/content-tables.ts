import { sql } from 'drizzle-orm';
import { index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { columnsOf } from '#desk/server/columns-of.ts';
import { content, state } from '#platform/content-schema.ts';
import { coachingMail, retreatMail } from '../entities/mails.ts';

/** The mails of courses in every state; their views are in `tables.ts`. */

const id = () => uuid().primaryKey().defaultRandom();
/** Required, possibly ''. */
const copy = () => text().notNull();

/** The mail of a day (S10.6). `copy` is sanitised HTML; the subject names no illness (S16.5). */
export const coachingMails = content.table(
  'coaching_mails',
  {
    id: id(),
    state: state(),
    ...columnsOf(coachingMail),
    copy: copy(),
  },
  (t) => [
    uniqueIndex('coaching_mails_one_a_day')
      .on(t.coachingId, t.day)
      .where(sql`state = 'published'`),
  ],
);

/** A mail to participants of a retreat: −7 is a week before its first day, 1 the day after its last. */
export const retreatMails = content.table(
  'retreat_mails',
  {
    id: id(),
    state: state(),
    ...columnsOf(retreatMail),
    copy: copy(),
  },
  (t) => [index('retreat_mails_of_retreat').on(t.retreatId, t.days)],
);
