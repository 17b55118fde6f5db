import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import { accountFiles } from '#paths/account-api.ts';
import type { Holdings, User } from '../contract.ts';
import { rolesInForce } from '../rules.ts';
import { newsletterState, type NewsletterState } from './newsletter-state.ts';
import type { AccountParts } from './parts.ts';
import { users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;
/** A row with everything that a member sees of themselves, in one query. */
export type KnownUser = UserRow & { readonly newsletter: NewsletterState };

/** The columns of a `KnownUser`, for select and returning. */
export const knownUser = { ...getTableColumns(users), newsletter: newsletterState };

export async function findUser(db: Db | Tx, id: string): Promise<KnownUser | null> {
  const [row] = await db.select(knownUser).from(users).where(eq(users.id, id));
  return row ?? null;
}

/** `email` in lower case, as the forms' schemas normalise it. */
export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/**
 * The same for a transaction that writes to them or issues a link: the account cannot be deleted before it ends, so nothing is
 * left behind.
 */
export async function holdUserByEmail(tx: Tx, email: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.email, email)).for('key share');
  return row ?? null;
}

/** The picture's address, or the default one's (S8.8). */
export const imageOf = ({ image }: Pick<UserRow, 'image'>): string =>
  image === null ? accountFiles.standardImage : accountFiles.image(image);

/** All accounts, in any state. */
export const listAccountIds = async (db: Db | Tx): Promise<string[]> =>
  (await db.select({ id: users.id }).from(users)).map(({ id }) => id);

/** Names by user id; deleted accounts are left out. */
export async function listMemberNames(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name, surname: users.surname })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name, surname }) => [id, `${name} ${surname}`.trim()]));
}

/** What a member holds in later rooms. */
export async function holdingsOf(
  { holdings }: Pick<AccountParts, 'holdings'>,
  userId: string,
  locale: Locale,
): Promise<Holdings> {
  const found = await Promise.all(holdings.map((source) => source(userId, locale)));
  return {
    products: found.flatMap(({ products = [] }) => products),
    coachings: found.flatMap(({ coachings = [] }) => coachings),
    retreats: found.flatMap(({ retreats = [] }) => retreats),
  };
}

/** A member as they see themselves (S3.1): fields are listed, the row is never passed on. */
export async function presentUser(
  parts: Pick<AccountParts, 'holdings' | 'isDemo'>,
  row: KnownUser,
  locale: Locale,
): Promise<User> {
  const hasSecondFactor = row.totpConfirmedAt !== null;
  return {
    id: row.id,
    fullname: `${row.name} ${row.surname}`.trim(),
    name: row.name,
    surname: row.surname,
    email: row.email,
    gender: row.gender,
    image: imageOf(row),
    street: row.street ?? '',
    street_number: row.streetNumber ?? '',
    zipcode: row.zipcode ?? '',
    city: row.city ?? '',
    country: row.country,
    sso_driver: row.ssoDriver,
    isVerified: row.verifiedAt !== null,
    roles: [...row.roles],
    rolesInForce: [...rolesInForce({ roles: row.roles, hasSecondFactor, isDemo: parts.isDemo })],
    revision: row.revision,
    hasSecondFactor,
    // The newsletter state of an address is only shown to members who have confirmed it.
    newsletter: row.verifiedAt === null ? 'no' : row.newsletter,
    ...(await holdingsOf(parts, row.id, locale)),
  };
}
