import { eq, type SQL } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Tx } from '#platform/database.ts';
import { users } from './tables.ts';

/** A member as a seller has to know them. */
export type Buyer = {
  readonly id: string;
  readonly email: string;
  readonly fullname: string;
  readonly locale: Locale;
  readonly isVerified: boolean;
  /** Null unless it is complete. */
  readonly address: {
    readonly street: string;
    readonly streetNumber: string;
    readonly zipcode: string;
    readonly city: string;
    readonly country: string;
  } | null;
};

/**
 * The member, locked so that the account cannot be deleted before the transaction ends; null if it was. Call this before locking
 * rows that depend on the account: the deletion locks in the same order.
 */
export const findBuyer = (tx: Tx, id: string): Promise<Buyer | null> => lockBuyer(tx, eq(users.id, id));

/** The same by the address of the account, in lower case. */
export const findBuyerByEmail = (tx: Tx, email: string): Promise<Buyer | null> => lockBuyer(tx, eq(users.email, email));

async function lockBuyer(tx: Tx, where: SQL): Promise<Buyer | null> {
  const [row] = await tx.select().from(users).where(where).for('key share');
  if (!row) return null;
  const { street, streetNumber, zipcode, city, country } = row;
  return {
    id: row.id,
    email: row.email,
    fullname: `${row.name} ${row.surname}`.trim(),
    locale: row.locale,
    isVerified: row.verifiedAt !== null,
    address: street && streetNumber && zipcode && city ? { street, streetNumber, zipcode, city, country } : null,
  };
}
