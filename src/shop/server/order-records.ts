import { and, asc, desc, eq, gte, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays, instantOf } from '#kit/dates.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { findMailsByKey } from '#mail/server/door.ts';
import type { Db } from '#platform/database.ts';
import { hasWords } from '#platform/has-words.ts';
import type { Totals } from '#platform/totals.ts';
import type { OrderRecord, OrdersQuestion, WholeOrder } from '../office-contract.ts';
import { readCode } from '../code-rules.ts';
import { failedRefundCents, isRefundUnderWay, refundableCents } from '../rules.ts';
import { usageOf } from './code-rows.ts';
import type { OrderRow } from './order-row.ts';
import { confirmationKey, correctionKey, partRefundKey } from './order-mails.ts';
import { findBilledTo } from './papers.ts';
import { codeBoughtBy, codeOf, findOrder } from './orders.ts';
import { mailsToResend, timesSent } from './resend-mails.ts';
import { codes, codeUses, invoices, orders, providerEvents, searchedOf, withdrawals } from './tables.ts';
import { voucherKey } from './voucher-mail.ts';

/** Orders for the team. */

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const presentRecord = (row: OrderRow): OrderRecord => ({
  id: row.id,
  number: row.number,
  status: row.status,
  name: row.name,
  email: row.email,
  user_id: row.userId,
  offer_type: row.offerType,
  offer_id: row.offerId,
  offer_name: row.offerName,
  is_gift: row.isGift,
  total: row.totalCents,
  created_at: row.createdAt.toISOString(),
  paid_at: iso(row.paidAt),
});

/** Berlin days, both included; without one there is no limit on that side. */
export type Days = { readonly from?: string | undefined; readonly to?: string | undefined };

/** From the start of one Berlin day to the end of another. */
export const within = (column: PgColumn, { from, to }: Days): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(column, instantOf(from, 0)),
    to === undefined ? undefined : lt(column, instantOf(addDays(to, 1), 0)),
  );

const sorts = { created_at: orders.createdAt, paid_at: orders.paidAt, number: orders.number, total: orders.totalCents };

/** What was never paid comes last. Of columns without gaps it is not said: PostgreSQL would sort all orders instead of reading its index. */
const inTurn = (sort: keyof typeof sorts, turned: SQL): SQL => (sort === 'paid_at' ? sql`${turned} nulls last` : turned);

/** Orders by what else people write in their mails: the number of an invoice or credit note, or a voucher. */
async function namedBy(db: Db, q = ''): Promise<SQL[]> {
  if (q === '') return [];
  const papers = await db.select({ id: invoices.orderId }).from(invoices).where(eq(invoices.number, q.trim().toUpperCase()));
  const vouchers = await db
    .select({ bought: codes.orderId, used: codeUses.orderId })
    .from(codes)
    .leftJoin(codeUses, eq(codeUses.codeId, codes.id))
    .where(and(eq(codes.code, readCode(q) ?? ''), ne(codes.kind, 'discount')));
  const ids = [...papers.map(({ id }) => id), ...vouchers.flatMap(({ bought, used }) => [bought ?? [], used ?? []].flat())];
  return ids.length > 0 ? [inArray(orders.id, ids)] : [];
}

export async function listRecords(
  { db, totals }: { readonly db: Db; readonly totals: Totals },
  { page, perPage, sort, order, q, status, offer, from, to }: OrdersQuestion,
): Promise<{ data: OrderRecord[]; total: number }> {
  const where = and(
    or(hasWords(searchedOf(orders), q), ...(await namedBy(db, q))),
    status === undefined ? undefined : eq(orders.status, status),
    offer === undefined ? undefined : eq(orders.offerId, offer),
    within(orders.createdAt, { from, to }),
  );
  const turn = order?.toUpperCase() === 'ASC' ? asc : desc;
  const rows = db
    .select()
    .from(orders)
    .where(where)
    .orderBy(inTurn(sort, turn(sorts[sort])), turn(orders.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [found, total] = await Promise.all([rows, totals.count(orders, where)]);
  return { data: found.map(presentRecord), total };
}

async function papersOf(db: Db, orderId: string): Promise<WholeOrder['papers']> {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(invoices.issuedAt, invoices.kind, invoices.serial);
  return rows.map(({ kind, number, cents, issuedAt }) => ({
    kind,
    number,
    cents,
    issued_at: issuedAt.toISOString(),
    url: shopFiles.paper(orderId, kind, number),
  }));
}

async function withdrawalsOf(db: Db, orderId: string): Promise<WholeOrder['withdrawals']> {
  const rows = await db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId)).orderBy(withdrawals.declaredAt);
  return rows.map(({ id, number, name, email, contract, message, outcome, declaredAt, handledAt }) => ({
    id,
    number,
    name,
    email,
    contract,
    message,
    outcome,
    declared_at: declaredAt.toISOString(),
    handled_at: iso(handledAt),
  }));
}

