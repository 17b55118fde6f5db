import type { Texts } from './texts.de.ts';

const count = (n: number, one: string, many: string): string => `${n.toLocaleString('en-GB')} ${n === 1 ? one : many}`;

export const en: Texts = {
  categories: {
    krankheiten: {
      title: 'Illnesses',
      intro: 'Here you will find all videos about illnesses: how to recognise them and what helps.',
    },
    'psychische-erkrankungen': {
      title: 'Mental illness',
      intro: 'Here you will find all videos about mental illness: understanding it, making sense of it, finding help.',
    },
    fachaerzte: { title: 'Specialists', intro: 'Here you will find all medical specialists and what they can do for you.' },
    'dein-koerper': {
      title: 'Your body',
      intro: 'Here you will find all videos about your body: how it is built and how it works.',
    },
    arztbesuch: {
      title: 'Seeing a doctor',
      intro: 'Here you will find all videos about seeing a doctor, from preparing to understanding results.',
    },
    therapien: {
      title: 'Treatments',
      intro: 'Here you will find all videos about treatments: what to expect and when they make sense.',
    },
    medikamente: {
      title: 'Medicines',
      intro: 'Here you will find all videos about medicines: how they work, how to take them, what to watch for.',
    },
    'gesunde-ernaehrung-und-abnehmen': {
      title: 'Eating well & losing weight',
      intro: 'Here you will find all videos about eating well and losing weight, with nothing forbidden.',
    },
    'psychologie-und-mentale-staerke': {
      title: 'Psychology & inner strength',
      intro: 'Here you will find all videos about psychology and inner strength for calmer days.',
    },
    'fitness-und-bewegung': {
      title: 'Fitness & movement',
      intro: 'Here you will find all videos about fitness and movement that fit into any day.',
    },
    'meine-buchtipps': {
      title: 'Books I recommend',
      intro: 'Here you will find all videos about the books I recommend, to read and to mull over.',
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
    health: {
      title: 'Health',
      intro:
        'Understand what happens in your body: illnesses, treatments and everything about seeing a doctor, calmly explained.',
      newest: 'New in Health',
      trending: 'Popular right now',
    },
    feelgood: {
      title: 'Wellbeing',
      intro: 'Small steps towards feeling better: eating, moving, breathing, and keeping at it.',
      newest: 'New in Wellbeing',
      trending: 'Popular right now',
    },
  },
  groups: { atoz: 'Knowledge from A to Z', guide: 'Guides', all: 'All topics' },

  minutes: (duration) => `${duration} min`,
  hours: (duration) => `${duration} hrs`,
  daily: (dayAndMonth) => `Daily ${dayAndMonth}`,
  protectedBy: { exclusive: 'Members only', coaching: 'Part of a course' },
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
    intro: 'People and places I trust. What they contribute is always labelled as partner content.',
    empty: 'There is no partner content at the moment.',
    playlists: (name) => `Videos from ${name}`,
  },
  presenter: {
    title: (name) => `My ${name}`,
    intro: 'Courses that stay by your side, retreats to catch your breath, and everything else I am working on.',
    coachings: 'My 30-day courses',
    retreats: 'Retreats',
    projects: 'Projects',
  },
  coaching: { kind: (days) => `${days}-day course` },
  retreat: {
    kind: 'Retreat',
    when: 'When',
    where: 'Where',
    price: 'Price',
    priceNote: 'Total price per person including VAT.',
    included: 'What is included',
    day: (day, month, year) => `${day} ${month} ${year}`,
    sameMonth: (from, to, month, year) => `${from} to ${to} ${month} ${year}`,
    sameYear: (from, fromMonth, to, toMonth, year) => `${from} ${fromMonth} to ${to} ${toMonth} ${year}`,
    range: (from, to) => `${from} to ${to}`,
  },
};
