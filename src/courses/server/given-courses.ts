import { and, desc, eq, lte } from 'drizzle-orm';
import { dayOf } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import { refuse, ok, type Failure, type Result } from '#kit/result.ts';
import { uuidPattern } from '#paths/patterns.ts';
import { pageLinks } from '#paths/routes.ts';
import { absolute, findMemberId, findRecipient, sendLetter } from '#accounts/server/door.ts';
import { findCourse, type Course } from '#catalog/server/door.ts';
import { audit } from '#desk/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import { giveCoaching, takeCoaching as takeGiven } from '#shop/server/door.ts';
import { courseOfficeTexts } from '../team-texts.ts';
import { dayNow } from '../rules.ts';
import { resendCoachingMail } from './day-mails.ts';
import { findOwnJourney, stateOf } from './journeys.ts';
import type { CourseMailParts, CourseOfficeParts } from './parts.ts';
import { coachingMails } from './tables.ts';

/** The team's handling of members' courses (S10.4). */

type Wish = { readonly coaching: string; readonly user: string; readonly actor: string; readonly locale: Locale };
type Found = { readonly course: Course; readonly userId: string };

/** The member and the coaching, by id or by address and slug. */
async function findMeant(db: Db, { coaching, user, locale }: Wish): Promise<Found | Failure> {
  const t = courseOfficeTexts[locale];
  const userId = await findMemberId(db, user);
  const course = await findCourse(db, uuidPattern.test(coaching) ? { id: coaching } : { shortid: coaching }, locale);
  if (userId !== null && course) return { course, userId };
  return refuse(t.check, {
    ...(userId === null ? { user: [t.accountUnknown] } : {}),
    ...(course ? {} : { coaching: [t.coachingUnknown] }),
  });
}

/**
 * Grants a member a coaching as a purchase would, including the journey, and tells them by mail if their address is confirmed.
 */
export async function applyCoaching(
  parts: CourseOfficeParts,
  wish: Wish,
): Promise<Result<{ coaching: string; user: string; mailed: boolean }>> {
  const meant = await findMeant(parts.db, wish);
  if ('ok' in meant) return meant;
  const { course, userId } = meant;
  return parts.db.transaction(async (tx) => {
    const t = courseOfficeTexts[wish.locale];
    const given = await giveCoaching(tx, parts, userId, course.id);
    if (given === 'owned') return refuse(t.owned, {}, 'conflict');
    if (given === 'nobody') return refuse(t.check, { user: [t.accountUnknown] });
    const mailed = await mailGiven(tx, parts, { userId, coachingId: course.id });
    const at = parts.clock.now();
    const details = { user: userId };
    await audit(tx, { actor: wish.actor, action: 'apply', entity: 'coaching', id: course.id, details, at });
    return ok({ coaching: course.id, user: userId, mailed });
  });
}

/**
 * Takes back what `applyCoaching` gave, as to the wrong member; their days and notes are there again if they get it once more. Who
 * has bought it too keeps it.
 */
export async function takeCoaching(parts: CourseOfficeParts, wish: Wish): Promise<Result<{ stays: boolean }>> {
  const meant = await findMeant(parts.db, wish);
  if ('ok' in meant) return meant;
  const { course, userId } = meant;
  return parts.db.transaction(async (tx) => {
    const taken = await takeGiven(tx, parts, userId, course.id);
    if (taken === null) return refuse(courseOfficeTexts[wish.locale].notGiven, {}, 'conflict');
    const at = parts.clock.now();
    const details = { user: userId };
    await audit(tx, { actor: wish.actor, action: 'take-back', entity: 'coaching', id: course.id, details, at });
    return ok(taken);
  });
}

/** In the member's language. False if no mail was sent. */
async function mailGiven(
  tx: Tx,
  parts: CourseMailParts,
  { userId, coachingId }: { userId: string; coachingId: string },
): Promise<boolean> {
  const recipient = await findRecipient(tx, userId);
  const course = recipient && (await findCourse(tx, { id: coachingId }, recipient.locale));
  if (!course) return false;
  const { locale, email, name } = recipient;
  const t = courseOfficeTexts[locale].given;
  await sendLetter(tx, parts, {
    to: email,
    locale,
    subject: t.subject,
    heading: t.heading,
    paragraphs: [t.hello(name), t.text(course.title)],
    button: {
      label: t.button,
      url: absolute(parts, pageLinks(locale, parts.presenterSlug)('presenter.coaching.detail', { slug: course.slug })),
    },
  });
  return true;
}

/** The last day up to today that has a mail; null if there is none yet. */
async function lastMailDay(db: Db, coachingId: string, today: number): Promise<number | null> {
  const [row] = await db
    .select({ day: coachingMails.day })
    .from(coachingMails)
    .where(and(eq(coachingMails.coachingId, coachingId), lte(coachingMails.day, today)))
    .orderBy(desc(coachingMails.day))
    .limit(1);
  return row?.day ?? null;
}

/** Sends a member the mail of a day again; by default the latest that was due. */
export async function resendCoaching(
  parts: CourseMailParts,
  { day: wanted, ...wish }: Wish & { readonly day?: number | null | undefined },
): Promise<Result<{ day: number }>> {
  const { db, clock } = parts;
  const meant = await findMeant(db, wish);
  if ('ok' in meant) return meant;
  const { course, userId } = meant;
  const t = courseOfficeTexts[wish.locale];
  const now = clock.now();
  const journey = await findOwnJourney(db, { userId, coachingId: course.id, now });
  if (!journey) return refuse(t.notOwned, {}, 'conflict');
  const today = dayNow(stateOf(journey), course.days.length, dayOf(now));
  const day = wanted ?? (await lastMailDay(db, course.id, today));
  const isSent =
    day !== null &&
    (await resendCoachingMail(parts, journey.id, day, (tx) => {
      const details = { user: userId, day };
      return audit(tx, { actor: wish.actor, action: 'resend', entity: 'coaching', id: course.id, details, at: now });
    }));
  return isSent ? ok({ day }) : refuse(t.noMail, {}, 'conflict');
}
