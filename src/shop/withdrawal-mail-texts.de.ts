/** Words of the mails about a declared withdrawal. Subjects name no contract (S16.5). */
export const de = {
  receipt: {
    subject: (number: string) => `Eingangsbestätigung Deines Widerrufs ${number}`,
    heading: 'Dein Widerruf ist eingegangen',
    hello: 'Hallo,',
    intro: (moment: string) => `hiermit bestätigen wir Dir, dass diese Widerrufserklärung am ${moment} bei uns eingegangen ist:`,
    statement: 'Hiermit widerrufe ich den folgenden Vertrag.',
    number: 'Vorgang',
    moment: 'Eingegangen am',
    name: 'Name',
    email: 'E-Mail',
    contract: 'Bestellnummer oder Vertrag',
    message: 'Nachricht',
    unquoted:
      'Den Wortlaut haben wir gespeichert. Wir wiederholen ihn hier nicht, weil wir zu dieser E-Mail-Adresse noch keine Bestellung mit der angegebenen Nummer gefunden haben. Antworte uns gern auf diese E-Mail mit Deiner Bestellnummer.',
    next: 'Wie es weitergeht',
    nextTexts: [
      'Wir schreiben Dir, was aus Deinem Widerruf wird. Ist er wirksam, bekommst Du Dein Geld unverzüglich zurück, spätestens binnen vierzehn Tagen, auf dem Weg, auf dem Du bezahlt hast.',
      'Heb diese E-Mail bitte auf: Sie ist Dein Nachweis.',
    ],
    note: 'Du hast nichts widerrufen? Dann hat jemand Deine E-Mail-Adresse angegeben. Antworte bitte auf diese E-Mail.',
  },
  team: {
    subject: (number: string) => `Ein Widerruf wartet auf Prüfung: ${number}`,
    heading: 'Ein Widerruf wartet auf Prüfung',
    intro: (moment: string) =>
      `Am ${moment} ist diese Erklärung eingegangen. Sie beendet keinen Vertrag von selbst: Keine Bestellung passt dazu, oder das Widerrufsrecht ist nicht eindeutig. Bitte prüft sie und antwortet.`,
  },
};

export type WithdrawalMailTexts = typeof de;
