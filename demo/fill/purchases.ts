import { findBuyerByEmail } from '#accounts/server/door.ts';
import type { Tx } from '#platform/database.ts';
import { priceOf } from '#shop/rules.ts';
import { consentOf } from '#shop/server/checkout.ts';
import { grantOrder } from '#shop/server/entitlements.ts';
import { findOffer } from '#shop/server/offers.ts';
import { issueInvoice } from '#shop/server/papers.ts';
import type { ShopParts } from '#shop/server/parts.ts';
import { orders } from '#shop/server/tables.ts';
import type { DemoPurchase } from '../shapes.ts';

/**
 * Adds the purchases of the demo's members, once per account: an undone purchase stays undone, and a recreated member gets it
 * again. No mails are sent.
 */
export const addDemoPurchases = (parts: ShopParts, purchases: readonly DemoPurchase[]): Promise<void> =>
  parts.db.transaction(async (tx) => {
    for (const [at, purchase] of purchases.entries()) await addPurchase(tx, parts, purchase, at + 1);
  });

async function addPurchase(tx: Tx, parts: ShopParts, { member, coaching, status, daysAgo }: DemoPurchase, place: number) {
  const buyer = await findBuyerByEmail(tx, member);
  const offer = await findOffer(tx, 'coaching', coaching, 'de');
  if (!buyer || !offer) return;
  const isPaid = status === 'succeeded';
  const now = new Date(parts.clock.now().getTime() - daysAgo * 86_400_000);
  const [order] = await tx
    .insert(orders)
    .values({
      number: `D-${buyer.id.slice(0, 8).toUpperCase()}-${place}`,
      userId: buyer.id,
      email: buyer.email,
      name: buyer.fullname,
      address: buyer.address,
      locale: 'de',
      offerType: offer.type,
      offerId: offer.id,
      offerName: offer.name,
      opens: offer.opens,
      ...priceOf(offer.listCents),
      vatPercent: offer.vatPercent,
      consent: consentOf('de', false, now),
      status,
      payment: isPaid ? { completed: true, paid: true } : { completed: true },
      expiresAt: now,
      createdAt: now,
      paidAt: isPaid ? now : null,
    })
    .onConflictDoNothing()
    .returning();
  if (!order || !isPaid) return;
  const then = { ...parts, clock: { now: () => now } };
  await grantOrder(tx, then, order);
  await issueInvoice(tx, then, order);
}
