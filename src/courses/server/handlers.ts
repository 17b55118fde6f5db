import { and, eq, sql } from 'drizzle-orm';
import { dayOf } from '#kit/dates.ts';
import type { CallContext, Handlers } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { courseEndpoints, Journey } from '../contract.ts';
import { healthConsentTexts } from '../health-consent-texts.ts';
import { courseProgress, lastOpen, watchedRanges } from '../rules.ts';
import { courseServerTexts } from '../texts.ts';
import { endMails } from './end-mails.ts';
import { stateOf } from './journeys.ts';
import { filmsToKeep } from './offline-films.ts';
import { findOwnCourse, type OwnCourse } from './own-course.ts';
import type { CourseParts } from './parts.ts';
import { presentJourney, progressOf, watchedSeconds } from './present.ts';
import { changeSettings } from './settings.ts';
import { dayNotes, journeys, watched, type HealthConsent } from './tables.ts';

/** The handlers of journeys (S13). Anything that the caller does not own is not found. */
export function courseHandlers(parts: CourseParts): Handlers<typeof courseEndpoints> {
  const { db } = parts;

  /** Changes the caller's journey and answers its new state. */
  const onJourney = async (
    shortid: string,
    context: CallContext,
    change: (own: OwnCourse) => Promise<Result<unknown>> = () => Promise.resolve(ok(null)),
  ): Promise<Result<{ data: Journey }>> => {
    const own = await findOwnCourse(parts, shortid, context);
    if (!own) return fail('not-found');
    const done = await change(own);
    if (!done.ok) return done;
    const [now] = await db.select().from(journeys).where(eq(journeys.id, own.journey.id));
    return now ? ok({ data: await presentJourney(parts, own.course, now) }) : fail('not-found');
  };

  return {
    journey: ({ shortid }, context) => onJourney(shortid, context),

    confirmJourney: ({ shortid }, context) =>
      onJourney(shortid, context, async (own) => {
        await confirm(parts, own, context.locale);
        return ok(null);
      }),

    withdrawHealthConsent: ({ shortid }, context) =>
      onJourney(shortid, context, async (own) => {
        await withdrawConsent(parts, own);
        return ok(null);
      }),

    setJourney: ({ shortid, ...wanted }, context) =>
      onJourney(shortid, context, (own) => changeSettings(parts, own, wanted, context.locale)),

    saveDayNote: ({ shortid, ...note }, context) =>
      onJourney(shortid, context, (own) => underConsent(db, own, (tx) => saveNote(tx, parts, own, note, context.locale))),

    addWatched: async ({ coaching, video, ranges }, context) => {
      const own = await findOwnCourse(parts, coaching, context);
      if (!own) return fail('not-found');
      return underConsent(db, own, (tx) => addWatched(tx, parts, own, { video, ranges }));
    },

    offlineFilms: async ({ videos }, context) => {
      const caller = await context.caller();
      if (!caller) return fail('unauthenticated');
      return ok({ member: caller.userId, films: await filmsToKeep(parts, videos.split(','), context) });
    },

    endCourseMails: async ({ token }) => {
      await endMails(parts, token);
      return ok({ data: { ended: true } });
    },
  };
}

const consentOf = (locale: Locale, now: Date): HealthConsent => ({
  wording: healthConsentTexts[locale].wording,
  locale,
  at: now.toISOString(),
});

/** Locked, so that of two windows the second finds what the first one did. */
async function lockJourney(tx: Tx, { journey }: OwnCourse) {
  const [row] = await tx
    .select({ healthConsent: journeys.healthConsent, confirmedAt: journeys.confirmedAt })
    .from(journeys)
    .where(eq(journeys.id, journey.id))
    .for('update');
  return row ?? { healthConsent: null, confirmedAt: null };
}

/** Begins the course: a consent that is in force stays as it was given. */
const confirm = ({ db, clock }: CourseParts, own: OwnCourse, locale: Locale): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { healthConsent: given, confirmedAt } = await lockJourney(tx, own);
    const healthConsent = given && !given.withdrawnAt ? given : consentOf(locale, now);
    await tx
      .update(journeys)
      .set({ confirmedAt: confirmedAt ?? now, healthConsent })
      .where(eq(journeys.id, own.journey.id));
  });

