import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressLines, creditContent, invoiceContent, paperNumber, type BilledOrder } from './paper-rules.ts';
import { vatIn } from './rules.ts';
import { paperTexts } from './paper-texts.ts';

const seller = { name: 'Praxis Dr. Muster', lines: ['Musterweg 1', '12345 Musterstadt'], vatId: 'DE000000000' };
const order: BilledOrder = {
  number: 'S-2026-ABCDEF',
  name: 'Grete Muster',
  address: null,
  locale: 'de',
  offerType: 'coaching',
  offerName: 'Besser schlafen',
  opens: { voucherCents: null },
  isGift: false,
  listCents: 4900,
  discountCents: 0,
  totalCents: 4900,
  voucherCents: 0,
  dueCents: 4900,
  vatPercent: 19,
};
const billing = { seller, day: '2026-06-17', takesPlace: null, words: paperTexts.de };

describe('papers', () => {
  test('S14.4 numbers are of a kind and a year, with room for many', () => {
    expect([paperNumber('invoice', 2026, 1), paperNumber('credit-note', 2027, 123_456)]).toEqual([
      'R-2026-00001',
      'G-2027-123456',
    ]);
  });

  test('S14.4 the VAT is within the price: 19 per cent and 7, rounded to the cent', () => {
    expect([vatIn(11_900, 19), vatIn(4900, 19), vatIn(10_700, 7), vatIn(4900, 0)]).toEqual([1900, 782, 700, 0]);
  });

  test('S14.4 an invoice names who sells and buys, what, when and for how much (§ 14 (4) UStG)', () => {
    const address = { street: 'Äußere Straße', streetNumber: '12', zipcode: '80331', city: 'München', country: 'de' };
    expect(invoiceContent({ ...order, address }, billing)).toEqual({
      locale: 'de',
      seller,
      buyer: { name: 'Grete Muster', lines: ['Äußere Straße 12', '80331 München'] },
      orderNumber: 'S-2026-ABCDEF',
      corrects: null,
      lines: [{ name: 'Besser schlafen', quantity: 1, cents: 4900 }],
      totalCents: 4900,
      vatPercent: 19,
      vatCents: 782,
      voucherCents: 0,
      paidCents: 4900,
      suppliedOn: '2026-06-17',
      takesPlace: null,
      note: null,
    });
  });

  test('S14.4 a country that is not Germany is named in the language of the paper', () => {
    const address = { street: 'Gasse', streetNumber: '1', zipcode: '1010', city: 'Wien', country: 'at' };
    expect([addressLines(address, 'de').at(-1), addressLines(address, 'en').at(-1)]).toEqual(['Österreich', 'Austria']);
  });

  test('S14.5 a discount is a line of its own and lowers what is taxed; a voucher of a value only pays', () => {
    const content = invoiceContent(
      { ...order, discountCents: 900, totalCents: 4000, voucherCents: 1000, dueCents: 3000 },
      billing,
    );
    expect(content.lines).toEqual([
      { name: 'Besser schlafen', quantity: 1, cents: 4900 },
      { name: 'Rabatt', quantity: null, cents: -900 },
    ]);
    expect([content.totalCents, content.vatCents, content.voucherCents, content.paidCents]).toEqual([4000, 639, 1000, 3000]);
  });

  test('S14.5 the sale of a voucher of a value has no VAT, whatever its product says; a gift is taxed when it is sold', () => {
    const voucher = invoiceContent({ ...order, opens: { voucherCents: 4900 } }, billing);
    expect([voucher.vatPercent, voucher.vatCents, voucher.note]).toEqual([0, 0, 'voucher']);
    const gift = invoiceContent({ ...order, isGift: true }, billing);
    expect([gift.vatCents, gift.note, gift.lines[0]?.name]).toEqual([782, null, 'Geschenkgutschein: Besser schlafen']);
  });

  test('S14.4 credit notes in any parts give back exactly the VAT of their invoice', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(parts, fc.constantFrom(7, 19), (cents, vatPercent) => {
        const totalCents = cents.reduce((sum, one) => sum + one, 0);
        const invoice = invoiceContent({ ...order, listCents: totalCents, totalCents, vatPercent }, billing);
        let before = 0;
        const notes = cents.map((one) => {
          const note = creditContent(
            { ...invoice, number: 'R-2026-00001' },
            { before, cents: one, day: '2026-06-20', words: paperTexts.de },
          );
          before += one;
          return note;
        });
        expect(notes.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(invoice.vatCents);
        expect(notes.every(({ corrects, lines }) => corrects === 'R-2026-00001' && lines.length === 1)).toBe(true);
      }),
    );
  });
});
