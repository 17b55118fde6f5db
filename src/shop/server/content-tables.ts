import { boolean, index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { content, state } from '#platform/content-schema.ts';

/** What editors sell and give, in every state; the views of it are in `tables.ts`. */

const id = () => uuid().primaryKey().defaultRandom();
const at = (name: string) => timestamp(name, { withTimezone: true });

/** What is sold beside single coachings and retreats (S3.4): packages of coachings, vouchers of a value. */
export const products = content.table(
  'products',
  {
    id: id(),
    state: state(),
    slug: text().notNull().unique(),
    image: text().notNull().default(''),
    /** What the payment page and the invoice call it: names no illness (S16.5). */
    stripeName: text('stripe_name').notNull(),
    /** Gross, in cents of euro. */
    priceCents: integer('price_cents').notNull(),
    /** In per cent; 0 for a voucher of a value, which is taxed when it is spent (§ 3 (15) UStG). */
    vatPercent: integer('vat_percent').notNull().default(19),
    /** Sanitised HTML. */
    description: text().notNull().default(''),
    en: jsonb().$type<{ stripeName?: string; description?: string }>(),
    /** The coachings that it opens. */
    coachingIds: uuid('coaching_ids').array().notNull().default([]),
    /** Where it is a voucher: its value in cents. */
    voucherCents: integer('voucher_cents'),
    isOnSale: boolean('is_on_sale').notNull().default(true),
    position: integer().notNull().default(0),
  },
  (t) => [index('products_by_position').on(t.position, t.id)],
);

/** Codes (S14.5). `offer_*` binds a code to one offer; a gift or single-purpose voucher always is. */
export const codes = content.table(
  'codes',
  {
    id: id(),
    state: state(),
    /** Upper case, at most 19 characters (S5.4). */
    code: text().notNull().unique(),
    kind: text({ enum: ['discount', 'single', 'multi', 'gift'] }).notNull(),
    /** Of a discount: one of the two. */
    percent: integer(),
    /** Of a discount in cents, or the value of a multi-purpose voucher. */
    valueCents: integer('value_cents'),
    offerType: text('offer_type', { enum: ['coaching', 'retreat', 'product'] }),
    offerId: uuid('offer_id'),
    /** How many orders may use it; a multi-purpose voucher counts by its value instead. Null: as many as like. */
    maxUses: integer('max_uses'),
    validFrom: at('valid_from'),
    validUntil: at('valid_until'),
    /** Taken back: refunded, withdrawn, or by the team. */
    isVoid: boolean('is_void').notNull().default(false),
    /** The order that bought it. */
    orderId: uuid('order_id'),
    /** What codes were made together are called by the team. */
    batch: text().notNull().default(''),
    createdAt: at('created_at').notNull(),
    /** Of the office's list. */
    position: integer().notNull().default(0),
  },
  (t) => [index('codes_of_order').on(t.orderId), index('codes_of_batch').on(t.batch)],
);
