import { z } from 'zod';
import type { Locale } from '#kit/locale.ts';
import { mailAddress } from '#kit/mail-address.ts';
import { enqueue, jobKind } from '#jobs/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import { mails } from './tables.ts';

/** A mail to one person. */
export type Mail = {
  /** One plain address, see `mailAddress`. */
  readonly to: string;
  readonly locale: Locale;
  /** Never names a health topic (S16.5): it appears on lock screens and is stored by mail servers. */
  readonly subject: string;
  /** Both bodies, made by `mailDocument`. */
  readonly html: string;
  readonly text: string;
  /**
   * A mail with a key is queued at most once, ever: `course-day:{id}:{day}`. Keys outlive a person's data, so they contain ids,
   * never names or addresses.
   */
  readonly key?: string;
  readonly replyTo?: string;
  /** The unsubscribe address for List-Unsubscribe; it must accept the POST of RFC 8058 (`oneClickRoutes`). */
  readonly unsubscribeUrl?: string;
};

/**
 * Retried for two days: after half a minute, a minute, two and so on, then every four hours. An attempt may take as long as a slow
 * server does: a second one beside it would be a second mail.
 */
export const sendMail = jobKind('send-mail', z.object({ mail: z.uuid() }), {
  retries: 20,
  firstPause: 30,
  longestPause: 4 * 3600,
  timeLimit: 3600,
});

/** Deletes the files of erased mails, where there is no mail server. Contains no personal data. */
export const forgetFiles = jobKind(
  'forget-mail-files',
  z.object({ mails: z.array(z.object({ number: z.int(), queuedAt: z.iso.datetime() })) }),
);

/**
 * Queues a mail within the caller's transaction: it is sent shortly after the commit, and never without one. Answers false if a
 * mail with this key was queued before. Throws if `to` is no `mailAddress`: validate user input first.
 */
export async function queueMail(tx: Tx | Db, mail: Mail): Promise<boolean> {
  const [queued] = await tx
    .insert(mails)
    .values({
      key: mail.key ?? null,
      recipient: address(mail.to),
      locale: mail.locale,
      subject: oneLine(mail.subject),
      html: storable(mail.html),
      text: storable(mail.text),
      replyTo: mail.replyTo === undefined ? null : address(mail.replyTo),
      unsubscribeUrl: mail.unsubscribeUrl === undefined ? null : webAddress(mail.unsubscribeUrl),
    })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id });
  if (!queued) return false;
  await enqueue(tx, sendMail, { mail: queued.id });
  return true;
}

function address(value: string): string {
  const found = mailAddress(value);
  // The address is personal data, so the error does not repeat it.
  if (!found) throw new Error('A mail cannot be queued: that is no address.');
  return found;
}

function webAddress(value: string): string {
  const { protocol, href } = new URL(value);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('A mail cannot be queued: that is no web address.');
  return href;
}

/** PostgreSQL stores no NUL, UTF-8 no unpaired surrogate. */
const storable = (value: string): string => value.toWellFormed().replaceAll('\0', '');

const longestSubject = 200;

/** Control characters, line separators and bidi marks become blanks: a header is one line and shows what it says. */
const oneLine = (value: string): string =>
  Array.from(
    value
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069} ]+/gu, ' ')
      .trim(),
  )
    .slice(0, longestSubject)
    .join('');
