/** Words of invoices and credit notes. */
export const de = {
  gift: (name: string) => `Geschenkgutschein: ${name}`,
  discount: 'Rabatt',
  refund: (name: string) => `Erstattung: ${name}`,
  invoice: {
    title: (number: string) => `Rechnung ${number}`,
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum',
    file: (number: string) => `Rechnung-${number}.pdf`,
    intro: 'vielen Dank für Deine Bestellung. Wir berechnen Dir:',
  },
  'credit-note': {
    title: (number: string) => `Rechnungskorrektur ${number}`,
    number: 'Nummer',
    date: 'Datum',
    file: (number: string) => `Rechnungskorrektur-${number}.pdf`,
    intro: 'wir haben Dir Geld zurückgegeben und korrigieren damit die oben genannte Rechnung:',
  },
  hello: (name: string) => `Hallo ${name},`,
  corrects: 'Zur Rechnung',
  order: 'Bestellnummer',
  supplied: 'Leistungsdatum',
  paidOn: 'Zahlungsdatum',
  takesPlace: 'Leistungszeitraum',
  quantity: 'Menge',
  what: 'Bezeichnung',
  amount: 'Betrag',
  net: 'Nettobetrag',
  vat: (percent: number) => `Umsatzsteuer ${percent} %`,
  total: { invoice: 'Gesamtbetrag', 'credit-note': 'Erstattet' },
  byVoucher: 'Bezahlt mit Gutschein',
  byPayment: 'Bezahlt über die Zahlungsseite',
  settled: 'Der Betrag ist bezahlt. Du musst nichts mehr überweisen.',
  returned: 'Das Geld geht auf dem Weg zurück, auf dem Du bezahlt hast.',
  notes: {
    voucher:
      'Mehrzweckgutschein nach § 3 Abs. 15 UStG: Der Verkauf des Gutscheins unterliegt nicht der Umsatzsteuer. Sie fällt erst an, wenn er eingelöst wird.',
    untaxed: 'In diesem Betrag ist keine Umsatzsteuer enthalten.',
  },
  prices: 'Alle Beträge in Euro.',
  vatId: (id: string) => `USt-IdNr. ${id}`,
};

export type PaperTexts = typeof de;