/** Deletes what was stored by the consent; the contract and the open days stay. */
const withdrawConsent = ({ db, clock }: CourseParts, own: OwnCourse): Promise<void> =>
  db.transaction(async (tx) => {
    const { id } = own.journey;
    // First, so that it waits for what is being stored under the consent and finds it.
    const { healthConsent: given } = await lockJourney(tx, own);
    await tx.delete(dayNotes).where(eq(dayNotes.journeyId, id));
    await tx.delete(watched).where(eq(watched.journeyId, id));
    const healthConsent = given && { ...given, withdrawnAt: clock.now().toISOString() };
    await tx.update(journeys).set({ healthConsent, confirmedAt: null }).where(eq(journeys.id, id));
  });

/**
 * Stores something about a member's health; `forbidden` after a withdrawal, until they begin again. The journey stays locked
 * meanwhile: a withdrawal in another window comes before or after it, and nothing is left behind.
 */
const underConsent = <Value>(db: Db, { journey }: OwnCourse, store: (tx: Tx) => Promise<Result<Value>>): Promise<Result<Value>> =>
  db.transaction(async (tx): Promise<Result<Value>> => {
    const [row] = await tx
      .select({ consent: journeys.healthConsent })
      .from(journeys)
      .where(eq(journeys.id, journey.id))
      .for('share');
    // The account was deleted meanwhile.
    if (!row) return fail('not-found');
    return row.consent?.withdrawnAt ? fail('forbidden') : store(tx);
  });

type Note = { readonly day: number; readonly text: string; readonly revision: number };

/**
 * Saves a note based on a revision, 0 for none; 409 if another window was faster with other words: the same ones are a save whose
 * answer was lost. An emptied note keeps its revision, so that an older version in another window does not reappear unnoticed.
 */
async function saveNote(
  tx: Tx,
  { clock }: Pick<CourseParts, 'clock'>,
  { course, journey }: OwnCourse,
  { day, text, revision }: Note,
  locale: Locale,
): Promise<Result<null>> {
  if (day > course.days.length) return fail('not-found');
  const updatedAt = clock.now();
  const saved =
    revision === 0
      ? await tx
          .insert(dayNotes)
          .values({ journeyId: journey.id, day, text, updatedAt })
          .onConflictDoNothing({ target: [dayNotes.journeyId, dayNotes.day] })
          .returning({ day: dayNotes.day })
      : await tx
          .update(dayNotes)
          .set({ text, updatedAt, revision: sql`${dayNotes.revision} + 1` })
          .where(and(eq(dayNotes.journeyId, journey.id), eq(dayNotes.day, day), eq(dayNotes.revision, revision)))
          .returning({ day: dayNotes.day });
  const isThere =
    saved.length > 0 ||
    (await tx.$count(dayNotes, and(eq(dayNotes.journeyId, journey.id), eq(dayNotes.day, day), eq(dayNotes.text, text)))) > 0;
  return isThere ? ok(null) : refuse(courseServerTexts[locale].staleNote, {}, 'conflict');
}

type Seen = { readonly video: string; readonly ranges: readonly (readonly [number, number])[] };

type Progress = { readonly data: { readonly progress: number; readonly day_progress: number } };

/**
 * Adds watched ranges of a day; idempotent, so it may be sent twice. A video that is no day of this course is not found, a locked
 * day is refused.
 */
async function addWatched(
  tx: Tx,
  { clock }: Pick<CourseParts, 'clock'>,
  { course, journey }: OwnCourse,
  { video, ranges }: Seen,
): Promise<Result<Progress>> {
  const index = course.days.findIndex(({ shortid }) => shortid === video);
  const day = course.days[index];
  if (!day) return fail('not-found');
  const now = clock.now();
  if (index + 1 > lastOpen(stateOf(journey), dayOf(now))) return fail('forbidden');
  const within = watchedRanges(ranges, day.seconds);
  if (within.length > 0) {
    // PostgreSQL's multirange merges overlapping and adjacent ranges.
    const seconds = `{${within.map(([from, to]) => `[${from},${to})`).join(',')}}`;
    await tx
      .insert(watched)
      .values({ journeyId: journey.id, videoId: day.videoId, seconds, updatedAt: now })
      .onConflictDoUpdate({
        target: [watched.journeyId, watched.videoId],
        set: { seconds: sql`${watched.seconds} + excluded.seconds`, updatedAt: now },
      });
  }
  const progress = progressOf(course, await watchedSeconds(tx, journey.id));
  return ok({ data: { progress: courseProgress(progress), day_progress: progress[index] ?? 0 } });
}
