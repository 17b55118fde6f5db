import type { Locale } from '#kit/locale.ts';
import { saleVatPercent, vatIn, type BuyerAddress, type InvoiceContent } from './rules.ts';

/** A correction is of who an invoice is for (§ 31 (5) UStDV); no amount changes. */
export const paperKinds = ['invoice', 'credit-note', 'correction'] as const;
export type PaperKind = (typeof paperKinds)[number];

const seriesLetters: Readonly<Record<PaperKind, string>> = { invoice: 'R', 'credit-note': 'G', correction: 'B' };

/** 'R-2026-00001' (Rechnung), 'G-2026-00001' (Gutschrift), 'B-2026-00001' (Berichtigung): one series for each kind and year. */
export const paperNumber = (kind: PaperKind, year: number, serial: number): string =>
  `${seriesLetters[kind]}-${year}-${String(serial).padStart(5, '0')}`;

/** What a number like 'R-2026-00001' says; null if it is none. */
export function readPaperNumber(number: string): { kind: PaperKind; year: number; serial: number } | null {
  const [, letter, year, digits] = /^([A-Z])-(20\d\d)-(\d{5,9})$/.exec(number) ?? [];
  const kind = paperKinds.find((one) => seriesLetters[one] === letter);
  const serial = Number(digits);
  return kind && serial > 0 ? { kind, year: Number(year), serial } : null;
}

/** The data of an order that its invoice needs. Cents are gross. */
export type BilledOrder = {
  readonly number: string;
  readonly name: string;
  readonly address: BuyerAddress | null;
  readonly locale: Locale;
  readonly offerType: 'coaching' | 'retreat' | 'product';
  readonly offerName: string;
  readonly opens: { readonly voucherCents: number | null };
  readonly isGift: boolean;
  readonly listCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
  readonly voucherCents: number;
  readonly dueCents: number;
  readonly vatPercent: number;
};

/** Texts that become part of the document. */
export type ContentWords = {
  readonly gift: (name: string) => string;
  readonly discount: string;
  readonly refund: (name: string) => string;
};

/** The lines of a postal address; the country if it is not Germany. */
export function addressLines({ street, streetNumber, zipcode, city, country }: BuyerAddress, locale: Locale): string[] {
  const land =
    country === 'de'
      ? ''
      : (new Intl.DisplayNames([locale], { type: 'region' }).of(country.toUpperCase()) ?? country.toUpperCase());
  return [`${street} ${streetNumber}`, `${zipcode} ${city}`, land].map((line) => line.trim()).filter((line) => line !== '');
}

/**
 * How much of a refund of `cents`, after `before` of the same order, goes back in money and how much to the voucher: money first, up to
 * what was paid in money.
 */
export function creditShares({ dueCents, before, cents }: { dueCents: number; before: number; cents: number }) {
  const paidCents = Math.min(dueCents, before + cents) - Math.min(dueCents, before);
  return { paidCents, voucherCents: cents - paidCents };
}

type Billing = {
  readonly seller: InvoiceContent['seller'];
  /** The Berlin day of the payment. */
  readonly day: string;
  /** The dates of a retreat; everything else is delivered at once. */
  readonly takesPlace: InvoiceContent['takesPlace'];
  readonly words: ContentWords;
};

/**
 * The content of an order's invoice (§ 14 (4) UStG). A multi-purpose voucher is taxed when it is spent (§ 3 (15) UStG), so its
 * sale has no VAT, and paying with one does not change the invoice.
 */
export function invoiceContent(order: BilledOrder, { seller, day, takesPlace, words }: Billing): InvoiceContent {
  const isVoucher = order.opens.voucherCents !== null;
  const vatPercent = saleVatPercent(order.opens.voucherCents, order.vatPercent);
  const name = order.isGift && !isVoucher ? words.gift(order.offerName) : order.offerName;
  return {
    locale: order.locale,
    seller,
    buyer: { name: order.name, lines: order.address ? addressLines(order.address, order.locale) : [] },
    orderNumber: order.number,
    corrects: null,
    lines: [
      { name, quantity: 1, cents: order.listCents },
      ...(order.discountCents > 0 ? [{ name: words.discount, quantity: null, cents: -order.discountCents }] : []),
    ],
    totalCents: order.totalCents,
    vatPercent,
    vatCents: vatIn(order.totalCents, vatPercent),
    voucherCents: order.voucherCents,
    paidCents: order.dueCents,
    suppliedOn: day,
    takesPlace,
    note: isVoucher ? 'voucher' : vatPercent === 0 ? 'untaxed' : null,
  };
}

/**
 * The content of a credit note for `cents` of an invoice of which `before` was refunded already. The VAT of all credit notes adds
 * up to the invoice's once everything is refunded, despite rounding.
 */
export function creditContent(
  invoice: InvoiceContent & { readonly number: string },
  { before, cents, day, words }: { before: number; cents: number; day: string; words: ContentWords },
): InvoiceContent {
  const { number, ...content } = invoice;
  const [name = ''] = invoice.lines.map((line) => line.name);
  return {
    ...content,
    corrects: number,
    lines: [{ name: words.refund(name), quantity: null, cents }],
    totalCents: cents,
    vatCents: vatIn(before + cents, invoice.vatPercent) - vatIn(before, invoice.vatPercent),
    voucherCents: 0,
    paidCents: cents,
    suppliedOn: day,
  };
}

/**
 * The content of a correction of who an invoice is for: only what was wrong, unmistakably for that invoice (§ 31 (5) UStDV). Amounts
 * stand in the invoice alone, so that no VAT is shown twice (§ 14c UStG).
 */
export function correctionContent(
  invoice: InvoiceContent & { readonly number: string },
  { buyer, day }: { buyer: InvoiceContent['buyer']; day: string },
): InvoiceContent {
  const { number, ...content } = invoice;
  const nothing = { totalCents: 0, vatCents: 0, voucherCents: 0, paidCents: 0 };
  return { ...content, ...nothing, buyer, corrects: number, lines: [], suppliedOn: day, takesPlace: null, note: null };
}
