import { asc, desc, eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { settings } from '#catalog/server/tables.ts';
import { settableClock } from '#platform/clock.ts';
import { onBothDatabases, type FilledDatabase } from '../../../tests/databases.ts';
import { givenOrder } from '../../../tests/given-order.ts';
import { shopPartsOf } from '../../../tests/shop-parts.ts';
import { drawPaper } from './paper-pdf.ts';
import { findWholeOrder } from './order-records.ts';
import type { PaperKind } from '../paper-rules.ts';
import { issueCorrection, issueCreditNote, issueInvoice, mailPartRefund } from './papers.ts';
import type { OrderRow } from './order-row.ts';
import { invoices, orders } from './tables.ts';

const papersOf = ({ database: { db } }: FilledDatabase, order: Pick<OrderRow, 'id'>) =>
  db.select().from(invoices).where(eq(invoices.orderId, order.id)).orderBy(desc(invoices.kind), asc(invoices.serial));

const numbersOf = async ({ database: { db } }: FilledDatabase, kind: PaperKind, year: number): Promise<string[]> => {
  const rows = await db.select().from(invoices).where(eq(invoices.kind, kind)).orderBy(asc(invoices.serial));
  return rows.filter((row) => row.year === year).map(({ number }) => number);
};

const issue = (filled: FilledDatabase, order: OrderRow): Promise<void> =>
  filled.database.db.transaction((tx) => issueInvoice(tx, shopPartsOf(filled), order));

const credit = (filled: FilledDatabase, order: OrderRow, cents: number): Promise<void> =>
  filled.database.db.transaction((tx) => issueCreditNote(tx, shopPartsOf(filled), order, cents));

async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  const { info } = await pdf.getMetadata();
  return { text, pages: pdf.numPages, info: info as Record<string, unknown>, isTagged: (await pdf.getMarkInfo())?.Marked };
}

