import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#accounts/server/door.ts';
import { findCourse } from '#catalog/server/door.ts';
import type { Db } from '#platform/database.ts';
import type { JourneyRow } from './journeys.ts';
import { watchedSeconds } from './present.ts';
import { certificates, dayNotes, journeys, sentCoachingMails, sentCoursePushes, watched } from './tables.ts';
import { courseServerTexts } from '../texts.ts';

/** The personal data of this room (S16.2), all of which belongs to journeys. The token that stops mails is a secret. */
export const courseData: PersonalData = {
  tables: ['journeys'],
  words: { de: courseServerTexts.de.dataWords, en: courseServerTexts.en.dataWords },
  exported: async (db, { id }) => {
    const rows = await db.select().from(journeys).where(eq(journeys.userId, id)).orderBy(asc(journeys.createdAt));
    return { courses: await Promise.all(rows.map((row) => exportedJourney(db, row))) };
  },
  erase: async (tx, { id }) => {
    await tx.delete(journeys).where(eq(journeys.userId, id));
    return [];
  },
};

async function exportedJourney(db: Db, row: JourneyRow) {
  const course = await findCourse(db, { id: row.coachingId }, 'de');
  const seconds = await watchedSeconds(db, row.id);
  const seen = await db
    .select({ videoId: watched.videoId, at: watched.updatedAt })
    .from(watched)
    .where(eq(watched.journeyId, row.id));
  const notes = await db.select().from(dayNotes).where(eq(dayNotes.journeyId, row.id));
  const sent = await db.select().from(sentCoachingMails).where(eq(sentCoachingMails.journeyId, row.id));
  const pushed = await db.select().from(sentCoursePushes).where(eq(sentCoursePushes.journeyId, row.id));
  const [certificate] = await db.select().from(certificates).where(eq(certificates.journeyId, row.id));
  const days = (course?.days ?? []).map(({ videoId, title }, index) => {
    const note = notes.find(({ day }) => day === index + 1);
    return {
      day: index + 1,
      title,
      watchedSeconds: seconds.get(videoId) ?? 0,
      watchedAt: seen.find((one) => one.videoId === videoId)?.at ?? null,
      note: note?.text ?? null,
      noteSavedAt: note?.updatedAt ?? null,
      mailSentAt: sent.find(({ day }) => day === index + 1)?.sentAt ?? null,
      remindedAt: pushed.find(({ day }) => day === index + 1)?.sentAt ?? null,
    };
  });
  return {
    coaching: course?.title ?? null,
    startedOn: row.startedOn,
    pausedOn: row.pausedOn,
    pausedDays: row.pausedDays,
    openedDay: row.openedDay,
    contraindicationsConfirmedAt: row.confirmedAt,
    healthConsent: row.healthConsent,
    mailHour: row.mailHour,
    mailsOffAt: row.mailsOffAt,
    endedAt: row.endedAt,
    begunAt: row.createdAt,
    // Days without data are left out.
    days: days.filter((day) => day.watchedSeconds > 0 || day.note !== null || day.mailSentAt !== null || day.remindedAt !== null),
    certificate: certificate
      ? { number: certificate.number, certifiedName: certificate.name, title: certificate.title, issuedAt: certificate.issuedAt }
      : null,
  };
}
