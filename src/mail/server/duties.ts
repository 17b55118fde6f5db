import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { duty, GivenUp, jobKind, type Duty } from '#jobs/server/door.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { forgetOldMails, afterSending } from './kept.ts';
import { mailsTried } from './measures.ts';
import { forgetFiles, sendMail } from './outbox.ts';
import { mails } from './tables.ts';
import type { Transport } from './transport.ts';

const forgetMails = jobKind('forget-mails', z.object({}));

/** The jobs of this room: sending what is queued, and deleting what is old. */
export const mailDuties = ({
  db,
  transport,
  clock,
}: Pick<Services, 'db' | 'clock'> & { readonly transport: Transport }): Duty[] => [
  duty(sendMail, ({ mail }) => send(db, transport, clock, mail), { atOnce: 2 }),
  duty(forgetFiles, ({ mails: sent }) =>
    transport.forget(sent.map(({ number, queuedAt }) => ({ number, queuedAt: new Date(queuedAt) }))),
  ),
  duty(forgetMails, () => forgetOldMails(db, clock.now()), { schedule: '17 * * * *' }),
];

/**
 * A process can die between the mail server's answer and the update of the row. The mail is then sent again under the same
 * Message-ID: a duplicate is better than a lost mail.
 */
async function send(db: Db, transport: Transport, clock: Clock, id: string): Promise<void> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  // Erased meanwhile, or sent by a process that died before recording it.
  if (!mail || mail.sentAt) return;
  const { recipient, subject, html, text } = mail;
  // A job that failed is listed for longer than the text is kept: whoever retries it must not think that the mail has gone out.
  if (recipient === null || subject === null || html === null || text === null)
    throw new GivenUp('The mail can no longer be sent: its text was deleted a week after it was queued.');
  try {
    await transport.send({ ...mail, to: recipient, subject, html, text });
  } catch (error) {
    mailsTried.labels('failed').inc();
    throw error;
  }
  mailsTried.labels('sent').inc();
  const noted = await db
    .update(mails)
    .set({ sentAt: clock.now(), ...afterSending })
    .where(eq(mails.id, id))
    .returning({ id: mails.id });
  // Erased while it was written: `forgetFiles` came before there was a file.
  if (noted.length === 0) await transport.forget([mail]);
}
