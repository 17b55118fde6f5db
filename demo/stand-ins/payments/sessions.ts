import type { z } from 'zod';
import { found, tell, type Calling } from './calling.ts';
import { Fault } from './fault.ts';
import { newId, seconds, type Coupon, type Session } from './objects.ts';
import type { CouponParams, SessionParams } from './parameters.ts';

/** The current state of a session: it expires when its time is over. */
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

export async function createCoupon({ objects, now }: Calling, params: z.output<typeof CouponParams>): Promise<Coupon> {
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

/** The amount that a coupon takes off; one of another currency, or a used-up one, is refused. */
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

/** Stripe's minimum card payment, in euro cents. */
const least = 50;

export async function createSession(calling: Calling, params: z.output<typeof SessionParams>): Promise<Session> {
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
    // Stripe returns it. Nothing needs it here, and what is not stored need not be erased with the member.
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

export async function expireSession(calling: Calling, id: string): Promise<Session> {
  const session = await currentSession(calling, id);
  if (session.status !== 'open')
    throw new Fault(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  return expire(calling, session);
}
