export const de = {
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
