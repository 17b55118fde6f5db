import { bilingual } from '#kit/bilingual.ts';

const de = {
  title: 'Deine Cookie-Einstellungen',
  intro: (site: string) =>
    `${site} läuft ohne Statistik und ohne Werbung. Mit Deiner Zustimmung zählen wir, welche Arten von Seiten gebraucht werden, nie welches Thema. Ändern kannst Du das jederzeit am Ende jeder Seite.`,
  privacy: 'Mehr im Datenschutz',
  choices: 'Kategorien',
  essential: 'Essenziell',
  analytics: 'Statistik',
  marketing: 'Marketing',
  essentialHint: 'Was die Seite zum Arbeiten braucht: Deine Anmeldung, Schutz vor gefälschten Anfragen, diese Auswahl.',
  analyticsHint:
    'Mit Matomo zählt der Betreiber, welche Art von Seite Du öffnest und ob Dich der Chat ans Ziel führt. Was Du dort über Beschwerden oder Dein Befinden sagst, erfährt die Statistik nie. Dafür kommen keine weiteren Cookies auf Dein Gerät.',
  marketingHint: 'Zurzeit setzen wir hier nichts ein.',
  refuse: 'Alles ablehnen',
  confirm: 'Auswahl bestätigen',
  accept: 'Alle akzeptieren',
};

export type ConsentTexts = typeof de;

const en: ConsentTexts = {
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

/** Texts of the consent dialog, loaded with it and not with the page. */
export const consentTexts = bilingual(de, en);
