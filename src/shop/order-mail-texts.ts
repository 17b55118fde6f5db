import { bilingual } from '#kit/bilingual.ts';

const de = {
  hello: (name: string) => `Hallo ${name},`,
  confirmation: {
    subject: (number: string) => `Deine Bestellung ${number}`,
    heading: 'Danke für Deine Bestellung',
    intro: 'wir bestätigen Dir hiermit Deine Bestellung. Damit ist der Vertrag geschlossen. Heb diese E-Mail bitte auf.',
    again:
      'hier kommt die Bestätigung Deiner Bestellung noch einmal. Der Vertrag gilt so, wie er bei der Bestellung geschlossen wurde; die Angaben zu uns und die Nutzungsbedingungen stehen hier in ihrer heutigen Fassung.',
    order: 'Deine Bestellung',
    number: 'Bestellnummer',
    date: 'Bestellt am',
    what: 'Bestellt',
    asGift: (name: string) => `${name} (als Geschenk)`,
    list: 'Preis',
    discount: 'Rabatt',
    total: 'Gesamtpreis',
    inclusive: (total: string, percent: number, vat: string) => `${total}, darin ${percent} % Umsatzsteuer: ${vat}`,
    untaxed: (total: string) => `${total} (Gutschein: Umsatzsteuer fällt erst beim Einlösen an)`,
    byVoucher: 'Bezahlt mit Gutschein',
    paid: 'Bezahlt über die Zahlungsseite',
    payment: 'Bezahlung',
    nothing: 'Du musstest nichts bezahlen.',
    delivery: 'Lieferung',
    deliveries: {
      course: 'Der Zugang ist offen: Du findest alles in Deinem Bereich.',
      retreat: 'Dein Platz ist reserviert. Alles Weitere schreiben wir Dir vor dem Termin.',
      code: 'Der Code kommt in einer eigenen E-Mail.',
    },
    consent: 'Deine Zustimmung',
    consented: (moment: string) => `Bei der Bestellung, am ${moment}, hast Du zugestimmt:`,
    receipt: 'Rechnung als PDF',
    buttons: { course: 'Zum Kurs', own: 'Zu Deinem Bereich', retreat: 'Zur Auszeit', code: 'Zum Gutschein' },
    /** Before the law's texts; only a translation needs it. */
    counts: (_terms: string) => '',
    withdraw: 'Vertrag widerrufen',
    seller: 'Dein Vertragspartner',
    name: 'Name',
    address: 'Anschrift',
    email: 'E-Mail',
    vatId: 'USt-IdNr.',
  },
  correction: {
    subject: (number: string) => `Berichtigte Rechnung zu Deiner Bestellung ${number}`,
    heading: 'Deine Rechnung ist berichtigt',
    text: (number: string) =>
      `wir haben Name und Anschrift in der Rechnung zu Deiner Bestellung ${number} berichtigt. Bitte bewahre die Berichtigung zusammen mit der Rechnung auf.`,
    button: 'Berichtigung als PDF',
  },
  refund: {
    subject: (number: string) => `Erstattung zu Deiner Bestellung ${number}`,
    /** Where no money comes back. */
    about: (number: string) => `Zu Deiner Bestellung ${number}`,
    headings: {
      refunded: 'Du bekommst Geld zurück',
      cancelled: 'Deine Bestellung ist aufgehoben',
      part: 'Du bekommst einen Teil zurück',
      withdrawn: 'Dein Widerruf ist angenommen',
      impossible: 'Deine Bestellung hat leider nicht geklappt',
    },
    texts: {
      part: (number: string) =>
        `wir erstatten Dir einen Teil des Preises Deiner Bestellung ${number}. Was Du bestellt hast, behältst Du.`,
      /** The buyer's bank has the payment, or has returned the rest of it. */
      partAtBank: (number: string) =>
        `wir erstatten Dir einen Teil des Preises Deiner Bestellung ${number}. Über den Rest entscheidet Deine Bank.`,
      refunded: (number: string) =>
        `wir erstatten Dir Deine Bestellung ${number}. Sie ist damit aufgehoben: Zugang, Platz oder Code, die dazu gehören, gelten nicht mehr.`,
      cancelled: (number: string) =>
        `wir haben Deine Bestellung ${number} aufgehoben. Zugang, Platz oder Code, die dazu gehören, gelten nicht mehr.`,
      withdrawn: (number: string) =>
        `Dein Widerruf der Bestellung ${number} ist wirksam. Der Vertrag ist beendet, und was er geöffnet hat, ist wieder geschlossen.`,
      impossible: (number: string) =>
        `Deine Zahlung zur Bestellung ${number} ist angekommen, aber wir können Dir nicht mehr geben, was Du bestellt hast: In der Zwischenzeit war es vergriffen oder nicht mehr da, oder der Code war verbraucht. Das tut uns leid.`,
    },
    amount: (amount: string) => `Du bekommst ${amount} zurück.`,
    way: 'Das Geld geht auf dem Weg zurück, auf dem Du bezahlt hast. Je nach Bank dauert das einige Tage.',
    voucher: 'Was Du mit einem Gutschein bezahlt hast, steht wieder auf dem Gutschein.',
    code: (code: string) => `Den Code ${code} kannst Du wieder einlösen.`,
    until: (day: string) => `Er gilt bis zum ${day}.`,
    voided: 'Der Gutschein, mit dem Du bezahlt hast, gilt nicht mehr. Du kannst ihn also nicht noch einmal einlösen.',
    note: 'Du hast Fragen? Antworte einfach auf diese E-Mail.',
  },
  /** To the seller. */
  refundFailed: {
    subject: (number: string) => `Eine Erstattung ist nicht angekommen: ${number}`,
    heading: 'Eine Erstattung ist nicht angekommen',
    text: (number: string, amount: string) =>
      `Von dem, was zur Bestellung ${number} erstattet wurde, sind ${amount} nicht angekommen: Die Bank der Käuferin oder des Käufers hat das Geld nicht angenommen, und der Zahlungsdienst gibt es Euch zurück. Es steht der Käuferin oder dem Käufer weiter zu. Bitte klärt mit ihr oder ihm, auf welchem Weg Ihr es zahlt. Die Bestellung steht in der Redaktion unter „Bestellungen“.`,
  },
};

