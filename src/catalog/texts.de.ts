import type { Category } from '#paths/categories.ts';

type CategoryText = { title: string; intro: string };

/** Titles and intro sentences of the categories (S2.23, S2.24). */
const categories: Record<Category, CategoryText> = {
  krankheiten: {
    title: 'Krankheiten',
    intro: 'Hier findest Du alle Videos rund um Krankheiten: woran Du sie erkennst und was hilft.',
  },
  'psychische-erkrankungen': {
    title: 'Psychische Erkrankungen',
    intro: 'Hier findest Du alle Videos rund um psychische Erkrankungen: verstehen, einordnen, Hilfe finden.',
  },
  fachaerzte: { title: 'Fachärzte', intro: 'Hier findest Du alle Fachärzte und was sie für Dich tun können.' },
  'dein-koerper': {
    title: 'Dein Körper',
    intro: 'Hier findest Du alle Videos rund um Deinen Körper: wie er gebaut ist und wie er arbeitet.',
  },
  arztbesuch: {
    title: 'Arztbesuch',
    intro: 'Hier findest Du alle Videos rund um den Arztbesuch: von der Vorbereitung bis zum Befund.',
  },
  therapien: {
    title: 'Therapien',
    intro: 'Hier findest Du alle Videos rund um Therapien: was Dich erwartet und wann sie sinnvoll sind.',
  },
  medikamente: {
    title: 'Medikamente',
    intro: 'Hier findest Du alle Videos rund um Medikamente: Wirkung, Einnahme und was Du beachten solltest.',
  },
  'gesunde-ernaehrung-und-abnehmen': {
    title: 'Ernährung & Abnehmen',
    intro: 'Hier findest Du alle Videos rund um gesunde Ernährung und das Abnehmen ohne Verbote.',
  },
  'psychologie-und-mentale-staerke': {
    title: 'Psychologie & mentale Stärke',
    intro: 'Hier findest Du alle Videos rund um Psychologie und mentale Stärke für ruhigere Tage.',
  },
  'fitness-und-bewegung': {
    title: 'Fitness & Bewegung',
    intro: 'Hier findest Du alle Videos rund um Fitness und Bewegung, die in jeden Alltag passen.',
  },
  'meine-buchtipps': {
    title: 'Meine Buchtipps',
    intro: 'Hier findest Du alle Videos rund um meine Buchtipps, zum Lesen und Weiterdenken.',
  },
};

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

const count = (n: number, one: string, many: string): string => `${n.toLocaleString('de-DE')} ${n === 1 ? one : many}`;

export const de = {
  categories,
  months,
  sections: {
    health: {
      title: 'Gesundheit',
      intro: 'Verstehen, was in Deinem Körper vorgeht: Krankheiten, Therapien und alles rund um den Arztbesuch, in Ruhe erklärt.',
      newest: 'Neu in Gesundheit',
      trending: 'Gerade viel gesehen',
    },
    feelgood: {
      title: 'Wohlfühlen',
      intro: 'Kleine Schritte, die guttun: essen, bewegen, durchatmen und dranbleiben.',
      newest: 'Neu in Wohlfühlen',
      trending: 'Gerade viel gesehen',
    },
  },
  groups: { atoz: 'Wissen von A-Z', guide: 'Ratgeber', all: 'Alle Themen' },

  /** S2.38; the number comes as it is shown. */
  minutes: (duration: string) => `${duration} Min`,
  hours: (duration: string) => `${duration} Std.`,
  daily: (dayAndMonth: string) => `Daily ${dayAndMonth}`,
  protectedBy: { exclusive: 'Nur für Mitglieder', coaching: 'Teil eines Kurses' },
  partnerContent: 'Partnerinhalt',
  partnerContentOf: (partner: string) => `Partnerinhalt: ${partner}`,
  toPartner: 'Zum Partner',
  toPartnerSite: 'Zur Website vom Partner',
  download: 'Download',
  videos: (n: number) => count(n, 'Video', 'Videos'),
  allVideos: (n: number) => `Alle ${n.toLocaleString('de-DE')} Videos`,
  videosOf: (title: string) => `Videos aus „${title}“`,
  corner: { exclusive: 'Exklusiv', paid: 'Kostenpflichtig', succeeded: 'Erworben', processing: 'In Bearbeitung' },
  newTeaser: 'Neu für Dich',
  trendingTeaser: 'Meistgesehen in den letzten 14 Tagen',

  partners: {
    title: 'Partner',
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
  coaching: { kind: (days: number) => `${days}-Tage-Kurs` },
  retreat: {
    kind: 'Auszeit',
    when: 'Wann',
    where: 'Wo',
    price: 'Preis',
    priceNote: 'Gesamtpreis pro Person inklusive Mehrwertsteuer.',
    included: 'Das ist dabei',
    day: (day: number, month: string, year: number) => `${day}. ${month} ${year}`,
    sameMonth: (from: number, to: number, month: string, year: number) => `${from}. bis ${to}. ${month} ${year}`,
    sameYear: (from: number, fromMonth: string, to: number, toMonth: string, year: number) =>
      `${from}. ${fromMonth} bis ${to}. ${toMonth} ${year}`,
    range: (from: string, to: string) => `${from} bis ${to}`,
  },
};

export type Texts = typeof de;
