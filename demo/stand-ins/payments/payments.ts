import { found, tell, type Calling } from './calling.ts';
import { newId, seconds, shown, type Charge, type Dispute, type PaymentIntent, type Session } from './objects.ts';
import { currentSession } from './sessions.ts';

/** A buyer's choice on the payment page: pays, pays with a delayed method, or with one that fails later. */
export type Choice = 'pay' | 'late' | 'fail';

/** Delay of such a payment here, in ms. */
const lateBy = 60_000;

/** The outcome of a choice: `taken` also if it was made before. */
export type Outcome = { readonly state: 'taken' | 'expired'; readonly session: Session };

/** Applies a buyer's choice, once: the first one completes the session (S14.6). */
export async function choose(calling: Calling, id: string, choice: Choice): Promise<Outcome> {
  const session = await currentSession(calling, id);
  if (session.status === 'expired') return { state: 'expired', session };
  if (session.status === 'complete') return { state: 'taken', session };
  const payment = session.amount_total === 0 ? null : await openPayment(calling, session);
  const isPaid = choice === 'pay' || payment === null;
  if (payment && isPaid) await receive(calling, payment);
  const ended: Session = {
    ...session,
    payment_intent: payment?.id ?? null,
    payment_status: payment && isPaid ? 'paid' : session.payment_status,
    status: 'complete',
    url: null,
  };
  await countCoupon(calling, session);
  await calling.objects.put(ended);
  await tell(calling, 'checkout.session.completed', shown(ended));
  if (!isPaid && choice === 'late') await calling.objects.arriveLater(id, new Date(calling.now.getTime() + lateBy));
  if (!isPaid && choice === 'fail') await bounce(calling, id);
  return { state: 'taken', session: ended };
}

/** Completing a session with a coupon uses it. */
async function countCoupon({ objects }: Calling, { discounts }: Session): Promise<void> {
  const coupon = await objects.find('coupon', discounts[0]?.coupon ?? '');
  if (!coupon) return;
  const times = coupon.times_redeemed + 1;
  await objects.put({
    ...coupon,
    times_redeemed: times,
    valid: coupon.max_redemptions === null || times < coupon.max_redemptions,
  });
}

async function openPayment({ objects, now }: Calling, session: Session): Promise<PaymentIntent> {
  const payment: PaymentIntent = {
    id: newId('pi'),
    object: 'payment_intent',
    amount: session.amount_total ?? 0,
    amount_received: 0,
    created: seconds(now),
    currency: session.currency ?? 'eur',
    latest_charge: null,
    livemode: false,
    payment_method_types: ['card'],
    status: 'processing',
    ...session.hidden.payment,
  };
  await objects.put(payment);
  return payment;
}

async function receive({ objects, now }: Calling, payment: PaymentIntent): Promise<void> {
  const { amount, currency, description, metadata } = payment;
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    captured: true,
    created: seconds(now),
    currency,
    description,
    disputed: false,
    livemode: false,
    metadata,
    paid: true,
    payment_intent: payment.id,
    refunded: false,
    status: 'succeeded',
  };
  await objects.put(charge);
  await objects.put({ ...payment, amount_received: amount, latest_charge: charge.id, status: 'succeeded' });
}

/** The pending payment of a completed session; undefined once it succeeded or failed. */
async function awaited(calling: Calling, id: string) {
  const session = await currentSession(calling, id);
  if (session.payment_intent === null || session.payment_status !== 'unpaid') return undefined;
  const payment = await found(calling, 'payment_intent', session.payment_intent);
  return payment.status === 'processing' ? { session, payment } : undefined;
}

/** A delayed payment succeeds. */
export async function arrive(calling: Calling, id: string): Promise<void> {
  const waiting = await awaited(calling, id);
  if (!waiting) return;
  await receive(calling, waiting.payment);
  const paid: Session = { ...waiting.session, payment_status: 'paid' };
  await calling.objects.put(paid);
  await tell(calling, 'checkout.session.async_payment_succeeded', shown(paid));
}

/** A delayed payment fails. */
export async function bounce(calling: Calling, id: string): Promise<void> {
  const waiting = await awaited(calling, id);
  if (!waiting) return;
  await calling.objects.put({ ...waiting.payment, status: 'requires_payment_method' });
  await tell(calling, 'checkout.session.async_payment_failed', shown(waiting.session));
}

/** The buyer's bank withdraws the money until the dispute is decided; returns the dispute. */
export async function dispute(calling: Calling, paymentId: string): Promise<Dispute> {
  const { objects, now } = calling;
  const payment = await found(calling, 'payment_intent', paymentId);
  const charge = await found(calling, 'charge', payment.latest_charge ?? '');
  const opened: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    created: seconds(now),
    currency: charge.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: payment.id,
    reason: 'general',
    status: 'needs_response',
  };
  await objects.put(opened);
  await objects.put({ ...charge, disputed: true });
  await tell(calling, 'charge.dispute.created', opened);
  await tell(calling, 'charge.dispute.funds_withdrawn', opened);
  return opened;
}

/** Decides the dispute. */
export async function closeDispute(calling: Calling, id: string, status: 'won' | 'lost' | 'warning_closed'): Promise<void> {
  const closed: Dispute = { ...(await found(calling, 'dispute', id)), status };
  await calling.objects.put(closed);
  await tell(calling, 'charge.dispute.closed', closed);
}
