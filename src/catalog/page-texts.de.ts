import type { Category } from '#paths/categories.ts';

const count = (n: number, one: string, many: string): string => `${n.toLocaleString('de-DE')} ${n === 1 ? one : many}`;

/** Texts of the catalogue's own pages: apart from `texts.ts`, which the start page's script carries. */
export const de = {
  /** S2.24. */
  categoryIntros: {
    krankheiten: 'Hier findest Du alle Videos rund um Krankheiten: woran Du sie erkennst und was hilft.',
    'psychische-erkrankungen': 'Hier findest Du alle Videos rund um psychische Erkrankungen: verstehen, einordnen, Hilfe finden.',
    fachaerzte: 'Hier findest Du alle Fachärzte und was sie für Dich tun können.',
    'dein-koerper': 'Hier findest Du alle Videos rund um Deinen Körper: wie er gebaut ist und wie er arbeitet.',
    arztbesuch: 'Hier findest Du alle Videos rund um den Arztbesuch: von der Vorbereitung bis zum Befund.',
    therapien: 'Hier findest Du alle Videos rund um Therapien: was Dich erwartet und wann sie sinnvoll sind.',
    medikamente: 'Hier findest Du alle Videos rund um Medikamente: Wirkung, Einnahme und was Du beachten solltest.',
    'gesunde-ernaehrung-und-abnehmen': 'Hier findest Du alle Videos rund um gesunde Ernährung und das Abnehmen ohne Verbote.',
    'psychologie-und-mentale-staerke': 'Hier findest Du alle Videos rund um Psychologie und mentale Stärke für ruhigere Tage.',
    'fitness-und-bewegung': 'Hier findest Du alle Videos rund um Fitness und Bewegung, die in jeden Alltag passen.',
    'meine-buchtipps': 'Hier findest Du alle Videos rund um meine Buchtipps, zum Lesen und Weiterdenken.',
  } satisfies Record<Category, string>,
  sections: {
    health: {
      intro: 'Verstehen, was in Deinem Körper vorgeht: Krankheiten, Therapien und alles rund um den Arztbesuch, in Ruhe erklärt.',
      newest: 'Neu in Gesundheit',
      trending: 'Gerade viel gesehen',
    },
    feelgood: {
      intro: 'Kleine Schritte, die guttun: essen, bewegen, durchatmen und dranbleiben.',
      newest: 'Neu in Wohlfühlen',
      trending: 'Gerade viel gesehen',
    },
  },
  partners: {
    intro: 'Menschen und Häuser, denen ich vertraue. Was sie beitragen, ist immer als Partnerinhalt gekennzeichnet.',
    empty: 'Im Moment gibt es keine Partnerinhalte.',
    playlists: (name: string) => `Videos von ${name}`,
  },
  presenter: {
    title: (name: string) => `Mein ${name}`,
    intro: 'Kurse, die Dich begleiten, Auszeiten zum Durchatmen, und alles, woran ich sonst noch arbeite.',
    coachings: 'Meine 30-Tage-Kurse',
    retreats: 'Auszeiten',
    projects: 'Projekte',
  },
  retreat: {
    when: 'Wann',
    where: 'Wo',
    price: 'Preis',
    priceNote: 'Gesamtpreis pro Person inklusive Mehrwertsteuer.',
    included: 'Das ist dabei',
  },
  filter: {
    label: 'Themen filtern',
    tags: 'Nach Stichwort',
    letters: 'Von A bis Z',
    reset: 'Filter zurücksetzen',
    results: (n: number) => count(n, 'Thema', 'Themen'),
    resultsFor: (n: number, what: string) => `${count(n, 'Thema', 'Themen')} zu ${what}`,
    quoted: (what: string) => `„${what}“`,
    both: (tag: string, letter: string) => `„${tag}“ mit ${letter.toUpperCase()}`,
  },
  enlarge: 'Bild vergrößern',
  letterHeading: (letter: string) => `Themen mit ${letter.toUpperCase()}`,
  otherTopics: 'Weitere Themen',
  moreUnder: (letter: string) => `Weitere Themen mit ${letter.toUpperCase()}`,
  showLetter: (n: number, letter: string) => `Alle ${n.toLocaleString('de-DE')} mit ${letter.toUpperCase()} zeigen`,
  emptyCategory: {
    title: 'Hier ist noch nichts zu sehen.',
    filtered: 'Zu dieser Auswahl gibt es noch kein Thema. Nimm einen anderen Buchstaben oder setze den Filter zurück.',
    unfiltered: 'Für dieses Thema entstehen gerade die ersten Videos. Schau Dich so lange in den anderen Themen um.',
    others: 'Zu allen Themen',
  },
  pages: {
    label: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    position: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  },

  playlist: {
    more: 'Mehr anzeigen',
    shown: (shown: number, total: number) => `${shown.toLocaleString('de-DE')} von ${total.toLocaleString('de-DE')} Videos`,
    failed: 'Das hat gerade nicht geklappt. Prüfe Deine Verbindung und versuche es noch einmal.',
    empty: 'In dieser Playlist ist noch kein Video. Schau bald wieder vorbei.',
    toCoaching: 'Zum Kurs',
    trailers: 'Vorab ansehen',
    playAll: 'Alle abspielen',
    playOne: 'Video abspielen',
    onward: (category: string) => `Mehr aus „${category}“`,
  },
  course: {
    watchTrailer: 'Trailer ansehen',
    trailers: 'Noch ein Blick hinein',
    included: 'Das bekommst Du',
    price: 'Preis',
    priceNote: 'Gesamtpreis inklusive Mehrwertsteuer. Kein Abo, keine weiteren Kosten.',
    days: (days: number) => (days === 1 ? 'Dein Tag' : `Deine ${days} Tage`),
    daysIntro: 'Jeden Tag ein Schritt. Du gehst in Deinem Tempo, und kein Tag geht verloren.',
    day: (n: number) => `Tag ${n}`,
    expects: 'Das erwartet Dich im Coaching',
    card: (days: number, trailers: number) => `${count(days, 'Tag', 'Tage')}, ${count(trailers, 'Trailer', 'Trailer')} vorab`,
    cardDays: (days: number) => count(days, 'Tag', 'Tage'),
    play: 'Trailer abspielen',
    view: 'Kurs ansehen',
    checkout: 'Zur Buchung',
    ownFailed: 'Deine Tage laden gerade nicht. Prüfe Deine Verbindung und versuche es noch einmal.',
    ownAgain: 'Nochmal versuchen',
  },
  buy: {
    course: 'Kurs buchen',
    retreat: 'Platz buchen',
    gift: 'Als Geschenk kaufen',
    owned: 'Erworben',
    processing: 'In Bearbeitung',
    unavailable: 'Im Moment nicht buchbar.',
  },
  stay: {
    places: (n: number) => (n === 1 ? 'Nur noch 1 Platz frei' : `Noch ${n.toLocaleString('de-DE')} Plätze frei`),
    soldOut: 'ausgebucht',
    soldOutText: 'Alle Plätze sind vergeben.',
    over: 'Diese Auszeit hat schon begonnen.',
    save: 'Termin speichern',
  },
  shop: 'Pakete und Gutscheine',
  faq: { questions: 'Alle Fragen', back: 'Zurück zu den FAQ' },
};

export type PageTexts = typeof de;
