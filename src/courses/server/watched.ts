import { sql } from 'drizzle-orm';
import { dayOf } from '#kit/dates.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import { courseProgress, lastOpen, watchedRanges } from '../rules.ts';
import { stateOf } from './journeys.ts';
import type { OwnCourse } from './own-course.ts';
import type { CourseParts } from './parts.ts';
import { progressOf, watchedSeconds } from './present.ts';
import { watched } from './tables.ts';

type Seen = { readonly video: string; readonly ranges: readonly (readonly [number, number])[] };

type Progress = { readonly data: { readonly progress: number; readonly day_progress: number } };

/**
 * Adds what a player saw of a day to what was seen before: the same again changes nothing, so it may be sent twice. A video that
 * is no day of this course is not found, a day that is not open yet is refused.
 */
export async function addWatched(
  { db, clock }: CourseParts,
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
    // PostgreSQL joins ranges that overlap or touch, in what comes in as in what is there.
    const seconds = `{${within.map(([from, to]) => `[${from},${to})`).join(',')}}`;
    await db
      .insert(watched)
      .values({ journeyId: journey.id, videoId: day.videoId, seconds, updatedAt: now })
      .onConflictDoUpdate({
        target: [watched.journeyId, watched.videoId],
        set: { seconds: sql`${watched.seconds} + excluded.seconds`, updatedAt: now },
      });
  }
  const progress = progressOf(course, await watchedSeconds(db, journey.id));
  return ok({ data: { progress: courseProgress(progress), day_progress: progress[index] ?? 0 } });
}
