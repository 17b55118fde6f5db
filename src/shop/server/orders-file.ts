import { and, asc, inArray, isNotNull, ne } from 'drizzle-orm';
import { csv } from '#kit/csv.ts';
import { dayOf } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import { decimalCents } from '#kit/money.ts';
import type { Db } from '#platform/database.ts';
import { saleVatPercent, vatIn } from '../rules.ts';
import { shopOfficeTexts } from '../team-texts.ts';
import type { OrderRow } from './order-row.ts';
import { within, type Days } from './order-records.ts';
import { invoices, orders } from './tables.ts';

type Papers = { readonly invoice: string; readonly notes: string[]; readonly creditedCents: number };

/** The numbers of invoices and credit notes, by order. */
async function papersOf(db: Db, ids: readonly string[]): Promise<Map<string, Papers>> {
  const papers = new Map<string, Papers>();
  for (let from = 0; from < ids.length; from += 10_000) {
    const rows = await db
      .select({ orderId: invoices.orderId, kind: invoices.kind, number: invoices.number, cents: invoices.cents })
      .from(invoices)
      .where(and(inArray(invoices.orderId, ids.slice(from, from + 10_000)), ne(invoices.kind, 'correction')))
      .orderBy(invoices.issuedAt, invoices.serial);
    for (const { orderId, kind, number, cents } of rows) {
      const { invoice, notes, creditedCents } = papers.get(orderId) ?? { invoice: '', notes: [], creditedCents: 0 };
      const isNote = kind === 'credit-note';
      papers.set(orderId, {
        invoice: isNote ? invoice : number,
        notes: isNote ? [...notes, number] : notes,
        creditedCents: creditedCents + (isNote ? cents : 0),
      });
    }
  }
  return papers;
}

/** Orders paid within a range of Berlin days, as CSV for bookkeeping. Offers have their names from the payment page (S16.5). */
export async function ordersFile(db: Db, days: Days, locale: Locale): Promise<string> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.paidAt), within(orders.paidAt, days)))
    .orderBy(asc(orders.paidAt), orders.id);
  const papers = await papersOf(
    db,
    rows.map(({ id }) => id),
  );
  return csv(
    shopOfficeTexts[locale].ordersFile.heads,
    rows.map((row) => lineOf(row, papers.get(row.id), locale)),
  );
}

function lineOf(row: OrderRow, papers: Papers | undefined, locale: Locale): string[] {
  const amount = (cents: number): string => decimalCents(cents, locale);
  const vatPercent = saleVatPercent(row.opens.voucherCents, row.vatPercent);
  return [
    row.number,
    dayOf(row.createdAt),
    row.paidAt ? dayOf(row.paidAt) : '',
    row.status,
    row.name,
    row.offerName,
    amount(row.listCents),
    amount(row.discountCents),
    amount(row.totalCents),
    String(vatPercent),
    amount(vatIn(row.totalCents, vatPercent)),
    amount(row.voucherCents),
    amount(row.dueCents),
    papers?.invoice ?? '',
    papers?.notes.join(', ') ?? '',
    // What could not be given has no papers, and all of its money goes back.
    amount(papers?.creditedCents ?? row.payment.refundedCents ?? 0),
  ];
}
