import { and, eq, isNotNull } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Tx } from '#platform/database.ts';
import { users } from './tables.ts';

/** A member as the recipient of a mail. */
export type Recipient = {
  readonly email: string;
  /** The first name. */
  readonly name: string;
  readonly fullname: string;
  readonly locale: Locale;
};

/**
 * The recipient of a mail to a member; null if there is no such member, or the address was never confirmed. The account cannot be
 * deleted before the transaction ends. Call this before locking rows that depend on the account: the deletion locks in the same
 * order.
 */
export async function findRecipient(tx: Tx, userId: string): Promise<Recipient | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.verifiedAt)))
    .for('key share');
  return row ? { email: row.email, name: row.name, fullname: `${row.name} ${row.surname}`.trim(), locale: row.locale } : null;
}
