import { bilingual } from '#kit/bilingual.ts';

const de = {
  receipt: {
    subject: (number: string) => `Deine Meldung ${number} ist angekommen`,
    heading: 'Deine Meldung ist angekommen',
    hello: 'Hallo,',
    intro: 'danke, dass Du uns eine Barriere gemeldet hast. Wir sehen sie uns an und antworten Dir an diese Adresse.',
    number: 'Nummer',
    due: 'Antwort spätestens am',
    next: 'Mit der Nummer kannst Du auf der Seite „Barriere melden“ jederzeit nachsehen, wie weit wir sind.',
    note: 'Du hast nichts gemeldet? Dann hat jemand Deine Adresse angegeben. Du musst nichts tun.',
  },
  team: {
    subject: (number: string) => `Eine Barriere wurde gemeldet: ${number}`,
    heading: 'Eine Barriere wurde gemeldet',
    intro: (day: string) =>
      `Die Meldung steht in der Redaktion unter „Barrieren“. Sie soll spätestens am ${day} beantwortet sein.`,
  },
  answer: {
    subject: (number: string) => `Antwort auf Deine Meldung ${number}`,
    heading: 'Antwort auf Deine Meldung',
    hello: 'Hallo,',
    note: 'Hilft Dir das nicht weiter, antworte bitte auf diese E-Mail. Wer sonst noch hilft, steht auf der Seite „Barrierefreiheit“.',
  },
};

const en: typeof de = {
  receipt: {
    subject: (number) => `We have received your report ${number}`,
    heading: 'We have received your report',
    hello: 'Hello,',
    intro: 'thank you for reporting a barrier. We will look into it and reply to this address.',
    number: 'Number',
    due: 'Reply no later than',
    next: 'With this number you can check our progress at any time on the page “Report a barrier”.',
    note: 'You did not report anything? Then somebody has given your address. There is nothing you need to do.',
  },
  team: {
    subject: (number) => `A barrier was reported: ${number}`,
    heading: 'A barrier was reported',
    intro: (day) => `The report is listed in the back office under “Barriers”. It should be answered by ${day}.`,
  },
  answer: {
    subject: (number) => `Our reply to your report ${number}`,
    heading: 'Our reply to your report',
    hello: 'Hello,',
    note: 'If this does not help you, please reply to this e-mail. Who else can help is explained on the page “Accessibility”.',
  },
};

/** Texts of the mails about a barrier report (S19.7). */
export const barrierMailTexts = bilingual(de, en);
