/** Words of the mails about orders. Subjects name no offer: it may be called after an illness (S16.5). */
export const de = {
  hello: (name: string) => `Hallo ${name},`,
  confirmation: {
    subject: (number: string) => `Deine Bestellung ${number}`,
    heading: 'Danke für Deine Bestellung',
    intro: 'wir bestätigen Dir hiermit Deine Bestellung. Damit ist der Vertrag geschlossen. Heb diese E-Mail bitte auf.',
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
    withdraw: 'Vertrag widerrufen',
    seller: 'Dein Vertragspartner',
    name: 'Name',
    address: 'Anschrift',
    email: 'E-Mail',
    vatId: 'USt-IdNr.',
  },
  refund: {
    subject: (number: string) => `Erstattung zu Deiner Bestellung ${number}`,
    headings: {
      refunded: 'Du bekommst Geld zurück',
      part: 'Du bekommst einen Teil zurück',
      withdrawn: 'Dein Widerruf ist angenommen',
      impossible: 'Deine Bestellung hat leider nicht geklappt',
    },
    texts: {
      part: (number: string) =>
        `wir erstatten Dir einen Teil des Preises Deiner Bestellung ${number}. Was Du bestellt hast, behältst Du.`,
      refunded: (number: string) => `wir erstatten Dir etwas zu Deiner Bestellung ${number}.`,
      withdrawn: (number: string) =>
        `Dein Widerruf der Bestellung ${number} ist wirksam. Der Vertrag ist beendet, und was er geöffnet hat, ist wieder geschlossen.`,
      impossible: (number: string) =>
        `Deine Zahlung zur Bestellung ${number} ist angekommen, aber wir können Dir nicht mehr geben, was Du bestellt hast: In der Zwischenzeit war es vergriffen oder nicht mehr da, oder der Code war verbraucht. Das tut uns leid.`,
    },
    amount: (amount: string) => `Du bekommst ${amount} zurück.`,
    way: 'Das Geld geht auf dem Weg zurück, auf dem Du bezahlt hast. Je nach Bank dauert das einige Tage.',
    voucher: 'Was Du mit einem Gutschein bezahlt hast, steht wieder auf dem Gutschein.',
    note: 'Du hast Fragen? Antworte einfach auf diese E-Mail.',
  },
};

export type OrderMailTexts = typeof de;
