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
  /** Ours: how much the team decided to give back, in all. More than `refundedCents` while it is under way. */
  readonly toRefundCents?: number;
  /** Ours, decided when the payment came: what was paid for could no longer be given, so the money goes back. */
  readonly impossible?: true;
};

/** S5.4: a code has at most so many characters. */
export const longestCode = 19;
/** The highest value of a code, in cents, and the longest name of what codes are made together. */
export const mostCents = 1_000_000;
export const longestBatch = 120;

/** What became of an order. Only `succeeded` gives access. */
export type OrderStatus = 'open' | 'processing' | 'succeeded' | 'failed' | 'expired' | 'refunded' | 'disputed' | 'withdrawn';

/** An order that may still be paid, or is: it holds its code and its place. */
export const isAlive = (status: OrderStatus): boolean => ['open', 'processing', 'succeeded', 'disputed'].includes(status);

/** A purchase that stands, as S3.2 lists it: neither undone nor never concluded. */
export const isPurchase = (status: OrderStatus): boolean => isAlive(status) && status !== 'open';

const disputeOrder = ['open', 'won', 'lost'] as const;

/** Adds what the provider said to what it has said so far. Commutative, associative and idempotent (S14.6). */
export function addFact(state: PaymentState, fact: PaymentFact): PaymentState {
  switch (fact.kind) {
    case 'completed':
      return { ...state, completed: true, ...paymentIn(state, fact.paymentId) };
    case 'paid':
      return { ...state, paid: true, ...paymentIn(state, fact.paymentId) };
    case 'failed':
      return { ...state, failed: true };
    case 'expired':
      return { ...state, expired: true };
    // Nothing is given back or disputed that was not paid.
    case 'refunded':
      return {
        ...state,
        paid: true,
        refundedCents: Math.max(state.refundedCents ?? 0, fact.cents),
        ...paymentIn(state, fact.paymentId),
      };
    case 'disputed':
      return { ...state, paid: true, ...disputeIn(state, fact.disputeId, 'open'), ...paymentIn(state, fact.paymentId) };
    case 'dispute-closed':
      return {
        ...state,
        paid: true,
        ...disputeIn(state, fact.disputeId, fact.isWon ? 'won' : 'lost'),
        ...paymentIn(state, fact.paymentId),
      };
  }
}

/** Of several ids, which should not be, the same one whatever came first. */
const paymentIn = ({ paymentId }: PaymentState, given: string | null): Pick<PaymentState, 'paymentId'> => {
  const id = paymentId && given ? (paymentId < given ? paymentId : given) : paymentId || given;
  return id ? { paymentId: id } : {};
};

function disputeIn(state: PaymentState, id: string, outcome: (typeof disputeOrder)[number]): Pick<PaymentState, 'disputes'> {
  const known = state.disputes?.[id] ?? 'open';
  const later = disputeOrder[Math.max(disputeOrder.indexOf(known), disputeOrder.indexOf(outcome))] ?? outcome;
  return { disputes: { ...state.disputes, [id]: later } };
}

type Contract = { readonly dueCents: number; readonly withdrawnAt: Date | null };

/** Whether all that was paid went back, or what was paid by a code alone was taken back. */
const isFullyRefunded = ({ dueCents }: Pick<Contract, 'dueCents'>, { refundedCents }: PaymentState): boolean =>
  refundedCents !== undefined && refundedCents >= dueCents;

/** How much of what was paid can still be given back: never more than was paid less what went back or is about to, in cents. */
export const refundableCents = (
  { dueCents }: Pick<Contract, 'dueCents'>,
  { refundedCents = 0, toRefundCents = 0 }: PaymentState,
): number => Math.max(0, dueCents - Math.max(refundedCents, toRefundCents));

/** Whether the team decided to give something back that is not back yet. */
export const isRefundUnderWay = ({ refundedCents = 0, toRefundCents = 0 }: PaymentState): boolean =>
  toRefundCents > refundedCents;

/** How much goes back in all: everything where the contract ended, else what the team decided. */
export const refundGoal = ({ dueCents, withdrawnAt }: Contract, { impossible, toRefundCents }: PaymentState): number =>
  withdrawnAt !== null || impossible ? dueCents : Math.min(dueCents, toRefundCents ?? dueCents);

