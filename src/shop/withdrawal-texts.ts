import { bilingual } from '#kit/bilingual.ts';

const de = {
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
    tooMany: 'Das waren viele Erklärungen in kurzer Zeit. Bitte versuch es in einer Stunde noch einmal, oder schreib uns.',
    foreign: 'Diese Erklärung kam nicht von unserer Seite. Bitte prüfe sie und sende sie von hier noch einmal ab.',
  },
};

export type WithdrawalTexts = typeof de;

const en: WithdrawalTexts = {
  title: 'Withdraw from contract',
  description: 'Here you declare your withdrawal from a contract with us. Without logging in.',
  intro:
    'Here you can withdraw from a contract that you have concluded with us. You need neither an account nor a reason. You receive a confirmation by e-mail right away.',
  fields: {
    name: 'Name',
    email: 'E-mail',
    order: 'Order number or contract',
    message: 'Message (optional)',
  },
  hints: {
    email: 'Best the one you ordered with. The confirmation of receipt goes there.',
    order: 'The number is in the confirmation of your order and on the invoice, for example B-KX7M-2RWD.',
  },
  goOn: 'Continue',
  terms: 'When you have a right of withdrawal is explained in the',
  termsLink: 'terms of use',
  check: {
    title: 'Is this right?',
    intro: 'With the next click you declare:',
    statement: 'I hereby withdraw from the following contract.',
    message: 'Message',
    confirm: 'Confirm withdrawal',
    back: 'Change details',
  },
  done: {
    title: 'We have received your withdrawal',
    text: (moment) => `It reached us on ${moment}. The confirmation of receipt with all details is on its way to`,
    number: 'Reference',
    moment: 'Received on',
    next: 'We will write to you about the outcome. If your withdrawal is effective, you get your money back within fourteen days at the latest.',
    toStart: 'To the start page',
  },
  errors: {
    check: 'Please check what you entered.',
    missing: 'Please fill in this field.',
    email: 'Please enter a valid e-mail address.',
    long: (most) => `At most ${most} characters.`,
    tooMany: 'Those were many declarations in a short time. Please try again in an hour, or write to us.',
    foreign: 'This declaration did not come from our page. Please check it and send it again from here.',
  },
};

/** Texts of the page 'Vertrag widerrufen'. */
export const withdrawalTexts = bilingual(de, en);
