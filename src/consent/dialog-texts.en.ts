import type { ConsentTexts } from './dialog-texts.de.ts';

export const en: ConsentTexts = {
  title: 'Your cookie settings',
  intro: (site) =>
    `${site} works without statistics and without advertising. If you agree, we count which kinds of pages are needed, never which topic. You can change this at any time at the end of every page.`,
  privacy: 'More on privacy',
  choices: 'Categories',
  essential: 'Essential',
  analytics: 'Statistics',
  marketing: 'Marketing',
  essentialHint: 'What the site needs to work: your login, protection against forged requests, this choice.',
  analyticsHint:
    'With Matomo the operator counts which kind of page you open and whether the chat gets you where you want to go. What you say there about symptoms or how you feel is never part of the statistics. No further cookies are put on your device for it.',
  marketingHint: 'We use nothing of this kind at present.',
  refuse: 'Reject all',
  confirm: 'Confirm selection',
  accept: 'Accept all',
};
