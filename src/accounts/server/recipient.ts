import { and, eq, isNotNull } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Tx } from '#platform/database.ts';
import { users } from './tables.ts';

/** A member as a mail addresses them. */
export type Recipient = {
  readonly email: string;
  /** The first name. */
  readonly name: string;
  readonly fullname: string;
  readonly locale: Locale;
};

/**
 * Whom a mail to a member goes to; null where there is no such member, or the address was never confirmed and may be anybody's.
 * The account is not deleted before the transaction ends. Ask before rows that hang on the account are locked: the deletion locks in
 * that order too.
 */
export async function findRecipient(tx: Tx, userId: string): Promise<Recipient | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.verifiedAt)))
    .for('key share');
  return row ? { email: row.email, name: row.name, fullname: `${row.name} ${row.surname}`.trim(), locale: row.locale } : null;
}
