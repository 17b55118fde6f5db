import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { pageLinks } from '#paths/routes.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/database.ts';
import { absolute, send, type MailParts } from './self-mails.ts';
import { selfTexts } from '../self-texts.ts';
import { hashOf, newToken } from './sessions.ts';
import { newsletterConsents as consents } from './tables.ts';

const day = 24 * 60 * 60 * 1000;
/** Unconfirmed subscriptions expire after this time. */
const confirmWithin = 14 * day;
/**
 * How long the proof of a consent is kept after it ended: claims expire after three years (§ 195 BGB; § 7a UWG has five for phone
 * calls).
 */
const proofKept = 3 * 365 * day;

/**
 * Requests the newsletter: stores the consent and mails the confirmation link (double opt-in; S16.3, § 7 UWG). Requesting again
 * renews the link; nothing happens if it is confirmed already. `who.email` is a `mailAddress`.
 */
export async function askNewsletter(tx: Tx, parts: MailParts, who: { email: string; locale: Locale }): Promise<void> {
  const t = selfTexts[who.locale];
  const token = newToken();
  const wording = t.newsletter.wording(parts.siteName);
  const asked = { locale: who.locale, wording, askedAt: parts.clock.now(), tokenHash: hashOf(token) };
  const kept = await tx
    .insert(consents)
    .values({ email: who.email, ...asked })
    .onConflictDoUpdate({
      target: consents.email,
      targetWhere: isNull(consents.revokedAt),
      set: asked,
      setWhere: isNull(consents.confirmedAt),
    })
    .returning({ id: consents.id });
  if (kept.length === 0) return;
  const { text, agreed, button, ...mail } = t.mails.newsletter;
  const url = absolute(parts, pageLinks(who.locale, parts.presenterSlug)('newsletter', { confirm: token }));
  await send(tx, parts, {
    to: who.email,
    locale: who.locale,
    subject: mail.subject(parts.siteName),
    heading: mail.heading,
    paragraphs: [text(parts.siteName), agreed, { list: [wording] }],
    button: { label: button, url },
    note: mail.note,
  });
}

/** Confirms a subscription. False if the link is unknown, expired or of a cancelled one. Idempotent. */
export async function confirmNewsletter(tx: Tx, parts: MailParts, token: string): Promise<boolean> {
  const now = parts.clock.now();
  const [known] = await tx
    .select()
    .from(consents)
    .where(and(eq(consents.tokenHash, hashOf(token)), isNull(consents.revokedAt)))
    .for('update');
  if (!known) return false;
  if (known.confirmedAt) return true;
  if (now.getTime() - known.askedAt.getTime() > confirmWithin) return false;
  await tx.update(consents).set({ confirmedAt: now }).where(eq(consents.id, known.id));
  const { subject, heading, text, note, end } = selfTexts[known.locale].mails.welcome;
  const url = absolute(parts, pageLinks(known.locale, parts.presenterSlug)('newsletter', { end: token }));
  await send(tx, parts, {
    to: known.email,
    locale: known.locale,
    subject: subject(parts.siteName),
    heading,
    paragraphs: [text],
    note,
    unsubscribe: { label: end, url },
  });
  return true;
}

/** Cancels the subscription of a link or an address. The proof of a confirmed consent is kept, everything else is deleted. */
export async function endNewsletter(tx: Tx, clock: Clock, which: { token: string } | { email: string }): Promise<void> {
  const theirs = 'token' in which ? eq(consents.tokenHash, hashOf(which.token)) : eq(consents.email, which.email);
  await tx.delete(consents).where(and(theirs, isNull(consents.confirmedAt)));
  await tx
    .update(consents)
    .set({ revokedAt: clock.now() })
    .where(and(theirs, isNull(consents.revokedAt)));
}

/** Deletes expired requests and proofs. */
export async function forgetNewsletters({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now().getTime();
  const unconfirmed = and(isNull(consents.confirmedAt), lt(consents.askedAt, new Date(now - confirmWithin)));
  const over = and(isNotNull(consents.revokedAt), lt(consents.revokedAt, new Date(now - proofKept)));
  await db.delete(consents).where(or(unconfirmed, over));
}
