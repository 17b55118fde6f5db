/** Texts of the page 'Vertrag widerrufen'; its labels and buttons are those of § 356a (2) and (3) BGB. */
export const de = {
  title: 'Vertrag widerrufen',
  description: 'Hier erklärst Du den Widerruf eines Vertrags, den Du mit uns geschlossen hast. Ohne Anmeldung.',
  intro:
    'Hier kannst Du einen Vertrag widerrufen, den Du mit uns geschlossen hast. Du brauchst dafür kein Konto und keinen Grund. Gleich danach bekommst Du eine Eingangsbestätigung per E-Mail.',
  fields: {
    name: 'Name',
    email: 'E-Mail',
    order: 'Bestellnummer oder Vertrag',
    message: 'Nachricht (freiwillig)',
  },
  hints: {
    email: 'Am besten die, mit der Du bestellt hast. Dorthin geht die Eingangsbestätigung.',
    order: 'Die Nummer steht in der Bestätigung Deiner Bestellung und auf der Rechnung, zum Beispiel B-KX7M-2RWD.',
  },
  goOn: 'Weiter',
  terms: 'Wann Du ein Widerrufsrecht hast, steht in den',
  termsLink: 'Nutzungsbedingungen',
  check: {
    title: 'Stimmt das so?',
    intro: 'Mit dem nächsten Klick erklärst Du:',
    statement: 'Hiermit widerrufe ich den folgenden Vertrag.',
    message: 'Nachricht',
    confirm: 'Widerruf bestätigen',
    back: 'Angaben ändern',
  },
  done: {
    title: 'Dein Widerruf ist eingegangen',
    text: (moment: string) =>
      `Er ist am ${moment} bei uns angekommen. Die Eingangsbestätigung mit allen Angaben ist auf dem Weg an`,
    number: 'Vorgang',
    moment: 'Eingegangen am',
    next: 'Wir schreiben Dir, was aus Deinem Widerruf wird. Ist er wirksam, bekommst Du Dein Geld spätestens binnen vierzehn Tagen zurück.',
    toStart: 'Zur Startseite',
  },
  errors: {
    check: 'Bitte prüfe Deine Angaben.',
    missing: 'Bitte fülle dieses Feld aus.',
    email: 'Bitte gib eine gültige E-Mail-Adresse an.',
    long: (most: number) => `Höchstens ${most} Zeichen.`,
    wrong: 'Diese Angabe ist ungültig.',
    tooMany: 'Das waren viele Erklärungen in kurzer Zeit. Bitte versuch es in einer Stunde noch einmal, oder schreib uns.',
    foreign: 'Diese Erklärung kam nicht von unserer Seite. Bitte prüfe sie und sende sie von hier noch einmal ab.',
  },
};

export type WithdrawalTexts = typeof de;
