import type { SignInTexts } from './texts.de.ts';

export const en: SignInTexts = {
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
