/** What the server says to those who come in: messages, field errors, mails. */
export const de = {
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
