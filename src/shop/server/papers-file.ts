import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { csv } from '#kit/csv.ts';
import { dayOf } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import { decimalCents } from '#kit/money.ts';
import type { Db } from '#platform/database.ts';
import { creditShares } from '../paper-rules.ts';
import { shopOfficeTexts } from '../team-texts.ts';
import { within, type Days } from './order-records.ts';
import { invoices, orders } from './tables.ts';

/**
 * Invoices and credit notes issued from one Berlin day to another, as CSV: what a month's VAT return is made of. A refund counts in the
 * month in which it is made (§ 17 (1) UStG), so credit notes stand under their own day, with negative amounts.
 */
export async function papersFile(db: Db, days: Days, locale: Locale): Promise<string> {
  const rows = await papersWithin(db, days);
  return csv(
    shopOfficeTexts[locale].papersFile.heads,
    rows.map((row) => lineOf(row, locale)),
  );
}

type Row = Awaited<ReturnType<typeof papersWithin>>[number];

function papersWithin(db: Db, days: Days) {
  const earlier = alias(invoices, 'earlier');
  const creditedBefore = sql<number>`(${db
    .select({ cents: sql`coalesce(sum(${earlier.cents}), 0)::int` })
    .from(earlier)
    .where(
      and(
        eq(earlier.orderId, invoices.orderId),
        eq(earlier.kind, 'credit-note'),
        sql`(${earlier.year}, ${earlier.serial}) < (${invoices.year}, ${invoices.serial})`,
      ),
    )})`;
  return db
    .select({
      number: invoices.number,
      kind: invoices.kind,
      cents: invoices.cents,
      content: invoices.content,
      issuedAt: invoices.issuedAt,
      address: orders.address,
      dueCents: orders.dueCents,
      payment: orders.payment,
      creditedBefore,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(within(invoices.issuedAt, days))
    .orderBy(asc(invoices.issuedAt), asc(invoices.kind), asc(invoices.year), asc(invoices.serial));
}

function lineOf({ number, kind, cents, content, issuedAt, address, dueCents, payment, creditedBefore }: Row, locale: Locale) {
  const t = shopOfficeTexts[locale].papersFile;
  const isNote = kind === 'credit-note';
  const shares = isNote
    ? creditShares({ dueCents, before: creditedBefore, cents })
    : { voucherCents: content.voucherCents, paidCents: content.paidCents };
  const amount = (gross: number): string => decimalCents(isNote ? -gross : gross, locale);
  return [
    dayOf(issuedAt),
    number,
    t.kinds[kind],
    content.corrects ?? '',
    content.orderNumber,
    content.buyer.name,
    address?.country.toUpperCase() ?? '',
    content.lines[0]?.name ?? '',
    content.takesPlace?.from ?? content.suppliedOn,
    amount(cents - content.vatCents),
    String(content.vatPercent),
    amount(content.vatCents),
    amount(cents),
    amount(shares.voucherCents),
    amount(shares.paidCents),
    payment.paymentId ?? '',
    content.note === null ? '' : t.notes[content.note],
  ];
}
