import { eq, sql } from 'drizzle-orm';
import { dayOf } from '#kit/dates.ts';
import { shopFiles } from '#paths/shop-files.ts';
import type { Course } from '#catalog/server/door.ts';
import { signedAssetUrl } from '#media/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Journey } from '../contract.ts';
import { courseProgress, dayNow, dayProgress, isCertificateDue, isOver, lastOpen, opensOn } from '../rules.ts';
import { stateOf, type JourneyRow } from './journeys.ts';
import type { CourseParts } from './parts.ts';
import { certificates, dayNotes, watched } from './tables.ts';

/** Watched seconds of each video, by id (S13.2). */
export async function watchedSeconds(db: Db | Tx, journeyId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({
      videoId: watched.videoId,
      seconds: sql<number>`(select coalesce(sum(upper(r) - lower(r)), 0)::int from unnest(${watched.seconds}) r)`,
    })
    .from(watched)
    .where(eq(watched.journeyId, journeyId));
  return new Map(rows.map(({ videoId, seconds }) => [videoId, seconds]));
}

/** The watched share of each day in per cent, starting with day 1. */
export const progressOf = (course: Course, seconds: ReadonlyMap<string, number>): number[] =>
  course.days.map((day) => dayProgress(seconds.get(day.videoId) ?? 0, day.seconds));

/** A journey as its member sees it: fields are listed, the row is never passed on. */
export async function presentJourney(parts: CourseParts, course: Course, row: JourneyRow): Promise<Journey> {
  const { db, clock } = parts;
  const today = dayOf(clock.now());
  const state = stateOf(row);
  const open = lastOpen(state, today);
  const progress = progressOf(course, await watchedSeconds(db, row.id));
  const notes = await db.select().from(dayNotes).where(eq(dayNotes.journeyId, row.id));
  const noteOf = new Map(notes.map((note) => [note.day, note]));
  const total = courseProgress(progress);
  // An issued certificate stays, even if the course has become longer.
  const isDue =
    isCertificateDue({ days: course.days.length, lastOpen: open, progress: total }) ||
    (await db.$count(certificates, eq(certificates.journeyId, row.id))) > 0;
  return {
    coaching: { id: course.id, shortid: course.shortid, slug: course.slug, title: course.title },
    started_on: row.startedOn,
    today: dayNow(state, course.days.length, today),
    over: isOver(state, course.days.length, today),
    paused: row.pausedOn !== null,
    progress: total,
    confirmed: row.confirmedAt !== null,
    health_consent_on: row.healthConsent && !row.healthConsent.withdrawnAt ? dayOf(new Date(row.healthConsent.at)) : null,
    contraindications: course.contraindications,
    mail_hour: row.mailHour,
    mails: row.mailsOffAt === null,
    certificate: isDue ? shopFiles.certificate(course.shortid) : null,
    download: downloadOf(parts, course),
    days: course.days.map(({ shortid, title }, index) => {
      const day = index + 1;
      const note = noteOf.get(day);
      return {
        day,
        video: shortid,
        title,
        open: day <= open,
        opens_on: day <= open ? null : opensOn(state, day),
        progress: progress[index] ?? 0,
        note: note?.text ?? '',
        note_revision: note?.revision ?? 0,
      };
    }),
  };
}

/** The course's download with a permission for some hours (S6.3). */
function downloadOf({ assetKey, clock }: CourseParts, { download }: Course): Journey['download'] {
  if (!download) return null;
  const { shortid, file, label } = download;
  return { href: signedAssetUrl({ key: assetKey, clock, shortid, type: 'download', value: file }), label };
}
