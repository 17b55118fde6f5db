import { and, eq, inArray } from 'drizzle-orm';
import { fail, ok, type Result } from '#kit/result.ts';
import type { Tx } from '#platform/database.ts';
import { effectOf, leftOf, readCode, stateFor, type CodeTerms, type CodeUsage } from '../code-rules.ts';
import type { OfferType } from '../rules.ts';
import { findCode, lockRow, usageOf } from './code-rows.ts';
import type { OrderRow } from './order-row.ts';
import type { ShopParts } from './parts.ts';
import { codes, codeUses, products } from './tables.ts';
import { renewVoucher } from './vouchers.ts';

export { issueVoucher, voidVoucher } from './vouchers.ts';

/** The effect of a code on a price, in cents. */
export type CodeEffect = { readonly codeId: string; readonly discountCents: number; readonly voucherCents: number };

export type HoldRequest = {
  readonly code: string;
  readonly offer: { readonly type: OfferType; readonly id: string; readonly listCents: number };
  readonly isGift: boolean;
  readonly userId: string;
};

const refused = (error: 'code-used' | 'code-invalid') => fail('conflict', { error });

/**
 * Finds a code for an order and locks it until the transaction ends, so that concurrent buyers are serialised. Fails with body
 * `{error: 'code-used' | 'code-invalid'}` (S8.2). A member's order that starts again must release its code first. Attempts are
 * counted by `code-tries.ts`, outside: this runs within a transaction.
 */
export async function lockCode(
  tx: Tx,
  { clock }: Pick<ShopParts, 'clock'>,
  { code, offer, isGift }: HoldRequest,
): Promise<Result<CodeEffect>> {
  const text = readCode(code);
  const row = text === null ? null : await lockRow(tx, eq(codes.code, text));
  if (!row) return refused('code-invalid');
  const usage = await usageOf(tx, row.id);
  const wish = { ...offer, isGift, isVoucher: await isVoucher(tx, offer) };
  const state = stateFor(row, usage, wish, clock.now());
  return state === 'valid' ? ok({ codeId: row.id, ...effectOf(row, usage, offer) }) : refused(`code-${state}`);
}

async function isVoucher(tx: Tx, { type, id }: HoldRequest['offer']): Promise<boolean> {
  if (type !== 'product') return false;
  const [row] = await tx.select({ cents: products.voucherCents }).from(products).where(eq(products.id, id));
  return row !== undefined && row.cents !== null;
}

/**
 * Whether a code promises this very offer, which is kept even if it is no longer sold. Whether the code is valid is checked by
 * `lockCode`.
 */
export async function isPromised(
  tx: Tx,
  code: string,
  { type, id }: Pick<HoldRequest['offer'], 'type' | 'id'>,
): Promise<boolean> {
  const row = await findCode(tx, eq(codes.code, readCode(code) ?? ''));
  return row !== null && (row.kind === 'gift' || row.kind === 'single') && row.offerType === type && row.offerId === id;
}

/** The amount that a code paid or discounted. */
const shareOf = ({ voucherCents, discountCents }: OrderRow): number => voucherCents || discountCents;

/** Holds a locked code for a new order. */
export async function holdCode(tx: Tx, order: OrderRow): Promise<void> {
  const { id: orderId, codeId, createdAt: at } = order;
  if (codeId === null) return;
  await tx.insert(codeUses).values({ orderId, codeId, cents: shareOf(order), state: 'held', at });
}

/**
 * Whether a released code can be held again by its order. Expiry does not matter: the price was agreed while the code was valid.
 */
const hasRoom = (code: CodeTerms, usage: CodeUsage, cents: number): boolean =>
  !code.isVoid &&
  (code.maxUses === null || usage.count < code.maxUses) &&
  (code.kind !== 'multi' || leftOf(code, usage) >= cents);

/** Spends a held code; false if it was released and used up by others meanwhile, so that the price no longer holds. */
export async function spendCode(tx: Tx, order: OrderRow, now: Date): Promise<boolean> {
  const { id: orderId, codeId } = order;
  if (codeId === null) return true;
  const code = await lockRow(tx, eq(codes.id, codeId));
  const [use] = await tx.select().from(codeUses).where(eq(codeUses.orderId, orderId));
  if (!code || !use) throw new Error('An order with a code has held it.');
  if (use.state === 'spent') return true;
  const isRoom = use.state === 'held' || hasRoom(code, await usageOf(tx, codeId, { except: orderId }), use.cents);
  if (isRoom) await tx.update(codeUses).set({ state: 'spent', at: now }).where(eq(codeUses.orderId, orderId));
  return isRoom;
}

/** Releases a held or spent code: the order ended without a purchase, or was undone. */
export async function freeCode(tx: Tx, { id, codeId, paidAt }: OrderRow, now: Date): Promise<void> {
  const [freed] = await tx
    .update(codeUses)
    .set({ state: 'free' })
    .where(and(eq(codeUses.orderId, id), inArray(codeUses.state, ['held', 'spent'])))
    .returning();
  if (!freed || codeId === null || paidAt === null) return;
  await renewVoucher(tx, codeId, now);
}
