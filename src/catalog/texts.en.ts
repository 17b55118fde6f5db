import type { Texts } from './texts.de.ts';

const count = (n: number, one: string, many: string): string => `${n.toLocaleString('en-GB')} ${n === 1 ? one : many}`;

export const en: Texts = {
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
  more: (title: string) => `More about “${title}”`,
  partnerContent: 'Partner content',
  partnerContentOf: (partner) => `Partner content: ${partner}`,
  toPartner: 'About this partner',
  toPartnerSite: 'Visit the partner’s website',
  download: 'Download',
  videos: (n) => count(n, 'video', 'videos'),
  allVideos: (n) => `All ${n.toLocaleString('en-GB')} videos`,
  videosOf: (title) => `Videos from “${title}”`,
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
