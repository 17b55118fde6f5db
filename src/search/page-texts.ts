import { quotedDe, quotedEn } from '#kit/quoted.ts';
import { bilingual } from '#kit/bilingual.ts';
import { formatNumber } from '#kit/numbers.ts';

const de = {
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
  /** S9.1, in the server's order. */
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
  results: (n: number) => `${formatNumber(n, 'de')} ${n === 1 ? 'Ergebnis' : 'Ergebnisse'}`,
  corrected: (what: string) => `Ergebnisse für ${quotedDe(what)}`,
  asTyped: (what: string) => `Stattdessen nach ${quotedDe(what)} suchen`,
  suggested: (what: string) => `Meintest Du ${quotedDe(what)}?`,
  left: (words: readonly string[]) => `Ohne: ${words.join(', ')}`,
  spokenAt: 'Im Video bei',
  quoted: ['„', '“'],
  fromPlaylist: 'Aus der Playlist',

  sections: {
    playlist: 'Playlists',
    coaching: 'Kurse',
    retreat: 'Auszeiten',
    faq: 'Häufige Fragen',
    page: 'Seiten',
    partner: 'Partner',
    help: 'Hilfe und Konto',
  },
  counted: (title: string, n: number) => `${title} (${formatNumber(n, 'de')})`,

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
  /** A range of seconds; one end may be open. */
  between: (from: number, to: number | null): string => {
    const inSeconds = (from > 0 && from < 60) || (to !== null && to < 60);
    const [unit, part] = inSeconds ? ['Sek.', 1] : ['Min', 60];
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
      text: 'Du bist nicht schuld, und Du musst damit nicht allein bleiben. Das Hilfetelefon „Gewalt gegen Frauen“ ist Tag und Nacht da, anonym, kostenlos und in vielen Sprachen. Für Männer gibt es das Hilfetelefon Gewalt an Männern, für Kinder und Jugendliche die Nummer gegen Kummer. Bist Du gerade in Gefahr: 110.',
    },
    poison: {
      title: 'Wenn jemand etwas Giftiges geschluckt hat',
      text: 'Ruf gleich den Giftnotruf an, auch wenn noch nichts zu merken ist. Er ist Tag und Nacht da. Sag, was es war, wie viel und wann. Atmet jemand schwer, krampft oder ist nicht mehr ansprechbar: 112.',
    },
    prevention: {
      title: 'So beugst Du vor',
      text: 'Ist es gerade jetzt ernst, warte nicht ab: Im Notfall hilft Dir die 112.',
    },
    /** The start of the text on prevention if there are films. */
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
      '116 111': 'Nummer gegen Kummer: Kinder und Jugendliche, Mo bis Sa 14 bis 20 Uhr',
    },
    online: 'Lieber schreiben? Chat und Mail der TelefonSeelsorge',
    poisonCentres: 'Giftnotruf nach Bundesland',
    /** The region and the place of each poison centre. */
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

