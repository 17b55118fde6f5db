import { eq, sql } from 'drizzle-orm';
import type { CallContext, Handlers } from '#kit/endpoint.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import type { courseEndpoints, Journey } from '../contract.ts';
import { endMails } from './end-mails.ts';
import { saveNote } from './notes.ts';
import { findOwnCourse, type OwnCourse } from './own-course.ts';
import type { CourseParts } from './parts.ts';
import { presentJourney } from './present.ts';
import { changeSettings } from './settings.ts';
import { journeys } from './tables.ts';
import { addWatched } from './watched.ts';

/** The server's side of journeys (S13). What nobody owns, and what others own, is not found. */
export function courseHandlers(parts: CourseParts): Handlers<typeof courseEndpoints> {
  const { db, clock } = parts;

  /** Does something to an own journey and answers with how it stands then. */
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
      onJourney(shortid, context, async ({ journey }) => {
        const confirmedAt = sql`coalesce(${journeys.confirmedAt}, ${clock.now().toISOString()}::timestamptz)`;
        await db.update(journeys).set({ confirmedAt }).where(eq(journeys.id, journey.id));
        return ok(null);
      }),

    setJourney: ({ shortid, ...wanted }, context) =>
      onJourney(shortid, context, (own) => changeSettings(parts, own, wanted, context.locale)),

    saveDayNote: ({ shortid, ...note }, context) =>
      onJourney(shortid, context, (own) => saveNote(parts, own, note, context.locale)),

    addWatched: async ({ coaching, video, ranges }, context) => {
      const own = await findOwnCourse(parts, coaching, context);
      return own ? addWatched(parts, own, { video, ranges }) : fail('not-found');
    },

    endCourseMails: async ({ token }) => {
      await endMails(parts, token);
      return ok({ data: { ended: true } });
    },
  };
}
