import { eq } from 'drizzle-orm';
import { takePlace } from '#catalog/server/door.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Tx } from '#platform/database.ts';
import {
  addFact,
  creditedCents,
  failedRefundCents,
  isAlive,
  isFullyRefunded,
  statusOf,
  type PaymentFact,
  type PaymentState,
} from '../rules.ts';
import { freeCode, issueVoucher, spendCode, voidVoucher } from './codes.ts';
import { grantOrder, revokeOrder } from './entitlements.ts';
import { isThere } from './offers.ts';
import type { OrderRow } from './order-row.ts';
import { codeOf, hasRival, lockOrder } from './orders.ts';
import { issueCreditNote, issueInvoice, mailConfirmation, mailFailedRefund, mailPartRefund, mailRefund } from './papers.ts';
import type { ShopParts } from './parts.ts';
import { askForRefund } from './refund-job.ts';
import { orders } from './tables.ts';

/**
 * Adds a fact to an order and applies all consequences, in the caller's transaction: all or nothing. The result does not depend
 * on the order or repetition of facts (S14.6). False for an unknown order.
 */
export async function settle(tx: Tx, parts: ShopParts, orderId: string, ...facts: readonly PaymentFact[]): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (!order) return false;
  await change(tx, parts, order, { payment: facts.reduce(addFact, order.payment) });
  return true;
}

/**
 * Ends the contract of an order after a withdrawal (§ 355 BGB), unless one has ended it before; the refund follows automatically.
 * `order` is locked.
 */
export async function withdrawOrder(tx: Tx, parts: ShopParts, order: OrderRow): Promise<OrderRow> {
  if (order.withdrawnAt) return order;
  const after = await change(tx, parts, order, { withdrawnAt: parts.clock.now() });
  if (after.payment.paid) await askForRefund(tx, after.id);
  return after;
}

type Change = { readonly payment?: PaymentState; readonly withdrawnAt?: Date };

async function change(tx: Tx, parts: ShopParts, before: OrderRow, patch: Change): Promise<OrderRow> {
  const { after, placeIsTaken } = await decided(tx, parts, before, { ...before, ...patch });
  const { status, payment, withdrawnAt, paidAt, expiresAt } = after;
  // Only what is unpaid is counted by network.
  const placeNetwork = status === 'open' ? after.placeNetwork : null;
  await tx.update(orders).set({ status, payment, withdrawnAt, paidAt, expiresAt, placeNetwork }).where(eq(orders.id, after.id));
  const placesChanged = (await giveBack(tx, before, after, parts.clock.now())) || placeIsTaken;
  await open(tx, parts, before, after);
  await write(tx, parts, before, after);
  if (placesChanged) await bumpContent(tx, 'rows');
  return after;
}

type Decided = { readonly after: OrderRow; readonly placeIsTaken: boolean };

/** The new state of the order. When it becomes paid, what was promised must exist, or the money is refunded. */
async function decided(tx: Tx, parts: ShopParts, before: OrderRow, next: OrderRow): Promise<Decided> {
  const after = { ...next, status: statusOf(next, next.payment) };
  // A slow payment is queried at intervals, starting soon.
  if (after.status === 'processing' && before.status === 'open') after.expiresAt = inMinutes(parts.clock.now(), 10);
  if (!after.payment.paid || before.paidAt) return { after, placeIsTaken: false };
  after.paidAt = parts.clock.now();
  if (!isAlive(after.status)) return { after, placeIsTaken: false };
  const given = await give(tx, parts, before);
  if (given !== 'gone') return { after, placeIsTaken: given === 'place-taken' };
  const payment = { ...after.payment, impossible: true as const };
  return { after: { ...after, payment, status: statusOf(after, payment) }, placeIsTaken: false };
}

const inMinutes = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * 60_000);

