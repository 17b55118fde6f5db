/** What the pages of the demo's stand-in for providers say. */
export const de = {
  names: { google: 'Google', facebook: 'Facebook' },
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
};

export type SignInTexts = typeof de;
