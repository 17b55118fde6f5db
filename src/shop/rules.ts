import type { Locale } from '#kit/locale.ts';

/** The types of offers, as in `/stripe/checkout/{type}/{id}`. */
export type OfferType = 'coaching' | 'retreat' | 'product';

/** What a paid order grants. A gift grants nothing to its buyer: its code does, to somebody else. */
export type Opens = {
  readonly coachingIds: readonly string[];
  readonly retreatId: string | null;
  /** A multi-purpose voucher of this value, in cents. */
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

/** S14.2 (§ 356 (5) BGB): the consent verbatim, and its time (ISO 8601). */
export type Consent = { readonly wording: string; readonly locale: Locale; readonly at: string };

/** The content of an invoice or credit note as it was issued. Cents are gross. */
export type InvoiceContent = {
  readonly locale: Locale;
  readonly seller: { readonly name: string; readonly lines: readonly string[]; readonly vatId: string };
  readonly buyer: { readonly name: string; readonly lines: readonly string[] };
  readonly orderNumber: string;
  /** For a credit note or correction: the number of its invoice. */
  readonly corrects: string | null;
  /** Discounts have no quantity. */
  readonly lines: readonly { readonly name: string; readonly quantity: number | null; readonly cents: number }[];
  readonly totalCents: number;
  readonly vatPercent: number;
  readonly vatCents: number;
  /** Paid by multi-purpose voucher, and by card. */
  readonly voucherCents: number;
  readonly paidCents: number;
  /** The Berlin day of payment, and of delivery unless another is given, `YYYY-MM-DD`. For a credit note or correction its own date. */
  readonly suppliedOn: string;
  /** For a retreat: its first and last day. */
  readonly takesPlace: { readonly from: string; readonly to: string } | null;
  /** Why there is no VAT: the sale of a multi-purpose voucher (§ 3 (15) UStG), or the seller's note. */
  readonly note: 'voucher' | 'untaxed' | null;
};

/** A fact about a payment from the provider. Once true it stays true, in whatever order facts arrive. */
export type PaymentFact =
  | { readonly kind: 'completed'; readonly paymentId: string | null }
  | { readonly kind: 'paid'; readonly paymentId: string | null }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' }
  /** `cents`: the total refunded so far. */
  | { readonly kind: 'refunded'; readonly paymentId: string; readonly cents: number }
  /** The buyer's bank did not take the money, as where the account is closed: the provider gives it back to us. */
  | { readonly kind: 'refund-failed'; readonly paymentId: string; readonly refundId: string; readonly cents: number }
  | { readonly kind: 'disputed'; readonly paymentId: string; readonly disputeId: string }
  | { readonly kind: 'dispute-closed'; readonly paymentId: string; readonly disputeId: string; readonly isWon: boolean };

/**
 * All facts known about an order's payment. Adding one is commutative and idempotent, so order and repetition do not matter
 * (S14.6).
 */
export type PaymentState = {
  readonly completed?: true;
  readonly paid?: true;
  readonly failed?: true;
  readonly expired?: true;
  readonly paymentId?: string;
  readonly refundedCents?: number;
  /** By refund: the cents of each that never arrived. */
  readonly failedRefunds?: Readonly<Record<string, number>>;
  /** By dispute: open, won or lost. */
  readonly disputes?: Readonly<Record<string, 'open' | 'won' | 'lost'>>;
  /** Ours: the total that the team decided to refund. More than `refundedCents` while a refund is pending. */
  readonly toRefundCents?: number;
  /** Ours, decided when the payment arrived: the purchase can no longer be fulfilled, so it is refunded. */
  readonly impossible?: true;
};

/** S5.4: maximum length of a code. */
export const longestCode = 19;
/** Maximum value of a code in cents, and maximum length of a batch's name. */
export const mostCents = 1_000_000;
export const longestBatch = 120;

/** The state of an order. Only `succeeded` grants access. */
export type OrderStatus = 'open' | 'processing' | 'succeeded' | 'failed' | 'expired' | 'refunded' | 'disputed' | 'withdrawn';

/** States of an order that is paid or can still be: it holds its code and its place. */
export const isAlive = (status: OrderStatus): boolean => ['open', 'processing', 'succeeded', 'disputed'].includes(status);

/** States of a purchase that S3.2 lists: neither undone nor abandoned. */
export const isPurchase = (status: OrderStatus): boolean => isAlive(status) && status !== 'open';

const disputeOrder = ['open', 'won', 'lost'] as const;

/** Adds a fact from the provider to the known ones. Commutative, associative and idempotent (S14.6). */
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
    // Refunds and disputes imply a payment.
    case 'refunded':
      return {
        ...state,
        paid: true,
        refundedCents: Math.max(state.refundedCents ?? 0, fact.cents),
        ...paymentIn(state, fact.paymentId),
      };
    case 'refund-failed':
      return {
        ...state,
        paid: true,
        failedRefunds: {
          ...state.failedRefunds,
          [fact.refundId]: Math.max(state.failedRefunds?.[fact.refundId] ?? 0, fact.cents),
        },
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

/** If there are several ids, which should not happen, always the same one is chosen. */
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

/** Whether everything that was paid was refunded, or an order paid by a code alone was revoked. */
export const isFullyRefunded = ({ dueCents }: Pick<Contract, 'dueCents'>, { refundedCents }: PaymentState): boolean =>
  refundedCents !== undefined && refundedCents >= dueCents;

/** The amount that can still be refunded, in cents: what was paid minus completed and pending refunds. */
export const refundableCents = (
  { dueCents }: Pick<Contract, 'dueCents'>,
  { refundedCents = 0, toRefundCents = 0 }: PaymentState,
): number => Math.max(0, dueCents - Math.max(refundedCents, toRefundCents));

/** What was given back but never arrived, in cents. The buyer has to get it in another way, which no provider can do. */
export const failedRefundCents = ({ failedRefunds = {} }: PaymentState): number =>
  Object.values(failedRefunds).reduce((sum, cents) => sum + cents, 0);

/** Whether a refund that the team decided on is pending. */
export const isRefundUnderWay = ({ refundedCents = 0, toRefundCents = 0 }: PaymentState): boolean =>
  toRefundCents > refundedCents;

/** The total to refund: everything if the contract ended, else what the team decided. */
export const refundGoal = ({ dueCents, withdrawnAt }: Contract, { impossible, toRefundCents }: PaymentState): number =>
  withdrawnAt !== null || impossible ? dueCents : Math.min(dueCents, toRefundCents ?? dueCents);

/**
 * Whether a buyer's bank has the payment: until it has decided, the provider refunds nothing; once it has returned the payment,
 * nothing is left to refund.
 */
export const isAtBank = (state: PaymentState): boolean => hasDispute(state, 'open') || hasDispute(state, 'lost');

/**
 * What was decided to go back and has not yet, in cents: nothing of an order that stands, whatever its goal would be, nor of one
 * whose payment the bank has.
 */
export function owedCents(contract: Contract, state: PaymentState): number {
  const isDecided = contract.withdrawnAt !== null || state.impossible || isRefundUnderWay(state);
  if (!isDecided || !state.paid || isAtBank(state)) return 0;
  return Math.max(0, refundGoal(contract, state) - (state.refundedCents ?? 0));
}

const hasDispute = ({ disputes = {} }: PaymentState, outcome: 'open' | 'lost'): boolean =>
  Object.values(disputes).includes(outcome);

/** The state of an order by all known facts, in whatever order they arrived (S14.6). */
export function statusOf(contract: Contract, state: PaymentState): OrderStatus {
  if (contract.withdrawnAt) return 'withdrawn';
  if (state.impossible || isFullyRefunded(contract, state) || hasDispute(state, 'lost')) return 'refunded';
  if (hasDispute(state, 'open')) return 'disputed';
  if (state.paid) return 'succeeded';
  if (state.failed) return 'failed';
  // Its code and place were released. A late payment either gets them again or is refunded.
  if (state.expired) return 'expired';
  return state.completed ? 'processing' : 'open';
}

/** The amount of an order's invoice that no longer holds, in cents: all of it if the purchase was undone, else the refunds. */
export function creditedCents(contract: Contract & { readonly totalCents: number }, state: PaymentState): number {
  const isUndone =
    isFullyRefunded(contract, state) || hasDispute(state, 'lost') || (contract.withdrawnAt && contract.dueCents === 0);
  if (isUndone) return contract.totalCents;
  return state.refundedCents ?? 0;
}

/** In cents, gross: list − discount = total, the price of the contract; total − voucher = due, the amount to pay. */
export type Price = {
  readonly listCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
  readonly voucherCents: number;
  readonly dueCents: number;
};

/** The provider's minimum payment (Stripe's for euro). */
const smallestPayment = 50;

/** The price of an offer with a code applied. A remainder below the minimum payment is waived. */
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

/** The fields of an order's form that say, in cents, what it showed above its button: `total` and `due` of the quote. */
export const shownFields = { totalCents: 'shown_total', dueCents: 'shown_due' } as const;

/** The price that was shown to the buyer; undefined where a program did not say. */
export type ShownPrice = { readonly [Part in keyof typeof shownFields]?: number | undefined };

/** Whether an order costs what was shown: nobody agreed to another price. */
export const isAsShown = (
  { totalCents, dueCents }: Pick<Price, 'totalCents' | 'dueCents'>,
  { totalCents: shownTotal = totalCents, dueCents: shownDue = dueCents }: ShownPrice = {},
): boolean => totalCents === shownTotal && dueCents === shownDue;

/** The VAT included in a gross amount of cents, half a cent rounded up. */
export const vatIn = (grossCents: number, percent: number): number =>
  Math.floor((2 * grossCents * percent + 100 + percent) / (2 * (100 + percent)));

/** The VAT rate of a sale: a multi-purpose voucher is taxed when it is spent (§ 3 (15) UStG), whatever its product says. */
export const saleVatPercent = (voucherCents: number | null, vatPercent: number): number =>
  voucherCents === null ? vatPercent : 0;

/** Above this amount in cents an invoice needs the buyer's address (§ 33 UStDV). */
const smallInvoice = 25_000;

/** Whether the buyer's address is required: something is sent, somebody attends, or the invoice needs it. */
export const needsAddress = (
  offer: { readonly type: OfferType; readonly needsAddress: boolean },
  { totalCents }: Pick<Price, 'totalCents'>,
): boolean => offer.needsAddress || offer.type === 'retreat' || totalCents > smallInvoice;

/** Whether it grants access to digital content, so that the consent of § 356 (5) BGB is required (S14.2). */
export const needsConsent = ({ coachingIds }: Opens): boolean => coachingIds.length > 0;

/** The field of an order's form with the CSRF token (S14.7). */
export const tokenField = '_token';

/**
 * The field with the key of an order's form, the same until the buyer has seen what came of it: a gift whose answer was lost is not
 * bought twice.
 */
export const formKeyField = 'form_key';

export const formKeyPattern = /^[\w-]{16,64}$/;

/** The form of a type in `/stripe/checkout/{type}/{id}`; not every such type has offers. */
export const checkoutTypePattern = /^[a-z]{5,15}$/;

/** Without vowels, so that no words come out, and without look-alikes (0 and O, 1 and I). */
const alphabet = 'BCDFGHJKLMNPQRSTVWXYZ23456789';

/** A random, readable string: groups of four, 'KX7M-2RWD'. `pick` returns a uniformly distributed integer below its argument. */
export const unguessable = (pick: (limit: number) => number, groups: number): string =>
  Array.from({ length: groups }, () => Array.from({ length: 4 }, () => alphabet.charAt(pick(alphabet.length))).join('')).join(
    '-',
  );

/**
 * An order number, 'B-KX7M-2RWD': random, since a guessable one would, together with a known address, be enough to withdraw from
 * somebody else's contract, and would reveal the number of sales.
 */
export const orderNumber = (pick: (limit: number) => number): string => `B-${unguessable(pick, 2)}`;
