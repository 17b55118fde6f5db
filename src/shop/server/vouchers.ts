import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import { countVersion } from '#desk/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import { voucherEnd } from '../code-rules.ts';
import { usageOf, type CodeRow } from './code-rows.ts';
import { insertCodes, type CodeDraft } from './new-codes.ts';
import { couponEntity } from './office-entities.ts';
import type { OrderRow } from './order-row.ts';
import type { ShopParts } from './parts.ts';
import { codes } from './content-tables.ts';
import { mailVoucher } from './voucher-mail.ts';

/** The code that an order buys; null if it buys none. */
function draftOf({ id: orderId, isGift, opens, offerType, offerId }: OrderRow, now: Date): CodeDraft | null {
  const bought = { orderId, validUntil: voucherEnd(now), createdAt: now };
  if (opens.voucherCents !== null) return { ...bought, kind: 'multi', valueCents: opens.voucherCents };
  return isGift ? { ...bought, kind: 'gift', offerType, offerId, maxUses: 1 } : null;
}

/** The code that an order bought, locked. */
async function lockBought(tx: Tx, orderId: string): Promise<CodeRow | null> {
  const [row] = await tx.select().from(codes).where(eq(codes.orderId, orderId)).for('update');
  return row ?? null;
}

/**
 * Issues the bought code (a gift, a multi-purpose voucher) and mails it to its buyer. Once for each order, whose row the caller
 * has locked; a revoked code, as in a dispute that was then won, becomes valid again.
 */
export async function issueVoucher(tx: Tx, parts: ShopParts, order: OrderRow): Promise<void> {
  const now = parts.clock.now();
  const draft = draftOf(order, now);
  if (!draft) return;
  const bought = await lockBought(tx, order.id);
  if (bought) {
    await tx.update(codes).set({ isVoid: false }).where(eq(codes.id, bought.id));
    if (bought.isVoid) await count(tx, bought.id, { field: 'is_void', before: true }, now);
    return;
  }
  const [code] = await insertCodes(tx, draft, 1);
  if (code) await mailVoucher(tx, parts, order, code);
}

/**
 * Revokes what `issueVoucher` issued; false, with no change, if it was redeemed even in part or is held. With `evenIfUsed` its
 * remaining value is revoked in any case: the payment is lost, as the provider says.
 */
export async function voidVoucher(tx: Tx, order: OrderRow, { evenIfUsed = false } = {}): Promise<boolean> {
  const bought = await lockBought(tx, order.id);
  if (!bought) return true;
  const isUnused = (await usageOf(tx, bought.id)).count === 0;
  if (isUnused || evenIfUsed) await tx.update(codes).set({ isVoid: true }).where(eq(codes.id, bought.id));
  return isUnused;
}

/**
 * Makes a voucher that has expired valid again, for as long as one bought now: what it had paid for an order that was undone is owed
 * from then on. Not one that was revoked.
 */
export async function renewVoucher(tx: Tx, codeId: string, now: Date): Promise<void> {
  const isExpired = and(eq(codes.id, codeId), ne(codes.kind, 'discount'), eq(codes.isVoid, false), lt(codes.validUntil, now));
  const [expired] = await tx.select({ end: codes.validUntil }).from(codes).where(isExpired).for('update');
  if (!expired) return;
  await tx
    .update(codes)
    .set({ validUntil: voucherEnd(now) })
    .where(eq(codes.id, codeId));
  await count(tx, codeId, { field: 'valid_until', before: expired.end?.toISOString() }, now);
}

/** A form of the code that was open before must not save what it showed. */
const count = (tx: Tx, id: string, changed: { readonly field: string; readonly before: unknown }, now: Date): Promise<void> =>
  countVersion(tx, couponEntity, { id, ...changed }, { userId: null, now });

/** The codes that these orders bought, by order. */
export async function findBought(db: Db | Tx, orderIds: readonly string[]): Promise<ReadonlyMap<string, CodeRow>> {
  const rows = await db
    .select()
    .from(codes)
    .where(inArray(codes.orderId, [...orderIds]));
  return new Map(rows.flatMap((row) => (row.orderId === null ? [] : [[row.orderId, row] as const])));
}
