import { idOf, listCoachingNames, sanitizeRichText } from '#catalog/server/door.ts';
import { storageBase } from '#paths/files.ts';
import { addDays, dayOf } from '#kit/dates.ts';
import type { Clock } from '#platform/clock.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Db } from '#platform/database.ts';
import type { DemoCode, DemoProduct } from '../../../demo/shapes.ts';
import { endOfDay } from '../code-rules.ts';
import { codes, products } from './content-tables.ts';

/** The demo's products and codes. References are by the shortid of a coaching. */
export type ShopWorld = { readonly products: readonly DemoProduct[]; readonly codes: readonly DemoCode[] };

/**
 * Imports the demo's products and codes into an empty shop whose catalogue has their coachings. Changes nothing otherwise:
 * neither a team's edits nor a site that is no demo. Answers whether they were imported.
 */
export async function importShop(db: Db, world: ShopWorld, { clock }: { readonly clock: Clock }): Promise<boolean> {
  if (!(await isShopEmpty(db))) return false;
  const named = [...world.products.flatMap(({ coachings = [] }) => coachings), ...world.codes.flatMap(coachingOf)];
  const ids = [...new Set(named)].map((shortid) => idOf('coaching', shortid));
  if ((await listCoachingNames(db, ids, 'de')).length < ids.length) return false;
  await db.transaction(async (tx) => {
    await tx.insert(products).values(world.products.map(productRow)).onConflictDoNothing();
    await tx
      .insert(codes)
      .values(world.codes.map((code) => codeRow(code, clock.now())))
      .onConflictDoNothing();
    await bumpContent(tx);
  });
  return true;
}

/** Whether there is neither a product nor a code. */
async function isShopEmpty(db: Db): Promise<boolean> {
  const [product] = await db.select({ id: products.id }).from(products).limit(1);
  const [code] = await db.select({ id: codes.id }).from(codes).limit(1);
  return !product && !code;
}

const coachingOf = (code: DemoCode): readonly string[] => ('coaching' in code ? [code.coaching] : []);

function productRow(product: DemoProduct, position: number): typeof products.$inferInsert {
  const { slug, stripeName, priceCents, vatPercent, description, coachings = [], voucherCents = null, en } = product;
  return {
    id: idOf('product', slug),
    slug,
    image: `${storageBase}/product/${slug}.jpg`,
    stripeName,
    priceCents,
    vatPercent,
    description: sanitizeRichText(description),
    en: en ? { ...en, ...(en.description === undefined ? {} : { description: sanitizeRichText(en.description) }) } : null,
    coachingIds: coachings.map((shortid) => idOf('coaching', shortid)),
    voucherCents,
    position,
  };
}

function codeRow(demo: DemoCode, now: Date): typeof codes.$inferInsert {
  const [coaching] = coachingOf(demo);
  return {
    id: idOf('code', demo.code),
    code: demo.code,
    kind: demo.kind,
    percent: 'percent' in demo ? demo.percent : null,
    valueCents: 'valueCents' in demo ? demo.valueCents : null,
    offerType: coaching === undefined ? null : 'coaching',
    offerId: coaching === undefined ? null : idOf('coaching', coaching),
    maxUses: demo.maxUses ?? null,
    validUntil: demo.endsInDays === undefined ? null : endOfDay(addDays(dayOf(now), demo.endsInDays)),
    batch: 'Demo',
    createdAt: now,
  };
}
