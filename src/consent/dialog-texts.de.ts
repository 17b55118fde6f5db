/** Texts of the consent (S2.44). */
export const de = {
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
