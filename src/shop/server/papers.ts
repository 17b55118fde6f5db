import type { Tx } from '#platform/database.ts';
import type { OrderRow } from './order-row.ts';
import type { ShopParts } from './parts.ts';

/** Writes the invoice of an order that was paid for, by money or a voucher of a value; nothing where it is 0. Once for each order. */
export async function issueInvoice(_tx: Tx, _parts: ShopParts, _order: OrderRow): Promise<void> {}

/** Writes credit notes up to `cents` in all: what was given back of an order so far. */
export async function issueCreditNote(_tx: Tx, _parts: ShopParts, _order: OrderRow, _cents: number): Promise<void> {}

/** Confirms an order with everything that the law wants on paper (§ 312f BGB). Once for each order. */
export async function mailConfirmation(_tx: Tx, _parts: ShopParts, _order: OrderRow): Promise<void> {}

/**
 * Tells a buyer that the money goes back, and why: `refunded` by the team, `withdrawn`, `impossible` where the payment came but
 * the account, the offer, the place or the code was gone. Once for each order and reason.
 */
export async function mailRefund(
  _tx: Tx,
  _parts: ShopParts,
  _order: OrderRow,
  _why: 'refunded' | 'withdrawn' | 'impossible',
): Promise<void> {}
