import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { givenEmail, givenLine } from '#kit/shapes.ts';
import { visible } from '#kit/visible.ts';
import { uuidPattern, slugPattern } from '#paths/patterns.ts';
import { shopAddresses as at } from '#paths/shop-api.ts';
import { formKeyField, formKeyPattern, longestCode } from './rules.ts';

const uuid = z.string().regex(uuidPattern);
const data = <S extends z.ZodType>(shape: S) => z.object({ data: shape });
const cents = z.int().describe('Gross, in cents of euro.');

export const OfferType = z.enum(['coaching', 'retreat', 'product']);

/** A product of the shop (S3.4): a package of coachings, or a multi-purpose voucher. */
export const ShopItem = z.object({
  id: z.string(),
  slug: z.string(),
  image: z.string(),
  stripe_name: z.string(),
  stripe_price_value: cents,
  vat_percent: z.int(),
  on_sale: z.boolean(),
  awaits_approval: z.boolean().describe('A course in it must not be sold yet (S15.7).'),
  description: z.string().describe('Sanitised HTML.'),
  coachings: z
    .array(z.object({ id: z.string(), shortid: z.string(), slug: z.string(), title: z.string() }))
    .describe('Those that it opens.'),
  voucher_value: cents.nullable().describe('Where it is a voucher: what it is worth.'),
  lang: z.enum(['de', 'en']),
});
export type ShopItem = z.infer<typeof ShopItem>;

/** An offer: the thing that is sold, from any room. */
export const OfferRef = z.object({
  type: OfferType,
  id: z.string(),
  shortid: z.string().describe('Empty for products.'),
  slug: z.string(),
  name: z.string().describe('The `stripe_name`.'),
  image: z.string(),
});
export type OfferRef = z.infer<typeof OfferRef>;

/** A code as shown to anyone who knows it (S2.14). */
export const Code = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(['discount', 'single', 'multi', 'gift']),
  percent: z.int().nullable(),
  value: cents.nullable().describe('Of a discount: what it takes off. Of a voucher of a value: what is left of it.'),
  valid_from: z.string().nullable().describe('ISO 8601.'),
  valid_until: z.string().nullable().describe('ISO 8601.'),
  state: z.enum(['valid', 'used', 'invalid']).describe('As S8.2 tells them apart.'),
  offer: OfferRef.nullable().describe('What it can be used for alone; null for everything.'),
});
export type Code = z.infer<typeof Code>;

/** The current price of an offer with a code. Only the server computes prices: none ever comes from a client. */
export const Quote = z.object({
  offer: OfferRef,
  list: cents,
  discount: cents,
  total: cents.describe('list − discount: the price of the contract, including VAT.'),
  voucher: cents.describe('What a voucher pays of it.'),
  due: cents.describe('total − voucher: what is left to pay. 0 needs no payment.'),
  vat_percent: z.int(),
  vat: cents.describe('The VAT within the total.'),
  needs_address: z.boolean(),
  needs_consent: z.boolean().describe('S14.2: the tick is asked for.'),
  code: Code.nullable(),
  error: z.enum(['code-used', 'code-invalid']).nullable().describe('S8.2: the code does not count; the price is without it.'),
});
export type Quote = z.infer<typeof Quote>;

/** An order as its owner sees it, on the page that waits for the payment. */
export const Order = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(['open', 'processing', 'succeeded', 'failed', 'expired', 'refunded', 'disputed', 'withdrawn']),
  is_gift: z.boolean(),
  offer: OfferRef,
  code: z.string().nullable().describe('The code that it was ordered with.'),
  total: cents,
  due: cents.describe('What had to be paid of it: 0 where a code covered everything.'),
  coachings: z.array(z.object({ shortid: z.string(), slug: z.string(), title: z.string() })).describe('Those that it opens.'),
  receipt: z.string().nullable(),
  voucher: z
    .object({ code: z.string(), value: cents.nullable(), valid_until: z.string().nullable(), offer: OfferRef.nullable() })
    .nullable()
    .describe('The code that was bought, once it is paid.'),
});
export type Order = z.infer<typeof Order>;

/** § 356a BGB: the name, the contract, and the address for the receipt. */
export const WithdrawalForm = z.object({
  name: givenLine(160).min(1),
  email: givenEmail,
  order: givenLine(200).min(1).describe('The number of the order, or what else names the contract.'),
  message: z.string().overwrite(visible).trim().max(2000).default(''),
  [formKeyField]: z
    .string()
    .regex(formKeyPattern)
    .optional()
    .describe('Sent again with the same key and words, as when the answer was lost, it is the same declaration.'),
});

const code = z.string().trim().toUpperCase().max(longestCode);
const paging = {
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
  perPage: z.coerce.number().int().min(1).max(200).catch(20).default(20),
};

export const shopEndpoints = {
  products: endpoint(at.products, {
    in: z.object(paging),
    out: z.object({ data: z.array(ShopItem), total: z.int() }),
    kept: 'content',
    summary: 'Products of the shop.',
  }),
  product: endpoint(at.product, {
    in: z.object({ idOrSlug: z.union([uuid, z.string().max(120).regex(slugPattern)]) }),
    out: data(ShopItem),
    kept: 'content',
    summary: 'A product.',
  }),
  /** By the id of any offer (S7.7). */
  productPaid: endpoint(at.productPaid, {
    in: z.object({ id: uuid }),
    out: data(z.object({ paid: z.boolean() })),
    summary: 'Whether whoever asks has paid for it; false for visitors.',
  }),
  code: endpoint(at.code, {
    in: z.object({ id: z.union([uuid, code.min(1)]) }),
    out: data(Code),
    summary: 'A code by its id or itself.',
  }),
  quote: endpoint(at.quote, {
    in: z.object({
      type: OfferType,
      id: uuid,
      code: z.string().trim().toUpperCase().max(200).optional().describe('Over 19 characters: invalid (S5.4).'),
      gift: z.literal('1').optional(),
    }),
    out: data(Quote),
    summary: 'What an offer costs with a code.',
  }),
  order: endpoint(at.order, {
    in: z.object({ id: uuid }),
    out: data(Order),
    guard: 'session',
    summary: 'An order of one’s own.',
  }),
  withdraw: endpoint(at.withdraw, {
    in: WithdrawalForm,
    out: data(z.object({ number: z.string(), declared_at: z.string().describe('ISO 8601.') })),
    summary: 'Declares a withdrawal; its receipt goes out by mail at once (§ 356a BGB).',
  }),
  refundOrder: endpoint(at.refundOrder, {
    in: z.object({
      id: uuid,
      cents: z.int().positive().optional().describe('A part; absent: all that was not given back yet.'),
      refunded: z.int().optional().describe('What had been given back as far as is known here.'),
    }),
    out: data(z.object({ id: z.string() })),
    guard: ['support'],
    summary:
      "Gives the money of an order back, or a part of it (S14.4). 409 while another refund is under way, and where 'refunded' is no longer what was given back.",
  }),
};