const en: SearchTexts = {
  title: 'Search',
  description: 'Find videos on illnesses, complaints and everything that does you good.',
  question: 'What are you looking for?',
  placeholder: 'Search...',
  submit: 'Search',
  clear: 'Clear input',
  tooShort: 'Enter at least 3 characters.',
  completions: 'Search suggestions',
  completionsFound: (n) => `${n} search ${n === 1 ? 'suggestion' : 'suggestions'}, choose with the arrow keys`,

  frequent: 'Popular searches',
  trending: ['Cold', 'Diabetes', 'Internist', 'Sleep', 'Fist of the universe', 'Mindfulness', 'Healthy breakfast', 'Stress'],
  hints: 'Suggestions',
  topics: 'Topics from A to Z',

  toFound: 'Go to the results',
  found: 'Found',
  results: (n) => `${formatNumber(n, 'en')} ${n === 1 ? 'result' : 'results'}`,
  corrected: (what) => `Results for ${quotedEn(what)}`,
  asTyped: (what) => `Search for ${quotedEn(what)} instead`,
  suggested: (what) => `Did you mean ${quotedEn(what)}?`,
  left: (words) => `Without: ${words.join(', ')}`,
  spokenAt: 'In the video at',
  quoted: ['“', '”'],
  fromPlaylist: 'From the playlist',

  sections: {
    playlist: 'Playlists',
    coaching: 'Courses',
    retreat: 'Retreats',
    faq: 'Frequently asked questions',
    page: 'Pages',
    partner: 'Partners',
    help: 'Help and account',
  },
  counted: (title, n) => `${title} (${formatNumber(n, 'en')})`,

  card: {
    kind: 'From a medically reviewed video',
    from: 'Watch from here',
    seeDoctor: 'When to see a doctor',
    reviewedOn: 'Reviewed on',
    by: 'by',
    sources: (n) => (n === 1 ? 'Source' : 'Sources'),
    general: 'General information, no substitute for an examination.',
  },

  narrow: 'Narrow down the results',
  topic: 'Topic',
  partner: 'Partner',
  length: 'Length',
  lengths: { short: 'short', medium: 'medium', long: 'long' },
  /** A range of seconds; one end may be open. */
  between: (from: number, to: number | null): string => {
    const inSeconds = (from > 0 && from < 60) || (to !== null && to < 60);
    const [unit, part] = inSeconds ? ['sec', 1] : ['min', 60];
    if (to === null) return `over ${from / part} ${unit}`;
    return from === 0 ? `under ${to / part} ${unit}` : `${from / part} to ${to / part} ${unit}`;
  },
  reset: 'Reset filters',

  pages: 'More results',
  previous: 'Previous',
  next: 'Next',
  position: (page, pages) => `Page ${page} of ${pages}`,

  nothingYet: 'We have nothing on this yet.',
  near: 'This may help you:',
  empty: 'Unfortunately we could not find any results for your search.',
  emptyHint: 'Check the spelling, or try another, more general word. Our site keeps growing: your topic may be here before long.',
  emptyFiltered: 'Nothing is left with what you chose. There may be more to see without filters.',

  failed: {
    title: 'The search did not work just now.',
    text: 'We cannot reach the server, or there were very many searches at once. Please check your connection and try again in a moment.',
    emergency: 'Is it an emergency? You need no internet for a call.',
    again: 'Try again',
  },

  emergency: {
    call: (number) => `Call ${number}`,
    untilHelp: 'Until help comes',
    now: {
      title: 'This may be an emergency.',
      text: 'Do not wait: call 112 at once, even if you are not sure. On the phone they tell you step by step what you can do.',
    },
    today: {
      title: 'Do you need a doctor’s advice today?',
      text: 'If it is not life-threatening, the doctors’ on-call service in Germany helps, also at night and at weekends. If it gets worse or you are not sure: 112.',
    },
    talk: {
      title: 'You are not alone.',
      text: 'Talk to somebody now about how you are, also if you are thinking of ending your life. The TelefonSeelsorge in Germany is there day and night, anonymous and free of charge, mostly in German. If a life is in danger: 112.',
    },
    violence: {
      title: 'What is happening to you is not all right.',
      text: 'It is not your fault, and you need not face it alone. The German helpline on violence against women is there day and night, anonymous, free of charge and in many languages. There are others for men and for children and teenagers, mostly in German. If you are in danger right now: 110.',
    },
    poison: {
      title: 'If somebody has swallowed something poisonous',
      text: 'Call the poison centre straight away, even if nothing shows yet. It is there day and night. Say what it was, how much and when. If somebody struggles to breathe, has a seizure or no longer responds: 112.',
    },
    prevention: {
      title: 'How to prevent it',
      text: 'If it is serious right now, do not wait: in an emergency 112 helps you.',
    },
    films: 'The videos below show you what you can do yourself.',
    numbers: {
      '112': 'Emergency call, anywhere in Europe',
      '110': 'Police',
      '116117': 'Doctors’ on-call service',
      '0800 1110111': 'TelefonSeelsorge',
      '0800 1110222': 'TelefonSeelsorge',
      '116 123': 'TelefonSeelsorge',
      '116 016': 'Violence against women helpline',
      '0800 1239900': 'Violence against men helpline',
      '116 111': 'Helpline for children and teenagers, Mon to Sat 2 to 8 pm',
    },
    online: 'Rather write? Chat and mail of the TelefonSeelsorge',
    poisonCentres: 'Poison centres by German state',
    centres: {
      berlin: { lands: 'Berlin, Brandenburg', city: 'Berlin' },
      bonn: { lands: 'North Rhine-Westphalia', city: 'Bonn' },
      erfurt: { lands: 'Mecklenburg-Western Pomerania, Saxony, Saxony-Anhalt, Thuringia', city: 'Erfurt' },
      freiburg: { lands: 'Baden-Württemberg', city: 'Freiburg' },
      goettingen: { lands: 'Bremen, Hamburg, Lower Saxony, Schleswig-Holstein', city: 'Göttingen' },
      mainz: { lands: 'Hesse, Rhineland-Palatinate, Saarland', city: 'Mainz' },
      muenchen: { lands: 'Bavaria', city: 'Munich' },
      wien: { lands: 'Austria', city: 'Vienna' },
      zuerich: { lands: 'Switzerland', city: 'Zurich' },
    },
  },
};

/** Texts of the search, apart from those in the start page's script. */
export const searchTexts = bilingual(de, en);
