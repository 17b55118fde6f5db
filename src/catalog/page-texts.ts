import { quotedDe, quotedEn } from '#kit/quoted.ts';
import { bilingual } from '#kit/bilingual.ts';
import { formatNumber } from '#kit/numbers.ts';

const countDe = (n: number, one: string, many: string): string => `${formatNumber(n, 'de')} ${n === 1 ? one : many}`;

const de = {
  sections: {
    health: {
      newest: 'Neu in Gesundheit',
      trending: 'Gerade viel gesehen',
    },
    feelgood: {
      newest: 'Neu in Wohlfühlen',
      trending: 'Gerade viel gesehen',
    },
  },
  partners: {
    empty: 'Im Moment gibt es keine Partnerinhalte.',
    playlists: (name: string) => `Videos von ${name}`,
  },
  presenter: {
    title: (name: string) => `Mein ${name}`,
    coachings: 'Meine 30-Tage-Kurse',
    retreats: 'Auszeiten',
    projects: 'Projekte',
    empty: 'Im Moment gibt es hier noch keine Kurse, Auszeiten und Projekte. Schau bald wieder vorbei.',
  },
  retreat: {
    when: 'Wann',
    where: 'Wo',
    price: 'Preis',
    priceNote: 'Gesamtpreis pro Person inklusive Umsatzsteuer.',
    included: 'Das ist dabei',
  },
  filter: {
    label: 'Themen filtern',
    tags: 'Nach Stichwort',
    letters: 'Von A bis Z',
    reset: 'Filter zurücksetzen',
    results: (n: number) => countDe(n, 'Thema', 'Themen'),
    resultsFor: (n: number, what: string) => `${countDe(n, 'Thema', 'Themen')} zu ${what}`,
    quoted: quotedDe,
    both: (tag: string, letter: string) => `${quotedDe(tag)} mit ${letter.toUpperCase()}`,
  },
  enlarge: 'Bild vergrößern',
  letterHeading: (letter: string) => `Themen mit ${letter.toUpperCase()}`,
  otherTopics: 'Weitere Themen',
  moreUnder: (letter: string) => `Weitere Themen mit ${letter.toUpperCase()}`,
  showLetter: (n: number, letter: string) => `Alle ${formatNumber(n, 'de')} mit ${letter.toUpperCase()} zeigen`,
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
    shown: (shown: number, total: number) => `${formatNumber(shown, 'de')} von ${formatNumber(total, 'de')} Videos`,
    failed: 'Das hat gerade nicht geklappt. Prüfe Deine Verbindung und versuche es noch einmal.',
    empty: 'In dieser Playlist ist noch kein Video. Schau bald wieder vorbei.',
    toCoaching: 'Zum Kurs',
    trailers: 'Vorab ansehen',
    playAll: 'Alle abspielen',
    playOne: 'Video abspielen',
    onward: (category: string) => `Mehr aus ${quotedDe(category)}`,
  },
  course: {
    watchTrailer: 'Trailer ansehen',
    trailers: 'Noch ein Blick hinein',
    included: 'Das bekommst Du',
    price: 'Preis',
    priceNote: 'Gesamtpreis inklusive Umsatzsteuer. Kein Abo, keine weiteren Kosten.',
    priceShort: 'inklusive Umsatzsteuer, kein Abo',
    days: (days: number) => (days === 1 ? 'Dein Tag' : `Deine ${days} Tage`),
    daysIntro: 'Jeden Tag ein Schritt. Du gehst in Deinem Tempo, und kein Tag geht verloren.',
    day: (n: number) => `Tag ${n}`,
    expects: 'Das erwartet Dich im Coaching',
    card: (days: number, trailers: number) => `${countDe(days, 'Tag', 'Tage')}, ${countDe(trailers, 'Trailer', 'Trailer')} vorab`,
    cardDays: (days: number) => countDe(days, 'Tag', 'Tage'),
    play: 'Trailer abspielen',
    view: 'Kurs ansehen',
    checkout: 'Zur Buchung',
    approved: (number: string) => `Staatlich zugelassener Fernlehrgang, ZFU-Nummer ${number}`,
    ownFailed: 'Deine Tage laden gerade nicht. Prüfe Deine Verbindung und versuche es noch einmal.',
    ownAgain: 'Nochmal versuchen',
  },
  buy: {
    course: 'Kurs buchen',
    now: 'Jetzt buchen',
    retreat: 'Platz buchen',
    gift: 'Als Geschenk kaufen',
    owned: 'Erworben',
    processing: 'In Bearbeitung',
    unavailable: 'Im Moment nicht buchbar.',
    approval: 'Noch nicht buchbar: Die Zulassung als Fernlehrgang (FernUSG) liegt noch nicht vor.',
  },
  stay: {
    places: (n: number) => (n === 1 ? 'Nur noch 1 Platz frei' : `Noch ${formatNumber(n, 'de')} Plätze frei`),
    soldOut: 'ausgebucht',
    soldOutText: 'Alle Plätze sind vergeben.',
    over: 'Diese Auszeit hat schon begonnen.',
    save: 'Termin speichern',
  },
  shop: 'Pakete und Gutscheine',
  faq: { questions: 'Alle Fragen', back: 'Zurück zu den FAQ' },
};

