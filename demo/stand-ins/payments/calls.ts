import type { z } from 'zod';
import { found, tell, type Calling } from './calling.ts';
import { Fault } from './fault.ts';
import { newId, seconds, type Refund } from './objects.ts';
import { CouponParams, NoParams, OfPaymentParams, readParams, RefundParams, SessionParams } from './parameters.ts';
import { createCoupon, createSession, currentSession, expireSession } from './sessions.ts';

async function createRefund(calling: Calling, params: z.output<typeof RefundParams>): Promise<Refund> {
  const { objects, now } = calling;
  const payment = await found(calling, 'payment_intent', params.payment_intent);
  const charge = payment.latest_charge === null ? undefined : await objects.find('charge', payment.latest_charge);
  if (!charge?.paid)
    throw new Fault(400, `This PaymentIntent (${payment.id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw new Fault(400, `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = params.amount ?? left;
  if (amount > left)
    throw new Fault(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, { param: 'amount' });
  const disputes = await objects.ofPayment('dispute', payment.id);
  if (disputes.some(({ is_charge_refundable: isRefundable }) => !isRefundable))
    throw new Fault(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: seconds(now),
    currency: charge.currency,
    metadata: params.metadata,
    payment_intent: payment.id,
    reason: params.reason ?? null,
    status: 'succeeded',
  };
  const refunded = { ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === left };
  await objects.put(refund);
  await objects.put(refunded);
  await tell(calling, 'charge.refunded', refunded);
  return refund;
}

const listOf = (url: string, data: readonly object[], limit = 10) => ({
  object: 'list',
  url,
  has_more: data.length > limit,
  data: data.slice(0, limit),
});

type Given = Record<string, unknown>;
type Call = {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly run: (calling: Calling, given: Given, id: string) => Promise<object>;
};

const bare = (given: Given): void => void readParams(NoParams, given);

/** The calls that the shop makes. */
export const calls: readonly Call[] = [
  {
    method: 'POST',
    path: /^\/v1\/coupons$/,
    run: async (calling, given) => createCoupon(calling, readParams(CouponParams, given)),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    run: async (calling, given) => createSession(calling, readParams(SessionParams, given)),
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/([\w-]+)$/,
    run: async (calling, given, id) => {
      bare(given);
      return currentSession(calling, id);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/([\w-]+)\/expire$/,
    run: async (calling, given, id) => {
      bare(given);
      return expireSession(calling, id);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/([\w-]+)$/,
    run: async (calling, given, id) => {
      bare(given);
      return found(calling, 'payment_intent', id);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    run: async (calling, given) => createRefund(calling, readParams(RefundParams, given)),
  },
  ...(['refund', 'dispute'] as const).map((kind): Call => ({
    method: 'GET',
    path: new RegExp(`^/v1/${kind}s$`),
    run: async ({ objects }, given) => {
      const { payment_intent: payment, limit } = readParams(OfPaymentParams, given);
      return listOf(`/v1/${kind}s`, await objects.ofPayment(kind, payment), limit);
    },
  })),
];