export type OrderMailTexts = typeof de;

const en: OrderMailTexts = {
  hello: (name) => `Hello ${name},`,
  confirmation: {
    subject: (number) => `Your order (Bestellung) ${number}`,
    heading: 'Thank you for your order',
    intro: 'we hereby confirm your order. With this the contract is concluded. Please keep this e-mail.',
    again:
      'here is the confirmation of your order once more. The contract holds as it was concluded with the order; the information about us and the terms are given here as they are today.',
    order: 'Your order',
    number: 'Order number',
    date: 'Ordered on',
    what: 'Ordered',
    asGift: (name) => `${name} (as a gift)`,
    list: 'Price',
    discount: 'Discount',
    total: 'Total price',
    inclusive: (total, percent, vat) => `${total}, including ${percent}% VAT: ${vat}`,
    untaxed: (total) => `${total} (voucher: VAT falls due when it is redeemed)`,
    byVoucher: 'Paid by voucher',
    paid: 'Paid on the payment page',
    payment: 'Payment',
    nothing: 'There was nothing to pay.',
    delivery: 'Delivery',
    deliveries: {
      course: 'Access is open: you will find everything in your space.',
      retreat: 'Your place is reserved. We will write to you with everything else before it begins.',
      code: 'The code comes in an e-mail of its own.',
    },
    consent: 'Your consent',
    consented: (moment) => `When ordering, on ${moment}, you agreed:`,
    receipt: 'Invoice as a PDF',
    buttons: { course: 'To the course', own: 'To your space', retreat: 'To the retreat', code: 'To the voucher' },
    counts: (terms) =>
      `The language of the contract is German. What follows is a translation for your information; the German text counts: ${terms}`,
    withdraw: 'Withdraw from contract',
    seller: 'Your contractual partner',
    name: 'Name',
    address: 'Address',
    email: 'E-mail',
    vatId: 'VAT ID',
  },
  correction: {
    subject: (number) => `Corrected invoice for your order ${number}`,
    heading: 'Your invoice is corrected',
    text: (number) =>
      `we have corrected the name and address in the invoice for your order ${number}. Please keep the correction together with the invoice.`,
    button: 'Correction as a PDF',
  },
  refund: {
    subject: (number) => `Refund for your order ${number}`,
    about: (number) => `About your order ${number}`,
    headings: {
      refunded: 'You get money back',
      cancelled: 'Your order has been cancelled',
      part: 'You get a part back',
      withdrawn: 'Your withdrawal has been accepted',
      impossible: 'Unfortunately your order did not work out',
    },
    texts: {
      part: (number) => `we are giving you back a part of the price of your order ${number}. You keep what you ordered.`,
      partAtBank: (number) =>
        `we are giving you back a part of the price of your order ${number}. Your bank decides on the rest.`,
      refunded: (number) =>
        `we are giving you back the price of your order ${number}. With this it is cancelled: access, place or code that belong to it are no longer valid.`,
      cancelled: (number) =>
        `we have cancelled your order ${number}. Access, place or code that belong to it are no longer valid.`,
      withdrawn: (number) =>
        `your withdrawal from order ${number} is effective. The contract has ended, and what it opened is closed again.`,
      impossible: (number) =>
        `your payment for order ${number} has arrived, but we can no longer give you what you ordered: in the meantime it was sold out or gone, or the code was used up. We are sorry.`,
    },
    amount: (amount) => `You get back ${amount}.`,
    way: 'The money goes back the way you paid. Depending on your bank this takes a few days.',
    voucher: 'What you paid by voucher is on the voucher again.',
    code: (code) => `You can redeem the code ${code} again.`,
    until: (day) => `It is valid until ${day}.`,
    voided: 'The voucher that you paid with is no longer valid, so you cannot redeem it again.',
    note: 'Any questions? Just reply to this e-mail.',
  },
  refundFailed: {
    subject: (number) => `A refund did not arrive: ${number}`,
    heading: 'A refund did not arrive',
    text: (number, amount) =>
      `Of what was refunded for order ${number}, ${amount} did not arrive: the buyer’s bank did not accept the money, and the payment provider returns it to you. It is still owed to the buyer. Please agree with them on another way to pay it. The order is listed in the back office under “Orders”.`,
  },
};

/** Texts of the mails about orders. Subjects never name the offer: it may be named after an illness (S16.5). */
export const orderMailTexts = bilingual(de, en);
