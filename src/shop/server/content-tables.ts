import { index, timestamp, uuid } from 'drizzle-orm/pg-core';
import { columnsOf } from '#desk/server/columns-of.ts';
import { content, state } from '#platform/content-schema.ts';
import { coupon } from '../entities/coupon.ts';
import { product } from '../entities/product.ts';

/** Offers and codes in every state; their views are in `tables.ts`. */

const id = () => uuid().primaryKey().defaultRandom();

/** Products beside coachings and retreats (S3.4): packages of coachings, multi-purpose vouchers. */
export const products = content.table(
  'products',
  {
    id: id(),
    state: state(),
    ...columnsOf(product),
  },
  (t) => [index('products_by_position').on(t.position, t.id)],
);

/** Codes (S14.5). `offer_*` restricts a code to one offer; a gift or single-purpose voucher always has one. */
export const codes = content.table(
  'codes',
  {
    id: id(),
    state: state(),
    ...columnsOf(coupon),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The order that bought it. */
    orderId: uuid('order_id'),
  },
  (t) => [index('codes_of_order').on(t.orderId), index('codes_of_batch').on(t.batch)],
);
