import { eq, sql } from 'drizzle-orm';
import { addDays, dayOf, hourOf, instantOf } from '#kit/dates.ts';
import { findRecipient } from '#accounts/server/door.ts';
import { daysOfCoaching } from '#catalog/server/door.ts';
import { hasPush, queuePush } from '#device/server/door.ts';
import type { Tx } from '#platform/database.ts';
import { dueMail } from '../rules.ts';
import { eachAlone } from './each-alone.ts';
import { stateOf } from './journeys.ts';
import type { CourseMailParts } from './parts.ts';
import { journeys, sentCoursePushes } from './tables.ts';

const atOnce = 200;

type Parts = Pick<CourseMailParts, 'db' | 'clock'>;

/**
 * Queues today's notification for every journey whose hour has come and whose owner asked for it on a device (S17.6): the second
 * channel of the day's reminder, also for those who switched its mails off. Recorded in the transaction that queues it.
 */
export async function sendDueDayPushes(parts: Parts): Promise<void> {
  await eachAlone(
    (after) => findDue(parts, after),
    (journeyId) => parts.db.transaction((tx) => sendDuePush(tx, parts, journeyId)),
  );
}

/** Journeys that may have a notification due today, sorted by id. */
async function findDue({ db, clock }: Parts, after: string | null): Promise<string[]> {
  const now = clock.now();
  const day = sql`${dayOf(now)}::date - ${journeys.startedOn} - ${journeys.pausedDays} + 1`;
  const rows = await db
    .select({ id: journeys.id })
    .from(journeys)
    .where(
      sql`${journeys.endedAt} is null and ${journeys.pausedOn} is null and ${journeys.mailHour} <= ${hourOf(now)}
        and ${hasPush(sql`${journeys.userId}`)}
        and ${day} between 1 and ${daysOfCoaching(journeys.coachingId)}
        and not exists (select 1 from ${sentCoursePushes} s where s.journey_id = ${journeys.id} and s.day = ${day})
        and (${after}::uuid is null or ${journeys.id} > ${after}::uuid)`,
    )
    .orderBy(journeys.id)
    .limit(atOnce);
  return rows.map(({ id }) => id);
}

/** Checks again with the journey locked: it may have been paused, or another server was faster. */
async function sendDuePush(tx: Tx, parts: Parts, journeyId: string): Promise<void> {
  const [found] = await tx.select({ userId: journeys.userId }).from(journeys).where(eq(journeys.id, journeyId));
  if (!found || !(await findRecipient(tx, found.userId))) return;
  const [row] = await tx.select().from(journeys).where(eq(journeys.id, journeyId)).for('update');
  if (!row) return;
  const now = parts.clock.now();
  const sent = await tx.select().from(sentCoursePushes).where(eq(sentCoursePushes.journeyId, row.id));
  const day = dueMail(
    stateOf(row),
    {
      mailHour: row.mailHour,
      areMailsOff: false,
      isEnded: row.endedAt !== null,
      sentDays: new Set(sent.map((one) => one.day)),
    },
    now,
  );
  if (day === null) return;
  await tx.insert(sentCoursePushes).values({ journeyId: row.id, day, sentAt: now });
  await queuePush(tx, parts, {
    userId: row.userId,
    kind: 'course-day',
    key: `course-day:${row.id}:${day}`,
    until: instantOf(addDays(dayOf(now), 1), 0),
  });
}
