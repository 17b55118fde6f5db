import { bilingual } from '#kit/bilingual.ts';

const de = {
  gift: (name: string) => `Geschenkgutschein: ${name}`,
  discount: 'Rabatt',
  refund: (name: string) => `Erstattung: ${name}`,
  invoice: {
    title: (number: string) => `Rechnung ${number}`,
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum',
    file: (number: string) => `Rechnung-${number}.pdf`,
    intro: 'vielen Dank für Deine Bestellung. Wir berechnen Dir:',
    closing: 'Der Betrag ist bezahlt. Du musst nichts mehr überweisen.',
  },
  'credit-note': {
    title: (number: string) => `Rechnungskorrektur ${number}`,
    number: 'Nummer',
    date: 'Datum',
    file: (number: string) => `Rechnungskorrektur-${number}.pdf`,
    intro: 'wir haben Dir Geld zurückgegeben und korrigieren damit die oben genannte Rechnung:',
    closing: 'Das Geld geht auf dem Weg zurück, auf dem Du bezahlt hast.',
  },
  correction: {
    title: (number: string) => `Rechnungsberichtigung ${number}`,
    number: 'Nummer',
    date: 'Datum',
    file: (number: string) => `Rechnungsberichtigung-${number}.pdf`,
    intro: 'Name oder Anschrift stimmten in der oben genannten Rechnung nicht. Richtig ist:',
    closing: 'Alle anderen Angaben der Rechnung gelten weiter. Bitte bewahre beides zusammen auf.',
  },
  hello: (name: string) => `Hallo ${name},`,
  corrects: 'Zur Rechnung',
  order: 'Bestellnummer',
  supplied: 'Leistungsdatum',
  paidOn: 'Zahlungsdatum',
  takesPlace: 'Leistungszeitraum',
  unprintable: 'in einer Schrift, die hier nicht gedruckt werden kann',
  quantity: 'Menge',
  what: 'Bezeichnung',
  amount: 'Betrag',
  net: 'Nettobetrag',
  vat: (percent: number) => `Umsatzsteuer ${percent} %`,
  total: { invoice: 'Gesamtbetrag', 'credit-note': 'Erstattet' },
  byVoucher: 'Bezahlt mit Gutschein',
  byPayment: 'Bezahlt über die Zahlungsseite',
  notes: {
    voucher:
      'Mehrzweckgutschein nach § 3 Abs. 15 UStG: Der Verkauf des Gutscheins unterliegt nicht der Umsatzsteuer. Sie fällt erst an, wenn er eingelöst wird.',
    untaxed: 'In diesem Betrag ist keine Umsatzsteuer enthalten.',
  },
  prices: 'Alle Beträge in Euro.',
  vatId: (id: string) => `USt-IdNr. ${id}`,
};

export type PaperTexts = typeof de;

const en: PaperTexts = {
  gift: (name) => `Gift voucher: ${name}`,
  discount: 'Discount',
  refund: (name) => `Refund: ${name}`,
  invoice: {
    title: (number) => `Invoice ${number}`,
    number: 'Invoice number',
    date: 'Invoice date',
    file: (number) => `Invoice-${number}.pdf`,
    intro: 'thank you for your order. This is what we charge you for:',
    closing: 'The amount is paid. There is nothing left to transfer.',
  },
  'credit-note': {
    title: (number) => `Invoice correction ${number}`,
    number: 'Number',
    date: 'Date',
    file: (number) => `Invoice-correction-${number}.pdf`,
    intro: 'we have given money back to you and hereby correct the invoice named above:',
    closing: 'The money goes back the way you paid.',
  },
  correction: {
    title: (number) => `Correction of an invoice ${number}`,
    number: 'Number',
    date: 'Date',
    file: (number) => `Correction-of-an-invoice-${number}.pdf`,
    intro: 'the name or address in the invoice named above was wrong. It is to be:',
    closing: 'Everything else in the invoice still holds. Please keep both together.',
  },
  hello: (name) => `Hello ${name},`,
  corrects: 'For invoice',
  order: 'Order number',
  supplied: 'Date of supply',
  paidOn: 'Date of payment',
  takesPlace: 'Period of supply',
  unprintable: 'in a script that cannot be printed here',
  quantity: 'Quantity',
  what: 'Description',
  amount: 'Amount',
  net: 'Net amount',
  vat: (percent) => `VAT (Umsatzsteuer) ${percent}%`,
  total: { invoice: 'Total', 'credit-note': 'Refunded' },
  byVoucher: 'Paid by voucher',
  byPayment: 'Paid on the payment page',
  notes: {
    voucher:
      'Multi-purpose voucher under § 3 (15) of the German VAT Act (UStG): the sale of the voucher is not subject to VAT, which falls due when it is redeemed.',
    untaxed: 'No VAT is included in this amount.',
  },
  prices: 'All amounts in euros.',
  vatId: (id) => `VAT ID ${id}`,
};

/** Texts of invoices, credit notes and corrections. */
export const paperTexts = bilingual(de, en);