const hasDispute = ({ disputes = {} }: PaymentState, outcome: 'open' | 'lost'): boolean =>
  Object.values(disputes).includes(outcome);

/** What an order is by everything that was said of it, in whatever order it was said (S14.6). */
export function statusOf(contract: Contract, state: PaymentState): OrderStatus {
  if (contract.withdrawnAt) return 'withdrawn';
  if (state.impossible || isFullyRefunded(contract, state) || hasDispute(state, 'lost')) return 'refunded';
  if (hasDispute(state, 'open')) return 'disputed';
  if (state.paid) return 'succeeded';
  if (state.failed) return 'failed';
  // What it held was given to others. A payment that comes all the same finds its way back, or goes back.
  if (state.expired) return 'expired';
  return state.completed ? 'processing' : 'open';
}

/** How much of an order's invoice no longer holds, in cents: all of it where the purchase was undone, else what was given back. */
export function creditedCents(contract: Contract & { readonly totalCents: number }, state: PaymentState): number {
  const isUndone =
    isFullyRefunded(contract, state) || hasDispute(state, 'lost') || (contract.withdrawnAt && contract.dueCents === 0);
  if (isUndone) return contract.totalCents;
  return state.refundedCents ?? 0;
}

/** In cents, gross: list − discount = total, the price of the contract; total − voucher = due, what is left to pay. */
export type Price = {
  readonly listCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
  readonly voucherCents: number;
  readonly dueCents: number;
};

/** The provider takes no payment below it (Stripe's minimum for euro). */
const smallestPayment = 50;

/** What an offer costs with what a code does to its price. A rest too small to be paid is given. */
export function priceOf(
  listCents: number,
  effect: { readonly discountCents: number; readonly voucherCents: number } | null = null,
): Price {
  const asked = Math.min(listCents, effect?.discountCents ?? 0);
  const voucherCents = Math.min(listCents - asked, effect?.voucherCents ?? 0);
  const rest = listCents - asked - voucherCents;
  const discountCents = rest < smallestPayment ? asked + rest : asked;
  const totalCents = listCents - discountCents;
  return { listCents, discountCents, totalCents, voucherCents, dueCents: totalCents - voucherCents };
}

/** The VAT within a gross amount of cents, half a cent rounded up. */
export const vatIn = (grossCents: number, percent: number): number =>
  Math.floor((2 * grossCents * percent + 100 + percent) / (2 * (100 + percent)));

/** Above it an invoice names the buyer's address, in cents (§ 33 UStDV). */
const smallInvoice = 25_000;

/** Whether the buyer's address is asked for: something is sent, somebody comes, or the invoice has to name it. */
export const needsAddress = (
  offer: { readonly type: OfferType; readonly needsAddress: boolean },
  { totalCents }: Pick<Price, 'totalCents'>,
): boolean => offer.needsAddress || offer.type === 'retreat' || totalCents > smallInvoice;

/** Whether it opens digital content, so that the consent of § 356 (5) BGB is asked for (S14.2). */
export const needsConsent = ({ coachingIds }: Opens): boolean => coachingIds.length > 0;

/** The field of an order's form that carries the token against forged requests (S14.7). */
export const tokenField = '_token';

/** What may stand in `/stripe/checkout/{type}/{id}` as a type; which of them are offers is another question. */
export const checkoutTypePattern = /^[a-z]{5,15}$/;

/** No vowels, so that no word comes out, and nothing that could be taken for something else (0 and O, 1 and I). */
const alphabet = 'BCDFGHJKLMNPQRSTVWXYZ23456789';

/**
 * What nobody guesses and everybody can read out: groups of four, 'KX7M-2RWD'. `pick` answers a whole number below its limit,
 * each as likely as any other.
 */
export const unguessable = (pick: (limit: number) => number, groups: number): string =>
  Array.from({ length: groups }, () => Array.from({ length: 4 }, () => alphabet.charAt(pick(alphabet.length))).join('')).join(
    '-',
  );

/**
 * The number of an order, 'B-KX7M-2RWD': one that could be guessed would, with an address that is known, be enough to withdraw
 * from somebody else's contract, and would tell how much is sold.
 */
export const orderNumber = (pick: (limit: number) => number): string => `B-${unguessable(pick, 2)}`;
