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
/** A row with all that a member sees of themselves, in one query. */
export type KnownUser = UserRow & { readonly newsletter: NewsletterState };

/** What is selected, or returned, for a `KnownUser`. */
export const knownUser = { ...getTableColumns(users), newsletter: newsletterState };

export async function findUser(db: Db | Tx, id: string): Promise<KnownUser | null> {
  const [row] = await db.select(knownUser).from(users).where(eq(users.id, id));
  return row ?? null;
}

/** `email` in lower case, as the forms' schemas make it. */
export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/** The picture's address, or that of the standard one (S8.8). */
export const imageOf = ({ image }: Pick<UserRow, 'image'>): string =>
  image === null ? accountFiles.standardImage : accountFiles.image(image);

/** Every account, whatever became of it. */
export const listAccountIds = async (db: Db | Tx): Promise<string[]> =>
  (await db.select({ id: users.id }).from(users)).map(({ id }) => id);

/** What people are called, by their ids; who is gone is left out. */
export async function listMemberNames(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name, surname: users.surname })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name, surname }) => [id, `${name} ${surname}`.trim()]));
}

/** What a member holds in the rooms to the right. */
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

/** A member as they see themselves (S3.1): each field listed, never the row. */
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
    // Whether somebody else gets it under an address is nothing for who has not shown that it is theirs.
    newsletter: row.verifiedAt === null ? 'no' : row.newsletter,
    ...(await holdingsOf(parts, row.id, locale)),
  };
}
