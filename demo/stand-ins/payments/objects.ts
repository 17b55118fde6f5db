import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';

/*
 * The stand-in's objects in the shapes of Stripe's API: the fields of each that we send, read or show. The types are the
 * library's, so they cannot drift unnoticed.
 */

export type Coupon = Pick<
  Stripe.Coupon,
  | 'id'
  | 'object'
  | 'amount_off'
  | 'created'
  | 'currency'
  | 'duration'
  | 'livemode'
  | 'max_redemptions'
  | 'metadata'
  | 'name'
  | 'times_redeemed'
  | 'valid'
>;

export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'livemode'
  | 'locale'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'ui_mode'
  | 'url'
> & {
  readonly payment_intent: string | null;
  readonly discounts: { readonly coupon: string; readonly promotion_code: null }[];
  readonly total_details: { readonly amount_discount: number; readonly amount_shipping: number; readonly amount_tax: number };
  /** Not Stripe's: data for the payment page and the payment. Never sent. */
  readonly hidden: {
    readonly names: readonly string[];
    readonly payment: { readonly description: string | null; readonly metadata: Stripe.Metadata };
  };
};

export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'created'
  | 'currency'
  | 'description'
  | 'livemode'
  | 'metadata'
  | 'payment_method_types'
  | 'status'
> & { readonly latest_charge: string | null };

export type Charge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'created'
  | 'currency'
  | 'description'
  | 'disputed'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'refunded'
  | 'status'
> & { readonly payment_intent: string };

export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'reason' | 'status'
> & {
  readonly charge: string;
  readonly payment_intent: string;
};

export type Dispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'is_charge_refundable' | 'livemode' | 'metadata' | 'reason' | 'status'
> & { readonly charge: string; readonly payment_intent: string };

export type StripeEvent = Pick<
  Stripe.Event,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request'
> & {
  readonly type: string;
  readonly data: { readonly object: object };
};

/** A stored response, by its idempotency key. */
type Answered = {
  readonly id: string;
  readonly object: 'answered';
  readonly created: number;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: object;
};

export type StandInObject = Coupon | Session | PaymentIntent | Charge | Refund | Dispute | StripeEvent | Answered;
export type Kind = StandInObject['object'];
export type ObjectOf<K extends Kind> = Extract<StandInObject, { readonly object: K }>;

/** An id in Stripe's format: a prefix, then random letters and digits. */
export function newId(prefix: string, length = 24): string {
  let letters = '';
  while (letters.length < length) letters += randomBytes(48).toString('base64url').replaceAll(/[-_]/g, '');
  return `${prefix}_${letters.slice(0, length)}`;
}

export const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** An object as it is sent. */
export function shown(object: object): object {
  const { hidden: _, ...rest } = object as { hidden?: unknown };
  return rest;
}
