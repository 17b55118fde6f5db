import { and, eq, sql, sum } from 'drizzle-orm';
import { findOfferRow, findSeller } from '#catalog/server/door.ts';
import { dayOf, yearIn } from '#kit/dates.ts';
import type { Tx } from '#platform/database.ts';
import { creditContent, invoiceContent, type PaperKind, paperNumber } from '../paper-rules.ts';
import { paperTexts } from '../paper-texts.ts';
import type { InvoiceContent } from '../rules.ts';
import type { OrderRow } from './order-row.ts';
import type { ShopParts } from './parts.ts';
import { invoices, orders, paperSeries } from './tables.ts';

export { mailConfirmation, mailPartRefund, mailRefund } from './order-mails.ts';

/**
 * Writes the invoice of an order that was paid for, by money or a voucher of a value; nothing where it is 0. Once for each
 * order. From here on until the transaction ends every other invoice waits for this one: call it after all other locks.
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
 * Writes credit notes up to `cents` in all: what was given back of an order so far. Nothing beyond the invoice, nothing where
 * there is none. As with invoices, other credit notes wait until the transaction ends.
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
  const content = creditContent({ ...invoice.content, number: invoice.number }, { before, cents: more, day: dayOf(now), words });
  await insertPaper(tx, { kind: 'credit-note', orderId: order.id, cents: more, content, now });
}

/** Two reports about one order come one after the other. */
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

async function insertPaper(tx: Tx, { kind, now, ...paper }: Paper): Promise<void> {
  const numbered = await nextNumber(tx, kind, now);
  await tx.insert(invoices).values({ ...numbered, ...paper, issuedAt: now });
}

/**
 * The next number of a kind of paper in Berlin's year. The row of the series stays locked until the transaction ends, so the
 * next one waits to see whether this number was used: none is left out, none is given twice. Take it as late as can be.
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
