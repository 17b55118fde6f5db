import { and, gte, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { keptAddress } from '#kit/mail-address.ts';
import { enqueue } from '#jobs/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import { forgetFiles } from './outbox.ts';
import { mails } from './tables.ts';

/** A stored mail, for the export of personal data. Its bodies are deleted once it is sent. */
export type KeptMail = {
  readonly subject: string | null;
  readonly queuedAt: Date;
  /** Null while it waits, and for one that could not be sent. */
  readonly sentAt: Date | null;
};

/** Case-insensitive: it is the same person. */
const isAddress = (column: typeof mails.recipient | typeof mails.replyTo, address: string): SQL =>
  sql`lower(${column}) = ${keptAddress(address)}`;
const isTo = (address: string): SQL => isAddress(mails.recipient, address);

/** What only the sending needs, as it is afterwards: texts and an address to unsubscribe, which carry tokens, and one to answer. */
export const afterSending = { html: null, text: null, replyTo: null, unsubscribeUrl: null } as const;

/**
 * Deletes all mails to an address, including unsent ones, and the address from those to others. Those stored as files are
 * deleted by a job. Answers their number. A final mail ('your account is deleted') is queued afterwards.
 */
export async function eraseMailTo(tx: Tx | Db, address: string): Promise<number> {
  // What they wrote to the team still goes there, but no answer comes back to them.
  await tx.update(mails).set({ replyTo: null }).where(isAddress(mails.replyTo, address));
  const erased = await tx.delete(mails).where(isTo(address)).returning({ number: mails.number, queuedAt: mails.queuedAt });
  await forgetSent(tx, erased);
  return erased.length;
}

/** Unsent mails too: one may be going out at this moment. */
async function forgetSent(tx: Tx | Db, sent: readonly { number: number; queuedAt: Date }[]): Promise<void> {
  if (sent.length === 0) return;
  const named = sent.map(({ number, queuedAt }) => ({ number, queuedAt: queuedAt.toISOString() }));
  await enqueue(tx, forgetFiles, { mails: named });
}

/** Stored mails to an address from a moment on, oldest first. */
export const exportMailTo = (tx: Tx | Db, address: string, since = new Date(0)): Promise<KeptMail[]> =>
  tx
    .select({ subject: mails.subject, queuedAt: mails.queuedAt, sentAt: mails.sentAt })
    .from(mails)
    .where(and(isTo(address), gte(mails.queuedAt, since)))
    .orderBy(mails.number);

/** Stored mails with these keys, oldest first. */
export const findMailsByKey = (db: Db | Tx, keys: readonly string[]): Promise<KeptMail[]> =>
  db
    .select({ subject: mails.subject, queuedAt: mails.queuedAt, sentAt: mails.sentAt })
    .from(mails)
    .where(inArray(mails.key, [...keys]))
    .orderBy(mails.number);

const day = 86_400_000;
const bodyDays = 7;
const recipientDays = 90;

/**
 * Deletes what is no longer needed: after a week what the sending of mails needed that could not be sent, after three months the whole record.
 * Only keys stay, since a key is used once.
 */
export async function forgetOldMails(db: Db, now: Date): Promise<void> {
  const before = (days: number): SQL | undefined => lt(mails.queuedAt, new Date(now.getTime() - days * day));
  await db
    .update(mails)
    .set(afterSending)
    .where(
      and(before(bodyDays), or(...Object.keys(afterSending).map((name) => isNotNull(mails[name as keyof typeof afterSending])))),
    );
  await db.transaction(async (tx) => {
    const kept = { number: mails.number, queuedAt: mails.queuedAt };
    const gone = await tx
      .delete(mails)
      .where(and(before(recipientDays), isNull(mails.key)))
      .returning(kept);
    const bare = await tx
      .update(mails)
      .set({ recipient: null, subject: null })
      .where(and(before(recipientDays), isNotNull(mails.recipient)))
      .returning(kept);
    await forgetSent(tx, [...gone, ...bare]);
  });
}
