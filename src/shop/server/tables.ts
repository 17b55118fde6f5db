import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { publicView } from '#platform/content-schema.ts';
import { trigramsOf } from '#platform/has-words.ts';
import type { Locale } from '#kit/locale.ts';
import { paperKinds } from '../paper-rules.ts';
import * as content from './content-tables.ts';
import type { BuyerAddress, Consent, InvoiceContent, Opens, PaymentState } from '../rules.ts';

/*
 * `user_id` columns refer to `users`: in `orders` it becomes null when the account is deleted (tax law keeps the order),
 * everything else is deleted with it. The foreign keys are in the migration, since the table belongs to another room.
 */

const id = () => uuid().primaryKey().defaultRandom();
const at = (name: string) => timestamp(name, { withTimezone: true });

/** What the team's list of orders searches. */
export const searchedOf = (t: Readonly<Record<'number' | 'email' | 'name', AnyPgColumn>>) => [t.number, t.email, t.name];

export const products = publicView(content.products);
export const codes = publicView(content.codes);

/**
 * The use of a code by an order: held while the order may still be paid, spent by its payment, released when it ends otherwise.
 */
export const codeUses = pgTable(
  'code_uses',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    codeId: uuid('code_id')
      .notNull()
      .references(() => content.codes.id, { onDelete: 'restrict' }),
    /** The amount that it discounted or paid. */
    cents: integer().notNull(),
    state: text({ enum: ['held', 'spent', 'free'] }).notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('code_uses_of_code').on(t.codeId, t.state)],
);

/** Orders of which money may still have to go back; `owedCents` decides. Few, and in an index of their own. */
export const mayOwe = (t: Readonly<Record<'payment' | 'withdrawnAt' | 'dueCents', AnyPgColumn>>) => {
  const cents = (name: 'refundedCents' | 'toRefundCents') => sql`coalesce((${t.payment} ->> '${sql.raw(name)}')::int, 0)`;
  const isOver = sql`(${t.withdrawnAt} is not null or ${t.payment} ->> 'impossible' is not null)`;
  const refunded = cents('refundedCents');
  return sql`${t.payment} ->> 'paid' is not null and (${cents('toRefundCents')} > ${refunded} or ${isOver} and ${t.dueCents} > ${refunded})`;
};

