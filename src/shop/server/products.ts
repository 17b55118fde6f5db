import { and, asc, eq, not, sql, type SQL } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { listCoachingNames, type OfferName } from '#catalog/server/door.ts';
import { inLocale } from '#catalog/rules.ts';
import type { Db } from '#platform/database.ts';
import type { ShopItem } from '../contract.ts';
import { saleVatPercent } from '../rules.ts';
import { isUnapproved } from './offers.ts';
import { products } from './tables.ts';

type ProductRow = typeof products.$inferSelect;

/** A product on the wire (S3.4), with its fields listed one by one. */
function present(row: ProductRow, coachings: ReadonlyMap<string, OfferName>, locale: Locale): ShopItem {
  const { stripeName, description } = row;
  const { texts, lang } = inLocale({ stripeName, description }, row.en, locale);
  const awaitsApproval = isUnapproved(
    row,
    row.coachingIds.flatMap((id) => coachings.get(id) ?? []),
  );
  return {
    id: row.id,
    slug: row.slug,
    image: row.image,
    stripe_name: texts.stripeName,
    stripe_price_value: row.priceCents,
    vat_percent: saleVatPercent(row.voucherCents, row.vatPercent),
    on_sale: row.isOnSale && !awaitsApproval,
    awaits_approval: row.isOnSale && awaitsApproval,
    description: texts.description,
    coachings: row.coachingIds.flatMap((id) => {
      const { shortid, slug, title } = coachings.get(id) ?? {};
      return shortid && slug && title ? [{ id, shortid, slug, title }] : [];
    }),
    voucher_value: row.voucherCents,
    lang,
  };
}

async function presentAll(db: Db, rows: readonly ProductRow[], locale: Locale): Promise<ShopItem[]> {
  const ids = [...new Set(rows.flatMap(({ coachingIds }) => coachingIds))];
  const coachings = new Map((await listCoachingNames(db, ids, locale)).map((coaching) => [coaching.id, coaching]));
  return rows.map((row) => present(row, coachings, locale));
}

/** `isUnapproved` for a row. */
const isUnapprovedRow = sql`(${products.priceCents} > 0 and exists (
  select 1 from coachings c where c.id = any (${products.coachingIds}) and c.awaits_approval))`;

/** The products on sale, in the team's order. */
export async function listProducts(
  db: Db,
  { page, perPage }: { readonly page: number; readonly perPage: number },
  locale: Locale,
): Promise<{ data: ShopItem[]; total: number }> {
  const isListed = and(eq(products.isOnSale, true), not(isUnapprovedRow));
  const [total, rows] = await Promise.all([
    db.$count(products, isListed),
    db
      .select()
      .from(products)
      .where(isListed)
      .orderBy(asc(products.position), asc(products.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
  ]);
  return { data: await presentAll(db, rows, locale), total };
}

/** One product, even if it is no longer sold, so that its page can say so. */
export async function findProduct(db: Db, where: SQL, locale: Locale): Promise<ShopItem | null> {
  const rows = await db.select().from(products).where(where).limit(1);
  const [found] = await presentAll(db, rows, locale);
  return found ?? null;
}
