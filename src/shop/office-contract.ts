import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { givenDay, givenInstant, givenLine } from '#kit/shapes.ts';
import { shopOfficeAddresses as at } from '#paths/people-api.ts';
import { mostCodes } from './code-rules.ts';
import { OfferType } from './contract.ts';
import { paperKinds } from './paper-rules.ts';
import { formKeyField, formKeyPattern } from './rules.ts';

const id = z.uuid().toLowerCase();
const instant = z.iso.datetime();
const cents = z.int().describe('Gross, in cents of euro.');
const data = <S extends z.ZodType>(shape: S) => z.object({ data: shape });
const guard = ['support'] as const;
const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(200).default(25),
};
const Status = z.enum(['open', 'processing', 'succeeded', 'failed', 'expired', 'refunded', 'disputed', 'withdrawn']);
const Outcome = z.enum(['accepted', 'to-check', 'rejected']);

/** An order in the office's lists. The offer has its name from the payment page, which names no illness (S16.5). */
export const OrderRecord = z.object({
  id: z.string(),
  number: z.string(),
  status: Status,
  name: z.string().describe('Of the buyer; empty where the account is gone.'),
  email: z.string(),
  user_id: z.string().nullable(),
  offer_type: OfferType,
  offer_id: z.string(),
  offer_name: z.string(),
  is_gift: z.boolean(),
  total: cents,
  created_at: instant,
  paid_at: instant.nullable(),
});
export type OrderRecord = z.output<typeof OrderRecord>;

/** A mail of a purchase that can be sent once more: the confirmation, or that with the code that was bought. */
const OrderMail = z.enum(['confirmation', 'code']);
export type OrderMail = z.output<typeof OrderMail>;

const Paper = z.object({
  kind: z.enum(paperKinds),
  number: z.string(),
  cents,
  issued_at: instant,
  url: z.string().describe('The PDF.'),
});

/** A declaration of withdrawal (S14.3), with the order it was matched to. */
export const WithdrawalRecord = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  contract: z.string().describe('What the person wrote to name the contract.'),
  message: z.string(),
  outcome: Outcome,
  declared_at: instant,
  handled_at: instant.nullable(),
  order: z.object({ id: z.string(), number: z.string(), status: Status }).nullable(),
});
export type WithdrawalRecord = z.output<typeof WithdrawalRecord>;

/** An order in full. */
export const WholeOrder = OrderRecord.extend({
  address: z
    .object({
      street: z.string(),
      street_number: z.string(),
      zipcode: z.string(),
      city: z.string(),
      country: z.string(),
    })
    .nullable(),
  list: cents,
  discount: cents,
  voucher: cents.describe('What a voucher of a value paid.'),
  due: cents.describe('What was to be paid.'),
  refunded: cents,
  vat_percent: z.int(),
  withdrawn_at: instant.nullable(),
  consent: z.object({ wording: z.string(), at: z.string() }).nullable(),
  code: z.string().nullable().describe('The code that was used.'),
  bought_code: z
    .object({ code: z.string(), void: z.boolean(), uses: z.int(), used: cents.describe('What it has paid already.') })
    .nullable(),
  payment: z.object({
    reference: z.string().nullable().describe('The provider’s name of the payment.'),
    failed_refunds: cents.describe('What was given back but never arrived at the buyer’s.'),
    disputes: z.array(z.object({ id: z.string(), state: z.enum(['open', 'won', 'lost']) })),
    events: z.array(z.object({ type: z.string(), at: instant })).describe('What the provider reported, oldest first.'),
  }),
  papers: z.array(Paper),
  billed_to: z
    .object({ name: z.string(), lines: z.array(z.string()).readonly() })
    .nullable()
    .describe('Who the invoice is for, as it was corrected last; null without one.'),
  withdrawals: z.array(WithdrawalRecord.omit({ order: true })),
  mails: z.array(z.object({ subject: z.string(), queued_at: instant, sent_at: instant.nullable() })),
  may_resend: z.array(OrderMail),
  may_refund: z.boolean(),
  refundable: cents.describe('What can still be given back.'),
  refund_under_way: z.boolean().describe('Also one that waits until the buyer’s bank has decided on a dispute.'),
});
export type WholeOrder = z.output<typeof WholeOrder>;

const ordersAsked = {
  q: z
    .string()
    .max(200)
    .optional()
    .describe('A part of number, address or name; or the whole number of a paper, or a voucher that was bought or used.'),
  status: Status.optional(),
  offer: id.optional(),
  from: givenDay.optional().describe('Ordered on this Berlin day or later.'),
  to: givenDay.optional(),
};

export const OrdersQuestion = z.object({
  ...paging,
  ...ordersAsked,
  sort: z.enum(['created_at', 'paid_at', 'number', 'total']).catch('created_at').default('created_at'),
  order: z.string().max(4).optional(),
});
export type OrdersQuestion = z.output<typeof OrdersQuestion>;

