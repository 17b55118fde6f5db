import { bilingual } from '#kit/bilingual.ts';
import { quotedDe, quotedEn } from '#kit/quoted.ts';

const de = {
  title: 'Deine Bestellung',
  headTitle: (name: string) => `Bestellung: ${name}`,
  youGet: 'Das bekommst Du',
  opens: 'Darin enthalten',
  when: 'Wann',
  where: 'Wo',
  back: { coaching: 'Zurück zum Kurs', retreat: 'Zurück zur Auszeit', product: 'Zurück zum Shop' },

  gift: 'Als Geschenk kaufen',
  giftHint: 'Du bekommst einen Code zum Verschenken. Eingelöst wird er von der Person, die Du beschenkst.',

  code: 'Gutscheincode',
  redeem: 'Einlösen',
  remove: 'Code entfernen',
  problems: {
    'code-used': 'Dieser Code wurde bereits verwendet.',
    'code-invalid': 'Dieser Code ist ungültig.',
    'too-many': 'Das waren zu viele Versuche. Bitte probiere es später noch einmal.',
    trouble: 'Das hat gerade nicht geklappt. Prüfe Deine Verbindung und versuche es noch einmal.',
    empty: 'Gib hier zuerst Deinen Code ein.',
  },
  applied: (code: string, saved: string) => `Der Code ${code} ist eingelöst. Du sparst ${saved}.`,
  coversAll: (code: string) => `Der Code ${code} ist eingelöst. Du bezahlst nichts.`,
  /** A voucher was paid for, so it saves nothing: it pays. */
  pays: (code: string, part: string) => `Der Gutschein ${code} bezahlt ${part}.`,
  stays: (rest: string) => `Es bleiben ${rest} darauf.`,

  addressTitle: 'Deine Rechnungsadresse',
  addressWhy: 'Für die Rechnung brauchen wir Deine Adresse.',
  changeAddress: 'Ändern',
  keepAddress: 'Abbrechen',
  addressMissing: 'Trage zuerst Deine Adresse ein, dann kannst Du bestellen.',

  consentMissing: 'Bitte setze hier den Haken. Ohne Deine Zustimmung dürfen wir den Kurs noch nicht freischalten.',

  payment: 'Zahlungsarten',
  paymentText: 'Kreditkarte und Debitkarte, über den Zahlungsdienst Stripe. Deine Kartendaten sehen wir nie.',
  free: 'Nichts zu bezahlen',
  freeText: 'Der Code deckt den ganzen Preis. Du brauchst keine Karte, und es wird nichts abgebucht.',

  sumTitle: 'Bestellen',
  list: 'Preis',
  discount: (code: string) => `Rabatt ${code}`,
  total: 'Gesamtpreis',
  vat: (percent: number, share: string) => `inklusive ${percent} % Umsatzsteuer (${share})`,
  voucher: (code: string) => `Gutschein ${code}`,
  due: 'Noch zu zahlen',
  untaxed: 'Wertgutschein: Die Umsatzsteuer fällt erst beim Einlösen an.',
  once: 'Einmalig. Kein Abo, keine weiteren Kosten.',
  asGift: 'als Geschenk',
  namedOnPapers: (name: string) => `Auf Zahlungsseite und Rechnung: ${name}`,

  order: 'zahlungspflichtig bestellen',
  redeemOrder: 'Jetzt einlösen',
  toOrder: 'Weiter zur Bestellung',
  changeOrder: 'Bestellung ändern',
  termsBefore: 'Es gelten unsere ',
  terms: 'Nutzungsbedingungen',
  termsAfter: '.',
  withdrawalBefore: 'Was Du zum Widerruf wissen musst, steht dort unter ',
  withdrawal: 'Widerrufsbelehrung',
  datedBefore:
    'Weil eine Auszeit einen festen Termin hat, kannst Du diesen Vertrag nicht widerrufen (§ 312g Abs. 2 Nr. 9 BGB); bis wann Du absagen kannst und was es kostet, steht in den Nutzungsbedingungen unter ',
  dated: 'Auszeiten',

  ownParts: (titles: readonly string[]) =>
    `Das hast Du schon: ${titles.map(quotedDe).join(', ')}. Das Paket kostet trotzdem den vollen Preis. Was Dir noch fehlt, gibt es auch einzeln.`,

  loginNeeded: 'Du musst mit einem Account angemeldet sein, um das Produkt kaufen zu können.',
  logIn: 'Anmelden',
  register: 'Registrieren',
  steps: 'So geht es weiter',
  stepList: ['Melde Dich an, oder registriere Dich in einer Minute.', 'Stimme zu und bestelle.', 'Fang gleich an.'],
  stepListAway: [
    'Melde Dich an, oder registriere Dich in einer Minute.',
    'Gib Deine Adresse an und bestelle.',
    'Freu Dich darauf.',
  ],
  withoutScript: 'Zum Bestellen musst Du angemeldet sein. Bist Du es noch nicht, kommst Du nach der Anmeldung hierher zurück.',

  processing: 'In Bearbeitung',
  processingText: 'Deine Zahlung wird gerade geprüft. Sobald sie da ist, bekommst Du eine E-Mail und kannst loslegen.',

  refused: {
    unavailable: 'Das kann im Moment nicht gebucht werden.',
    approval: 'Dieser Kurs wird noch nicht verkauft.',
    'sold-out': 'Diese Auszeit ist ausgebucht.',
  },
  refusedText: {
    unavailable: 'Schau Dich gern um, vielleicht findest Du etwas anderes, das zu Dir passt.',
    approval: 'Er braucht eine Zulassung als Fernlehrgang (FernUSG), und die liegt noch nicht vor.',
    'sold-out': 'Alle Plätze sind vergeben. Vielleicht passt ein anderer Termin zu Dir.',
  },
  others: 'Alle Kurse und Auszeiten',

  priceChanged: (due: string) =>
    `Während Deiner Bestellung hat sich der Preis geändert: Jetzt sind es ${due}. Es wurde nichts bestellt und nichts abgebucht. Wenn es für Dich so passt, bestelle bitte noch einmal.`,
  notices: {
    consent: 'Ein Haken fehlt noch: Bitte stimme zu, dass der Zugang sofort beginnt.',
    address: 'Wir brauchen noch Deine Adresse, damit wir Dir eine Rechnung schreiben können.',
    cancelled: 'Du hast die Zahlung abgebrochen. Es wurde nichts abgebucht, und Deine Angaben sind noch da.',
    expired: 'Deine Bestellung ist abgelaufen. Du kannst sie hier noch einmal beginnen.',
    'many-places':
      'Aus Deinem Netz sind gerade mehrere Plätze vorgemerkt, die noch nicht bezahlt sind. Bitte versuche es in einer Stunde noch einmal, oder schreib uns.',
    'sold-out': 'Leider war jemand schneller: Die letzten Plätze sind gerade vergeben worden.',
    unavailable: 'Das kann im Moment nicht gebucht werden.',
    approval: 'Dieser Kurs wird noch nicht verkauft: Seine Zulassung als Fernlehrgang (FernUSG) liegt noch nicht vor.',
  },
};

