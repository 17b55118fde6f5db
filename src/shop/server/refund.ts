import { eq } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { formatCents } from '#kit/money.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import { duty, type Duty } from '#jobs/server/door.ts';
import { audit } from '#desk/server/door.ts';
import { isAtBank, isRefundUnderWay, refundableCents, refundGoal, type PaymentFact } from '../rules.ts';
import { findOrder, lockOrder } from './orders.ts';
import type { OrderRow } from './order-row.ts';
import type { ShopParts } from './parts.ts';
import { askProvider } from './payment-session.ts';
import { askForRefund, refundOrderJob } from './refund-job.ts';
import { settle } from './settle.ts';
import { orders } from './tables.ts';
import { shopOfficeTexts } from '../team-texts.ts';

type RefundWish = {
  readonly id: string;
  /** The amount to refund; absent: all of it. */
  readonly cents?: number | undefined;
  /** What had been given back when it was decided on, in cents: nobody gives back twice what a colleague, or a lost answer, has done. */
  readonly known?: number | undefined;
  readonly actor: string | null;
  readonly locale: Locale;
};

/**
 * Schedules a full or partial refund; access ends with the last cent. A purchase paid by a code alone ends at once. `not-found`
 * for an unknown order, `conflict` if there is no purchase to undo, its payment is disputed, a refund is pending (a double
 * click means one), or more was refunded than was known.
 */
export const refundOrder = (parts: ShopParts, { id, cents, known, actor, locale }: RefundWish): Promise<Result<{ id: string }>> =>
  parts.db.transaction(async (tx): Promise<Result<{ id: string }>> => {
    const t = shopOfficeTexts[locale];
    const order = await lockOrder(tx, id);
    if (!order) return fail('not-found');
    const { number: title, payment, status } = order;
    if (status !== 'succeeded') return refuse(status === 'disputed' ? t.disputed : t.noPurchase, {}, 'conflict');
    if (isRefundUnderWay(payment)) return refuse(t.refundUnderWay, {}, 'conflict');
    const { refundedCents = 0 } = payment;
    if (known !== undefined && known !== refundedCents)
      return refuse(t.refundedMeanwhile(formatCents(refundedCents, locale)), {}, 'conflict');
    const most = refundableCents(order, payment);
    if (cents !== undefined && cents > most) return refuse(t.check, { cents: [t.refundMost(formatCents(most, locale))] });
    const given = cents ?? most;
    const details = given < order.dueCents ? { cents: given } : undefined;
    await audit(tx, { actor, action: 'refund', entity: 'order', id, title, details, at: parts.clock.now() });
    if (order.dueCents === 0) await settle(tx, parts, id, nothingPaid);
    else {
      const toRefundCents = order.dueCents - most + given;
      await tx
        .update(orders)
        .set({ payment: { ...payment, toRefundCents } })
        .where(eq(orders.id, id));
      await askForRefund(tx, id);
    }
    return ok({ id });
  });

/** Records a refund of nothing as done. */
const nothingPaid: PaymentFact = { kind: 'refunded', paymentId: '', cents: 0 };

/**
 * Refunds what is due and records it. Can be repeated at any point. Somebody may ask for more while the provider answers, for
 * whom no second job is queued as long as this one runs: so it looks again.
 */
export async function giveMoneyBack(parts: ShopParts, orderId: string): Promise<void> {
  let given: number | null = null;
  for (let goal = await giveOnce(parts, orderId); goal !== given; goal = await giveOnce(parts, orderId)) given = goal;
}

/** Answers the total that is given back then; null if nothing was due. */
async function giveOnce(parts: ShopParts, orderId: string): Promise<number | null> {
  const order = await findOrder(parts.db, orderId);
  if (!order) return null;
  const { payment } = order;
  const goal = refundGoal(order, payment);
  const cents = goal - (payment.refundedCents ?? 0);
  // Once a dispute is won, `reconcile` asks again.
  if (!payment.paid || cents <= 0 || isAtBank(payment)) return null;
  const paymentId = payment.paymentId ?? (await lookUpPayment(parts, order));
  const key = `refund ${orderId} ${goal}`;
  // Payments by other means are refunded by other means.
  const failures =
    paymentId === null ? [] : await askProvider(parts, (provider) => provider.refund({ paymentId, orderId, cents, key }));
  const fact = { kind: 'refunded', paymentId: paymentId ?? '', cents: goal } as const;
  await parts.db.transaction((tx) => settle(tx, parts, orderId, fact, ...failures));
  return goal;
}

/** The id of the payment, if no event has named it yet; null if the provider was not involved. */
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
