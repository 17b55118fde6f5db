import { inArray } from 'drizzle-orm';
import type { HoldingsSource } from '#accounts/server/door.ts';
import { listCoachingNames, listRetreatNames, type OfferName } from '#catalog/server/door.ts';
import type { Locale } from '#kit/locale.ts';
import { shopFiles } from '#paths/shop-files.ts';
import type { Db } from '#platform/database.ts';
import { isPurchase } from '../rules.ts';
import { listEntitlements } from './entitlements.ts';
import { findOffer } from './offers.ts';
import type { OrderRow } from './order-row.ts';
import { listOrders } from './orders.ts';
import { invoices } from './tables.ts';

/** A member's purchases and holdings, for `/api/user` (S3.2), without failed and undone ones. */
export const shopHoldings =
  (db: Db): HoldingsSource =>
  async (userId, locale) => {
    const [held, all] = await Promise.all([listEntitlements(db, userId), listOrders(db, userId)]);
    if (held.length === 0 && all.length === 0) return {};
    const bought = all.filter(({ status }) => isPurchase(status));
    const offersOf = (kind: 'coaching' | 'retreat', names: (ids: string[]) => Promise<OfferName[]>) =>
      present(statusById(kind, held, bought), names);
    return {
      products: await presentOrders(db, bought, locale),
      coachings: await offersOf('coaching', (ids) => listCoachingNames(db, ids, locale)),
      retreats: await offersOf('retreat', (ids) => listRetreatNames(db, ids, locale)),
    };
  };

type Held = Awaited<ReturnType<typeof listEntitlements>>;

/** Something held has succeeded, however it was obtained; pending or disputed purchases have the status of their order. */
function statusById(kind: 'coaching' | 'retreat', held: Held, bought: readonly OrderRow[]): Map<string, string> {
  const waiting = bought.filter(({ status, isGift }) => status !== 'succeeded' && !isGift);
  const opened = ({ opens }: OrderRow): readonly string[] =>
    kind === 'coaching' ? opens.coachingIds : opens.retreatId === null ? [] : [opens.retreatId];
  return new Map([
    ...waiting.flatMap((order) => opened(order).map((id) => [id, order.status] as const)),
    ...held.filter((one) => one.kind === kind).map(({ subjectId }) => [subjectId, 'succeeded'] as const),
  ]);
}

async function present(statuses: Map<string, string>, names: (ids: string[]) => Promise<OfferName[]>) {
  const found = await names([...statuses.keys()]);
  return found.map(({ id, shortid, slug, title, image }) => ({
    id,
    shortid,
    slug,
    title,
    image,
    status: statuses.get(id) ?? 'succeeded',
  }));
}

async function presentOrders(db: Db, bought: readonly OrderRow[], locale: Locale) {
  const papers = await ordersWithInvoice(
    db,
    bought.map(({ id }) => id),
  );
  return Promise.all(
    bought.map(async ({ id, number, offerType, offerId, offerName, status, isGift, opens }) => ({
      id: offerId,
      image: (await findOffer(db, offerType, offerId, locale))?.image ?? '',
      stripe_name: offerName,
      status,
      receipt: papers.has(id) ? shopFiles.receipt(id) : null,
      order: { id, number },
      kind: opens.voucherCents !== null ? ('voucher' as const) : isGift ? ('gift' as const) : ('own' as const),
    })),
  );
}

/** The orders that have an invoice. */
export async function ordersWithInvoice(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ orderId: invoices.orderId })
    .from(invoices)
    .where(inArray(invoices.orderId, [...ids]));
  return new Set(rows.map(({ orderId }) => orderId));
}
