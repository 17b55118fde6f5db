import { and, eq, exists, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { eraseAccount } from '#accounts/server/door.ts';
import { users } from '#accounts/server/tables.ts';
import type { Demo, DemoLeft } from '#app/server/demo.ts';
import { ownershipListeners, personalData } from '#app/server/rooms.ts';
import { anyOf } from '#platform/any-of.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Db, Tx } from '#platform/database.ts';
import { settings } from '#catalog/server/tables.ts';
import { codes } from '#shop/server/content-tables.ts';
import { entitlements, invoices, orders, paperSeries, providerEvents, withdrawals } from '#shop/server/tables.ts';
import * as shop from './content/codes.ts';
import { members } from './content/members.ts';
import { settings as content } from './content/settings.ts';
import { isOfStandIn } from './stand-ins/identity/identities.ts';
import { hasTable, standInObjects } from './stand-ins/payments/table.ts';

/*
 * Usable data of a demo that became a real site (S16.8): people whose password is published or who signed in through a stand-in
 * that verifies nobody, codes published in the README, and purchases paid with play money.
 */

const emails = members.map(({ email }) => email);
const published = shop.codes.map(({ code }) => code);

async function listPeople(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .select({ id: users.id, email: users.email, ssoDriver: users.ssoDriver, ssoSubject: users.ssoSubject })
    .from(users)
    .where(or(inArray(users.email, emails), isNotNull(users.ssoSubject)));
  return rows.filter((row) => emails.includes(row.email) || isOfStandIn(row)).map(({ id }) => id);
}

/** Orders paid through the demo's payment provider; none if it was never used. */
const playOrders = (db: Db | Tx, hasPlayed: boolean) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      hasPlayed
        ? exists(
            db
              .select({ id: standInObjects.id })
              .from(standInObjects)
              .where(sql`${standInObjects.id} in (${orders.sessionId}, ${orders.payment} ->> 'paymentId')`),
          )
        : sql`false`,
    );

const usableCodes = (db: Db | Tx, hasPlayed: boolean): SQL | undefined =>
  and(eq(codes.isVoid, false), or(inArray(codes.code, published), inArray(codes.orderId, playOrders(db, hasPlayed))));

const heldInPlay = (db: Db | Tx, hasPlayed: boolean): SQL | undefined =>
  and(isNull(entitlements.revokedAt), inArray(entitlements.orderId, playOrders(db, hasPlayed)));

export async function findLeft(db: Db | Tx): Promise<DemoLeft> {
  const hasPlayed = await hasTable(db);
  return {
    people: (await listPeople(db)).length,
    codes: await db.$count(codes, usableCodes(db, hasPlayed)),
    courses: await db.$count(entitlements, heldInPlay(db, hasPlayed)),
  };
}

/**
 * Deletes orders paid with play money or by the demo's members, with their documents and webhook events, since none of them was
 * a real sale. Document numbers start over if there is no other document of the kind.
 */
async function removePlayOrders(tx: Tx, people: readonly string[], hasPlayed: boolean): Promise<void> {
  const ofMembers = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(inArray(orders.email, emails), inArray(orders.userId, [...people])));
  const ids = [...(await playOrders(tx, hasPlayed)), ...ofMembers].map(({ id }) => id);
  for (const table of [withdrawals, invoices, entitlements, providerEvents])
    await tx.delete(table).where(anyOf(table.orderId, ids));
  await tx.delete(orders).where(anyOf(orders.id, ids));
  if ((await tx.$count(invoices)) === 0) await tx.delete(paperSeries);
  await tx.execute(sql`drop table if exists ${standInObjects}`);
}

/** An invoice with a stranger's address and a made-up VAT number is none; without a seller the site does not open. */
async function removeSeller(tx: Tx): Promise<void> {
  const { lines, email } = content.seller;
  const isTheDemos = sql`${settings.value} @> ${JSON.stringify({ lines, email })}::jsonb`;
  await tx.delete(settings).where(and(eq(settings.key, 'seller'), isTheDemos));
}

export const end: Demo['end'] = async (parts) => {
  const { db, clock } = parts;
  const left = await findLeft(db);
  const hasPlayed = await hasTable(db);
  const people = await listPeople(db);
  await db.transaction(async (tx) => {
    await tx.update(codes).set({ isVoid: true }).where(usableCodes(tx, hasPlayed));
    const at = clock.now();
    const revoked = await tx.update(entitlements).set({ revokedAt: at }).where(heldInPlay(tx, hasPlayed)).returning();
    for (const { userId, subjectId: coachingId } of revoked.filter(({ kind }) => kind === 'coaching'))
      for (const listener of ownershipListeners) await listener.revoked(tx, { userId, coachingId, at });
    await removePlayOrders(tx, people, hasPlayed);
    await removeSeller(tx);
    await bumpContent(tx);
  });
  // Afterwards, since an erased account's orders are kept, and say no longer whose they were.
  for (const id of people) await eraseAccount({ ...parts, personal: personalData }, id, { lastAdmin: null });
  return left;
};
