import { quotedDe, quotedEn } from '#kit/quoted.ts';
import { bilingual } from '#kit/bilingual.ts';
import { formatNumber } from '#kit/numbers.ts';
import type { Category } from '#paths/categories.ts';

/** Names of the categories (S2.23); their descriptions are in `page-texts.ts`. */
const categories: Record<Category, { title: string }> = {
  krankheiten: {
    title: 'Krankheiten',
  },
  'psychische-erkrankungen': {
    title: 'Psychische Erkrankungen',
  },
  fachaerzte: { title: 'Fachärzte' },
  'dein-koerper': {
    title: 'Dein Körper',
  },
  arztbesuch: {
    title: 'Arztbesuch',
  },
  therapien: {
    title: 'Therapien',
  },
  medikamente: {
    title: 'Medikamente',
  },
  'gesunde-ernaehrung-und-abnehmen': {
    title: 'Ernährung & Abnehmen',
  },
  'psychologie-und-mentale-staerke': {
    title: 'Psychologie & mentale Stärke',
  },
  'fitness-und-bewegung': {
    title: 'Fitness & Bewegung',
  },
  'meine-buchtipps': {
    title: 'Meine Buchtipps',
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

const countDe = (n: number, one: string, many: string): string => `${formatNumber(n, 'de')} ${n === 1 ? one : many}`;

const de = {
  categories,
  months,
  sections: {
    health: { title: 'Gesundheit' },
    feelgood: { title: 'Wohlfühlen' },
  },
  groups: { atoz: 'Wissen von A-Z', guide: 'Ratgeber', all: 'Alle Themen' },

  /** S2.38; the number is already formatted. */
  minutes: (duration: string) => `${duration} Min`,
  seconds: (duration: string) => `${duration} Sek.`,
  hours: (duration: string) => `${duration} Std.`,
  daily: (dayAndMonth: string) => `Daily ${dayAndMonth}`,
  protectedBy: { exclusive: 'Nur für Mitglieder', coaching: 'Teil eines Kurses' },
  more: (title: string) => `Mehr zu ${quotedDe(title)}`,
  /** What a partner pays for is named so first (S15.2, § 5a (4) UWG, § 6 DDG), everywhere by this word. */
  ad: 'Anzeige',
  adOf: (partner: string) => `Anzeige · Partnerinhalt: ${partner}`,
  adTitle: (title: string) => `Anzeige: ${title}`,
  toPartner: 'Zum Partner',
  toPartnerSite: 'Zur Website vom Partner',
  download: 'Download',
  videos: (n: number) => countDe(n, 'Video', 'Videos'),
  allVideos: (n: number) => `Alle ${formatNumber(n, 'de')} Videos`,
  videosOf: (title: string) => `Videos aus ${quotedDe(title)}`,
  corner: { exclusive: 'Exklusiv', paid: 'Kostenpflichtig', succeeded: 'Erworben', processing: 'In Bearbeitung' },
  newTeaser: 'Neu für Dich',
  trendingTeaser: 'Meistgesehen in den letzten 14 Tagen',

  partners: {
    title: 'Partner',
  },
  coaching: { kind: (days: number) => `${days}-Tage-Kurs` },
  retreat: {
    kind: 'Auszeit',
    day: (day: number, month: string, year: number) => `${day}. ${month} ${year}`,
    sameMonth: (from: number, to: number, month: string, year: number) => `${from}. bis ${to}. ${month} ${year}`,
    sameYear: (from: number, fromMonth: string, to: number, toMonth: string, year: number) =>
      `${from}. ${fromMonth} bis ${to}. ${toMonth} ${year}`,
    range: (from: string, to: string) => `${from} bis ${to}`,
  },
};

export type Texts = typeof de;

const countEn = (n: number, one: string, many: string): string => `${formatNumber(n, 'en')} ${n === 1 ? one : many}`;

const en: Texts = {
  categories: {
    krankheiten: {
      title: 'Illnesses',
    },
    'psychische-erkrankungen': {
      title: 'Mental illness',
    },
    fachaerzte: { title: 'Specialists' },
    'dein-koerper': {
      title: 'Your body',
    },
    arztbesuch: {
      title: 'Seeing a doctor',
    },
    therapien: {
      title: 'Treatments',
    },
    medikamente: {
      title: 'Medicines',
    },
    'gesunde-ernaehrung-und-abnehmen': {
      title: 'Eating well & losing weight',
    },
    'psychologie-und-mentale-staerke': {
      title: 'Psychology & inner strength',
    },
    'fitness-und-bewegung': {
      title: 'Fitness & movement',
    },
    'meine-buchtipps': {
      title: 'Books I recommend',
    },
  },
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  sections: {
    health: { title: 'Health' },
    feelgood: { title: 'Wellbeing' },
  },
  groups: { atoz: 'Knowledge from A to Z', guide: 'Guides', all: 'All topics' },

  minutes: (duration) => `${duration} min`,
  seconds: (duration) => `${duration} sec`,
  hours: (duration) => `${duration} hrs`,
  daily: (dayAndMonth) => `Daily ${dayAndMonth}`,
  protectedBy: { exclusive: 'Members only', coaching: 'Part of a course' },
  more: (title: string) => `More about ${quotedEn(title)}`,
  ad: 'Advertisement',
  adOf: (partner) => `Advertisement · Partner content: ${partner}`,
  adTitle: (title) => `Advertisement: ${title}`,
  toPartner: 'About this partner',
  toPartnerSite: 'Visit the partner’s website',
  download: 'Download',
  videos: (n) => countEn(n, 'video', 'videos'),
  allVideos: (n) => `All ${formatNumber(n, 'en')} videos`,
  videosOf: (title) => `Videos from ${quotedEn(title)}`,
  corner: { exclusive: 'Members', paid: 'Paid course', succeeded: 'Purchased', processing: 'Processing' },
  newTeaser: 'New for you',
  trendingTeaser: 'Most watched in the last 14 days',

  partners: {
    title: 'Partners',
  },
  coaching: { kind: (days) => `${days}-day course` },
  retreat: {
    kind: 'Retreat',
    day: (day, month, year) => `${day} ${month} ${year}`,
    sameMonth: (from, to, month, year) => `${from} to ${to} ${month} ${year}`,
    sameYear: (from, fromMonth, to, toMonth, year) => `${from} ${fromMonth} to ${to} ${toMonth} ${year}`,
    range: (from, to) => `${from} to ${to}`,
  },
};

/** All texts of the catalogue's pages, for `useTexts(catalogTexts)`. */
export const catalogTexts = bilingual(de, en);
