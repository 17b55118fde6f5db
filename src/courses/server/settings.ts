import { eq } from 'drizzle-orm';
import { dayOf } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import { moved, paused, resumed } from '../rules.ts';
import { stateOf } from './journeys.ts';
import type { OwnCourse } from './own-course.ts';
import type { CourseParts } from './parts.ts';
import { journeys } from './tables.ts';
import { courseServerTexts } from '../texts.ts';

type Settings = {
  readonly mail_hour?: number | undefined;
  readonly mails?: boolean | undefined;
  readonly paused?: boolean | undefined;
  readonly started_on?: string | undefined;
};

/** Moves a journey, then pauses or resumes it, and sets the hour of its mails. Omitted settings stay unchanged (S13.1, S13.5). */
export function changeSettings(
  { db, clock }: CourseParts,
  { course, journey }: OwnCourse,
  wanted: Settings,
  locale: Locale,
): Promise<Result<null>> {
  const now = clock.now();
  const today = dayOf(now);
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(journeys).where(eq(journeys.id, journey.id)).for('update');
    // The member's account was deleted meanwhile.
    if (!row) return ok(null);
    const t = courseServerTexts[locale];
    const to = wanted.started_on ?? row.startedOn;
    // A form submits the date that it showed: that is no move, and pauses still count.
    const there = to === row.startedOn ? stateOf(row) : moved(stateOf(row), to, today);
    if (!there) return refuse(t.check, { started_on: [t.tooFar] });
    const state = wanted.paused === undefined ? there : (wanted.paused ? paused : resumed)(there, today);
    const mailsOffAt = wanted.mails === undefined ? row.mailsOffAt : wanted.mails ? null : (row.mailsOffAt ?? now);
    await tx
      .update(journeys)
      .set({
        ...state,
        // Numbers beyond the last day are no open days.
        openedDay: Math.max(row.openedDay, Math.min(state.openedDay, course.days.length)),
        mailsOffAt,
        mailHour: wanted.mail_hour ?? row.mailHour,
      })
      .where(eq(journeys.id, row.id));
    return ok(null);
  });
}
