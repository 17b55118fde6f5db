import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/database.ts';
import { coachings } from '../src/catalog/server/tables.ts';
import { ownershipListener } from '../src/courses/server/door.ts';
import { journeys } from '../src/courses/server/tables.ts';
import { entitlements } from '../src/shop/server/tables.ts';
import type { TestMember } from './browser.ts';
import { givenLogin, type Entered } from './sessions.ts';
import type { Served } from './served.ts';

type Site = { readonly database: Pick<Database, 'db'>; readonly clock: Clock };

/** Grants a member a coaching like the team does: an entitlement, including all listeners. */
export async function giveCoaching({ database, clock }: Site, member: Pick<TestMember, 'id'>, shortid: string): Promise<void> {
  const coachingId = await idOfCoaching({ database }, shortid);
  const at = clock.now();
  await database.db.transaction(async (tx) => {
    await tx.insert(entitlements).values({ userId: member.id, kind: 'coaching', subjectId: coachingId, grantedAt: at });
    await ownershipListener.granted(tx, { userId: member.id, coachingId, at });
  });
}

/** Moves the start of a member's journey to another Berlin day, as if they had owned the coaching since then. */
export async function hasBegunOn(
  { database }: Site,
  member: Pick<TestMember, 'id'>,
  shortid: string,
  day: string,
): Promise<void> {
  const coachingId = await idOfCoaching({ database }, shortid);
  const journey = and(eq(journeys.userId, member.id), eq(journeys.coachingId, coachingId));
  await database.db.update(journeys).set({ startedOn: day }).where(journey);
}

/** Revokes a coaching, like a refund. */
export async function takeCoaching({ database, clock }: Site, member: Pick<TestMember, 'id'>, shortid: string): Promise<void> {
  const coachingId = await idOfCoaching({ database }, shortid);
  const at = clock.now();
  await database.db.transaction(async (tx) => {
    await tx
      .update(entitlements)
      .set({ revokedAt: at })
      .where(and(eq(entitlements.userId, member.id), eq(entitlements.subjectId, coachingId), isNull(entitlements.revokedAt)));
    await ownershipListener.revoked(tx, { userId: member.id, coachingId, at });
  });
}

async function idOfCoaching({ database }: Pick<Site, 'database'>, shortid: string): Promise<string> {
  const [row] = await database.db.select({ id: coachings.id }).from(coachings).where(eq(coachings.shortid, shortid));
  if (!row) throw new Error(`There is no coaching '${shortid}'.`);
  return row.id;
}

/** A new, logged-in member who owns a coaching from now on. */
export async function givenOwner(site: Served, shortid: string, row?: Parameters<typeof givenLogin>[1]): Promise<Entered> {
  const entered = await givenLogin(site, row);
  await giveCoaching(site, entered.member, shortid);
  return entered;
}
