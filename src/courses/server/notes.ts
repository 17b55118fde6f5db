import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import type { OwnCourse } from './own-course.ts';
import type { CourseParts } from './parts.ts';
import { dayNotes } from './tables.ts';
import { courseServerTexts } from '../texts.ts';

type Note = { readonly day: number; readonly text: string; readonly revision: number };

/**
 * Saves a note over the revision that it was made of, 0 for none; 409 where another window was faster. An emptied note keeps
 * its revision alone, so that an older one in another window does not come back unnoticed.
 */
export async function saveNote(
  { db, clock }: CourseParts,
  { course, journey }: OwnCourse,
  { day, text, revision }: Note,
  locale: Locale,
): Promise<Result<null>> {
  if (day > course.days.length) return fail('not-found');
  const updatedAt = clock.now();
  const saved =
    revision === 0
      ? await db
          .insert(dayNotes)
          .values({ journeyId: journey.id, day, text, updatedAt })
          .onConflictDoNothing({ target: [dayNotes.journeyId, dayNotes.day] })
          .returning({ day: dayNotes.day })
      : await db
          .update(dayNotes)
          .set({ text, updatedAt, revision: sql`${dayNotes.revision} + 1` })
          .where(and(eq(dayNotes.journeyId, journey.id), eq(dayNotes.day, day), eq(dayNotes.revision, revision)))
          .returning({ day: dayNotes.day });
  return saved.length > 0 ? ok(null) : refuse(courseServerTexts[locale].staleNote, {}, 'conflict');
}
