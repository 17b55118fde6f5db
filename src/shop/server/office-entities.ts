import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { english, html, image, listCoachingNames, offerIds, position, rich, withCleanText } from '#catalog/server/door.ts';
import { knownIds, type Entity, type Problems } from '#desk/server/door.ts';
import { slugPattern } from '#paths/patterns.ts';
import { composeCode, faultsOf, readCode, type CodeOrder } from '../code-rules.ts';
import { longestBatch, longestCode, mostCents } from '../rules.ts';
import { codes, products } from './content-tables.ts';
import { codeUses, entitlements, orders } from './tables.ts';

/** The shop's entities of the back office (S10.2). */

const cents = z.int().min(0).max(mostCents);

const productEntity: Entity = {
  name: 'product',
  roles: ['editor'],
  shape: z.object({
    slug: z.string().regex(slugPattern).max(120),
    /** What the payment page and the invoice call it: names no illness (S16.5). */
    stripe_name: z.string().trim().min(1).max(120),
    /** Sanitised. */
    description: html,
    image,
    price_cents: cents,
    vat_percent: z.int().min(0).max(100).default(19),
    /** Where it is a voucher: its value. */
    voucher_cents: cents.nullish(),
    /** Ids of the coachings that it opens. */
    coachings: z.array(z.uuid()).max(100).default([]),
    is_on_sale: z.boolean().default(true),
    position,
    en: english({ stripe_name: z.string().trim().max(120), description: rich }),
  }),
  row: z.object({ slug: z.string().nullable(), price_cents: z.int().nullable(), is_on_sale: z.boolean().nullable() }),
  table: products,
  columns: {
    slug: products.slug,
    stripe_name: products.stripeName,
    description: products.description,
    image: products.image,
    price_cents: products.priceCents,
    vat_percent: products.vatPercent,
    voucher_cents: products.voucherCents,
    coachings: products.coachingIds,
    is_on_sale: products.isOnSale,
    position: products.position,
    en: products.en,
  },
  complete: (content) => ({ ...withCleanText(content, ['description']), voucher_cents: content.voucher_cents ?? null }),
  derive: ({ en }) => {
    if (!en) return { en: null };
    const { stripe_name: stripeName, ...texts } = en as { stripe_name?: string; description?: string };
    return { en: { ...texts, ...(stripeName === undefined ? {} : { stripeName }) } };
  },
  present: ({ en, ...content }) => {
    if (!en) return { ...content, en: null };
    const { stripeName, ...texts } = en as { stripeName?: string; description?: string };
    return { ...content, en: { ...texts, ...(stripeName === undefined ? {} : { stripe_name: stripeName }) } };
  },
  names: ({ coachings }) => [{ id: offerIds.coaching, ids: coachings as string[] }],
  check: async (tx, { coachings }, { locale, isDraft = false }) => {
    const named = [...new Set(coachings as string[])];
    const wrong: Problems = { coachings: 'unknown' };
    // Nothing is sold that nobody can see.
    const known = isDraft
      ? (await knownIds(tx, offerIds.coaching, named)).size
      : (await listCoachingNames(tx, named, locale)).length;
    return known === named.length ? {} : wrong;
  },
  unique: ['slug'],
  title: { row: products.stripeName, of: ({ stripe_name: name }) => String(name) },
  order: { column: products.position },
  shown: { slug: products.slug, price_cents: products.priceCents, is_on_sale: products.isOnSale },
  searched: [products.stripeName, products.slug],
  isHeld: async (tx, id) =>
    (
      await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.offerType, 'product'), eq(orders.offerId, id), isAlive))
        .limit(1)
    ).length > 0,
};

const isAlive = sql`${orders.status} in ('open', 'processing', 'succeeded', 'disputed')`;

/** Whether somebody has this offer, is paying for it, or holds a gift of it: then it cannot be taken off the site (S14). */
export const isBought =
  (kind: 'coaching' | 'retreat'): NonNullable<Entity['isHeld']> =>
  async (tx, id) => {
    const held = await tx
      .select({ id: entitlements.id })
      .from(entitlements)
      .where(and(eq(entitlements.kind, kind), eq(entitlements.subjectId, id), isNull(entitlements.revokedAt)))
      .limit(1);
    if (held.length > 0) return true;
    const ordered = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.offerType, kind), eq(orders.offerId, id), isAlive))
      .limit(1);
    return ordered.length > 0;
  };

const moment = z.iso.datetime().nullish();