onBothDatabases('S14.4 papers', (open) => {
  test('S14.4 thirty settlements at once number their invoices without a gap and without a double, even where some are undone', async () => {
    const filled = open();
    const { clock } = filled;
    clock.set(new Date('2027-03-01T10:00:00Z'));
    const made = await Promise.all(Array.from({ length: 30 }, () => givenOrder(filled)));
    const undone = new Error('undone');
    await Promise.all(
      made.map(async (order, nth) => {
        const settled = filled.database.db.transaction(async (tx) => {
          await issueInvoice(tx, shopPartsOf(filled), order);
          if (nth % 3 === 0) throw undone;
        });
        await settled.catch((error: unknown) => {
          if (error !== undone) throw error;
        });
      }),
    );
    const wanted = Array.from({ length: 20 }, (_, nth) => `R-2027-${String(nth + 1).padStart(5, '0')}`);
    expect(await numbersOf(filled, 'invoice', 2027)).toEqual(wanted);
  });

  test('S14.4 the office lists the mails about parts of an order that went back before and after new year', async () => {
    const filled = open();
    const { db } = filled.database;
    const [order, other] = [await givenOrder(filled), await givenOrder(filled)];
    for (const one of [order, other]) await issue(filled, one);
    const giveBack = async (day: string, refundedCents: number): Promise<void> => {
      filled.clock.set(new Date(day));
      await credit(filled, other, refundedCents);
      await credit(filled, order, refundedCents);
      const after = { ...order, payment: { ...order.payment, refundedCents } };
      await db.transaction((tx) => mailPartRefund(tx, shopPartsOf(filled), after, refundedCents));
    };
    await giveBack('2034-12-30T10:00:00Z', 1000);
    await giveBack('2034-12-31T10:00:00Z', 1500);
    await giveBack('2035-01-02T10:00:00Z', 2500);
    expect((await findWholeOrder(db, order.id))?.mails).toHaveLength(3);
  });

  test('S14.4 a year begins anew, in Berlin; credit notes have numbers of their own', async () => {
    const filled = open();
    filled.clock.set(new Date('2028-12-31T22:59:59Z'));
    await issue(filled, await givenOrder(filled));
    filled.clock.set(new Date('2028-12-31T23:00:00Z'));
    const order = await givenOrder(filled);
    await issue(filled, order);
    await credit(filled, order, 100);
    expect(await numbersOf(filled, 'invoice', 2028)).toEqual(['R-2028-00001']);
    expect(await numbersOf(filled, 'invoice', 2029)).toEqual(['R-2029-00001']);
    expect(await numbersOf(filled, 'credit-note', 2029)).toEqual(['G-2029-00001']);
  });

  test('S14.4 a correction changes whom an invoice is for and no amount, once for each wording; later credit notes follow it', async () => {
    const filled = open();
    const { db } = filled.database;
    filled.clock.set(new Date('2031-05-04T10:00:00Z'));
    const order = await givenOrder(filled);
    const buyer = { name: 'Praxis Größe GmbH', lines: ['z. Hd. Frau Şahin', 'Am Markt 3', '50667 Köln'] };
    const correct = (name = buyer.name) =>
      db.transaction((tx) => issueCorrection(tx, shopPartsOf(filled), order, { ...buyer, name }));
    expect(await correct()).toBeNull();
    await issue(filled, order);
    const [invoice] = await papersOf(filled, order);
    expect(await Promise.all([correct(), correct()])).toEqual(expect.arrayContaining(['B-2031-00001', null]));
    await credit(filled, order, 4900);
    const papers = await papersOf(filled, order);
    expect(papers[0]).toEqual(invoice);
    const [, note, corrected] = papers;
    expect(note).toMatchObject({
      kind: 'credit-note',
      cents: 4900,
      content: { buyer, corrects: invoice?.number, vatCents: 782 },
    });
    expect(corrected).toMatchObject({ cents: 0, content: { buyer, corrects: invoice?.number, totalCents: 0, vatCents: 0 } });
    if (!corrected) throw new Error('The order has its correction.');
    const { text } = await readPdf(await drawPaper(corrected, 'Sprechstunde'));
    const plain = text.replaceAll(/\s+/g, ' ');
    for (const wanted of [
      'Rechnungsberichtigung B-2031-00001',
      `Zur Rechnung ${invoice?.number}`,
      'Richtig ist: Praxis Größe GmbH z. Hd. Frau Şahin Am Markt 3 50667 Köln Alle anderen Angaben',
    ])
      expect(plain).toContain(wanted);
    expect(text).not.toMatch(/Umsatzsteuer|€/);
    expect(await correct('Praxis Groß GmbH')).toBe('B-2031-00002');
  });

  test('S14.6 one order has one invoice, however often and however simultaneously it is asked for', async () => {
    const filled = open();
    const order = await givenOrder(filled);
    await Promise.all([issue(filled, order), issue(filled, order), issue(filled, order)]);
    expect(await papersOf(filled, order)).toHaveLength(1);
  });

  test('S14.5 what a code covered wholly gives no invoice, and so no credit note', async () => {
    const filled = open();
    const order = await givenOrder(filled, { discountCents: 4900, totalCents: 0, dueCents: 0 });
    await issue(filled, order);
    await credit(filled, order, 4900);
    expect(await papersOf(filled, order)).toEqual([]);
  });

  test('S14.4 credit notes are written up to what was given back, once for each amount and never beyond the invoice', async () => {
    const filled = open();
    const order = await givenOrder(filled);
    await issue(filled, order);
    await credit(filled, order, 1000);
    await credit(filled, order, 1000);
    await Promise.all([credit(filled, order, 4900), credit(filled, order, 4900)]);
    await credit(filled, order, 9900);
    const [invoice, ...notes] = await papersOf(filled, order);
    expect(notes.map(({ cents, content }) => [cents, content.corrects])).toEqual([
      [1000, invoice?.number],
      [3900, invoice?.number],
    ]);
    expect(notes.reduce((sum, { content }) => sum + content.vatCents, 0)).toBe(invoice?.content.vatCents);
  });

  test('S14.4 a paper stays as it was issued, whatever becomes of the seller and the account', async () => {
    const filled = open();
    const { db } = filled.database;
    const order = await givenOrder(filled);
    await issue(filled, order);
    const [before] = await papersOf(filled, order);
    const [kept] = await db.select().from(settings).where(eq(settings.key, 'seller'));
    await db
      .update(settings)
      .set({ value: { name: 'Andere Praxis', lines: [], vatId: '', email: '' } })
      .where(eq(settings.key, 'seller'));
    await db.update(orders).set({ userId: null, name: '', email: '' }).where(eq(orders.id, order.id));
    const [after] = await papersOf(filled, order);
    await db.update(settings).set({ value: kept?.value }).where(eq(settings.key, 'seller'));
    expect(after).toEqual(before);
    expect(after?.content.seller).toEqual({
      name: 'Praxis Dr. Muster',
      lines: ['Musterweg 1', '12345 Musterstadt'],
      vatId: 'DE000000000',
    });
    expect(after?.content.buyer.name).toBe('Łucja Größe-Şahin');
  });
});