const en: typeof de = {
  title: 'Your order',
  headTitle: (name) => `Order: ${name}`,
  youGet: 'What you get',
  opens: 'Included',
  when: 'When',
  where: 'Where',
  back: { coaching: 'Back to the course', retreat: 'Back to the retreat', product: 'Back to the shop' },

  gift: 'Buy as a gift',
  giftHint: 'You get a code to give away. It is redeemed by the person who receives it.',

  code: 'Voucher code',
  redeem: 'Redeem',
  remove: 'Remove code',
  problems: {
    'code-used': 'This code has already been used.',
    'code-invalid': 'This code is invalid.',
    'too-many': 'Those were too many tries. Please try again later.',
    trouble: 'That did not work just now. Check your connection and try again.',
    empty: 'Enter your code here first.',
  },
  applied: (code, saved) => `The code ${code} is applied. You save ${saved}.`,
  coversAll: (code) => `The code ${code} is applied. You pay nothing.`,
  pays: (code, part) => `The voucher ${code} pays ${part}.`,
  stays: (rest) => `${rest} stays on it.`,

  addressTitle: 'Your billing address',
  addressWhy: 'We need your address for the invoice.',
  changeAddress: 'Change',
  keepAddress: 'Cancel',
  addressMissing: 'Enter your address first, then you can order.',

  consentMissing: 'Please tick this box. Without your consent we may not open the course yet.',

  payment: 'Ways to pay',
  paymentText: 'Credit and debit card, through the payment service Stripe. We never see your card details.',
  free: 'Nothing to pay',
  freeText: 'The code covers the whole price. You need no card, and nothing is charged.',

  sumTitle: 'Order',
  list: 'Price',
  discount: (code) => `Discount ${code}`,
  total: 'Total price',
  vat: (percent, share) => `including ${percent}% VAT (${share})`,
  voucher: (code) => `Voucher ${code}`,
  due: 'Left to pay',
  untaxed: 'Voucher of a value: VAT is due when it is redeemed.',
  once: 'One payment. No subscription, no further costs.',
  asGift: 'as a gift',
  namedOnPapers: (name) => `On the payment page and invoice: ${name}`,

  order: 'order with obligation to pay',
  redeemOrder: 'Redeem now',
  toOrder: 'On to the order',
  changeOrder: 'Change the order',
  termsBefore: 'Our ',
  terms: 'terms of use',
  termsAfter: ' apply.',
  withdrawalBefore: 'What you need to know about withdrawal is there under ',
  withdrawal: 'Instructions on withdrawal',
  datedBefore:
    'Since a retreat has a fixed date, you cannot withdraw from this contract (§ 312g (2) no. 9 BGB, German Civil Code); until when you can cancel and what that costs is in the terms of use under ',
  dated: 'Retreats',

  ownParts: (titles) =>
    `You already have: ${titles.map(quotedEn).join(', ')}. The bundle still costs the full price. What you do not have yet is sold singly, too.`,

  loginNeeded: 'You have to be logged in with an account to buy this product.',
  logIn: 'Log in',
  register: 'Sign up',
  steps: 'What comes next',
  stepList: ['Log in, or sign up in a minute.', 'Agree and order.', 'Start right away.'],
  stepListAway: ['Log in, or sign up in a minute.', 'Give your address and order.', 'Look forward to it.'],
  withoutScript: 'To order you have to be logged in. If you are not yet, you come back here after the login.',

  processing: 'In progress',
  processingText: 'Your payment is being checked. As soon as it is there, you get an e-mail and can start.',

  refused: {
    unavailable: 'This cannot be booked at the moment.',
    approval: 'This course is not sold yet.',
    'sold-out': 'This retreat is fully booked.',
  },
  refusedText: {
    unavailable: 'Have a look around, perhaps you find something else that suits you.',
    approval: 'It needs an approval as distance learning (FernUSG), which has not been given yet.',
    'sold-out': 'All places are taken. Perhaps another date suits you.',
  },
  others: 'All courses and retreats',

  priceChanged: (due) =>
    `While you were ordering, the price changed: it is ${due} now. Nothing was ordered, and nothing was charged. If that is fine with you, please order again.`,
  notices: {
    consent: 'One tick is missing: please agree that access begins at once.',
    address: 'We still need your address, so that we can write you an invoice.',
    cancelled: 'You cancelled the payment. Nothing was charged, and what you entered is still here.',
    expired: 'Your order has expired. You can begin it again here.',
    'many-places':
      'Several places that are not paid yet are being held from your network. Please try again in an hour, or write to us.',
    'sold-out': 'Sorry, somebody was faster: the last places have just been taken.',
    unavailable: 'This cannot be booked at the moment.',
    approval: 'This course is not sold yet: its approval as distance learning (FernUSG) has not been given.',
  },
};

/** Texts of the checkout. */
export const checkoutTexts = bilingual(de, en);
