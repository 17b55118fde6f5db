import type { z } from 'zod';
import { apiVersion } from '../stripe.ts';
import { Fault, missing } from './fault.ts';
import { newId, seconds, type Coupon, type Kind, type ObjectOf, type Refund, type Session } from './objects.ts';
import { CouponParams, NoParams, OfPaymentParams, readParams, RefundParams, SessionParams } from './parameters.ts';
import type { Objects } from './store.ts';

/** What a call works with, within one change. */
export type Calling = {
  readonly objects: Objects;
  readonly now: Date;
  /** Where the payment pages are. */
  readonly pages: string;
};

/** Reports to the shop that something became so. */
export const tell = ({ objects, now }: Pick<Calling, 'objects' | 'now'>, type: string, object: object): Promise<void> =>
  objects.report({
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: seconds(now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });

export async function found<K extends Kind>({ objects }: Pick<Calling, 'objects'>, kind: K, id: string): Promise<ObjectOf<K>> {
  const object = await objects.find(kind, id);
  if (!object) throw missing(kind.replace(/^.*\./, '').replace('_', ' ').replace('payment intent', 'payment_intent'), id);
  return object;
}

/** A session as it is now: one whose time is over has expired, whoever looks first. */
export async function currentSession(calling: Calling, id: string): Promise<Session> {
  const session = await found(calling, 'checkout.session', id);
  return session.status === 'open' && session.expires_at <= seconds(calling.now) ? expire(calling, session) : session;
}

async function expire(calling: Calling, session: Session): Promise<Session> {
  const { hidden, ...expired } = { ...session, status: 'expired' as const, url: null };
  await calling.objects.put({ ...expired, hidden });
  await tell(calling, 'checkout.session.expired', expired);
  return { ...expired, hidden };
}

async function createCoupon({ objects, now }: Calling, params: z.output<typeof CouponParams>): Promise<Coupon> {
  const coupon: Coupon = {
    id: newId('co', 16).slice(3),
    object: 'coupon',
    amount_off: params.amount_off,
    created: seconds(now),
    currency: params.currency,
    duration: params.duration,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: params.metadata,
    name: params.name ?? null,
    times_redeemed: 0,
    valid: true,
  };
  await objects.put(coupon);
  return coupon;
}

/** What a coupon takes off; one of another currency, or that is used up, takes nothing off and is refused. */
async function amountOff(calling: Calling, id: string, subtotal: number, currency: string): Promise<number> {
  const coupon = await calling.objects.find('coupon', id);
  const param = 'discounts[0][coupon]';
  if (!coupon) throw new Fault(400, `No such coupon: '${id}'`, { code: 'resource_missing', param });
  if (!coupon.valid || coupon.currency !== currency)
    throw new Fault(400, `Coupon ${id} cannot be used here.`, { code: 'coupon_expired', param });
  return Math.min(coupon.amount_off ?? 0, subtotal);
}

const halfAnHour = 1800;
const aDay = 86_400;

/** Stripe takes no less than this by card, in cents of euro. */
const least = 50;

async function createSession(calling: Calling, params: z.output<typeof SessionParams>): Promise<Session> {
  const { objects, now, pages } = calling;
  const created = seconds(now);
  const expiresAt = params.expires_at ?? created + aDay;
  if (expiresAt < created + halfAnHour || expiresAt > created + aDay)
    throw new Fault(400, 'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.', {
      param: 'expires_at',
    });
  const currencies = new Set(params.line_items.map(({ price_data: { currency } }) => currency));
  const [currency = ''] = currencies;
  if (currencies.size > 1) throw new Fault(400, 'All line items must have the same currency.', { param: 'line_items' });
  const subtotal = params.line_items.reduce((sum, item) => sum + item.quantity * item.price_data.unit_amount, 0);
  const coupon = params.discounts[0]?.coupon;
  const off = coupon === undefined ? 0 : await amountOff(calling, coupon, subtotal, currency);
  const total = subtotal - off;
  if (total > 0 && total < least)
    throw new Fault(400, "The Checkout Session's total amount due must add up to at least €0.50.", { code: 'amount_too_small' });
  const id = newId('cs_test', 58);
  const session: Session = {
    id,
    object: 'checkout.session',
    amount_subtotal: subtotal,
    amount_total: total,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created,
    currency,
    // Stripe gives it back. Nothing needs it here, and what is not kept need not be erased with the member.
    customer_email: null,
    discounts: coupon === undefined ? [] : [{ coupon, promotion_code: null }],
    expires_at: expiresAt,
    livemode: false,
    locale: params.locale ?? null,
    metadata: params.metadata,
    mode: 'payment',
    payment_intent: null,
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    status: 'open',
    success_url: params.success_url,
    total_details: { amount_discount: off, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${pages}/${id}`,
    hidden: {
      names: params.line_items.map(({ price_data: { product_data: product } }) => product.name),
      payment: {
        description: params.payment_intent_data.description ?? null,
        metadata: params.payment_intent_data.metadata,
      },
    },
  };
  await objects.put(session);
  return session;
}

async function expireSession(calling: Calling, id: string): Promise<Session> {
  const session = await currentSession(calling, id);
  if (session.status !== 'open')
    throw new Fault(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  return expire(calling, session);
}

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
