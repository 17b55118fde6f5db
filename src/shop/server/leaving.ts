import { and, eq, exists, inArray, isNull, ne, not, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { duty, enqueue, jobKind, type Duty } from '#jobs/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import { findOrder } from './orders.ts';
import type { ShopParts } from './parts.ts';
import { endOrder } from './payment-session.ts';
import { invoices, orders } from './tables.ts';

/** Ends the payment page of a deleted account. */
const endSession = jobKind('end-session', z.object({ order: z.uuid() }), {
  retries: 20,
  firstPause: 30,
  longestPause: 3600,
  timeLimit: 120,
});

export const endSessionDuty = (parts: ShopParts): Duty =>
  duty(endSession, async ({ order: id }) => {
    const order = await findOrder(parts.db, id);
    if (order?.status === 'open') await endOrder(parts, order);
    await forgetOrders(parts.db);
  });

const hasInvoice = (db: Db | Tx) => exists(db.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orders.id)));

/**
 * Handles a member's orders when the account is deleted: completed ones lose all personal data that no law requires, abandoned
 * ones are deleted. One that may still be paid keeps the address until then, since the money may have to be refunded.
 */
export async function leaveOrders(tx: Tx, userId: string): Promise<void> {
  const left = await tx.update(orders).set({ userId: null }).where(eq(orders.userId, userId)).returning();
  for (const { id, status } of left) if (status === 'open') await enqueue(tx, endSession, { order: id }, { key: id });
  await forgetOrders(tx);
}

const isOver = not(inArray(orders.status, ['open', 'processing']));

/**
 * Removes the last personal data from orders without an account. An invoice names its recipient (§ 14 (4) UStG); its order need
 * not.
 */
export async function forgetOrders(db: Db | Tx): Promise<void> {
  const isNobodys = and(isNull(orders.userId), isOver);
  await db.delete(orders).where(and(isNobodys, isNull(orders.paidAt), not(hasInvoice(db))));
  const knowsWhose = or(ne(orders.email, ''), ne(orders.name, ''), sql`${orders.address} is not null`);
  await db.update(orders).set({ email: '', name: '', address: null }).where(and(isNobodys, knowsWhose));
}
