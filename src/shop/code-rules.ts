import { addDays, instantOf, yearIn } from '#kit/dates.ts';
import { longestBatch, longestCode, mostCents, unguessable, type OfferType } from './rules.ts';

/** The terms of a code, as stored. */
export type CodeTerms = {
  readonly kind: 'discount' | 'single' | 'multi' | 'gift';
  /** A discount has exactly one of the two. */
  readonly percent: number | null;
  /** The amount of a discount, or the original value of a multi-purpose voucher. In cents. */
  readonly valueCents: number | null;
  /** The offer it is restricted to; null for all. */
  readonly offerType: OfferType | null;
  readonly offerId: string | null;
  /** Null: unlimited. */
  readonly maxUses: number | null;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly isVoid: boolean;
};

/** The orders that hold or have spent a code: their number and total in cents. */
export type CodeUsage = { readonly count: number; readonly cents: number };

/** The purchase that a code is checked for. */
export type CodeWish = {
  readonly type: OfferType;
  readonly id: string;
  readonly listCents: number;
  readonly isGift: boolean;
  /** The offer is itself a multi-purpose voucher. */
  readonly isVoucher: boolean;
};

/** S8.2: `used` if it is used up, `invalid` for everything else that does not count. */
export type CodeState = 'valid' | 'used' | 'invalid';

const letters = /^[A-Z0-9ÄÖÜ][A-Z0-9ÄÖÜ-]*$/;

/** What people and papers write for the hyphens of a code: blanks, around a hyphen too, and dashes. */
const hyphens = /\s*[\p{Pd}\u2212]\s*|\s+/gu;

/** Normalises a typed code (S5.4: upper case, at most 19 characters); null if it cannot be one. */
export function readCode(typed: string): string | null {
  const seen = typed
    .slice(0, 200)
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '');
  const code = seen.trim().toUpperCase().replace(hyphens, '-');
  return code.length <= longestCode && letters.test(code) ? code : null;
}

/** The remaining value of a multi-purpose voucher, in cents. */
export const leftOf = ({ valueCents }: Pick<CodeTerms, 'valueCents'>, { cents }: CodeUsage): number =>
  Math.max(0, (valueCents ?? 0) - cents);

/** The current state of a code, independent of an offer. A used-up code is `used` even if it has expired too. */
export function stateOf(code: CodeTerms, usage: CodeUsage, now: Date): CodeState {
  if (code.isVoid || (code.validFrom && now < code.validFrom)) return 'invalid';
  const isUsedUp = (code.maxUses !== null && usage.count >= code.maxUses) || (code.kind === 'multi' && leftOf(code, usage) === 0);
  if (isUsedUp) return 'used';
  return code.validUntil && now > code.validUntil ? 'invalid' : 'valid';
}

/**
 * Whether a code may be applied to an offer at all. Bought vouchers buy no further vouchers: a gift or single-purpose voucher is
 * for whoever redeems it, and value is not converted into other value. A discount on everything lowers no voucher of a value: one of
 * 100 % would turn into money, again and again. One that names the voucher does.
 */
function fits({ kind, offerType, offerId }: CodeTerms, wish: CodeWish): boolean {
  if (offerType !== null && (offerType !== wish.type || offerId !== wish.id)) return false;
  if (kind === 'discount') return !wish.isVoucher || offerId !== null;
  if (wish.isVoucher) return false;
  return kind === 'multi' || (offerId !== null && !wish.isGift);
}

/** A code's state for one offer: a code for another offer is `invalid`, used up or not. */
export const stateFor = (code: CodeTerms, usage: CodeUsage, wish: CodeWish, now: Date): CodeState =>
  fits(code, wish) ? stateOf(code, usage, now) : 'invalid';

/** A percentage of a price; half a cent is rounded in the buyer's favour. */
const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100);

/**
 * The effect of a valid code on a price, in cents: a discount lowers it, a multi-purpose voucher pays part of it. Never more than
 * the price.
 */
export function effectOf(
  code: CodeTerms,
  usage: CodeUsage,
  { listCents }: Pick<CodeWish, 'listCents'>,
): { readonly discountCents: number; readonly voucherCents: number } {
  if (code.kind === 'multi') return { discountCents: 0, voucherCents: Math.min(leftOf(code, usage), listCents) };
  if (code.kind !== 'discount') return { discountCents: listCents, voucherCents: 0 };
  const off = code.percent === null ? (code.valueCents ?? 0) : percentOf(listCents, code.percent);
  return { discountCents: Math.max(0, Math.min(off, listCents)), voucherCents: 0 };
}

/** The expiry of a bought code: three years from the end of the year in Berlin (§§ 195, 199 BGB), to the last millisecond. */
export const voucherEnd = (boughtAt: Date): Date => new Date(instantOf(`${yearIn(boughtAt) + 4}-01-01`, 0).getTime() - 1);

/**
 * Generates a code that cannot be guessed (29^12, about 58 bits) and is easy to read out: 'KX7M-2RWD-94TB'. `pick` returns an
 * integer below its argument.
 */
export const composeCode = (pick: (limit: number) => number): string => unguessable(pick, 3);

/** The end of a Berlin day, the last instant at which a code is valid. */
export const endOfDay = (day: string): Date => new Date(instantOf(addDays(day, 1), 0).getTime() - 1);

/** A request of the team for a batch of codes with the same terms. Gifts are bought, never generated. */
export type CodeOrder = Omit<CodeTerms, 'isVoid' | 'kind'> & {
  readonly kind: 'discount' | 'single' | 'multi';
  readonly count: number;
  /** The name of the batch. */
  readonly batch: string;
};

/** Maximum size of a batch. */
export const mostCodes = 10_000;

const isWhole = (value: number | null, from: number, to: number): boolean =>
  value !== null && Number.isSafeInteger(value) && value >= from && value <= to;

/** The invalid fields of such a request. */
export function faultsOf(order: CodeOrder): readonly (keyof CodeOrder)[] {
  const { kind, percent, valueCents, offerType, offerId, maxUses, validFrom, validUntil } = order;
  const isValue = isWhole(valueCents, 1, mostCents);
  const faults: Partial<Record<keyof CodeOrder, boolean>> = {
    count: !isWhole(order.count, 1, mostCodes),
    batch: order.batch.length > longestBatch || !/^[^\p{Cc}\p{Cs}]*$/u.test(order.batch),
    percent: percent !== null && (kind !== 'discount' || !isWhole(percent, 1, 100)),
    // A discount is either a percentage or an amount, a multi-purpose voucher always an amount, a single-purpose one neither.
    valueCents: kind === 'single' ? valueCents !== null : kind === 'multi' || percent === null ? !isValue : valueCents !== null,
    offerId: (offerId === null) !== (offerType === null) || (kind === 'single' && offerId === null),
    maxUses: maxUses !== null && !isWhole(maxUses, 1, 1_000_000),
    validUntil: validFrom !== null && validUntil !== null && validUntil < validFrom,
  };
  return (Object.keys(faults) as (keyof CodeOrder)[]).filter((field) => faults[field]);
}