/** The mails about an order, by their unique keys. */
async function mailsOf(db: Db, id: string, papers: WholeOrder['papers']): Promise<WholeOrder['mails']> {
  const reasons = ['refunded', 'withdrawn', 'impossible'];
  const credits = await db
    .select({ upTo: sql<number>`(sum(${invoices.cents}) over (order by ${invoices.year}, ${invoices.serial}))::int` })
    .from(invoices)
    .where(and(eq(invoices.orderId, id), eq(invoices.kind, 'credit-note')));
  const keys = [
    ...timesSent.flatMap((time) => [confirmationKey(id, time), voucherKey(id, time)]),
    ...reasons.map((why) => `order-refund:${id}:${why}`),
    ...papers.flatMap(({ kind, number }) => (kind === 'correction' ? [correctionKey(number)] : [])),
    ...credits.map(({ upTo }) => partRefundKey(id, upTo)),
  ];
  const rows = await findMailsByKey(db, keys);
  return rows.map(({ subject, queuedAt, sentAt }) => ({
    subject: subject ?? '',
    queued_at: queuedAt.toISOString(),
    sent_at: iso(sentAt),
  }));
}

async function paymentOf(db: Db, { id, payment }: OrderRow): Promise<WholeOrder['payment']> {
  const events = await db
    .select({ type: providerEvents.type, at: providerEvents.receivedAt })
    .from(providerEvents)
    .where(eq(providerEvents.orderId, id))
    .orderBy(providerEvents.receivedAt);
  return {
    reference: payment.paymentId ?? null,
    failed_refunds: failedRefundCents(payment),
    disputes: Object.entries(payment.disputes ?? {}).map(([dispute, state]) => ({ id: dispute, state })),
    events: events.map(({ type, at }) => ({ type, at: at.toISOString() })),
  };
}

const presentAddress = (address: OrderRow['address']): WholeOrder['address'] =>
  address && {
    street: address.street,
    street_number: address.streetNumber,
    zipcode: address.zipcode,
    city: address.city,
    country: address.country,
  };

/** An order in full; null if there is none. */
export async function findWholeOrder(db: Db, id: string): Promise<WholeOrder | null> {
  const row = await findOrder(db, id);
  if (!row) return null;
  const bought = await codeBoughtBy(db, row);
  const papers = await papersOf(db, id);
  const usage = bought && (await usageOf(db, bought.id));
  return {
    ...presentRecord(row),
    address: presentAddress(row.address),
    list: row.listCents,
    discount: row.discountCents,
    voucher: row.voucherCents,
    due: row.dueCents,
    refunded: row.payment.refundedCents ?? 0,
    vat_percent: row.vatPercent,
    withdrawn_at: iso(row.withdrawnAt),
    consent: row.consent && { wording: row.consent.wording, at: row.consent.at },
    code: (await codeOf(db, row))?.code ?? null,
    bought_code: bought && usage && { code: bought.code, void: bought.isVoid, uses: usage.count, used: usage.cents },
    payment: await paymentOf(db, row),
    papers,
    billed_to: await findBilledTo(db, id),
    withdrawals: await withdrawalsOf(db, id),
    mails: await mailsOf(db, id, papers),
    may_resend: mailsToResend(row, bought),
    may_refund: row.status === 'succeeded' && !isRefundUnderWay(row.payment),
    refundable: refundableCents(row, row.payment),
    refund_under_way: ['succeeded', 'disputed'].includes(row.status) && isRefundUnderWay(row.payment),
  };
}
