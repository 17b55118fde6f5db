import type { Stripe } from 'stripe';
import { uuidPattern } from '#paths/patterns.ts';
import type { PaymentFact } from '../rules.ts';
import type { ProviderEvent } from './provider.ts';

const idOf = (reference: string | { readonly id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** The order id in an object's metadata; null for objects of other shops on the same account. */
export const orderOf = ({ metadata }: { readonly metadata: Stripe.Metadata | null }): string | null => {
  const order = metadata?.order_id ?? '';
  return uuidPattern.test(order) ? order : null;
};

/** The outcome of a dispute by its status. During an inquiry (`warning_…`) no money is withheld, so it is no dispute yet. */
export function disputeFact(dispute: Pick<Stripe.Dispute, 'id' | 'status' | 'payment_intent'>): PaymentFact | null {
  const paymentId = idOf(dispute.payment_intent);
  if (paymentId === null) return null;
  const about = { paymentId, disputeId: dispute.id };
  if (/^(?:won|prevented|warning_closed)$/.test(dispute.status)) return { kind: 'dispute-closed', ...about, isWon: true };
  // An appeal can follow a lost dispute.
  if (/^(?:lost|appeal_.*)$/.test(dispute.status)) return { kind: 'dispute-closed', ...about, isWon: false };
  return dispute.status.startsWith('warning_') ? null : { kind: 'disputed', ...about };
}

/** The refunds of a charge so far. */
function refundFact(charge: Pick<Stripe.Charge, 'payment_intent' | 'amount_refunded'>): PaymentFact | null {
  const paymentId = idOf(charge.payment_intent);
  return paymentId === null || charge.amount_refunded === 0
    ? null
    : { kind: 'refunded', paymentId, cents: charge.amount_refunded };
}

type Ended = Pick<Stripe.Checkout.Session, 'payment_status' | 'payment_intent'>;

/** A completed session: paid, free (without a payment), or paid later, as by direct debit. */
const completedFact = (session: Ended): PaymentFact => ({
  kind: session.payment_status === 'unpaid' ? 'completed' : 'paid',
  paymentId: idOf(session.payment_intent),
});

/** The current facts of a session. It is loaded with its payment and that payment's last charge. */
export function sessionFacts(session: Stripe.Checkout.Session): PaymentFact[] {
  if (session.status === 'expired') return [{ kind: 'expired' }];
  if (session.status !== 'complete') return [];
  const payment = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const charge = typeof payment?.latest_charge === 'object' ? payment.latest_charge : null;
  // If the money did not arrive after all, the payment waits for another payment method, which a completed session cannot offer.
  const hasFailed = payment?.status === 'requires_payment_method' || payment?.status === 'canceled';
  const refunded = charge && refundFact(charge);
  return [
    completedFact(session),
    ...(hasFailed && session.payment_status === 'unpaid' ? [{ kind: 'failed' } as const] : []),
    ...(refunded ? [refunded] : []),
  ];
}

/** Finds the order of a payment; null if it is not ours. */
export type FindOrder = (paymentId: string) => Promise<string | null>;

/** The fact in an event. A dispute only names its payment, so its order is looked up. */
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
