import { eq, sql } from 'drizzle-orm';
import { dayOf, yearIn } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import { findRecipient } from '#accounts/server/door.ts';
import { courseProgress, isCertificateDue, lastOpen } from '../rules.ts';
import { stateOf } from './journeys.ts';
import type { OwnCourse } from './own-course.ts';
import type { CourseParts } from './parts.ts';
import { progressOf, watchedSeconds } from './present.ts';
import { certificates } from './tables.ts';

/** The content of a certificate. Days are Berlin's, as `YYYY-MM-DD`. */
export type Certificate = {
  readonly locale: Locale;
  readonly number: string;
  readonly name: string;
  readonly title: string;
  readonly days: number;
  readonly startedOn: string;
  readonly issuedAt: Date;
};

/**
 * The certificate of participation; null before it is earned (S13.4). The first request fixes its number, name and title: a paper
 * that was shown somewhere does not change.
 */
export async function certificateOf(
  parts: CourseParts,
  { course, journey }: OwnCourse,
  locale: Locale,
): Promise<Certificate | null> {
  const { db, clock } = parts;
  const now = clock.now();
  const facts = { locale, days: course.days.length, startedOn: journey.startedOn };
  return db.transaction(async (tx) => {
    const issued = async () => (await tx.select().from(certificates).where(eq(certificates.journeyId, journey.id)))[0];
    const known = await issued();
    if (known) return { ...facts, ...known };
    const progress = courseProgress(progressOf(course, await watchedSeconds(tx, journey.id)));
    const isDue = isCertificateDue({ days: course.days.length, lastOpen: lastOpen(stateOf(journey), dayOf(now)), progress });
    const recipient = isDue ? await findRecipient(tx, journey.userId) : null;
    if (!recipient) return null;
    const number = sql<string>`${`TB-${yearIn(now)}-`} || nextval('certificate_numbers')`;
    await tx
      .insert(certificates)
      .values({ journeyId: journey.id, number, name: recipient.fullname, title: course.title, issuedAt: now })
      // Of concurrent requests the first one wins.
      .onConflictDoNothing({ target: certificates.journeyId });
    const mine = await issued();
    return mine ? { ...facts, ...mine } : null;
  });
}
