import type { Processing } from '#platform/processing.ts';

/** What this room does with data of people (Art. 30 GDPR). */
export const shopProcessing: readonly Processing[] = [
  {
    name: 'orders',
    texts: {
      de: {
        title: 'Bestellungen, Zahlungen und Rechnungen',
        purpose: 'Verkaufen, abrechnen, erstatten, Widerrufe bearbeiten, Bücher führen',
        data: 'Name, E-Mail-Adresse, gegebenenfalls Anschrift, Bestellung, Preis, Gutscheincode, Erklärungen zum Widerruf, Stand der Zahlung; solange ein Platz einer Auszeit unbezahlt vorgemerkt ist, eine mit Schlüssel gebildete Prüfsumme des Netzes; keine Karten- oder Kontodaten',
        kept: 'Rechnungen und Buchungsbelege acht Jahre (§ 147 Abs. 3 AO, § 14b UStG), auch nach dem Löschen des Kontos; Unbezahltes wird mit dem Konto gelöscht',
      },
      en: {
        title: 'Orders, payments and invoices',
        purpose: 'Selling, invoicing, refunding, handling withdrawals, bookkeeping',
        data: 'Name, e-mail address, address if needed, order, price, code, declarations on the withdrawal, state of the payment; while an unpaid place of a retreat is held, a keyed hash of the network; no card or bank details',
        kept: 'invoices and records eight years (§ 147 (3) AO, § 14b UStG), also after the account is deleted; what was never paid goes with the account',
      },
    },
    concerns: ['buyers'],
    basis: ['contract', 'legal-duty'],
    recipients: ['payment', 'mail'],
    tables: ['orders', 'invoices', 'entitlements', 'code_uses', 'withdrawals', 'provider_events'],
    jobs: ['refund-order', 'end-session', 'reconcile-orders'],
  },
];
