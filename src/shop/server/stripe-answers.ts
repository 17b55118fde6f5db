import { z } from 'zod';

/*
 * What of Stripe's objects is read here, checked wherever one comes in: its library gives any JSON the types of its documentation,
 * and an answer that says nothing would be read as one that says no. A failure is thrown, and names fields but no values.
 */

/** Printable ASCII: it stands in a column and in an address. */
const Id = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const Cents = z.int().min(0).max(100_000_000);
/** All that is sold here. */
const Currency = z.literal('eur');
const Metadata = z.record(z.string(), z.string()).nullish();
/** An id, or the object itself where it was asked for with the answer. */
const Reference = z
  .union([Id, z.object({ id: Id }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null);

/** An object whose order is looked for: other shops on the same account have some of their own. */
export const Marked = z.object({ metadata: Metadata });

const ended = { payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']), currency: Currency.nullish() };

/** A session that an event says is over. */
export const EndedSession = z.object({ ...ended, payment_intent: Reference });

export const Charge = z.object({ amount_refunded: Cents, currency: Currency.nullish(), payment_intent: Reference });

export const Refund = z.object({ id: Id, amount: Cents, status: z.string().nullable(), payment_intent: Reference });

export const Dispute = z.object({ id: Id, status: z.string(), payment_intent: Reference });

export const WebhookEvent = z.object({ id: Id, type: Id, data: z.object({ object: z.unknown() }) });
export type WebhookEvent = z.infer<typeof WebhookEvent>;

const status = z.enum(['open', 'complete', 'expired']);

/** With its payment and that payment's last charge. */
export const LookedUpSession = z.object({
  ...ended,
  status,
  payment_intent: z
    .object({
      id: Id,
      status: z.string(),
      latest_charge: Charge.extend({ disputed: z.boolean() }).nullable(),
    })
    .nullable(),
});

/** The object with this id, and no other: what is true of another payment is not true of ours. */
export const named = <Read extends z.ZodType>(id: string, read: Read) => read.and(z.object({ id: z.literal(id) }));

export const SessionStatus = z.object({ status });

/** A session just opened: its page takes this sum for this order. */
export const openedSession = (orderId: string, cents: number) =>
  z.object({
    id: Id,
    url: z.url({ protocol: /^https?$/ }).regex(/^[\x21-\x7e]{1,5000}$/),
    currency: Currency,
    amount_total: z.literal(cents),
    metadata: z.object({ order_id: z.literal(orderId) }),
  });

export const Coupon = z.object({ id: Id });

const ofPayment = (paymentId: string) => ({ payment_intent: Reference.pipe(z.literal(paymentId)) });

/** All refunds of a payment. */
export const refundsOf = (paymentId: string) =>
  z.object({
    data: z.array(
      z.object({ ...ofPayment(paymentId), id: Id, amount: Cents, status: z.string().nullable(), metadata: Metadata }),
    ),
  });

/** Money on its way back, or that the buyer's bank did not take. One that was cancelled is none. */
export const refundOf = (paymentId: string, cents: number) =>
  z.object({
    ...ofPayment(paymentId),
    id: Id,
    currency: Currency,
    amount: z.literal(cents),
    status: z.enum(['pending', 'requires_action', 'succeeded', 'failed']),
  });

/** All disputes of a payment. */
export const disputesOf = (paymentId: string) => z.object({ data: z.array(Dispute.extend(ofPayment(paymentId))) });

/** The webhook endpoints of the account. */
export const WebhookEndpoints = z.object({
  data: z.array(
    z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()), api_version: z.string().nullable() }),
  ),
});
