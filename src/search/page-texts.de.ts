/** Texts of the search: its page, its box and its flyout. */
export const de = {
  title: 'Suche',
  description: 'Finde Videos zu Krankheiten, Beschwerden und allem, was Dir guttut.',
  question: 'Wonach suchst Du?',
  placeholder: 'Suche...',
  submit: 'Suchen',
  clear: 'Eingabe löschen',
  tooShort: 'Gib mindestens 3 Zeichen ein.',
  completions: 'Suchvorschläge',
  completionsFound: (n: number) =>
    n === 1 ? '1 Suchvorschlag, zu wählen mit den Pfeiltasten' : `${n} Suchvorschläge, zu wählen mit den Pfeiltasten`,

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
  asTyped: (what: string) => `Stattdessen nach „${what}“ suchen`,
  suggested: (what: string) => `Meintest Du „${what}“?`,
  left: (words: readonly string[]) => `Ohne: ${words.join(', ')}`,
  spokenAt: 'Im Video bei',
  quoted: ['„', '“'],
  fromPlaylist: 'Aus der Playlist',

  sections: {
    playlist: 'Playlists',
    coaching: 'Coachings',
    retreat: 'Auszeiten',
    faq: 'Häufige Fragen',
    page: 'Seiten',
    partner: 'Partner',
    help: 'Hilfe und Konto',
  },
  counted: (title: string, n: number) => `${title} (${n.toLocaleString('de-DE')})`,

  card: {
    kind: 'Aus einem medizinisch geprüften Video',
    from: 'Ab hier ansehen',
    seeDoctor: 'Wann zum Arzt',
    reviewedOn: 'Geprüft am',
    by: 'von',
    sources: (n: number): string => (n === 1 ? 'Quelle' : 'Quellen'),
    general: 'Allgemeine Information, ersetzt keine Untersuchung.',
  },

  narrow: 'Ergebnisse eingrenzen',
  topic: 'Thema',
  partner: 'Partner',
  length: 'Länge',
  lengths: { short: 'kurz', medium: 'mittel', long: 'lang' },
  /** Of seconds, of which one end may be open. */
  between: (from: number, to: number | null): string => {
    const inSeconds = (from > 0 && from < 60) || (to !== null && to < 60);
    const [unit, part] = inSeconds ? ['Sek', 1] : ['Min', 60];
    if (to === null) return `über ${from / part} ${unit}`;
    return from === 0 ? `unter ${to / part} ${unit}` : `${from / part} bis ${to / part} ${unit}`;
  },
  reset: 'Filter zurücksetzen',

  pages: 'Weitere Ergebnisse',
  previous: 'Zurück',
  next: 'Weiter',
  position: (page: number, pages: number) => `Seite ${page} von ${pages}`,

  nothingYet: 'Dazu haben wir noch nichts.',
  near: 'Vielleicht hilft Dir:',
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
    untilHelp: 'Bis Hilfe kommt',
    now: {
      title: 'Das kann ein Notfall sein.',
      text: 'Warte nicht ab: Ruf sofort die 112, auch wenn Du unsicher bist. Am Telefon sagt man Dir Schritt für Schritt, was Du tun kannst.',
    },
    today: {
      title: 'Brauchst Du heute noch ärztlichen Rat?',
      text: 'Ist es nicht lebensbedrohlich, hilft Dir der ärztliche Bereitschaftsdienst, auch nachts und am Wochenende. Wird es schlimmer oder bist Du unsicher: 112.',
    },
    talk: {
      title: 'Du bist nicht allein.',
      text: 'Sprich jetzt mit einem Menschen darüber, wie es Dir geht, auch wenn Du daran denkst, Dir das Leben zu nehmen. Die TelefonSeelsorge ist Tag und Nacht da, anonym und kostenlos. In Lebensgefahr: 112.',
    },
    violence: {
      title: 'Was Dir passiert, ist nicht in Ordnung.',
      text: 'Du bist nicht schuld, und Du musst damit nicht allein bleiben. Das Hilfetelefon „Gewalt gegen Frauen“ ist Tag und Nacht da, anonym, kostenlos und in vielen Sprachen. Für Männer gibt es das Hilfetelefon Gewalt an Männern. Bist Du gerade in Gefahr: 110.',
    },
    poison: {
      title: 'Wenn jemand etwas Giftiges geschluckt hat',
      text: 'Ruf gleich den Giftnotruf an, auch wenn noch nichts zu merken ist. Er ist Tag und Nacht da. Sag, was es war, wie viel und wann. Atmet jemand schwer, krampft oder ist nicht mehr ansprechbar: 112.',
    },
    prevention: {
      title: 'So beugst Du vor',
      text: 'Ist es gerade jetzt ernst, warte nicht ab: Im Notfall hilft Dir die 112.',
    },
    /** Begins the text on prevention where there are films. */
    films: 'Was Du selbst tun kannst, zeigen Dir die Videos unten.',
    numbers: {
      '112': 'Notruf, überall in Europa',
      '110': 'Polizei',
      '116117': 'Ärztlicher Bereitschaftsdienst',
      '0800 1110111': 'TelefonSeelsorge',
      '0800 1110222': 'TelefonSeelsorge',
      '116 123': 'TelefonSeelsorge',
      '116 016': 'Hilfetelefon „Gewalt gegen Frauen“',
      '0800 1239900': 'Hilfetelefon Gewalt an Männern',
    },
    online: 'Lieber schreiben? Chat und Mail der TelefonSeelsorge',
    poisonCentres: 'Giftnotruf nach Bundesland',
    /** Whom each centre is for, and where it is. */
    centres: {
      berlin: { lands: 'Berlin, Brandenburg', city: 'Berlin' },
      bonn: { lands: 'Nordrhein-Westfalen', city: 'Bonn' },
      erfurt: { lands: 'Mecklenburg-Vorpommern, Sachsen, Sachsen-Anhalt, Thüringen', city: 'Erfurt' },
      freiburg: { lands: 'Baden-Württemberg', city: 'Freiburg' },
      goettingen: { lands: 'Bremen, Hamburg, Niedersachsen, Schleswig-Holstein', city: 'Göttingen' },
      mainz: { lands: 'Hessen, Rheinland-Pfalz, Saarland', city: 'Mainz' },
      muenchen: { lands: 'Bayern', city: 'München' },
      wien: { lands: 'Österreich', city: 'Wien' },
      zuerich: { lands: 'Schweiz', city: 'Zürich' },
    },
  },
};

export type SearchTexts = typeof de;