/** An attempt to buy something, and its outcome. All terms of the contract are stored as they were then. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** The public order number: in mails, documents and the withdrawal. */
    number: text().notNull().unique(),
    userId: uuid('user_id'),
    email: text().notNull(),
    name: text().notNull(),
    address: jsonb().$type<BuyerAddress>(),
    locale: text().$type<Locale>().notNull(),
    offerType: text('offer_type', { enum: ['coaching', 'retreat', 'product'] }).notNull(),
    offerId: uuid('offer_id').notNull(),
    offerName: text('offer_name').notNull(),
    /** What it grants, as it was when it was ordered. */
    opens: jsonb().$type<Opens>().notNull(),
    isGift: boolean('is_gift').notNull().default(false),
    /** In cents, gross: list price − discount = total; total − voucher = due, the amount to pay. */
    listCents: integer('list_cents').notNull(),
    discountCents: integer('discount_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    voucherCents: integer('voucher_cents').notNull().default(0),
    dueCents: integer('due_cents').notNull(),
    vatPercent: integer('vat_percent').notNull(),
    codeId: uuid('code_id').references(() => content.codes.id, { onDelete: 'set null' }),
    /** S14.2: the consent's wording and time; null if none was needed. */
    consent: jsonb().$type<Consent>(),
    /** Derived from `payment` by `rules.ts`, and stored for queries. */
    status: text({
      enum: ['open', 'processing', 'succeeded', 'failed', 'expired', 'refunded', 'disputed', 'withdrawn'],
    }).notNull(),
    /** All facts from the provider so far. */
    payment: jsonb().$type<PaymentState>().notNull(),
    /** The provider's checkout session, if there is one. */
    sessionId: text('session_id').unique(),
    sessionUrl: text('session_url'),
    expiresAt: at('expires_at').notNull(),
    /** While an unpaid order holds a place of a retreat: a keyed hash of the network it came from. */
    placeNetwork: text('place_network'),
    createdAt: at('created_at').notNull(),
    /** When it was first paid, or redeemed without a payment. */
    paidAt: at('paid_at'),
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [
    // At most one order per member and offer that is paid or can still be: concurrent checkouts result in one. Gifts are
    // unlimited.
    uniqueIndex('orders_one_alive')
      .on(t.userId, t.offerType, t.offerId)
      .where(sql`status in ('open', 'processing', 'succeeded', 'disputed') and not is_gift and opens->>'voucherCents' is null`),
    index('orders_of_user').on(t.userId, t.createdAt),
    index('orders_of_status').on(t.status, t.expiresAt),
    index('orders_of_offer').on(t.offerType, t.offerId, t.status),
    index('orders_of_network')
      .on(t.placeNetwork)
      .where(sql`${t.placeNetwork} is not null`),
    index('orders_owing').on(t.id).where(mayOwe(t)),
    index('orders_of_email').on(sql`lower(${t.email})`),
    index('orders_by_time').on(t.createdAt, t.id),
    index('orders_by_payment').on(t.paidAt.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('orders_by_total').on(t.totalCents, t.id),
    index('orders_by_words').using('gin', trigramsOf(searchedOf(t))),
    // For the sums by day, which read nothing but this index.
    index('orders_sold')
      .on(t.paidAt, t.dueCents)
      .where(sql`${t.paidAt} is not null and ${t.totalCents} > 0 and ${t.payment} ->> 'impossible' is null`),
  ],
);

/** A member's entitlements: from an order, or given by the team. Valid while `revoked_at` is null. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: id(),
    userId: uuid('user_id').notNull(),
    kind: text({ enum: ['coaching', 'retreat'] }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Null if the team gave it. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    grantedAt: at('granted_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [
    unique('entitlements_of_order').on(t.orderId, t.kind, t.subjectId),
    index('entitlements_of_user').on(t.userId, t.kind),
    index('entitlements_of_subject').on(t.kind, t.subjectId),
  ],
);

/** Webhook events, each once: the provider's id is the key (S14.6). */
export const providerEvents = pgTable('provider_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  /** Null if it is not about an order of ours. */
  orderId: uuid('order_id'),
  receivedAt: at('received_at').notNull(),
});

/** The last number of each series of documents: a row is locked until its number is used, so that there are no gaps. */
export const paperSeries = pgTable(
  'paper_series',
  {
    kind: text({ enum: paperKinds }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.year] })],
);

/** Invoices and credit notes: their content is stored, and the PDF is drawn from it. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    kind: text({ enum: paperKinds }).notNull(),
    year: integer().notNull(),
    serial: integer().notNull(),
    number: text().notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** Gross, in cents; for a credit note the refund, for a correction 0. */
    cents: integer().notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
    issuedAt: at('issued_at').notNull(),
  },
  (t) => [
    unique('invoices_without_gap').on(t.kind, t.year, t.serial),
    index('invoices_of_order').on(t.orderId, t.kind),
    index('invoices_by_time').on(t.kind, t.issuedAt),
  ],
);

/** Declarations of withdrawal (S14.3, § 356a BGB): each is stored, whether or not an order was found. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    number: text().notNull().unique(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    /** The contract in the person's own words. */
    contract: text().notNull(),
    message: text().notNull().default(''),
    locale: text().$type<Locale>().notNull(),
    /** `accepted` ends the contract; `to-check` waits for the team, which accepts or rejects it. */
    outcome: text({ enum: ['accepted', 'to-check', 'rejected'] }).notNull(),
    declaredAt: at('declared_at').notNull(),
    handledAt: at('handled_at'),
  },
  (t) => [
    index('withdrawals_by_time').on(t.declaredAt),
    index('withdrawals_of_order').on(t.orderId),
    index('withdrawals_of_email').on(sql`lower(${t.email})`),
  ],
);
