import type { Stripe } from 'stripe';
import { uuidPattern } from '#paths/patterns.ts';
import type { PaymentFact } from '../rules.ts';
import type { ProviderEvent } from './provider.ts';

const idOf = (reference: string | { readonly id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** The order that our calls wrote onto an object; null for what others sell with the same account. */
export const orderOf = ({ metadata }: { readonly metadata: Stripe.Metadata | null }): string | null => {
  const order = metadata?.order_id ?? '';
  return uuidPattern.test(order) ? order : null;
};

/** What a dispute says by its state. While the bank only inquires (`warning_…`) no money has gone, so nothing is disputed yet. */
export function disputeFact(dispute: Pick<Stripe.Dispute, 'id' | 'status' | 'payment_intent'>): PaymentFact | null {
  const paymentId = idOf(dispute.payment_intent);
  if (paymentId === null) return null;
  const about = { paymentId, disputeId: dispute.id };
  if (/^(?:won|prevented|warning_closed)$/.test(dispute.status)) return { kind: 'dispute-closed', ...about, isWon: true };
  // An appeal follows a dispute that was lost.
  if (/^(?:lost|appeal_.*)$/.test(dispute.status)) return { kind: 'dispute-closed', ...about, isWon: false };
  return dispute.status.startsWith('warning_') ? null : { kind: 'disputed', ...about };
}

/** What was given back of a charge so far. */
function refundFact(charge: Pick<Stripe.Charge, 'payment_intent' | 'amount_refunded'>): PaymentFact | null {
  const paymentId = idOf(charge.payment_intent);
  return paymentId === null || charge.amount_refunded === 0
    ? null
    : { kind: 'refunded', paymentId, cents: charge.amount_refunded };
}

type Ended = Pick<Stripe.Checkout.Session, 'payment_status' | 'payment_intent'>;

/** A session whose buyer is through: paid, for nothing (then there is no payment), or to be paid later, as by direct debit. */
const completedFact = (session: Ended): PaymentFact => ({
  kind: session.payment_status === 'unpaid' ? 'completed' : 'paid',
  paymentId: idOf(session.payment_intent),
});

/** All that a session says now. It is read with its payment and that payment's last charge. */
export function sessionFacts(session: Stripe.Checkout.Session): PaymentFact[] {
  if (session.status === 'expired') return [{ kind: 'expired' }];
  if (session.status !== 'complete') return [];
  const payment = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const charge = typeof payment?.latest_charge === 'object' ? payment.latest_charge : null;
  // Where the money did not come after all, the payment waits for another way to pay, which a completed session has not.
  const hasFailed = payment?.status === 'requires_payment_method' || payment?.status === 'canceled';
  const refunded = charge && refundFact(charge);
  return [
    completedFact(session),
    ...(hasFailed && session.payment_status === 'unpaid' ? [{ kind: 'failed' } as const] : []),
    ...(refunded ? [refunded] : []),
  ];
}

/** Finds the order of a payment; null where it is none of ours. */
export type FindOrder = (paymentId: string) => Promise<string | null>;

/** What an event says. A dispute names its payment alone, so its order is looked for. */
export async function readReport(event: Stripe.Event, findOrder: FindOrder): Promise<ProviderEvent> {
  const { id, type } = event;
  const about = (orderId: string | null, fact: PaymentFact | null): ProviderEvent =>
    orderId === null || fact === null ? { id, type, orderId, fact: null } : { id, type, orderId, fact };
  switch (event.type) {
    case 'checkout.session.completed':
      return about(orderOf(event.data.object), completedFact(event.data.object));
    case 'checkout.session.async_payment_succeeded':
      return about(orderOf(event.data.object), { kind: 'paid', paymentId: idOf(event.data.object.payment_intent) });
    case 'checkout.session.async_payment_failed':
      return about(orderOf(event.data.object), { kind: 'failed' });
    case 'checkout.session.expired':
      return about(orderOf(event.data.object), { kind: 'expired' });
    case 'charge.refunded':
      return about(orderOf(event.data.object), refundFact(event.data.object));
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.closed': {
      const fact = disputeFact(event.data.object);
      const paymentId = idOf(event.data.object.payment_intent);
      return about(fact && paymentId !== null ? await findOrder(paymentId) : null, fact);
    }
    default:
      return about(null, null);
  }
}
