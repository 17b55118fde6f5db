import { and, gt, inArray, isNotNull, lte, or, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { duty, hasFailedJob, jobKind, type Duty } from '#jobs/server/door.ts';
import { owedCents, type PaymentFact } from '../rules.ts';
import { forgetOrders } from './leaving.ts';
import type { OrderRow } from './order-row.ts';
import { lockOrder } from './orders.ts';
import type { ShopParts } from './parts.ts';
import { askProvider, endOrder } from './payment-session.ts';
import { askForRefund, refundOrderJob } from './refund-job.ts';
import { settle } from './settle.ts';
import { mayOwe, orders } from './tables.ts';

/** Maximum number of orders per run, to go easy on the provider. */
const atOnce = 50;
/** Interval between queries about a slow payment, in ms. */
const askAgainAfter = 60 * 60_000;

/**
 * Asks the provider about orders whose webhook event is overdue: expired open ones, and slow payments. Makes up for lost events;
 * an order that can no longer be paid ends, and what is owed is asked for.
 */
export async function reconcile(parts: ShopParts): Promise<void> {
  const { db, clock, log } = parts;
  const isPending = inArray(orders.status, ['open', 'processing']);
  // Nothing is due later than that, unless the clock was ahead: places and codes would be held until it comes there again.
  const latest = new Date(clock.now().getTime() + askAgainAfter);
  await db
    .update(orders)
    .set({ expiresAt: latest })
    .where(and(isPending, gt(orders.expiresAt, latest)));
  const isDue = and(isPending, or(eq(orders.status, 'open'), isNotNull(orders.sessionId)), lte(orders.expiresAt, clock.now()));
  // In random order, so that those that fail do not starve the others.
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
  await askForOwed(parts);
  await forgetOrders(db);
}

/**
 * A refund that is asked for while the job of an earlier one is ending adds no second job, and that one looks no more. One whose
 * job failed waits for the team, which sees it.
 */
async function askForOwed({ db }: ShopParts): Promise<void> {
  const owing = await db
    .select()
    .from(orders)
    .where(mayOwe(orders))
    .orderBy(sql`random()`)
    .limit(atOnce);
  for (const { id, ...order } of owing) {
    if (owedCents(order, order.payment) === 0 || (await hasFailedJob(db, refundOrderJob, id))) continue;
    await db.transaction((tx) => askForRefund(tx, id));
  }
}

async function reconcileOrder(parts: ShopParts, order: OrderRow): Promise<void> {
  const { id, sessionId } = order;
  const facts = sessionId === null ? [] : await askProvider(parts, (provider) => provider.lookUp(sessionId));
  const isOver = await noted(parts, id, facts);
  // Open beyond its time: expire the session, so that nobody pays for what was given to others.
  if (!isOver) await endOrder(parts, order);
}

/** Applies what was learnt. True if the order is no longer open. */
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

/** It runs again in a minute. */
const reconcileKind = jobKind('reconcile-orders', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });

export const reconcileDuty = (parts: ShopParts): Duty => duty(reconcileKind, () => reconcile(parts), { schedule: '* * * * *' });
