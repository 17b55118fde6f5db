import { bilingual } from '#kit/bilingual.ts';

const de = {
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
      `Am ${moment} ist eine Erklärung eingegangen, die keinen Vertrag von selbst beendet: Keine Bestellung passt dazu, oder das Widerrufsrecht ist nicht eindeutig. Sie steht in der Redaktion unter „Widerrufe“. Bitte prüft sie und antwortet.`,
  },
};

export type WithdrawalMailTexts = typeof de;

const en: WithdrawalMailTexts = {
  receipt: {
    subject: (number) => `We have received your withdrawal ${number}`,
    heading: 'We have received your withdrawal',
    hello: 'Hello,',
    intro: (moment) => `we hereby confirm that we received this declaration of withdrawal on ${moment}:`,
    statement: 'I hereby withdraw from the following contract.',
    number: 'Reference',
    moment: 'Received on',
    name: 'Name',
    email: 'E-mail',
    contract: 'Order number or contract',
    message: 'Message',
    unquoted:
      'We have kept the wording. We do not repeat it here because we have not yet found an order with the given number for this e-mail address. You are welcome to reply to this e-mail with your order number.',
    next: 'What happens next',
    nextTexts: [
      'We will write to you about the outcome. If your withdrawal is effective, you will get your money back without delay, at the latest within fourteen days, the way you paid.',
      'Please keep this e-mail: it is your proof.',
    ],
    note: 'You did not withdraw from anything? Then somebody has given your e-mail address. Please reply to this e-mail.',
  },
  team: {
    subject: (number) => `A withdrawal waits to be checked: ${number}`,
    heading: 'A withdrawal waits to be checked',
    intro: (moment) =>
      `A declaration was received on ${moment} that ends no contract by itself: no order fits, or the right of withdrawal is not clear. It is listed in the back office under “Withdrawals”. Please check it and answer.`,
  },
};

/** Texts of the mails about a declared withdrawal. Subjects name no contract (S16.5). */
export const withdrawalMailTexts = bilingual(de, en);
