/** The mail with a code that was bought. Its subject says nothing about what it opens (S16.5). */
export const de = {
  hello: (name: string) => `Hallo ${name},`,
  gift: {
    subject: 'Dein Geschenk ist da',
    heading: 'Dein Geschenk ist da',
    text: 'danke für Deinen Kauf. Hier ist der Code zum Weitergeben. Wer ihn einlöst, bekommt gleich Zugang und muss nichts bezahlen.',
  },
  value: {
    subject: 'Dein Gutschein ist da',
    heading: 'Dein Gutschein ist da',
    text: 'danke für Deinen Kauf. Hier ist Dein Gutschein, zum Verschenken oder für Dich selbst. Er gilt für alles im Shop; was beim Einlösen übrig bleibt, bleibt auf dem Gutschein.',
  },
  code: 'Code',
  offer: 'Geschenk',
  worth: 'Wert',
  until: 'Gültig bis',
  order: 'Bestellung',
  redeem: 'Code ansehen und einlösen',
  print: 'Zum Ausdrucken oder Weiterleiten',
  note: 'Bewahre den Code gut auf: Er ist wie Bargeld, und wer ihn kennt, kann ihn einlösen.',
  from: (site: string) => `Diese E-Mail kommt von ${site}.`,
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  withdrawal: 'Vertrag widerrufen',
};

export type VoucherTexts = typeof de;
