import { eq } from 'drizzle-orm';
import { addDays, dayOf } from '#kit/dates.ts';
import { pageLinks } from '#paths/routes.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { absolute, findRecipient, sendLetter } from '#accounts/server/door.ts';
import { findRetreatDates, paragraphsOf, type RetreatDates } from '#catalog/server/door.ts';
import type { Tx } from '#platform/database.ts';
import { listRetreatGuests, type RetreatGuest } from '#shop/server/door.ts';
import { isRetreatMailDue } from '../rules.ts';
import { eachAlone } from './each-alone.ts';
import { mailTextIn } from './mail-text.ts';
import type { CourseMailParts } from './parts.ts';
import { retreatMails, sentRetreatMails } from './tables.ts';
import { courseServerTexts } from '../texts.ts';

type RetreatMail = typeof retreatMails.$inferSelect;

/** The earliest and latest possible mail, in days. */
const farthest = 60;

/** Queues today's mails about retreats to all participants: each once, as for courses (S10.6). */
export async function sendDueRetreatMails(parts: CourseMailParts): Promise<void> {
  const now = parts.clock.now();
  const today = dayOf(now);
  const near = await findRetreatDates(parts.db, { since: addDays(today, -farthest), until: addDays(today, farthest) }, 'de');
  for (const retreat of near) {
    const mails = await parts.db.select().from(retreatMails).where(eq(retreatMails.retreatId, retreat.id));
    for (const mail of mails.filter(({ days }) => isRetreatMailDue(days, retreat, now))) {
      await sendToGuests(parts, retreat, mail);
    }
  }
}

async function sendToGuests(parts: CourseMailParts, retreat: RetreatDates, mail: RetreatMail): Promise<void> {
  const { db } = parts;
  const sent = await db
    .select({ id: sentRetreatMails.entitlementId })
    .from(sentRetreatMails)
    .where(eq(sentRetreatMails.mailId, mail.id));
  const known = new Set(sent.map(({ id }) => id));
  const guests = (await listRetreatGuests(db, retreat.id)).filter(({ entitlementId }) => !known.has(entitlementId));
  const byId = new Map(guests.map((guest) => [guest.entitlementId, guest]));
  await eachAlone(
    (after) => Promise.resolve(after === null ? [...byId.keys()] : []),
    (id) => db.transaction((tx) => sendTo(tx, parts, { retreat, mail, guest: byId.get(id) })),
  );
}

type ToGuest = { readonly retreat: RetreatDates; readonly mail: RetreatMail; readonly guest: RetreatGuest | undefined };

async function sendTo(tx: Tx, parts: CourseMailParts, { retreat, mail, guest }: ToGuest): Promise<void> {
  const recipient = guest && (await findRecipient(tx, guest.userId));
  // Participants who cancelled meanwhile get none.
  const isComing = (await listRetreatGuests(tx, retreat.id)).some(({ entitlementId }) => entitlementId === guest?.entitlementId);
  if (!recipient || !isComing) return;
  const marked = await tx
    .insert(sentRetreatMails)
    .values({ entitlementId: guest.entitlementId, mailId: mail.id, sentAt: parts.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (marked.length === 0) return;
  const { locale, subject, copy } = mailTextIn(mail, recipient.locale);
  const [localized = retreat] = await findRetreatDates(tx, { slug: retreat.slug }, locale);
  const t = courseServerTexts[locale].mails;
  const page = absolute(parts, pageLinks(locale, parts.presenterSlug)('presenter.retreat.detail', { slug: retreat.slug }));
  const calendar = { label: t.calendar, url: absolute(parts, shopFiles.retreatCalendar(retreat.slug)) };
  await sendLetter(tx, parts, {
    to: recipient.email,
    locale,
    subject,
    heading: localized.title,
    paragraphs: [t.hello(recipient.name), ...paragraphsOf(copy), ...(mail.days < 0 ? [{ links: [calendar] }] : [])],
    button: { label: t.toRetreat, url: page },
    key: `retreat-mail:${mail.id}:${guest.entitlementId}`,
  });
}
