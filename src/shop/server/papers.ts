import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, lt, sql, sum } from 'drizzle-orm';
import { findOfferRow, findSeller } from '#catalog/server/door.ts';
import { dayOf, yearIn } from '#kit/dates.ts';
import type { Db, Tx } from '#platform/database.ts';
import {
  correctionContent,
  creditContent,
  invoiceContent,
  type PaperKind,
  paperNumber,
  readPaperNumber,
} from '../paper-rules.ts';
import { paperTexts } from '../paper-texts.ts';
import type { InvoiceContent } from '../rules.ts';
import type { OrderRow } from './order-row.ts';
import type { ShopParts } from './parts.ts';
import { invoices, orders, paperSeries } from './tables.ts';

export { mailConfirmation, mailCorrection, mailFailedRefund, mailPartRefund, mailRefund } from './order-mails.ts';

/**
 * Writes the invoice of an order paid by money or voucher; nothing for an amount of 0. Once for each order. Until the transaction
 * ends all other invoices wait for it: call it after taking all other locks.
 */
export async function issueInvoice(tx: Tx, parts: ShopParts, order: OrderRow): Promise<void> {
  if (order.totalCents === 0) return;
  await lockOrder(tx, order);
  if (await findInvoice(tx, order)) return;
  const now = parts.clock.now();
  const content = invoiceContent(order, {
    seller: await sellerOf(tx, parts),
    day: dayOf(order.paidAt ?? now),
    takesPlace: await stayOf(tx, order),
    words: paperTexts[order.locale],
  });
  await insertPaper(tx, { kind: 'invoice', orderId: order.id, cents: order.totalCents, content, now });
}

/**
 * Writes credit notes up to a total of `cents`, the refunds of an order so far. Never more than the invoice, and nothing without
 * one. As with invoices, others wait until the transaction ends.
 */
export async function issueCreditNote(tx: Tx, parts: ShopParts, order: OrderRow, cents: number): Promise<void> {
  await lockOrder(tx, order);
  const invoice = await findInvoice(tx, order);
  if (!invoice) return;
  const before = await creditedOf(tx, order);
  const more = Math.min(cents, invoice.cents) - before;
  if (more <= 0) return;
  const now = parts.clock.now();
  const words = paperTexts[invoice.content.locale];
  const billed = {
    ...invoice.content,
    number: invoice.number,
    buyer: (await findBilledTo(tx, order.id)) ?? invoice.content.buyer,
  };
  const content = creditContent(billed, { before, cents: more, day: dayOf(now), words });
  await insertPaper(tx, { kind: 'credit-note', orderId: order.id, cents: more, content, now });
}

/**
 * Writes a correction of who an order's invoice is for, which later credit notes take up; answers its number. Null without an invoice,
 * or where that says it already. As with invoices, others wait until the transaction ends.
 */
export async function issueCorrection(
  tx: Tx,
  parts: ShopParts,
  order: OrderRow,
  buyer: InvoiceContent['buyer'],
): Promise<string | null> {
  await lockOrder(tx, order);
  const invoice = await findInvoice(tx, order);
  if (!invoice || isDeepStrictEqual(await findBilledTo(tx, order.id), buyer)) return null;
  const now = parts.clock.now();
  const content = correctionContent({ ...invoice.content, number: invoice.number }, { buyer, day: dayOf(now) });
  return insertPaper(tx, { kind: 'correction', orderId: order.id, cents: 0, content, now });
}

/** Who an order's invoice is for, as it was corrected last; null without one. */
export async function findBilledTo(db: Db | Tx, orderId: string): Promise<InvoiceContent['buyer'] | null> {
  const [row] = await db
    .select({ content: invoices.content })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), inArray(invoices.kind, ['invoice', 'correction'])))
    .orderBy(eq(invoices.kind, 'invoice'), desc(invoices.year), desc(invoices.serial))
    .limit(1);
  return row?.content.buyer ?? null;
}

/** Serialises events about the same order. */
const lockOrder = (tx: Tx, { id }: OrderRow) => tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');

async function findInvoice(tx: Tx, { id }: OrderRow) {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, id), eq(invoices.kind, 'invoice')));
  return row;
}

async function creditedOf(tx: Tx, { id }: OrderRow): Promise<number> {
  const [row] = await tx
    .select({ cents: sum(invoices.cents) })
    .from(invoices)
    .where(and(eq(invoices.orderId, id), eq(invoices.kind, 'credit-note')));
  return Number(row?.cents ?? 0);
}

async function sellerOf(tx: Tx, { siteName }: ShopParts): Promise<InvoiceContent['seller']> {
  const { name, lines, vatId } = await findSeller(tx);
  return { name: name || siteName, lines, vatId };
}

async function stayOf(tx: Tx, { opens, locale }: OrderRow): Promise<InvoiceContent['takesPlace']> {
  const retreat = opens.retreatId === null ? null : await findOfferRow(tx, 'retreat', { id: opens.retreatId }, locale);
  return retreat?.stay ? { from: retreat.stay.startsOn, to: retreat.stay.endsOn } : null;
}

type Paper = { kind: PaperKind; orderId: string; cents: number; content: InvoiceContent; now: Date };

/** Answers the number. */
async function insertPaper(tx: Tx, { kind, now, ...paper }: Paper): Promise<string> {
  const numbered = await nextNumber(tx, kind, now);
  await tx.insert(invoices).values({ ...numbered, ...paper, issuedAt: now });
  return numbered.number;
}

/**
 * The next number of a series in Berlin's year. Its row stays locked until the transaction ends, so the next caller waits until
 * this number is used or released: numbers have no gaps and no duplicates. Take it as late as possible.
 */
async function nextNumber(tx: Tx, kind: PaperKind, now: Date) {
  const year = yearIn(now);
  const [series] = await tx
    .insert(paperSeries)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({ target: [paperSeries.kind, paperSeries.year], set: { last: sql`${paperSeries.last} + 1` } })
    .returning({ serial: paperSeries.last });
  if (!series) throw new Error('An upsert always has one row.');
  return { kind, year, serial: series.serial, number: paperNumber(kind, year, series.serial) };
}

/** The newest number of each kind of document, e.g. 'R-2026-00012'. */
export async function newestPapers(db: Db): Promise<string[]> {
  const newest = await db
    .selectDistinctOn([paperSeries.kind])
    .from(paperSeries)
    .orderBy(paperSeries.kind, desc(paperSeries.year));
  return newest.map(({ kind, year, last }) => paperNumber(kind, year, last));
}

/**
 * Takes note of a number that was given out and that this database knows nothing of, since it is a backup or a standby that lacks the
 * last sales: the next document gets the one after it. Answers that one's number; null if the number is none, or one that was counted.
 */
export async function notePaperGiven(db: Db, number: string): Promise<string | null> {
  const given = readPaperNumber(number);
  if (!given) return null;
  const { kind, year, serial: last } = given;
  const noted = await db
    .insert(paperSeries)
    .values({ kind, year, last })
    .onConflictDoUpdate({ target: [paperSeries.kind, paperSeries.year], set: { last }, setWhere: lt(paperSeries.last, last) })
    .returning();
  return noted.length === 0 ? null : paperNumber(kind, year, last + 1);
}
