/** Texts of the search: its page, its box and its flyout. */
export const de = {
  title: 'Suche',
  description: 'Finde Videos zu Krankheiten, Beschwerden und allem, was Dir guttut.',
  question: 'Wonach suchst Du?',
  placeholder: 'Suche...',
  submit: 'Suchen',
  clear: 'Eingabe löschen',
  tooShort: 'Gib mindestens 3 Zeichen ein.',

  frequent: 'Häufig gesucht',
  /** S9.1, in the order in which the server writes them. */
  trending: [
    'Erkältung',
    'Diabetes',
    'Internist',
    'Schlaf',
    'Faust des Universums',
    'Achtsamkeit',
    'gesundes Frühstück',
    'Stress',
  ],
  hints: 'Vorschläge',
  topics: 'Themen von A bis Z',

  toFound: 'Zu den Ergebnissen',
  found: 'Gefunden',
  results: (n: number) => `${n.toLocaleString('de-DE')} ${n === 1 ? 'Ergebnis' : 'Ergebnisse'}`,
  corrected: (what: string) => `Ergebnisse für „${what}“`,
  spokenAt: 'Im Video bei',
  quoted: ['„', '“'],
  fromPlaylist: 'Aus der Playlist',

  narrow: 'Ergebnisse eingrenzen',
  topic: 'Thema',
  partner: 'Partner',
  length: 'Länge',
  lengths: { short: 'kurz', medium: 'mittel', long: 'lang' },
  minutes: { short: 'unter 5 Min', medium: '5 bis 15 Min', long: 'über 15 Min' },
  reset: 'Filter zurücksetzen',

  pages: 'Weitere Ergebnisse',
  previous: 'Zurück',
  next: 'Weiter',
  position: (page: number, pages: number) => `Seite ${page} von ${pages}`,

  empty: 'Leider konnten wir zu Deiner Suche keine Ergebnisse finden.',
  emptyHint:
    'Schau nach, ob alles richtig geschrieben ist, oder versuch es mit einem anderen, allgemeineren Wort. Unsere Seite wächst weiter: Vielleicht ist Dein Thema bald dabei.',
  emptyFiltered: 'Mit Deiner Auswahl bleibt nichts übrig. Ohne Filter gibt es vielleicht mehr zu sehen.',

  failed: {
    title: 'Die Suche hat gerade nicht geklappt.',
    text: 'Wir erreichen den Server nicht, oder es waren sehr viele Suchen auf einmal. Prüf bitte Deine Verbindung und versuch es gleich noch einmal.',
    emergency: 'Ist es ein Notfall? Für einen Anruf brauchst Du kein Internet.',
    again: 'Nochmal versuchen',
  },

  emergency: {
    call: (number: string) => `${number} anrufen`,
    '112': {
      title: 'Das kann ein Notfall sein.',
      text: 'Bei starken Schmerzen in der Brust, Atemnot, Lähmungen, Krämpfen oder wenn jemand nicht mehr ansprechbar ist: Warte nicht ab, ruf sofort die 112.',
    },
    '116117': {
      title: 'Brauchst Du bald ärztlichen Rat?',
      text: 'Ist es nicht lebensbedrohlich, hilft Dir der ärztliche Bereitschaftsdienst, auch nachts und am Wochenende. Wird es schlimmer oder bist Du unsicher: 112.',
    },
    telefonseelsorge: {
      title: 'Du bist nicht allein.',
      text: 'Wenn Du daran denkst, Dir das Leben zu nehmen, sprich jetzt mit einem Menschen darüber. Die TelefonSeelsorge ist Tag und Nacht da, anonym und kostenlos. In Lebensgefahr: 112.',
    },
    numbers: {
      '112': 'Notruf, überall in Europa',
      '116117': 'Ärztlicher Bereitschaftsdienst',
      '0800 1110111': 'TelefonSeelsorge',
      '0800 1110222': 'TelefonSeelsorge',
      '116 123': 'TelefonSeelsorge',
    },
    online: 'Lieber schreiben? Chat und Mail der TelefonSeelsorge',
  },
};

export type SearchTexts = typeof de;
