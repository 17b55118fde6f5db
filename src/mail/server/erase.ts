import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { mailAddress } from '../rules.ts';
import { mails } from './tables.ts';

/** What is kept of a mail that was sent to somebody, for their export. Bodies are gone once it is sent. */
export type KeptMail = {
  readonly subject: string | null;
  readonly queuedAt: Date;
  readonly sentAt: Date | null;
};

const isTo = (address: string): SQL => sql`lower(${mails.recipient}) = ${(mailAddress(address) ?? address).toLowerCase()}`;

/** Removes every trace of mails to an address, those that did not go out yet too. Answers how many there were. */
export async function eraseMailTo(tx: Tx | Db, address: string): Promise<number> {
  const erased = await tx.delete(mails).where(isTo(address)).returning({ id: mails.id });
  return erased.length;
}

/** What is kept of mails to an address, oldest first. */
export const exportMailTo = (tx: Tx | Db, address: string): Promise<KeptMail[]> =>
  tx
    .select({ subject: mails.subject, queuedAt: mails.queuedAt, sentAt: mails.sentAt })
    .from(mails)
    .where(isTo(address))
    .orderBy(mails.queuedAt);
