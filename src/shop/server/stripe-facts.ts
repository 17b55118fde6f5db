import type { z } from 'zod';
import { uuidPattern } from '#paths/patterns.ts';
import type { PaymentFact } from '../rules.ts';
import type { ProviderEvent } from './provider.ts';
import { Charge, Dispute, EndedSession, Marked, Refund, type LookedUpSession, type WebhookEvent } from './stripe-answers.ts';

/** The order id in an object's metadata; null for objects of other shops on the same account. */
export const orderOf = ({ metadata }: z.infer<typeof Marked>): string | null => {
  const order = metadata?.order_id ?? '';
  return uuidPattern.test(order) ? order : null;
};

/** The outcome of a dispute by its status. During an inquiry (`warning_…`) no money is withheld, so it is no dispute yet. */
export function disputeFact({ id, status, payment_intent: paymentId }: z.infer<typeof Dispute>): PaymentFact | null {
  if (paymentId === null) return null;
  const about = { paymentId, disputeId: id };
  if (/^(?:won|prevented|warning_closed)$/.test(status)) return { kind: 'dispute-closed', ...about, isWon: true };
  // An appeal can follow a lost dispute.
  if (/^(?:lost|appeal_.*)$/.test(status)) return { kind: 'dispute-closed', ...about, isWon: false };
  return status.startsWith('warning_') ? null : { kind: 'disputed', ...about };
}

/** A refund that never arrives. It may fail days after it was counted as done. */
function failedRefundFact({ id, status, amount: cents, payment_intent: paymentId }: z.infer<typeof Refund>): PaymentFact | null {
  if (paymentId === null || (status !== 'failed' && status !== 'canceled')) return null;
  return { kind: 'refund-failed', paymentId, refundId: id, cents };
}

/** The refunds of a charge so far. */
const refundFact = (cents: number, paymentId: string | null): PaymentFact | null =>
  paymentId === null || cents === 0 ? null : { kind: 'refunded', paymentId, cents };

/** A completed session: paid, free (without a payment), or paid later, as by direct debit. */
const completedFact = (status: z.infer<typeof EndedSession>['payment_status'], paymentId: string | null): PaymentFact => ({
  kind: status === 'unpaid' ? 'completed' : 'paid',
  paymentId,
});

/** The current facts of a session. It is loaded with its payment and that payment's last charge. */
export function sessionFacts(session: z.infer<typeof LookedUpSession>): PaymentFact[] {
  if (session.status === 'expired') return [{ kind: 'expired' }];
  if (session.status !== 'complete') return [];
  const { payment_status: status, payment_intent: payment } = session;
  // If the money did not arrive after all, the payment waits for another payment method, which a completed session cannot offer.
  const hasFailed = payment?.status === 'requires_payment_method' || payment?.status === 'canceled';
  const refunded = payment && refundFact(payment.latest_charge?.amount_refunded ?? 0, payment.id);
  return [
    completedFact(status, payment?.id ?? null),
    ...(hasFailed && status === 'unpaid' ? [{ kind: 'failed' } as const] : []),
    ...(refunded ? [refunded] : []),
  ];
}

/** Finds the order of a payment; null if it is not ours. */
export type FindOrder = (paymentId: string) => Promise<string | null>;

/** The fact in the object of an event, by its type. Throws if it has not the fields that say so. */
const factReaders: Readonly<Record<string, (object: unknown) => PaymentFact | null>> = {
  'checkout.session.completed': (object) => {
    const { payment_status: status, payment_intent: paymentId } = EndedSession.parse(object);
    return completedFact(status, paymentId);
  },
  'checkout.session.expired': () => ({ kind: 'expired' }),
  'checkout.session.async_payment_succeeded': (object) => ({
    kind: 'paid',
    paymentId: EndedSession.parse(object).payment_intent,
  }),
  'checkout.session.async_payment_failed': () => ({ kind: 'failed' }),
  'charge.refunded': (object) => {
    const { amount_refunded: cents, payment_intent: paymentId } = Charge.parse(object);
    return refundFact(cents, paymentId);
  },
};

const readDispute = (object: unknown): PaymentFact | null => disputeFact(Dispute.parse(object));
const readRefund = (object: unknown): PaymentFact | null => failedRefundFact(Refund.parse(object));

/** These only name their payment, so its order is looked up. Refunds made in the provider's dashboard name none. */
const paymentFactReaders: typeof factReaders = {
  'charge.dispute.created': readDispute,
  'charge.dispute.funds_withdrawn': readDispute,
  'charge.dispute.closed': readDispute,
  'refund.updated': readRefund,
  'refund.failed': readRefund,
};

/** The types of events that say something here. */
export const eventTypes: readonly string[] = [...Object.keys(factReaders), ...Object.keys(paymentFactReaders)];

/** The fact in an event, and whose it is. */
export async function readReport({ id, type, data }: WebhookEvent, findOrder: FindOrder): Promise<ProviderEvent> {
  const about = (orderId: string | null, fact: PaymentFact | null): ProviderEvent =>
    orderId === null || fact === null ? { id, type, orderId, fact: null } : { id, type, orderId, fact };
  const readOfPayment = Object.hasOwn(paymentFactReaders, type) ? paymentFactReaders[type] : undefined;
  if (readOfPayment) {
    const fact = readOfPayment(data.object);
    const paymentId = fact && 'paymentId' in fact ? fact.paymentId : null;
    return about(paymentId === null ? null : await findOrder(paymentId), fact);
  }
  const read = Object.hasOwn(factReaders, type) ? factReaders[type] : undefined;
  const orderId = read ? orderOf(Marked.parse(data.object)) : null;
  return about(orderId, read && orderId !== null ? read(data.object) : null);
}
