import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';

/*
 * What the stand-in knows, in the shapes of Stripe's interface: of each object the fields that we send, read or show. The types are
 * the library's, so they cannot drift from it unseen.
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
  /** Not Stripe's: what its page shows and what the payment will carry. It goes out to nobody. */
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

/** What was answered to a request, by its idempotency key. */
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

/** An id as Stripe makes them: what it is of, then letters and digits that nobody guesses. */
export function newId(prefix: string, length = 24): string {
  let letters = '';
  while (letters.length < length) letters += randomBytes(48).toString('base64url').replaceAll(/[-_]/g, '');
  return `${prefix}_${letters.slice(0, length)}`;
}

export const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** An object as it goes out. */
export function shown(object: object): object {
  const { hidden: _, ...rest } = object as { hidden?: unknown };
  return rest;
}
