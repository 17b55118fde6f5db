import { bilingual } from '#kit/bilingual.ts';

const de = {
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

const en: VoucherTexts = {
  hello: (name) => `Hello ${name},`,
  gift: {
    subject: 'Your gift is here',
    heading: 'Your gift is here',
    text: 'thank you for your purchase. Here is the code to pass on. Whoever redeems it has access at once and pays nothing.',
  },
  value: {
    subject: 'Your voucher is here',
    heading: 'Your voucher is here',
    text: 'thank you for your purchase. Here is your voucher, to give away or for yourself. It can be used for everything in the shop; what is not spent stays on it.',
  },
  code: 'Code',
  offer: 'Gift',
  worth: 'Value',
  until: 'Valid until',
  order: 'Order',
  redeem: 'See the code and redeem it',
  print: 'To print or to forward',
  note: 'Keep the code safe: it is like cash, and whoever knows it can redeem it.',
  from: (site) => `This e-mail comes from ${site}.`,
  imprint: 'Legal notice',
  privacy: 'Privacy',
  withdrawal: 'Withdraw from a contract',
};

/** The mail with a bought code. Its subject does not reveal what it is for (S16.5). */
export const voucherTexts = bilingual(de, en);