const fieldOf: Readonly<Record<string, string>> = {
  valueCents: 'value_cents',
  offerType: 'offer_type',
  offerId: 'offer_id',
  maxUses: 'max_uses',
  validFrom: 'valid_from',
  validUntil: 'valid_until',
};

const asDate = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null);

const couponEntity: Entity = {
  name: 'coupon',
  roles: ['support'],
  shape: z.object({
    /** Left out: drawn. Upper case (S5.4). */
    code: z.string().max(longestCode).nullish(),
    kind: z.enum(['discount', 'single', 'multi', 'gift']).default('discount'),
    percent: z.int().min(1).max(100).nullish(),
    value_cents: z.int().min(1).max(mostCents).nullish(),
    offer_type: z.enum(['coaching', 'retreat', 'product']).nullish(),
    offer_id: z.uuid().nullish(),
    /** 0: used up. */
    max_uses: z.int().min(0).max(1_000_000).nullish(),
    valid_from: moment,
    valid_until: moment,
    is_void: z.boolean().default(false),
    batch: z.string().max(longestBatch).default(''),
    created_at: moment,
    position: z.int().min(0).max(10_000_000).default(0),
  }),
  row: z.object({
    kind: z.string().nullable(),
    percent: z.int().nullable(),
    value_cents: z.int().nullable(),
    batch: z.string().nullable(),
    valid_until: z.string().nullable(),
    is_void: z.boolean().nullable(),
    uses: z.int().nullable(),
  }),
  filters: ['batch', 'kind'],
  table: codes,
  columns: {
    code: codes.code,
    kind: codes.kind,
    percent: codes.percent,
    value_cents: codes.valueCents,
    offer_type: codes.offerType,
    offer_id: codes.offerId,
    max_uses: codes.maxUses,
    valid_from: codes.validFrom,
    valid_until: codes.validUntil,
    is_void: codes.isVoid,
    batch: codes.batch,
    created_at: codes.createdAt,
    position: codes.position,
  },
  drawn: ['code'],
  complete: (content, { now }) => {
    const open = ['percent', 'value_cents', 'offer_type', 'offer_id', 'max_uses', 'valid_from', 'valid_until'] as const;
    const typed =
      typeof content.code === 'string' && content.code.trim() !== '' ? (readCode(content.code) ?? content.code) : null;
    return {
      ...content,
      ...Object.fromEntries(open.map((field) => [field, content[field] ?? null])),
      code: typed ?? composeCode((limit) => randomInt(limit)),
      created_at: content.created_at ?? now.toISOString(),
    };
  },
  check: (_, content) => {
    const problems: Record<string, Problems[string]> = {};
    if (readCode(String(content.code)) === null) problems.code = 'invalid';
    // Gifts are bought, never made: what one says was right when it was sold.
    if (content.kind === 'gift') return Promise.resolve(problems);
    for (const fault of faultsOf(orderOf(content))) problems[fieldOf[fault] ?? fault] = 'invalid';
    return Promise.resolve(problems);
  },
  unique: ['code'],
  title: { row: codes.code, of: ({ code }) => String(code) },
  order: { column: codes.position, after: codes.createdAt },
  shown: {
    kind: codes.kind,
    percent: codes.percent,
    value_cents: codes.valueCents,
    batch: codes.batch,
    valid_until: codes.validUntil,
    is_void: codes.isVoid,
    uses: sql`(select count(*)::int from code_uses u where u.code_id = ${codes.id} and u.state <> 'free')`,
  },
  sorts: { created_at: codes.createdAt },
  searched: [codes.code, codes.batch],
  // A code that orders name stays what it is.
  isHeld: async (tx, id) =>
    (await tx.select({ id: codeUses.codeId }).from(codeUses).where(eq(codeUses.codeId, id)).limit(1)).length > 0,
  filter: { batch: (batch) => sql`${codes.batch} = ${batch}`, kind: (kind) => sql`${codes.kind} = ${kind}` },
};

const orderOf = (content: Readonly<Record<string, unknown>>): CodeOrder => ({
  kind: content.kind as CodeOrder['kind'],
  percent: content.percent as number | null,
  valueCents: content.value_cents as number | null,
  offerType: content.offer_type as CodeOrder['offerType'],
  offerId: content.offer_id as string | null,
  // A code that is used up was right when it was made.
  maxUses: (content.max_uses as number | null) || null,
  validFrom: asDate(content.valid_from),
  validUntil: asDate(content.valid_until),
  count: 1,
  batch: String(content.batch),
});

export const shopEntities: readonly Entity[] = [productEntity, couponEntity];
