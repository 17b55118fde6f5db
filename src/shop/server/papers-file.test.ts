import { expect, test } from 'vitest';
import { onBothDatabases, type FilledDatabase } from '../../../tests/databases.ts';
import { givenOrder } from '../../../tests/given-order.ts';
import { shopPartsOf } from '../../../tests/shop-parts.ts';
import type { OrderRow } from './order-row.ts';
import { papersFile } from './papers-file.ts';
import { issueCreditNote, issueInvoice } from './papers.ts';

const issue = (filled: FilledDatabase, order: OrderRow): Promise<void> =>
  filled.database.db.transaction((tx) => issueInvoice(tx, shopPartsOf(filled), order));

const credit = (filled: FilledDatabase, order: OrderRow, cents: number): Promise<void> =>
  filled.database.db.transaction((tx) => issueCreditNote(tx, shopPartsOf(filled), order, cents));

/** The rows of a file, by its heads. */
function rowsOf(file: string): Record<string, string>[] {
  const [heads = [], ...rows] = file
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replace(/^"(.*)"$/, '$1')));
  return rows.map((row) => Object.fromEntries(heads.map((head, column) => [head, row[column] ?? ''])));
}

onBothDatabases('S14.4 the papers of a month', (open) => {
  test('S14.4 a refund counts in the month in which it is made: credit notes stand under their own day, negative', async () => {
    const filled = open();
    const { clock, database } = filled;
    // In Berlin it is the first of May already.
    clock.set(new Date('2027-04-30T22:30:00Z'));
    const order = await givenOrder(filled, { totalCents: 11_900, listCents: 11_900, voucherCents: 4000, dueCents: 7900 });
    await issue(filled, order);
    clock.set(new Date('2027-06-02T10:00:00Z'));
    await credit(filled, order, 5000);
    clock.set(new Date('2027-06-30T21:59:00Z'));
    await credit(filled, order, 11_900);
    const month = async (from: string, to: string) => rowsOf(await papersFile(database.db, { from, to }, 'de'));
    expect(await month('2027-04-01', '2027-04-30')).toEqual([]);
    const [invoice, ...others] = await month('2027-05-01', '2027-05-31');
    expect([invoice, others]).toMatchObject([
      {
        Belegdatum: '2027-05-01',
        Art: 'Rechnung',
        'Zu Rechnung': '',
        Bestellnummer: order.number,
        Netto: '100,00',
        'USt.': '19,00',
        Brutto: '119,00',
        'Mit Gutschein bezahlt': '40,00',
        Bezahlt: '79,00',
        Zahlung: order.payment.paymentId,
      },
      [],
    ]);
    const notes = await month('2027-06-01', '2027-06-30');
    const about = { Art: 'Gutschrift', 'Zu Rechnung': invoice?.Beleg, Bestellnummer: order.number };
    // Money goes back first, then what the voucher had paid.
    expect(notes).toMatchObject([
      { ...about, Brutto: '-50,00', 'Mit Gutschein bezahlt': '0,00', Bezahlt: '-50,00' },
      { ...about, Brutto: '-69,00', 'Mit Gutschein bezahlt': '-40,00', Bezahlt: '-29,00' },
    ]);
    const sum = (head: string): number => notes.reduce((total, row) => total + Number(row[head]?.replace(',', '.')), 0);
    expect([sum('Netto').toFixed(2), sum('USt.').toFixed(2)]).toEqual(['-100.00', '-19.00']);
  });

  test('S14.4 the sale of a multi-purpose voucher has no VAT, and says why; a name is no formula', async () => {
    const filled = open();
    filled.clock.set(new Date('2028-01-15T10:00:00Z'));
    const opens = { coachingIds: [], retreatId: null, voucherCents: 4900 };
    await issue(filled, await givenOrder(filled, { opens, offerType: 'product', name: '=1+1' }));
    const file = await papersFile(filled.database.db, { from: '2028-01-15' }, 'en');
    expect(rowsOf(file)).toMatchObject([
      { Kind: 'Invoice', Name: "'=1+1", VAT: '0.00', Gross: '49.00', Note: 'sale of a multi-purpose voucher' },
    ]);
  });
});
