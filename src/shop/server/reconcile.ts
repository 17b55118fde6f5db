import { and, inArray, isNotNull, lte, or, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { duty, jobKind, type Duty } from '#jobs/server/door.ts';
import type { PaymentFact } from '../rules.ts';
import { forgetOrders } from './leaving.ts';
import type { OrderRow } from './order-row.ts';
import { lockOrder } from './orders.ts';
import type { ShopParts } from './parts.ts';
import { askProvider, endOrder } from './payment-session.ts';
import { settle } from './settle.ts';
import { orders } from './tables.ts';

/** How many are asked about in one go; the provider is a guest's kitchen. */
const atOnce = 50;
/** A payment under way for days is asked about so often, in ms. */
const askAgainAfter = 60 * 60_000;

/**
 * Asks the provider about orders whose report should have come: open ones whose time is over, and payments that take long. Whatever
 * was lost on the way is made up for; an order that nobody can pay any more ends.
 */
export async function reconcile(parts: ShopParts): Promise<void> {
  const { db, clock, log } = parts;
  const isDue = and(
    inArray(orders.status, ['open', 'processing']),
    or(eq(orders.status, 'open'), isNotNull(orders.sessionId)),
    lte(orders.expiresAt, clock.now()),
  );
  // At random, so that those which cannot be asked about do not keep others waiting.
  const due = await db
    .select()
    .from(orders)
    .where(isDue)
    .orderBy(sql`random()`)
    .limit(atOnce);
  for (const order of due) {
    try {
      await reconcileOrder(parts, order);
    } catch (error) {
      log.warn({ err: error, order: order.number }, 'a payment could not be asked about');
    }
  }
  await forgetOrders(db);
}

async function reconcileOrder(parts: ShopParts, order: OrderRow): Promise<void> {
  const { id, sessionId } = order;
  const facts = sessionId === null ? [] : await askProvider(parts, (provider) => provider.lookUp(sessionId));
  const isOver = await noted(parts, id, facts);
  // Open beyond its time: it is ended, so that nobody pays for what was given to others.
  if (!isOver) await endOrder(parts, order);
}

/** Settles what was learnt. True where the order is no longer open. */
const noted = (parts: ShopParts, id: string, facts: readonly PaymentFact[]): Promise<boolean> =>
  parts.db.transaction(async (tx) => {
    if (facts.length > 0) await settle(tx, parts, id, ...facts);
    const order = await lockOrder(tx, id);
    if (order?.status === 'processing') {
      const expiresAt = new Date(parts.clock.now().getTime() + askAgainAfter);
      await tx.update(orders).set({ expiresAt }).where(eq(orders.id, id));
    }
    return order?.status !== 'open';
  });

/** The next minute brings the next one. */
const reconcileKind = jobKind('reconcile-orders', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });

export const reconcileDuty = (parts: ShopParts): Duty => duty(reconcileKind, () => reconcile(parts), { schedule: '* * * * *' });
