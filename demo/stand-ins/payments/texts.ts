import { bilingual } from '#kit/bilingual.ts';

const de = {
  title: 'Testzahlung',
  heading: 'Testzahlung',
  what: 'Das ist eine Testzahlung.',
  why: 'Diese Seite steht in der Demo an der Stelle des Zahlungsanbieters. Es wird kein Geld bewegt, und Kartendaten brauchst Du nicht.',
  to: (site: string) => `Zahlung an ${site}`,
  total: 'Zu zahlen',
  pay: 'bezahlen',
  cancel: 'abbrechen',
  more: 'Zum Ausprobieren',
  fail: 'Zahlung schlägt fehl',
  late: 'Später bezahlt',
  about: 'So ist es etwa bei einer Lastschrift: Das Geld kommt nicht an, oder erst nach einer Minute.',
  expired: 'Diese Zahlung ist abgelaufen.',
  expiredHint: 'Es wurde nichts bezahlt. Du kannst die Bestellung noch einmal beginnen.',
  paid: 'Diese Zahlung ist schon abgeschlossen.',
  unknown: 'Diese Zahlung gibt es nicht.',
  back: 'Zurück zur Bestellung',
  onward: 'Weiter zur Bestellung',
  start: 'Zur Startseite',
};

export type PaymentTexts = typeof de;

const en: PaymentTexts = {
  title: 'Test payment',
  heading: 'Test payment',
  what: 'This is a test payment.',
  why: 'In the demo this page stands in for the payment provider. No money is moved, and you need no card.',
  to: (site) => `Payment to ${site}`,
  total: 'To pay',
  pay: 'pay',
  cancel: 'cancel',
  more: 'To try things out',
  fail: 'The payment fails',
  late: 'Paid later',
  about: 'As with a direct debit: the money never arrives, or only after a minute.',
  expired: 'This payment has expired.',
  expiredHint: 'Nothing was paid. You can begin the order again.',
  paid: 'This payment is already completed.',
  unknown: 'There is no such payment.',
  back: 'Back to the order',
  onward: 'On to the order',
  start: 'To the start page',
};

/** Texts of the demo's payment page. */
export const paymentTexts = bilingual(de, en);
