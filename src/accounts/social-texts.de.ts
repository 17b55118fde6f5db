/** What is said around signing in with others: by the server, and on the pages of the demo's stand-in. */
export const de = {
  /** The form for an address came too late, or from another browser. */
  pendingOver: 'Diese Anmeldung ist abgelaufen. Bitte melde Dich noch einmal mit Google oder Facebook an.',
  addressTold:
    'Fast geschafft: Wir haben Dir eine E-Mail geschickt. Bitte folge dem Link darin und melde Dich danach noch einmal an.',
  names: { google: 'Google', facebook: 'Facebook' },
  standIn: {
    title: (provider: string) => `Mit ${provider} anmelden (Übung)`,
    heading: (provider: string) => `Mit ${provider} anmelden`,
    what: 'Das ist eine Übungsanmeldung.',
    why: (provider: string) =>
      `Diese Seite gehört nicht zu ${provider}: Sie steht in der Demo an dessen Stelle. Niemand meldet sich hier wirklich an, und ein Passwort brauchst Du nicht.`,
    choose: (site: string) => `Als wer möchtest Du zu ${site} zurückkehren?`,
    as: (name: string) => `Als ${name} fortfahren`,
    without: 'ohne E-Mail-Adresse',
    other: 'Andere E-Mail-Adresse',
    goOn: 'Mit dieser Adresse fortfahren',
    wrong: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    cancel: 'Abbrechen',
    over: 'Diese Anmeldung ist abgelaufen oder schon beendet.',
    back: 'Zur Anmeldung',
  },
};

export type SocialTexts = typeof de;
