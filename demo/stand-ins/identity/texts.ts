import { bilingual } from '#kit/bilingual.ts';

const de = {
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

const en: SignInTexts = {
  names: { google: 'Google', facebook: 'Facebook' },
  title: (provider) => `Sign in with ${provider} (practice)`,
  heading: (provider) => `Sign in with ${provider}`,
  what: 'This is a practice sign-in.',
  why: (provider) =>
    `This page does not belong to ${provider}: in the demo it stands in its place. Nobody really signs in here, and you need no password.`,
  choose: (site) => `As whom would you like to return to ${site}?`,
  as: (name) => `Continue as ${name}`,
  without: 'without an e-mail address',
  other: 'Another e-mail address',
  goOn: 'Continue with this address',
  wrong: 'Please enter a valid e-mail address.',
  cancel: 'Cancel',
  over: 'This sign-in has expired or is already over.',
  back: 'To the login',
};

/** Texts of the stand-in's pages. */
export const signInTexts = bilingual(de, en);
