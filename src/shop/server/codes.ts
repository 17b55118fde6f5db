import { and, eq, inArray } from 'drizzle-orm';
import { fail, ok, type Result } from '#kit/result.ts';
import type { Tx } from '#platform/database.ts';
import { effectOf, leftOf, readCode, stateFor, type CodeTerms, type CodeUsage } from '../code-rules.ts';
import type { OfferType } from '../rules.ts';
import { findCode, lockRow, usageOf } from './code-rows.ts';
import type { OrderRow } from './order-row.ts';
import type { ShopParts } from './parts.ts';
import { codes, codeUses, products } from './tables.ts';

export { issueVoucher, voidVoucher } from './vouchers.ts';

/** What a code does to a price, in cents. */
export type CodeEffect = { readonly codeId: string; readonly discountCents: number; readonly voucherCents: number };

export type HoldRequest = {
  readonly code: string;
  readonly offer: { readonly type: OfferType; readonly id: string; readonly listCents: number };
  readonly isGift: boolean;
  readonly userId: string;
};

const refused = (error: 'code-used' | 'code-invalid') => fail('conflict', { error });

/**
 * Looks a code up for an order and locks it until the transaction ends, so that simultaneous buyers come one after the other.
 * Refuses with body `{error: 'code-used' | 'code-invalid'}` (S8.2). An order of the same member that is to begin anew has to
 * give its code back before. Tries are counted outside, by `code-tries.ts`: this runs within a transaction.
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

/** Whether a code is a promise of this very offer, which is kept also when it is not sold any more. Whether it still counts is `lockCode`'s. */
export async function isPromised(
  tx: Tx,
  code: string,
  { type, id }: Pick<HoldRequest['offer'], 'type' | 'id'>,
): Promise<boolean> {
  const row = await findCode(tx, eq(codes.code, readCode(code) ?? ''));
  return row !== null && (row.kind === 'gift' || row.kind === 'single') && row.offerType === type && row.offerId === id;
}

/** What a code paid of an order, or took off its price. */
const shareOf = ({ voucherCents, discountCents }: OrderRow): number => voucherCents || discountCents;

/** Holds a locked code for an order that was just written. */
export async function holdCode(tx: Tx, order: OrderRow): Promise<void> {
  const { id: orderId, codeId, createdAt: at } = order;
  if (codeId === null) return;
  await tx.insert(codeUses).values({ orderId, codeId, cents: shareOf(order), state: 'held', at });
}

/** Whether there is still room for an order whose hold was given up. Its price was agreed while the code was in time. */
const hasRoom = (code: CodeTerms, usage: CodeUsage, cents: number): boolean =>
  !code.isVoid &&
  (code.maxUses === null || usage.count < code.maxUses) &&
  (code.kind !== 'multi' || leftOf(code, usage) >= cents);

/**
 * Spends what was held; false where the hold was given up meanwhile and the code is used up by others, so that the price that
 * was paid no longer holds.
 */
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

/** Gives a held or spent code back: the order ended without a purchase, or was undone. */
export async function freeCode(tx: Tx, { id }: OrderRow): Promise<void> {
  await tx
    .update(codeUses)
    .set({ state: 'free' })
    .where(and(eq(codeUses.orderId, id), inArray(codeUses.state, ['held', 'spent'])));
}
