import type { Locale } from '#kit/locale.ts';

/** What can be bought: the type is the one in `/stripe/checkout/{type}/{id}`. */
export type OfferType = 'coaching' | 'retreat' | 'product';

/** What an order opens once it is paid. A gift opens nothing for its buyer: the code that it gives does, for someone else. */
export type Opens = {
  readonly coachingIds: readonly string[];
  readonly retreatId: string | null;
  /** A voucher of this value, in cents. */
  readonly voucherCents: number | null;
};

export type BuyerAddress = {
  readonly street: string;
  readonly streetNumber: string;
  readonly zipcode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
};

/** S14.2 (§ 356 (5) BGB): what was agreed to, in its words, and when (ISO 8601). */
export type Consent = { readonly wording: string; readonly locale: Locale; readonly at: string };

/** What an invoice or credit note says, as it was issued. Cents are gross. */
export type InvoiceContent = {
  readonly locale: Locale;
  readonly seller: { readonly name: string; readonly lines: readonly string[]; readonly vatId: string };
  readonly buyer: { readonly name: string; readonly lines: readonly string[] };
  readonly orderNumber: string;
  /** Of a credit note: the number of its invoice. */
  readonly corrects: string | null;
  /** A discount has no quantity. */
  readonly lines: readonly { readonly name: string; readonly quantity: number | null; readonly cents: number }[];
  readonly totalCents: number;
  readonly vatPercent: number;
  readonly vatCents: number;
  /** Paid by a multi-purpose voucher, and by card. */
  readonly voucherCents: number;
  readonly paidCents: number;
  /** The Berlin day of payment, and of delivery where there is no other, `YYYY-MM-DD`. Of a credit note its own. */
  readonly suppliedOn: string;
  /** Of a retreat: its first and last day. */
  readonly takesPlace: { readonly from: string; readonly to: string } | null;
  /** Why there is no VAT: the sale of a voucher of a value (§ 3 (15) UStG), or what the seller has to say. */
  readonly note: 'voucher' | 'untaxed' | null;
};

/** One thing that the payment provider says about a payment. Each is true from then on, whatever else comes, and in whatever order. */
export type PaymentFact =
  | { readonly kind: 'completed'; readonly paymentId: string | null }
  | { readonly kind: 'paid'; readonly paymentId: string | null }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' }
  /** `cents`: all that was given back so far. */
  | { readonly kind: 'refunded'; readonly paymentId: string; readonly cents: number }
  | { readonly kind: 'disputed'; readonly paymentId: string; readonly disputeId: string }
  | { readonly kind: 'dispute-closed'; readonly paymentId: string; readonly disputeId: string; readonly isWon: boolean };

/** All facts about an order's payment so far. Adding one is commutative and idempotent, so order and repetition change nothing (S14.6). */
export type PaymentState = {
  readonly completed?: true;
  readonly paid?: true;
  readonly failed?: true;
  readonly expired?: true;
  readonly paymentId?: string;
  readonly refundedCents?: number;
  /** By dispute: open, won or lost. */
  readonly disputes?: Readonly<Record<string, 'open' | 'won' | 'lost'>>;
};

/** S5.4: a code has at most so many characters. */
export const longestCode = 19;
