import type { Category } from '#paths/categories.ts';

/** The categories (S2.23); what is said about them stands in `page-texts.ts`. */
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

const count = (n: number, one: string, many: string): string => `${n.toLocaleString('de-DE')} ${n === 1 ? one : many}`;

export const de = {
  categories,
  months,
  sections: {
    health: { title: 'Gesundheit' },
    feelgood: { title: 'Wohlfühlen' },
  },
  groups: { atoz: 'Wissen von A-Z', guide: 'Ratgeber', all: 'Alle Themen' },

  /** S2.38; the number comes as it is shown. */
  minutes: (duration: string) => `${duration} Min`,
  seconds: (duration: string) => `${duration} Sek.`,
  hours: (duration: string) => `${duration} Std.`,
  daily: (dayAndMonth: string) => `Daily ${dayAndMonth}`,
  protectedBy: { exclusive: 'Nur für Mitglieder', coaching: 'Teil eines Kurses' },
  more: (title: string) => `Mehr zu „${title}“`,
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
