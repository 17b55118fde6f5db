import type { Locale } from '#kit/locale.ts';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { accountFiles } from '#paths/account-api.ts';
import type { Holdings, User } from '../contract.ts';
import type { AccountParts } from './parts.ts';
import { users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;

export async function findUser(db: Db | Tx, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
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

async function holdingsOf({ holdings }: Pick<AccountParts, 'holdings'>, userId: string, locale: Locale): Promise<Holdings> {
  const found = await Promise.all(holdings.map((source) => source(userId, locale)));
  return {
    products: found.flatMap(({ products = [] }) => products),
    coachings: found.flatMap(({ coachings = [] }) => coachings),
    retreats: found.flatMap(({ retreats = [] }) => retreats),
  };
}

/** A member as they see themselves (S3.1): each field listed, never the row. */
export async function presentUser(parts: Pick<AccountParts, 'holdings'>, row: UserRow, locale: Locale): Promise<User> {
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
    revision: row.revision,
    hasSecondFactor: row.totpConfirmedAt !== null,
    newsletter: 'no',
    ...(await holdingsOf(parts, row.id, locale)),
  };
}
