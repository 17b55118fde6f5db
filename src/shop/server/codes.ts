import type { Result } from '#kit/result.ts';
import type { Tx } from '#platform/database.ts';
import type { OfferType } from '../rules.ts';
import type { OrderRow } from './order-row.ts';
import type { ShopParts } from './parts.ts';

/** What a code does to a price, in cents. */
export type CodeEffect = { readonly codeId: string; readonly discountCents: number; readonly voucherCents: number };

export type HoldRequest = {
  readonly code: string;
  readonly offer: { readonly type: OfferType; readonly id: string; readonly listCents: number };
  readonly isGift: boolean;
  readonly userId: string;
};

/**
 * Looks a code up for an order and locks it until the transaction ends, so that simultaneous buyers come one after the other.
 * Refuses with body `{error: 'code-used' | 'code-invalid'}` (S8.2).
 */
export async function lockCode(_tx: Tx, _parts: ShopParts, _request: HoldRequest): Promise<Result<CodeEffect>> {
  throw new Error('unwritten');
}

/** Holds a locked code for an order that was just written. */
export async function holdCode(_tx: Tx, _order: OrderRow): Promise<void> {}

/**
 * Spends what was held; false where the hold was given up meanwhile and the code is used up by others, so that the price that
 * was paid no longer holds.
 */
export async function spendCode(_tx: Tx, _order: OrderRow, _now: Date): Promise<boolean> {
  return true;
}

/** Gives a held or spent code back: the order ended without a purchase, or was undone. */
export async function freeCode(_tx: Tx, _order: OrderRow): Promise<void> {}

/** Makes the code that was bought (a gift, a voucher of a value) and mails it to its buyer. Once for each order. */
export async function issueVoucher(_tx: Tx, _parts: ShopParts, _order: OrderRow): Promise<void> {}

/** Takes back what `issueVoucher` made; false where it was redeemed already. */
export async function voidVoucher(_tx: Tx, _order: OrderRow): Promise<boolean> {
  return true;
}
