import { fail, ok, type Result } from '#kit/result.ts';
import { duty, type Duty } from '#jobs/server/door.ts';
import { audit } from '#desk/server/door.ts';
import type { PaymentFact } from '../rules.ts';
import { findOrder, lockOrder } from './orders.ts';
import type { OrderRow } from './order-row.ts';
import type { ShopParts } from './parts.ts';
import { askProvider } from './payment-session.ts';
import { askForRefund, refundOrderJob } from './refund-job.ts';
import { settle } from './settle.ts';

/**
 * Has the money of a purchase given back by a job; access ends with it. What was paid by a code alone ends at once. `not-found` for
 * an unknown order, `conflict` where there is no purchase that could be undone, or the bank decides about its money.
 */
export const refundOrder = (parts: ShopParts, orderId: string, actor: string | null = null): Promise<Result<{ id: string }>> =>
  parts.db.transaction(async (tx): Promise<Result<{ id: string }>> => {
    const order = await lockOrder(tx, orderId);
    if (!order) return fail('not-found');
    if (order.status !== 'succeeded') return fail('conflict');
    const { number: title } = order;
    await audit(tx, { actor, action: 'refund', entity: 'order', id: orderId, title, at: parts.clock.now() });
    if (order.dueCents === 0) await settle(tx, parts, orderId, nothingPaid);
    else await askForRefund(tx, orderId);
    return ok({ id: orderId });
  });

/** That nothing was to be given back, and that this is done. */
const nothingPaid: PaymentFact = { kind: 'refunded', paymentId: '', cents: 0 };

/** Gives back what was paid of an order and was not given back yet, and notes that it was. May be done again at any point. */
export async function giveMoneyBack(parts: ShopParts, orderId: string): Promise<void> {
  const order = await findOrder(parts.db, orderId);
  if (!order) return;
  const { dueCents, payment } = order;
  const cents = dueCents - (payment.refundedCents ?? 0);
  // What a bank took back is back.
  const isTaken = Object.values(payment.disputes ?? {}).includes('lost');
  if (!payment.paid || cents <= 0 || isTaken) return;
  const paymentId = payment.paymentId ?? (await lookUpPayment(parts, order));
  // What came by another way than the provider's goes back by another way, too.
  if (paymentId !== null) {
    const key = `refund ${orderId} ${cents}`;
    await askProvider(parts, (provider) => provider.refund({ paymentId, orderId, cents, key }));
  }
  const fact = { kind: 'refunded', paymentId: paymentId ?? '', cents: dueCents } as const;
  await parts.db.transaction((tx) => settle(tx, parts, orderId, fact));
}

/** The payment's own name, where the reports so far did not tell it; null where the provider had no part in it. */
async function lookUpPayment(parts: ShopParts, { id, sessionId }: OrderRow): Promise<string | null> {
  if (sessionId === null) return null;
  const facts = await askProvider(parts, (provider) => provider.lookUp(sessionId));
  const found = facts.flatMap((fact) => ('paymentId' in fact && fact.paymentId ? [fact.paymentId] : []))[0];
  if (found === undefined) throw new Error('The provider names no payment of a session that was paid.');
  await parts.db.transaction((tx) => settle(tx, parts, id, ...facts));
  return found;
}

/** The job that gives money back. */
export const refundDuty = (parts: ShopParts): Duty => duty(refundOrderJob, ({ order }) => giveMoneyBack(parts, order));