export type PageTexts = typeof de;

const countEn = (n: number, one: string, many: string): string => `${formatNumber(n, 'en')} ${n === 1 ? one : many}`;

const en: PageTexts = {
  sections: {
    health: {
      newest: 'New in Health',
      trending: 'Popular right now',
    },
    feelgood: {
      newest: 'New in Wellbeing',
      trending: 'Popular right now',
    },
  },
  partners: {
    empty: 'There is no partner content at the moment.',
    playlists: (name) => `Videos from ${name}`,
  },
  presenter: {
    title: (name) => `My ${name}`,
    coachings: 'My 30-day courses',
    retreats: 'Retreats',
    projects: 'Projects',
    empty: 'There are no courses, retreats or projects here yet. Please come back soon.',
  },
  retreat: {
    when: 'When',
    where: 'Where',
    price: 'Price',
    priceNote: 'Total price per person including VAT.',
    included: 'What is included',
  },
  filter: {
    label: 'Filter topics',
    tags: 'By keyword',
    letters: 'From A to Z',
    reset: 'Reset filters',
    results: (n) => countEn(n, 'topic', 'topics'),
    resultsFor: (n, what) => `${countEn(n, 'topic', 'topics')} for ${what}`,
    quoted: quotedEn,
    both: (tag, letter) => `${quotedEn(tag)} under ${letter.toUpperCase()}`,
  },
  enlarge: 'Enlarge picture',
  letterHeading: (letter) => `Topics under ${letter.toUpperCase()}`,
  otherTopics: 'More topics',
  moreUnder: (letter) => `More topics under ${letter.toUpperCase()}`,
  showLetter: (n, letter) => `Show all ${formatNumber(n, 'en')} under ${letter.toUpperCase()}`,
  emptyCategory: {
    title: 'Nothing to see here yet.',
    filtered: 'There is no topic for this choice yet. Pick another letter or reset the filters.',
    unfiltered: 'The first videos on this topic are in the making. Meanwhile, have a look at the other topics.',
    others: 'See all topics',
  },
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    position: (page, pages) => `Page ${page} of ${pages}`,
  },

  playlist: {
    more: 'Show more',
    shown: (shown, total) => `${formatNumber(shown, 'en')} of ${formatNumber(total, 'en')} videos`,
    failed: 'That did not work just now. Check your connection and try again.',
    empty: 'There is no video in this playlist yet. Please check back soon.',
    toCoaching: 'Go to the course',
    trailers: 'Watch a preview',
    playAll: 'Play all',
    playOne: 'Play the video',
    onward: (category) => `More from ${quotedEn(category)}`,
  },
  course: {
    watchTrailer: 'Watch the trailer',
    trailers: 'Another look inside',
    included: 'What you get',
    price: 'Price',
    priceNote: 'Total price including VAT. No subscription, no further costs.',
    priceShort: 'including VAT, no subscription',
    days: (days) => (days === 1 ? 'Your day' : `Your ${days} days`),
    daysIntro: 'One step a day. You go at your own pace, and no day is ever lost.',
    day: (n) => `Day ${n}`,
    expects: 'What to expect in this course',
    card: (days, trailers) => `${countEn(days, 'day', 'days')}, ${countEn(trailers, 'trailer', 'trailers')} to watch first`,
    cardDays: (days) => countEn(days, 'day', 'days'),
    play: 'Play the trailer',
    view: 'View the course',
    checkout: 'Book this course',
    approved: (number) => `State-approved distance learning course, ZFU number ${number}`,
    ownFailed: 'Your days do not load right now. Please check your connection and try again.',
    ownAgain: 'Try again',
  },
  buy: {
    course: 'Book the course',
    now: 'Book now',
    retreat: 'Book a place',
    gift: 'Buy as a gift',
    owned: 'Purchased',
    processing: 'In progress',
    unavailable: 'Not bookable at the moment.',
    approval: 'Not bookable yet: its approval as distance learning (FernUSG) has not been given.',
  },
  stay: {
    places: (n) => (n === 1 ? 'Only 1 place left' : `${formatNumber(n, 'en')} places left`),
    soldOut: 'fully booked',
    soldOutText: 'All places are taken.',
    over: 'This retreat has already begun.',
    save: 'Save the date',
  },
  shop: 'Bundles and vouchers',
  faq: { questions: 'All questions', back: 'Back to the FAQ' },
};

/** Texts of the catalogue's own pages. */
export const pageTexts = bilingual(de, en);
