import type { CallContext } from '#kit/endpoint.ts';
import { findCourse, type Course } from '#catalog/server/door.ts';
import { findOwnJourney, keepOpened, type JourneyRow } from './journeys.ts';
import type { CourseParts } from './parts.ts';

export type OwnCourse = { readonly course: Course; readonly journey: JourneyRow };

/** The course with this shortid and the caller's journey; null if they do not own it. */
export async function findOwnCourse(parts: CourseParts, shortid: string, context: CallContext): Promise<OwnCourse | null> {
  const { db, clock } = parts;
  const caller = await context.caller();
  const course = caller && (await findCourse(db, { shortid }, context.locale));
  if (!course) return null;
  const journey = await findOwnJourney(db, { userId: caller.userId, coachingId: course.id, now: clock.now() });
  return journey && { course, journey: await keepOpened(db, journey, course.days.length, clock.now()) };
}
