import { bilingual } from '#kit/bilingual.ts';

const de = {
  wrongLogin: 'E-Mail oder Passwort ist falsch.',
  wrongCode: 'Dieser Code ist falsch oder schon verbraucht.',
  check: 'Bitte prüfe Deine Angaben.',
  password: {
    short: (least: number) => `* Mindestens ${least} Zeichen`,
    common: 'Dieses Passwort ist zu verbreitet. Bitte wähle ein anderes.',
    own: 'Dein Name und Deine E-Mail-Adresse sind als Passwort zu leicht zu erraten.',
    unequal: 'Die beiden Passwörter stimmen nicht überein.',
  },
  email: {
    missing: 'Bitte fülle dieses Feld aus.',
    wrong: 'Der Benutzername muss eine gültige E-Mail-Adresse sein.',
  },
  registered: 'Fast geschafft: Wir haben Dir eine E-Mail geschickt. Bitte folge dem Link darin.',
  resent: 'Wenn die Adresse noch zu bestätigen ist, haben wir Dir eine E-Mail mit einem neuen Link geschickt.',
  forgotten: 'Wenn es zu dieser Adresse ein Konto gibt, haben wir eine E-Mail geschickt, mit der Du weiterkommst.',
  reset: 'Dein neues Passwort gilt ab sofort. Du kannst Dich jetzt damit anmelden.',
  resetInvalid: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.',
  mails: {
    hello: (name: string) => `Hallo ${name},`,
    helloThere: 'Hallo,',
    validFor: 'Der Link gilt 60 Minuten.',
    notYou: 'Wenn Du das nicht warst, kannst Du diese E-Mail einfach löschen.',
    providers: { google: 'Google', facebook: 'Facebook' },
    verify: {
      subject: 'Bitte bestätige Deine E-Mail-Adresse',
      heading: 'Willkommen!',
      text: (site: string) =>
        `schön, dass Du bei ${site} dabei bist. Bitte bestätige noch, dass diese E-Mail-Adresse Dir gehört.`,
      button: 'E-Mail-Adresse bestätigen',
    },
    reset: {
      subject: 'Dein neues Passwort',
      heading: 'Neues Passwort',
      text: 'Du möchtest ein neues Passwort setzen. Hier geht es weiter:',
      button: 'Neues Passwort setzen',
      validFor: 'Der Link gilt 60 Minuten und funktioniert ein Mal.',
      notYou: 'Wenn Du das nicht warst, kannst Du diese E-Mail einfach löschen. Dein Passwort bleibt, wie es ist.',
    },
    provider: {
      subject: 'Deine Anmeldung',
      heading: 'So meldest Du Dich an',
      text: (provider: string) =>
        `Dein Konto hat kein eigenes Passwort: Du meldest Dich mit ${provider} an. Auf der Anmeldeseite findest Du den Knopf „Mit ${provider} anmelden“.`,
      button: 'Zur Anmeldung',
    },
    known: {
      subject: 'Du hast schon ein Konto',
      heading: 'Du hast schon ein Konto',
      text: 'jemand wollte sich mit dieser E-Mail-Adresse registrieren. Es gibt aber schon ein Konto dazu, und daran hat sich nichts geändert.',
      logIn: 'Zur Anmeldung',
      reset: 'Neues Passwort setzen',
      validFor: 'Der Link für ein neues Passwort gilt 60 Minuten und funktioniert ein Mal.',
    },
  },
};

export type EntryTexts = typeof de;

const en: EntryTexts = {
  wrongLogin: 'E-mail or password is wrong.',
  wrongCode: 'This code is wrong or has been used already.',
  check: 'Please check what you entered.',
  password: {
    short: (least) => `* At least ${least} characters`,
    common: 'This password is too common. Please choose another one.',
    own: 'Your name and your e-mail address are too easy to guess as a password.',
    unequal: 'The two passwords do not match.',
  },
  email: {
    missing: 'Please fill in this field.',
    wrong: 'Username must be a valid email address.',
  },
  registered: 'Almost done: we have sent you an e-mail. Please follow the link in it.',
  resent: 'If the address still has to be confirmed, we have sent you an e-mail with a new link.',
  forgotten: 'If there is an account for this address, we have sent an e-mail that helps you on.',
  reset: 'Your new password is in force. You can log in with it now.',
  resetInvalid: 'This link has expired or has been used already. Please request a new one.',
  mails: {
    hello: (name) => `Hello ${name},`,
    helloThere: 'Hello,',
    validFor: 'The link is valid for 60 minutes.',
    notYou: 'If this was not you, simply delete this e-mail.',
    providers: { google: 'Google', facebook: 'Facebook' },
    verify: {
      subject: 'Please confirm your e-mail address',
      heading: 'Welcome!',
      text: (site) => `it is good to have you at ${site}. Please confirm that this e-mail address is yours.`,
      button: 'Confirm e-mail address',
    },
    reset: {
      subject: 'Your new password',
      heading: 'New password',
      text: 'You would like to set a new password. This is the way:',
      button: 'Set a new password',
      validFor: 'The link is valid for 60 minutes and works once.',
      notYou: 'If this was not you, simply delete this e-mail. Your password stays as it is.',
    },
    provider: {
      subject: 'Your login',
      heading: 'This is how you log in',
      text: (provider) =>
        `Your account has no password of its own: you log in with ${provider}. On the login page there is a button “Log in with ${provider}”.`,
      button: 'To the login',
    },
    known: {
      subject: 'You already have an account',
      heading: 'You already have an account',
      text: 'someone tried to register with this e-mail address. There is an account for it already, and nothing about it has changed.',
      logIn: 'To the login',
      reset: 'Set a new password',
      validFor: 'The link for a new password is valid for 60 minutes and works once.',
    },
  },
};

/** The server's texts for registration and login: messages, field errors, mails. */
export const entryTexts = bilingual(de, en);