const amount = z.int().nullish();
const moment = z
  .union([givenInstant, givenDay])
  .nullish()
  .describe('An instant, or a Berlin day: from its beginning, or until its end.');

/**
 * A request for a batch of codes. Either `percent` or `value_cents` for a discount, `value_cents` for a multi-purpose voucher.
 */
export const CodesForm = z.object({
  kind: z.enum(['discount', 'single', 'multi']),
  count: z.int().min(1).max(mostCodes).default(1),
  percent: amount,
  value_cents: amount,
  offer_type: OfferType.nullish(),
  offer_id: id.nullish(),
  max_uses: amount.describe('By how many orders each may be used.'),
  valid_from: moment,
  valid_until: moment,
  batch: z.string().trim().max(120).default('').describe('What these codes are called together; without one they get a name.'),
  [formKeyField]: z
    .string()
    .regex(formKeyPattern)
    .optional()
    .describe('Of the form: sent again with the same one, the same codes are answered, and no more are made.'),
});
export type CodesForm = z.output<typeof CodesForm>;

/** The office's calls about orders, withdrawals and codes (S14.4, S14.5, S10.4). */
export const shopOfficeEndpoints = {
  listOrders: endpoint(at.listOrders, {
    in: OrdersQuestion,
    out: z.object({ data: z.array(OrderRecord), total: z.int() }),
    guard,
    summary: 'Orders, the newest first unless it is said otherwise.',
  }),
  getOrder: endpoint(at.getOrder, {
    in: z.object({ id }),
    out: data(WholeOrder),
    guard,
    summary: 'An order with payment, papers, codes, withdrawals and mails.',
  }),
  resendOrderMail: endpoint(at.resendOrderMail, {
    in: z.object({ id, mail: OrderMail }),
    out: data(z.object({ to: z.string() })),
    guard,
    summary:
      'Sends the buyer a mail of a purchase once more, to the confirmed address of the account. 409 where there is no such mail, or it was sent five times more.',
  }),
  correctInvoice: endpoint(at.correctInvoice, {
    in: z.object({ id, name: givenLine(160), address: z.string().max(1000).describe('The lines below the name.') }),
    out: data(z.object({ number: z.string() })),
    guard,
    summary:
      'Corrects whom the invoice of an order is for by a document of its own (§ 31 (5) UStDV), and mails its link to the buyer. 409 where there is no invoice, or it says that already.',
  }),
  ordersFile: endpoint(at.ordersFile, {
    in: z.object({ from: givenDay.optional(), to: givenDay.optional() }),
    out: z.string(),
    file: { type: 'text/csv; charset=utf-8', name: 'bestellungen.csv' },
    guard,
    summary: 'Orders that were paid from one Berlin day to another as a table for bookkeeping.',
  }),
  papersFile: endpoint(at.papersFile, {
    in: z.object({ from: givenDay.optional(), to: givenDay.optional() }),
    out: z.string(),
    file: { type: 'text/csv; charset=utf-8', name: 'belege.csv' },
    guard,
    summary: 'Invoices and credit notes issued from one Berlin day to another, with negative amounts for the latter.',
  }),
  listWithdrawals: endpoint(at.listWithdrawals, {
    in: z.object({ ...paging, outcome: Outcome.optional() }),
    out: z.object({ data: z.array(WithdrawalRecord), total: z.int() }),
    guard,
    summary: 'Declarations of withdrawal, the newest first.',
  }),
  handleWithdrawal: endpoint(at.handleWithdrawal, {
    in: z.object({ id, accept: z.boolean(), order: id.nullish().describe('Which order is meant, where none was found.') }),
    out: data(WithdrawalRecord),
    guard,
    summary:
      'Accepts a withdrawal, which ends the contract and gives the money back, or rejects it. 409 where that is done already.',
  }),
  generateCodes: endpoint(at.generateCodes, {
    in: CodesForm,
    out: data(z.object({ batch: z.string(), codes: z.array(z.string()) })),
    guard,
    summary: 'Makes up to 10,000 codes of the same terms, all or none.',
  }),
  codesFile: endpoint(at.codesFile, {
    in: z.object({ batch: z.string().trim().min(1).max(120) }),
    out: z.string(),
    file: { type: 'text/csv; charset=utf-8', name: 'codes.csv' },
    guard,
    summary: 'The codes of a batch as a table.',
  }),
  codeBatches: endpoint(at.codeBatches, {
    in: z.object(paging),
    out: z.object({ data: z.array(z.object({ batch: z.string(), count: z.int(), created_at: instant })), total: z.int() }),
    guard,
    summary: 'Batches of codes, the newest first.',
  }),
  redeemCode: endpoint(at.redeemCode, {
    in: z.object({ code: z.string().trim().min(1).max(200), user: z.string().trim().min(1).max(254) }),
    out: data(z.object({ order_id: z.string() })),
    guard,
    summary: 'Gives a member, by id or address, what a gift or single-purpose voucher covers.',
  }),
};
