import { bilingual } from '#kit/bilingual.ts';

const de = {
  frame: {
    skip: 'Zum Inhalt',
    office: 'Redaktion',
    menu: 'Menü',
    close: 'Menü schließen',
    navigation: 'Redaktion',
    toSite: 'Zur Website',
    otherLanguage: 'English',
    logout: 'Abmelden',
  },
  again: {
    title: 'Bitte melde Dich noch einmal an',
    text: 'Deine Anmeldung ist abgelaufen. Was Du geschrieben hast, steht noch da; nach dem Anmelden geht es hier weiter.',
    email: 'E-Mail',
    password: 'Passwort',
    code: 'Code',
    codeHint: 'Aus Deiner App, oder einer Deiner Wiederherstellungscodes',
    signIn: 'Anmelden',
    otherwise: 'Du meldest Dich anders an?',
    elsewhere: 'Anmeldeseite in einem neuen Tab',
    done: 'Ich bin wieder angemeldet',
    later: 'Später',
  },
  tone: {
    button: (now: string): string => `Darstellung: ${now}`,
    device: 'Wie das Gerät',
    day: 'Hell',
    night: 'Dunkel',
  },
  menu: { overview: 'Übersicht' },
  groups: {
    overview: '',
    content: 'Inhalte',
    courses: 'Kurse',
    shop: 'Verkauf',
    people: 'Menschen',
    files: 'Ablage',
    site: 'Website',
    system: 'Betrieb',
  },
  nothing: {
    title: 'Hier ist nichts',
    text: 'Diese Seite gibt es nicht, oder sie gehört nicht zu Deiner Rolle.',
    back: 'Zur Übersicht',
  },
  trouble: {
    title: 'Das hat nicht geklappt',
    text: 'Dieser Teil der Redaktion konnte nicht angezeigt werden.',
    again: 'Noch einmal versuchen',
  },
};

export type OfficeTexts = typeof de;

const en: OfficeTexts = {
  frame: {
    skip: 'Skip to content',
    office: 'Back office',
    menu: 'Menu',
    close: 'Close menu',
    navigation: 'Back office',
    toSite: 'To the website',
    otherLanguage: 'Deutsch',
    logout: 'Log out',
  },
  again: {
    title: 'Please sign in again',
    text: 'Your session has ended. What you wrote is still here; once you have signed in you can go on.',
    email: 'E-mail',
    password: 'Password',
    code: 'Code',
    codeHint: 'From your app, or one of your recovery codes',
    signIn: 'Sign in',
    otherwise: 'You sign in another way?',
    elsewhere: 'Login page in a new tab',
    done: 'I have signed in again',
    later: 'Later',
  },
  tone: {
    button: (now) => `Appearance: ${now}`,
    device: 'As the device',
    day: 'Light',
    night: 'Dark',
  },
  menu: { overview: 'Overview' },
  groups: {
    overview: '',
    content: 'Content',
    courses: 'Courses',
    shop: 'Shop',
    people: 'People',
    files: 'Files',
    site: 'Website',
    system: 'Operations',
  },
  nothing: {
    title: 'Nothing here',
    text: 'This page does not exist, or it is not part of your role.',
    back: 'To the overview',
  },
  trouble: {
    title: 'That did not work',
    text: 'This part of the back office could not be shown.',
    again: 'Try again',
  },
};

/** Texts of the back office's frame: both languages at once, since its users have good connections. */
export const officeTexts = bilingual(de, en);