onBothDatabases('S14.4 the PDF', (open) => {
  async function drawn(row: Parameters<typeof givenOrder>[1]) {
    const filled = { ...open(), clock: settableClock('2026-06-17T10:00:00Z') };
    const order = await givenOrder(filled, row);
    await issue(filled, order);
    const [paper] = await papersOf(filled, order);
    if (!paper) throw new Error('The order has its invoice.');
    return { paper, bytes: await drawPaper(paper, 'Sprechstunde') };
  }

  test('S14.4 names number, buyer, lines, VAT and total, with umlauts and letters of other languages', async () => {
    const { paper, bytes } = await drawn({
      address: { street: 'Äußere Straße', streetNumber: '12 a', zipcode: '80331', city: 'München', country: 'de' },
      discountCents: 490,
      totalCents: 4410,
      voucherCents: 1000,
      dueCents: 3410,
    });
    const { text, pages, info, isTagged } = await readPdf(bytes);
    const plain = text.replaceAll(/\s+/g, ' ');
    for (const wanted of [
      `Rechnung ${paper.number}`,
      'Praxis Dr. Muster · Musterweg 1 · 12345 Musterstadt · USt-IdNr. DE000000000',
      'Łucja Größe-Şahin Äußere Straße 12 a 80331 München',
      'Rechnungsdatum 17. Juni 2026',
      'Leistungsdatum 17. Juni 2026',
      `Bestellnummer ${paper.content.orderNumber}`,
      '1 Kurs „Übungen für jeden Tag“ 49,00 €',
      'Rabatt -4,90 €',
      'Nettobetrag 37,06 €',
      'Umsatzsteuer 19 % 7,04 €',
      'Gesamtbetrag 44,10 €',
      'Bezahlt mit Gutschein 10,00 €',
      'Bezahlt über die Zahlungsseite 34,10 €',
    ])
      expect(plain).toContain(wanted);
    expect([pages, isTagged, info.Language, info.Title]).toEqual([1, true, 'de', `Rechnung ${paper.number}`]);
  });

  test('S14.5 a voucher of a value says why it has no VAT', async () => {
    const { bytes } = await drawn({ opens: { coachingIds: [], retreatId: null, voucherCents: 4900 } });
    const { text } = await readPdf(bytes);
    expect(text).toContain('§ 3 Abs. 15 UStG');
    expect(text).not.toContain('Umsatzsteuer 19 %');
  });

  test('S14.4 speaks English where the order did', async () => {
    const { paper, bytes } = await drawn({ locale: 'en' });
    const { text, info } = await readPdf(bytes);
    for (const wanted of [`Invoice ${paper.number}`, 'Date of supply\n17 June 2026', '€49.00']) expect(text).toContain(wanted);
    expect(info.Language).toBe('en');
  });

  test('S14.4 is the same bytes whenever it is drawn', async () => {
    const { paper, bytes } = await drawn({});
    expect((await drawPaper(paper, 'Sprechstunde')).equals(bytes)).toBe(true);
  });

  test.each([
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['Cyrillic', 'Пётр Їжакевич'],
    ['Vietnamese', 'Nguyễn Thị Hồng Ươm'],
    ['Chinese', '李小龙 und 陳國語'],
    ['Japanese', 'さくら・タロウ'],
    ['Korean', '김민수'],
    ['accents that have no letter of their own', 'X\u0301e\u0331na Ǎ'],
    ['emoji', 'Änne 😀'],
  ])('S14.4 a name in %s is drawn, in the address and the greeting', async (_, name) => {
    const { bytes } = await drawn({ name });
    const { text, pages, isTagged } = await readPdf(bytes);
    const plain = text.replaceAll(/\s+/g, '').normalize('NFC');
    const wanted = name.replaceAll(' ', '').normalize('NFC');
    expect([plain.split(wanted).length - 1, pages, isTagged]).toEqual([2, 1, true]);
    expect(text).toContain('Rechnungsdatum');
  });

  test('S14.4 a name in Arabic or Hebrew is drawn whole, and of a script that cannot be drawn it is said that there is one', async () => {
    for (const name of ['محمد علي', 'שרה כהן']) {
      const { text } = await readPdf((await drawn({ name })).bytes);
      // The reader turns joined letters and their order back as far as it can.
      const letters = (part: string): string =>
        Array.from(part.normalize('NFKC').replaceAll(/[^\p{Script=Arabic}\p{Script=Hebrew}]/gu, ''))
          .toSorted()
          .join('');
      const line = text.split('\n').find((one) => /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(one)) ?? '';
      expect(letters(line), name).toBe(letters(name));
    }
    const { bytes } = await drawn({ name: 'สมชาย', offerName: 'Kurs สมชาย' });
    const { text } = await readPdf(bytes);
    const plain = text.replaceAll(/\s+/g, ' ');
    expect(plain).toMatch(/□+ \(in einer Schrift, die hier nicht gedruckt werden kann\)/);
    expect(plain).toMatch(/1 Kurs □+ 49,00/);
  });

  test('S16.6 a long name in other letters stays within its column and on the page', async () => {
    const { text, pages } = await readPdf((await drawn({ name: 'Ж'.repeat(300), offerName: 'Курс '.repeat(60) })).bytes);
    expect(pages).toBe(1);
    expect(text.replaceAll(/[^Ж]/g, '')).toHaveLength(600);
    expect(text.split('\n').every((line) => line.length < 120)).toBe(true);
  });

  test('S16.6 takes any name and offer as text: long ones, controls, changes of direction', async () => {
    const name = `${'Überlänge '.repeat(16)}\u202e\u0007`;
    const { bytes } = await drawn({ name, offerName: `${'W'.repeat(300)} (\\)` });
    const { text, pages } = await readPdf(bytes);
    expect(pages).toBe(1);
    expect(text).toContain('Überlänge');
    for (const sign of ['\u202e', '\u0007']) expect(text).not.toContain(sign);
  });
});