/** Whether a payment can be fulfilled: there is an account, the offer, a valid code, and a place. */
async function give(tx: Tx, parts: ShopParts, before: OrderRow): Promise<'given' | 'place-taken' | 'gone'> {
  if (before.userId === null || !(await isThere(tx, before.opens))) return 'gone';
  const wasHeld = isAlive(before.status);
  if (!wasHeld && (await hasRival(tx, before))) return 'gone';
  if (before.codeId !== null && !(await spendCode(tx, before, parts.clock.now()))) return 'gone';
  if (wasHeld || !(await needsPlace(tx, before))) return 'given';
  return (await takePlace(tx, before.opens.retreatId ?? '', 1)) ? 'place-taken' : 'gone';
}

/** Whoever redeems a gift takes the place that was bought with it. */
export const needsPlace = async (tx: Tx, order: Pick<OrderRow, 'opens' | 'codeId'>): Promise<boolean> =>
  order.opens.retreatId !== null && (await codeOf(tx, order))?.kind !== 'gift';

/** Releases what an order held if it ended without a purchase, or was undone. True if that freed a place. */
async function giveBack(tx: Tx, before: OrderRow, after: OrderRow, now: Date): Promise<boolean> {
  if (isAlive(after.status)) return false;
  if (isAlive(before.status) || after.payment.impossible) await freeCode(tx, after, now);
  if (!isAlive(before.status)) return false;
  // The money is refunded, so the rest of the code's value is revoked too.
  const isBought = after.paidAt !== null && buysCode(after) && !after.payment.impossible;
  const isUsed = isBought && !(await voidVoucher(tx, after, { evenIfUsed: true }));
  if (isUsed || !(await needsPlace(tx, after))) return false;
  return takePlace(tx, after.opens.retreatId ?? '', -1);
}

const buysCode = ({ isGift, opens }: OrderRow): boolean => isGift || opens.voucherCents !== null;

/** Grants access, or issues the bought code, exactly while the order has succeeded. */
async function open(tx: Tx, parts: ShopParts, before: OrderRow, after: OrderRow): Promise<void> {
  if (after.status === before.status) return;
  if (after.status !== 'succeeded') return revokeOrder(tx, parts, after);
  await grantOrder(tx, parts, after);
  if (buysCode(after)) await issueVoucher(tx, parts, after);
}

/** Writes the documents and mails that follow, each once for each order. */
async function write(tx: Tx, parts: ShopParts, before: OrderRow, after: OrderRow): Promise<void> {
  const isNew = before.paidAt === null && after.paidAt !== null;
  const has = (status: OrderRow['status']): boolean => after.status === status && before.status !== status;
  const failed = failedRefundCents(after.payment);
  if (failed > failedRefundCents(before.payment)) await mailFailedRefund(tx, parts, after, failed);
  if (after.payment.impossible) {
    if (!before.payment.impossible) {
      await askForRefund(tx, after.id);
      if (after.email) await mailRefund(tx, parts, after, { why: 'impossible', cents: after.dueCents });
    }
    return;
  }
  if (isNew) await issueInvoice(tx, parts, after);
  const credited = after.paidAt === null ? 0 : creditedCents(after, after.payment);
  if (credited > 0) await issueCreditNote(tx, parts, after, credited);
  // Deleted accounts get no mails.
  if (!after.email) return;
  if (has('succeeded')) await mailConfirmation(tx, parts, after);
  const { refundedCents = 0 } = after.payment;
  const cents = refundedCents - (before.payment.refundedCents ?? 0);
  if (has('withdrawn')) await mailRefund(tx, parts, after, { why: 'withdrawn', cents: after.dueCents - refundedCents });
  // The mail about a withdrawal names all that goes back.
  if (after.status === 'withdrawn') return;
  // A lost dispute, by which the bank gives the rest back, is no refund of ours.
  if (!isFullyRefunded(after, after.payment)) {
    if (cents > 0) await mailPartRefund(tx, parts, after, cents);
  } else if (has('refunded') && !isNew) await mailRefund(tx, parts, after, { why: 'refunded', cents });
}
