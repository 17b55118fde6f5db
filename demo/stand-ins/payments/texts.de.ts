/** What the test payment page of the demo says. */
export const de = {
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
