import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import { headerText, mailAddress } from '../rules.ts';
import { mails } from './tables.ts';

/** A mail to one person. */
export type Mail = {
  /** One plain address, see `mailAddress`. */
  readonly to: string;
  readonly locale: Locale;
  /** Names no health topic (S16.5): it is shown on locked screens and kept by mail servers. */
  readonly subject: string;
  /** Both parts, as `mailDocument` makes them. */
  readonly html: string;
  readonly text: string;
  /** Where this is given, a mail is queued once for all time: `course-day:{id}:{day}`. It names no person's data. */
  readonly key?: string;
  readonly replyTo?: string;
  /** Where mails of this kind are cancelled: it becomes List-Unsubscribe. */
  readonly unsubscribeUrl?: string;
};

/**
 * Queues a mail within the caller's transaction: it goes out some moments after the commit, and never without one.
 * Answers false when a mail with this key was queued before. Throws where `to` is no `mailAddress`: check what people type.
 */
export async function queueMail(tx: Tx | Db, mail: Mail): Promise<boolean> {
  const queued = await tx
    .insert(mails)
    .values({
      key: mail.key ?? null,
      recipient: address(mail.to),
      locale: mail.locale,
      subject: headerText(mail.subject),
      html: storable(mail.html),
      text: storable(mail.text),
      replyTo: mail.replyTo === undefined ? null : address(mail.replyTo),
      unsubscribeUrl: mail.unsubscribeUrl === undefined ? null : new URL(mail.unsubscribeUrl).href,
    })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id });
  return queued.length > 0;
}

function address(value: string): string {
  const found = mailAddress(value);
  // The value is a person's, so it is not repeated.
  if (!found) throw new Error('A mail cannot be queued: its recipient is no address.');
  return found;
}

/** PostgreSQL stores no NUL, UTF-8 no half of a pair. */
const storable = (value: string): string => value.toWellFormed().replaceAll('\0', '');
