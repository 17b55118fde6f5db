/** What the server says to members about themselves, and to readers of the newsletter. */
export const de = {
  check: 'Bitte prüfe Deine Angaben.',
  newsletter: {
    /** Stored word for word with each consent (S16.3): a change here is another wording. */
    wording: (site: string) =>
      `Ja, ich möchte den Newsletter von ${site} per E-Mail bekommen. Ich kann ihn jederzeit abbestellen, mit dem Link in jeder E-Mail oder in meinem Profil.`,
    asked: 'Wir haben Dir eine E-Mail geschickt. Mit dem Link darin bestätigst Du den Newsletter.',
    confirmed: 'Du bekommst jetzt unseren Newsletter.',
    ended: 'Du bekommst unseren Newsletter nicht mehr.',
    gone: 'Dieser Link gilt nicht mehr. Bitte bestelle den Newsletter noch einmal.',
    noAddress: 'Der Benutzername muss eine gültige E-Mail-Adresse sein.',
  },
  mails: {
    footer: (site: string) => `Diese E-Mail kommt von ${site}.`,
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    newsletter: {
      subject: (site: string) => `Bitte bestätige den Newsletter von ${site}`,
      heading: 'Fast geschafft',
      text: (site: string) => `Du hast den Newsletter von ${site} bestellt. Bestätige bitte, dass diese Adresse Dir gehört.`,
      agreed: 'Dem stimmst Du damit zu:',
      button: 'Newsletter bestätigen',
      note: 'Der Link gilt 14 Tage. Du hast nichts bestellt? Dann vergiss diese E-Mail einfach: Ohne Bestätigung schreiben wir Dir nicht wieder.',
    },
    welcome: {
      subject: (site: string) => `Du bekommst jetzt den Newsletter von ${site}`,
      heading: 'Schön, dass Du dabei bist',
      text: 'Deine Bestätigung ist da. Du bekommst ab jetzt unseren Newsletter.',
      note: 'Bewahre diese E-Mail auf, wenn Du magst: Mit dem Link unten bestellst Du den Newsletter jederzeit ab.',
      end: 'Newsletter abbestellen',
    },
  },
};

export type SelfTexts = typeof de;
