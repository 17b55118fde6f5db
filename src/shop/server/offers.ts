import { eq } from 'drizzle-orm';
import { findOfferRow, listCoachingNames, type OfferName, type OfferRow } from '#catalog/server/door.ts';
import { saleNameOf } from '#catalog/rules.ts';
import type { Locale } from '#kit/locale.ts';
import { dayOf } from '#kit/dates.ts';
import { uuidPattern } from '#paths/patterns.ts';
import type { CheckoutQuery, PageLinks } from '#paths/routes.ts';
import type { Db, Tx } from '#platform/database.ts';
import { saleVatPercent, type OfferType, type Opens } from '../rules.ts';
import { products } from './tables.ts';

/** An offer as the database has it now. */
export type Offer = {
  readonly type: OfferType;
  readonly id: string;
  /** Empty for products. */
  readonly shortid: string;
  readonly slug: string;
  /** Its display name in the reader's language. */
  readonly title: string;
  /** Its name on the payment page and documents: names no illness (S16.5). */
  readonly name: string;
  readonly image: string;
  /** Gross, in cents. */
  readonly listCents: number;
  readonly vatPercent: number;
  readonly isOnSale: boolean;
  /** It costs something and contains a course that must not be sold yet (S15.7). */
  readonly awaitsApproval: boolean;
  readonly needsAddress: boolean;
  readonly opens: Opens;
  readonly stay: OfferRow['stay'];
};

const opensOf = ({ type, id }: OfferRow): Opens => ({
  coachingIds: type === 'coaching' ? [id] : [],
  retreatId: type === 'retreat' ? id : null,
  voucherCents: null,
});

const offerOf = (row: OfferRow): Offer => {
  const { type, id, shortid, slug, title, stripeName, image, priceCents, vatPercent, isOnSale, needsAddress, stay } = row;
  const awaitsApproval = row.awaitsApproval && priceCents > 0;
  const sold = { listCents: priceCents, vatPercent, isOnSale, awaitsApproval, needsAddress };
  return { type, id, shortid, slug, title, name: stripeName, image, ...sold, opens: opensOf(row), stay };
};

/** Whether a product costs something and contains a course that must not be sold yet (S15.7). */
export const isUnapproved = ({ priceCents }: { readonly priceCents: number }, opened: readonly OfferName[]): boolean =>
  priceCents > 0 && opened.some(({ awaitsApproval }) => awaitsApproval);

/** A product as an offer, with the translated name if there is one. */
function offerOfProduct(row: typeof products.$inferSelect, opened: readonly OfferName[], locale: Locale): Offer {
  const name = saleNameOf(row, locale);
  const { id, slug, image, isOnSale, coachingIds, voucherCents } = row;
  const vatPercent = saleVatPercent(voucherCents, row.vatPercent);
  const opens = { coachingIds, retreatId: null, voucherCents };
  const needsAddress = opened.some((coaching) => coaching.needsAddress);
  const awaitsApproval = isUnapproved(row, opened);
  const sold = { listCents: row.priceCents, vatPercent, isOnSale, awaitsApproval, needsAddress };
  return { type: 'product', id, shortid: '', slug, title: name, name, image, ...sold, opens, stay: null };
}

/** An offer by its id or shortid (products: slug); null if there is none. */
export async function findOffer(db: Db | Tx, type: OfferType, idOrShortid: string, locale: Locale): Promise<Offer | null> {
  const isId = uuidPattern.test(idOrShortid);
  if (type !== 'product') {
    const row = await findOfferRow(db, type, isId ? { id: idOrShortid } : { shortid: idOrShortid }, locale);
    return row && offerOf(row);
  }
  const [row] = await db
    .select()
    .from(products)
    .where(isId ? eq(products.id, idOrShortid) : eq(products.slug, idOrShortid));
  if (!row) return null;
  const opened = await listCoachingNames(db, row.coachingIds, locale);
  return offerOfProduct(row, opened, locale);
}

/** Whether it can be bought now: it is on sale, no approval is missing, and a retreat has not started. */
export const isSold = ({ isOnSale, awaitsApproval, stay }: Offer, now: Date): boolean =>
  isOnSale && !awaitsApproval && (stay === null || stay.startsOn > dayOf(now));

/** Whether what an order grants still exists. */
export async function isThere(tx: Tx, { coachingIds, retreatId }: Opens): Promise<boolean> {
  const found = await listCoachingNames(tx, coachingIds, 'de');
  if (found.length < new Set(coachingIds).size) return false;
  return retreatId === null || (await findOfferRow(tx, 'retreat', { id: retreatId }, 'de')) !== null;
}

/** The page on which an offer is bought. */
export const checkoutPageOf = (links: PageLinks, { type, id, shortid }: Offer, query: CheckoutQuery): string =>
  type === 'product' ? links('shop.product', { id, ...query }) : links('shop.checkout', { shortid, ...query });
