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
/** Who did not confirm within this time did not want to. */
const confirmWithin = 14 * day;
/** A consent can be asked about in court for three years after it ended (§ 195 BGB, § 7a UWG has five for phone calls). */
const proofKept = 3 * 365 * day;

/**
 * Asks for the newsletter: keeps what was agreed to and when, and mails the link that alone confirms it (S16.3, § 7 UWG).
 * Asking again renews the link; where the newsletter is in force already, nothing happens. `who.email` is a `mailAddress`.
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

/** Puts the newsletter in force. False where the link is unknown, too old, or of one that was ended. Again is the same. */
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

/** Ends the newsletter of a link or an address. The proof of a consent that was in force stays, of any other nothing. */
export async function endNewsletter(tx: Tx, clock: Clock, which: { token: string } | { email: string }): Promise<void> {
  const theirs = 'token' in which ? eq(consents.tokenHash, hashOf(which.token)) : eq(consents.email, which.email);
  await tx.delete(consents).where(and(theirs, isNull(consents.confirmedAt)));
  await tx
    .update(consents)
    .set({ revokedAt: clock.now() })
    .where(and(theirs, isNull(consents.revokedAt)));
}

/** Deletes what nobody confirmed in time, and proofs that nobody can ask for any more. */
export async function forgetNewsletters({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now().getTime();
  const unconfirmed = and(isNull(consents.confirmedAt), lt(consents.askedAt, new Date(now - confirmWithin)));
  const over = and(isNotNull(consents.revokedAt), lt(consents.revokedAt, new Date(now - proofKept)));
  await db.delete(consents).where(or(unconfirmed, over));
}
