import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { keptAddress } from '#kit/mail-address.ts';
import { uuidPattern } from '#paths/patterns.ts';
import type { Db, Tx } from '#platform/database.ts';
import { hasWords } from '#platform/has-words.ts';
import type { Totals } from '#platform/totals.ts';
import type { PeopleQuestion, Person } from '../office-contract.ts';
import { fullnameOf, searchedOf, users } from './tables.ts';

/** The office's queries for members. */

const fullname = fullnameOf(users);

const columns = {
  id: users.id,
  fullname,
  email: users.email,
  roles: users.roles,
  verifiedAt: users.verifiedAt,
  ssoDriver: users.ssoDriver,
  createdAt: users.createdAt,
};

type Row = Pick<typeof users.$inferSelect, 'id' | 'email' | 'roles' | 'verifiedAt' | 'ssoDriver' | 'createdAt'> & {
  readonly fullname: string;
};

export const presentPerson = ({ id, fullname: name, email, roles, verifiedAt, ssoDriver, createdAt }: Row): Person => ({
  id,
  fullname: name,
  email,
  roles: [...roles],
  verified: verifiedAt !== null,
  sso_driver: ssoDriver,
  created_at: createdAt.toISOString(),
});

const has = (q: string | undefined): SQL | undefined => hasWords(searchedOf(users), q);

const inRole = (role: PeopleQuestion['role']): SQL | undefined => {
  if (role === undefined) return undefined;
  return role === 'member' ? sql`cardinality(${users.roles}) = 0` : sql`${role} = any(${users.roles})`;
};

const sorts = { fullname: sql`lower(${fullname})`, email: users.email, created_at: users.createdAt };

export async function listPeople(
  { db, totals }: { readonly db: Db; readonly totals: Totals },
  { page, perPage, sort, order, q, role, verified }: PeopleQuestion,
): Promise<{ data: Person[]; total: number }> {
  const isVerified =
    verified === undefined ? undefined : verified === '1' ? isNotNull(users.verifiedAt) : isNull(users.verifiedAt);
  const where = and(has(q), inRole(role), isVerified);
  // By default the newest first; names and addresses start with A.
  const isDown = order === undefined ? sort === 'created_at' : order.toUpperCase() === 'DESC';
  const turn = isDown ? desc : asc;
  const rows = db
    .select(columns)
    .from(users)
    .where(where)
    .orderBy(turn(sorts[sort]), turn(users.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [found, total] = await Promise.all([rows, totals.count(users, where)]);
  return { data: found.map(presentPerson), total };
}

const mostFound = 20;

/** Up to 20 by a part of the name or address, sorted by name. */
export const searchPeople = (db: Db, query: string): Promise<Pick<Person, 'id' | 'fullname' | 'email'>[]> =>
  db
    .select({ id: users.id, fullname, email: users.email })
    .from(users)
    .where(has(query))
    .orderBy(sql`lower(${fullname})`, users.id)
    .limit(mostFound);

export async function findPerson(db: Db | Tx, id: string): Promise<Person | null> {
  const [row] = await db.select(columns).from(users).where(eq(users.id, id));
  return row ? presentPerson(row) : null;
}

/** The id of a member by id or address; null if there is none. */
export async function findMemberId(db: Db | Tx, idOrEmail: string): Promise<string | null> {
  const given = keptAddress(idOrEmail);
  const isId = uuidPattern.test(given);
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(isId ? eq(users.id, given) : eq(users.email, given));
  return row?.id ?? null;
}
