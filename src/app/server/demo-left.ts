import { and, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { eraseAccount, listDemoPeople } from '#accounts/server/door.ts';
import { bumpContent } from '#platform/content-version.ts';
import { ConfigError, type Config } from '#platform/config.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage.ts';
import { codes, entitlements, orders, standInObjects } from '#shop/server/tables.ts';
import { personalData } from './personal-data.ts';
import { ownershipListeners } from './shop.ts';

/*
 * What is usable of a demo that became a real house (S16.8): people whose password is published or for whom the stand-in of a provider
 * took everybody's word, codes that stand in the README, and what was bought with money that never was.
 */

async function demoNames(): Promise<{ emails: string[]; published: string[] }> {
  const [people, shop] = await Promise.all([
    import('../../../demo/content/members.ts'),
    import('../../../demo/content/codes.ts'),
  ]);
  return { emails: people.members.map(({ email }) => email), published: shop.codes.map(({ code }) => code) };
}

/** Orders that the demo's payment provider was paid for. */
const paidInPlay = (db: Db | Tx): SQL =>
  exists(
    db
      .select({ id: standInObjects.id })
      .from(standInObjects)
      .where(sql`${standInObjects.id} in (${orders.sessionId}, ${orders.payment} ->> 'paymentId')`),
  );

const playOrders = (db: Db | Tx) => db.select({ id: orders.id }).from(orders).where(paidInPlay(db));

const usableCodes = (db: Db | Tx, published: readonly string[]): SQL | undefined =>
  and(eq(codes.isVoid, false), or(inArray(codes.code, [...published]), inArray(codes.orderId, playOrders(db))));

const heldInPlay = (db: Db | Tx): SQL | undefined =>
  and(isNull(entitlements.revokedAt), inArray(entitlements.orderId, playOrders(db)));

type Left = { readonly people: number; readonly codes: number; readonly courses: number };

async function findDemoLeft(db: Db): Promise<Left> {
  const { emails, published } = await demoNames();
  return {
    people: (await listDemoPeople(db, emails)).length,
    codes: await db.$count(codes, usableCodes(db, published)),
    courses: await db.$count(entitlements, heldInPlay(db)),
  };
}

/** Throws in one line, with the command that mends it, where a house that is no demo has something of one that can be used. */
export async function refuseDemoLeft({ demo }: Pick<Config, 'demo'>, db: Db): Promise<void> {
  if (demo) return;
  const left = await findDemoLeft(db);
  if (Object.values(left).every((count) => count === 0)) return;
  throw new ConfigError(
    `DEMO is off, but these data hold what anybody can use: ${left.people} accounts, ${left.codes} codes and ${left.courses} purchases of the demo. Remove them with: npm run admin -- end-demo`,
  );
}

type Ending = { readonly db: Db; readonly clock: Clock; readonly storage: Storage; readonly log: Log };

/** Takes all of it away; content stays, and so do members who registered themselves. Answers how much it was. */
export async function endDemo(parts: Ending): Promise<Left> {
  const { db, clock } = parts;
  const left = await findDemoLeft(db);
  const { emails, published } = await demoNames();
  for (const id of await listDemoPeople(db, emails))
    await eraseAccount({ ...parts, personal: personalData }, id, { lastAdmin: null });
  await db.transaction(async (tx) => {
    await tx.update(codes).set({ isVoid: true }).where(usableCodes(tx, published));
    const at = clock.now();
    const revoked = await tx.update(entitlements).set({ revokedAt: at }).where(heldInPlay(tx)).returning();
    for (const { userId, subjectId: coachingId } of revoked.filter(({ kind }) => kind === 'coaching'))
      for (const listener of ownershipListeners) await listener.revoked(tx, { userId, coachingId, at });
    await bumpContent(tx);
  });
  return left;
}
