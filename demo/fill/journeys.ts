import { and, eq, isNull } from 'drizzle-orm';
import { instantOf } from '#kit/dates.ts';
import { findBuyerByEmail } from '#accounts/server/door.ts';
import { findCourse } from '#catalog/server/door.ts';
import { healthConsentTexts } from '#courses/health-consent-texts.ts';
import { findOwnJourney } from '#courses/server/journeys.ts';
import type { CourseParts } from '#courses/server/parts.ts';
import { dayNotes, journeys, watched } from '#courses/server/tables.ts';
import type { Tx } from '#platform/database.ts';
import type { DemoJourney } from '../shapes.ts';

type Parts = Pick<CourseParts, 'db' | 'clock'>;

/** Adds the progress of the demo's members, once per journey: journeys with watched days or notes are left alone. */
export const addDemoJourneys = ({ db, clock }: Parts, demo: readonly DemoJourney[]): Promise<void> =>
  db.transaction(async (tx) => {
    for (const one of demo) await addJourney(tx, clock.now(), one);
  });

async function addJourney(tx: Tx, now: Date, { member, coaching, watchedDays, notes }: DemoJourney): Promise<void> {
  const owner = await findBuyerByEmail(tx, member);
  const course = await findCourse(tx, { shortid: coaching }, 'de');
  const row = owner && course && (await findOwnJourney(tx, { userId: owner.id, coachingId: course.id, now }));
  if (!row) return;
  const { id: journeyId } = row;
  const known = [
    await tx.$count(watched, eq(watched.journeyId, journeyId)),
    await tx.$count(dayNotes, eq(dayNotes.journeyId, journeyId)),
  ];
  if (known.some((count) => count > 0)) return;
  const seen = course.days
    .slice(0, watchedDays)
    .map(({ videoId, seconds }) => ({ journeyId, videoId, seconds: `{[0,${seconds})}`, updatedAt: now }));
  if (seen.length > 0) await tx.insert(watched).values(seen);
  if (notes.length > 0) await tx.insert(dayNotes).values(notes.map((note) => ({ journeyId, ...note, updatedAt: now })));
  await tx
    .update(journeys)
    .set({
      confirmedAt: instantOf(row.startedOn, 9),
      healthConsent: {
        wording: healthConsentTexts.de.wording,
        locale: 'de',
        at: instantOf(row.startedOn, 9).toISOString(),
      },
    })
    .where(and(eq(journeys.id, journeyId), isNull(journeys.confirmedAt)));
}
