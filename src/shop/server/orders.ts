import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { findBuyer } from '#accounts/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { OfferType } from '../rules.ts';
import type { OrderRow } from './order-row.ts';
import { codes, orders } from './tables.ts';

/**
 * The order, locked until the transaction ends. Its member is locked first, in the same order as when an account is deleted, to
 * prevent deadlocks.
 */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const [seen] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, id));
  if (!seen) return null;
  if (seen.userId !== null) await findBuyer(tx, seen.userId);
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

export async function findOrder(db: Db | Tx, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

type Wanted = { readonly userId: string; readonly type: OfferType; readonly id: string };

/** The member's order for this offer that is paid or can still be, without gifts and vouchers: there is at most one. */
export async function findAlive(tx: Db | Tx, { userId, type, id }: Wanted): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.offerType, type),
        eq(orders.offerId, id),
        inArray(orders.status, ['open', 'processing', 'succeeded', 'disputed']),
        eq(orders.isGift, false),
        sql`${orders.opens} ->> 'voucherCents' is null`,
      ),
    );
  return row ?? null;
}

/** The member's newest unpaid order for a gift of this offer, or for this voucher. */
export async function findOpenGift(tx: Tx, { userId, type, id }: Wanted, isGift: boolean): Promise<OrderRow | null> {
  const theirs = and(eq(orders.userId, userId), eq(orders.offerType, type), eq(orders.offerId, id));
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(theirs, eq(orders.isGift, isGift), eq(orders.status, 'open')))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row ?? null;
}

/** The member's unpaid order that holds a place of any retreat, for themselves or as a gift: one at a time. */
export async function findUnpaidPlace(tx: Tx, userId: string): Promise<OrderRow | null> {
  const holdsPlace = sql`${orders.opens} ->> 'retreatId' is not null`;
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'open'), holdsPlace))
    .limit(1);
  return row ?? null;
}

/** Serialises orders of places from one network until the transaction ends. */
export const lockNetwork = (tx: Tx, network: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`places ${network}`}, 0))`);

/** How many unpaid places are held from a network at this moment. */
export const countUnpaidPlaces = (tx: Tx, network: string): Promise<number> =>
  tx.$count(orders, and(eq(orders.placeNetwork, network), eq(orders.status, 'open')));

/** Whether another order has taken the place of this one, which would be reactivated. */
export async function hasRival(tx: Tx, order: OrderRow): Promise<boolean> {
  if (order.userId === null || order.isGift || order.opens.voucherCents !== null) return false;
  const alive = await findAlive(tx, { userId: order.userId, type: order.offerType, id: order.offerId });
  return alive !== null && alive.id !== order.id;
}

/** The code used by an order. */
export async function codeOf(db: Db | Tx, { codeId }: Pick<OrderRow, 'codeId'>) {
  if (codeId === null) return null;
  const [row] = await db.select().from(codes).where(eq(codes.id, codeId));
  return row ?? null;
}

/** The code that an order bought, if any. */
export async function codeBoughtBy(db: Db | Tx, { id }: Pick<OrderRow, 'id'>) {
  const [row] = await db.select().from(codes).where(eq(codes.orderId, id)).orderBy(codes.createdAt).limit(1);
  return row ?? null;
}

/** A member's orders, without abandoned ones, newest first. */
export const listOrders = (db: Db | Tx, userId: string): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.status, 'open')))
    .orderBy(desc(orders.createdAt), orders.id);
