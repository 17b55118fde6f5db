import { addDays, instantOf, yearIn } from '#kit/dates.ts';
import { longestBatch, longestCode, mostCents, unguessable, type OfferType } from './rules.ts';

/** What a code says about itself; the table keeps it so. */
export type CodeTerms = {
  readonly kind: 'discount' | 'single' | 'multi' | 'gift';
  /** Of a discount: one of the two. */
  readonly percent: number | null;
  /** Of a discount what it takes off, of a voucher of a value what it was worth when it was new. Cents. */
  readonly valueCents: number | null;
  /** The one offer that it is for; null for all. */
  readonly offerType: OfferType | null;
  readonly offerId: string | null;
  /** Null: as many as like. */
  readonly maxUses: number | null;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly isVoid: boolean;
};

/** The orders that hold or spent a code: how many, and the cents of all of them. */
export type CodeUsage = { readonly count: number; readonly cents: number };

/** What a code is asked for. */
export type CodeWish = {
  readonly type: OfferType;
  readonly id: string;
  readonly listCents: number;
  readonly isGift: boolean;
  /** The offer is itself a voucher of a value. */
  readonly isVoucher: boolean;
};

/** S8.2: `used` for what others have used up, `invalid` for everything else that does not count. */
export type CodeState = 'valid' | 'used' | 'invalid';

const letters = /^[A-Z0-9ÄÖÜ][A-Z0-9ÄÖÜ-]*$/;

/** A code as it is stored, from what somebody typed (S5.4: upper case, at most 19 characters); null where it can be none. */
export function readCode(typed: string): string | null {
  const code = typed.slice(0, 200).normalize('NFC').trim().toUpperCase();
  return code.length <= longestCode && letters.test(code) ? code : null;
}

/** What is left of a voucher of a value, in cents. */
export const leftOf = ({ valueCents }: Pick<CodeTerms, 'valueCents'>, { cents }: CodeUsage): number =>
  Math.max(0, (valueCents ?? 0) - cents);

/** Whether a code counts now, whatever it is asked for. What is used up says so even when its time is over as well. */
export function stateOf(code: CodeTerms, usage: CodeUsage, now: Date): CodeState {
  if (code.isVoid || (code.validFrom && now < code.validFrom)) return 'invalid';
  const isUsedUp = (code.maxUses !== null && usage.count >= code.maxUses) || (code.kind === 'multi' && leftOf(code, usage) === 0);
  if (isUsedUp) return 'used';
  return code.validUntil && now > code.validUntil ? 'invalid' : 'valid';
}

/**
 * Whether a code may be used for an offer at all. What was bought as a voucher buys no further voucher: a gift or single-purpose
 * voucher is for whoever redeems it, and a value is not turned into another value.
 */
function fits({ kind, offerType, offerId }: CodeTerms, wish: CodeWish): boolean {
  if (offerType !== null && (offerType !== wish.type || offerId !== wish.id)) return false;
  if (kind === 'discount') return true;
  if (wish.isVoucher) return false;
  return kind === 'multi' || (offerId !== null && !wish.isGift);
}

/** A code's state for one offer: a code of another offer is `invalid`, used up or not. */
export const stateFor = (code: CodeTerms, usage: CodeUsage, wish: CodeWish, now: Date): CodeState =>
  fits(code, wish) ? stateOf(code, usage, now) : 'invalid';

/** A percentage of a price; half a cent is the buyer's. */
const percentOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100);

/** What a valid code does to a price, in cents: a discount lowers it, a voucher of a value pays of it. Never more than the price. */
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

/** A bought code is good for three years from the end of the year in Berlin (§§ 195, 199 BGB): its last millisecond. */
export const voucherEnd = (boughtAt: Date): Date => new Date(instantOf(`${yearIn(boughtAt) + 4}-01-01`, 0).getTime() - 1);

/** A code that nobody guesses (29^12, some 58 bits) and everybody can read out: 'KX7M-2RWD-94TB'. `pick` answers a whole number below its limit. */
export const composeCode = (pick: (limit: number) => number): string => unguessable(pick, 3);

/** The end of a Berlin day, as the last instant at which a code is good. */
export const endOfDay = (day: string): Date => new Date(instantOf(addDays(day, 1), 0).getTime() - 1);

/** What the team asks for: codes of the same terms. Gifts are bought, never made. */
export type CodeOrder = Omit<CodeTerms, 'isVoid' | 'kind'> & {
  readonly kind: 'discount' | 'single' | 'multi';
  readonly count: number;
  /** What these codes are called together. */
  readonly batch: string;
};

/** How many codes are made at once. */
export const mostCodes = 10_000;

const isWhole = (value: number | null, from: number, to: number): boolean =>
  value !== null && Number.isSafeInteger(value) && value >= from && value <= to;

/** The fields of an order for codes that make no sense; none where all is well. */
export function faultsOf(order: CodeOrder): readonly (keyof CodeOrder)[] {
  const { kind, percent, valueCents, offerType, offerId, maxUses, validFrom, validUntil } = order;
  const isValue = isWhole(valueCents, 1, mostCents);
  const faults: Partial<Record<keyof CodeOrder, boolean>> = {
    count: !isWhole(order.count, 1, mostCodes),
    batch: order.batch.length > longestBatch || !/^[^\p{Cc}\p{Cs}]*$/u.test(order.batch),
    percent: percent !== null && (kind !== 'discount' || !isWhole(percent, 1, 100)),
    // A discount is either a share or an amount, a voucher of a value always an amount, a single-purpose one neither.
    valueCents: kind === 'single' ? valueCents !== null : kind === 'multi' || percent === null ? !isValue : valueCents !== null,
    offerId: (offerId === null) !== (offerType === null) || (kind === 'single' && offerId === null),
    maxUses: maxUses !== null && !isWhole(maxUses, 1, 1_000_000),
    validUntil: validFrom !== null && validUntil !== null && validUntil < validFrom,
  };
  return (Object.keys(faults) as (keyof CodeOrder)[]).filter((field) => faults[field]);
}
