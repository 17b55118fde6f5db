import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { dayOf, hourOf } from '#kit/dates.ts';
import { inLocalePath, pageLinks } from '#paths/routes.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { absolute, findRecipient, sendLetter, type Recipient } from '#accounts/server/door.ts';
import { findCourse, paragraphsOf } from '#catalog/server/door.ts';
import type { Tx } from '#platform/database.ts';
import { dueMail } from '../rules.ts';
import { eachAlone } from './each-alone.ts';
import { stateOf, type JourneyRow } from './journeys.ts';
import { mailTextIn } from './mail-text.ts';
import type { CourseMailParts } from './parts.ts';
import { coachingMails, journeys, sentCoachingMails } from './tables.ts';
import { courseServerTexts } from '../texts.ts';

const atOnce = 200;

/**
 * Queues today's mail for every journey whose hour has come (S10.6). Each is recorded in the transaction that queues it, so it is
 * sent once whatever crashes and however many servers run this. A failure does not block others; it is thrown at the end.
 */
export async function sendDueDayMails(parts: CourseMailParts): Promise<void> {
  await eachAlone(
    (after) => findDue(parts, after),
    (journeyId) => parts.db.transaction((tx) => sendDueMail(tx, parts, journeyId)),
  );
}

/** Journeys that may have a mail due today, by a cheap query, sorted by id. */
async function findDue({ db, clock }: CourseMailParts, after: string | null): Promise<string[]> {
  const now = clock.now();
  const { rows } = await db.execute<{ id: string }>(sql`
    select j.id from journeys j
    join coaching_mails m on m.coaching_id = j.coaching_id and m.day = ${dayOf(now)}::date - j.started_on - j.paused_days + 1
    where j.ended_at is null and j.mails_off_at is null and j.paused_on is null and j.mail_hour <= ${hourOf(now)}
      and not exists (select 1 from sent_coaching_mails s where s.journey_id = j.id and s.day = m.day)
      and (${after}::uuid is null or j.id > ${after}::uuid)
    order by j.id limit ${atOnce}`);
  return rows.map(({ id }) => id);
}

/** Checks again with the journey locked: mails may have been stopped, or sent by another server. */
async function sendDueMail(tx: Tx, parts: CourseMailParts, journeyId: string): Promise<void> {
  const [found] = await tx.select({ userId: journeys.userId }).from(journeys).where(eq(journeys.id, journeyId));
  const recipient = found && (await findRecipient(tx, found.userId));
  if (!recipient) return;
  const [row] = await tx.select().from(journeys).where(eq(journeys.id, journeyId)).for('update');
  if (!row) return;
  const sent = await tx
    .select({ day: sentCoachingMails.day })
    .from(sentCoachingMails)
    .where(eq(sentCoachingMails.journeyId, row.id));
  const mails = {
    mailHour: row.mailHour,
    areMailsOff: row.mailsOffAt !== null,
    isEnded: row.endedAt !== null,
    sentDays: new Set(sent.map(({ day }) => day)),
  };
  const day = dueMail(stateOf(row), mails, parts.clock.now());
  if (day !== null) await queueDayMail(tx, parts, { row, recipient, day, key: `course-day:${row.id}:${day}` });
}

type DayMail = { readonly row: JourneyRow; readonly recipient: Recipient; readonly day: number; readonly key: string };

/** Records a day's mail as sent and queues it; false if the day has none. */
async function queueDayMail(tx: Tx, parts: CourseMailParts, { row, recipient, day, key }: DayMail): Promise<boolean> {
  const { coachingId } = row;
  const [mail] = await tx
    .select()
    .from(coachingMails)
    .where(and(eq(coachingMails.coachingId, coachingId), eq(coachingMails.day, day)));
  if (!mail) return false;
  const { locale, subject, copy } = mailTextIn(mail, recipient.locale);
  const course = await findCourse(tx, { id: coachingId }, locale);
  if (!course) return false;
  const t = courseServerTexts[locale].mails;
  await tx.insert(sentCoachingMails).values({ journeyId: row.id, day, sentAt: parts.clock.now() }).onConflictDoNothing();
  await sendLetter(tx, parts, {
    to: recipient.email,
    locale,
    subject,
    heading: course.days[day - 1]?.title ?? subject,
    paragraphs: [t.hello(recipient.name), ...paragraphsOf(copy)],
    button: {
      label: t.toDay,
      url: absolute(parts, pageLinks(locale, parts.presenterSlug)('presenter.coaching.detail', { slug: course.slug })),
    },
    key,
    unsubscribe: { label: t.end, url: absolute(parts, inLocalePath(shopFiles.endMails(row.mailToken), locale)) },
  });
  return true;
}

/**
 * Sends the mail of a day again, whatever was sent before: a member asked for it. False if there is no such journey, mail or
 * confirmed address, or the journey has ended. `also` runs in the same transaction.
 */
export const resendCoachingMail = (
  parts: CourseMailParts,
  journeyId: string,
  day: number,
  also: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> =>
  parts.db.transaction(async (tx) => {
    const [row] = await tx.select().from(journeys).where(eq(journeys.id, journeyId));
    const recipient = row && row.endedAt === null ? await findRecipient(tx, row.userId) : null;
    if (!row || !recipient) return false;
    const key = `course-day:${journeyId}:${day}:${randomUUID()}`;
    const isQueued = await queueDayMail(tx, parts, { row, recipient, day, key });
    if (isQueued) await also(tx);
    return isQueued;
  });
