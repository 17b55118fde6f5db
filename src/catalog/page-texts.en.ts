import type { PageTexts } from './page-texts.de.ts';

const count = (n: number, one: string, many: string): string => `${n.toLocaleString('en-GB')} ${n === 1 ? one : many}`;

export const en: PageTexts = {
  filter: {
    label: 'Filter topics',
    tags: 'By keyword',
    letters: 'From A to Z',
    reset: 'Reset filters',
    results: (n) => count(n, 'topic', 'topics'),
    resultsFor: (n, what) => `${count(n, 'topic', 'topics')} for ${what}`,
    quoted: (what) => `“${what}”`,
    both: (tag, letter) => `“${tag}” under ${letter.toUpperCase()}`,
  },
  letterHeading: (letter) => `Topics under ${letter.toUpperCase()}`,
  otherTopics: 'More topics',
  moreUnder: (letter) => `More topics under ${letter.toUpperCase()}`,
  showLetter: (n, letter) => `Show all ${n.toLocaleString('en-GB')} under ${letter.toUpperCase()}`,
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
    shown: (shown, total) => `${shown.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} videos`,
    failed: 'That did not work just now. Check your connection and try again.',
    empty: 'There is no video in this playlist yet. Please check back soon.',
    toCoaching: 'Go to the course',
    trailers: 'Watch a preview',
    playAll: 'Play all',
    playOne: 'Play the video',
    onward: (category) => `More from “${category}”`,
  },
  course: {
    watchTrailer: 'Watch the trailer',
    trailers: 'Another look inside',
    included: 'What you get',
    price: 'Price',
    priceNote: 'Total price including VAT. No subscription, no further costs.',
    days: (days) => (days === 1 ? 'Your day' : `Your ${days} days`),
    daysIntro: 'One step a day. You go at your own pace, and no day is ever lost.',
    day: (n) => `Day ${n}`,
    expects: 'What to expect in this course',
    card: (days, trailers) => `${count(days, 'day', 'days')}, ${count(trailers, 'trailer', 'trailers')} to watch first`,
    cardDays: (days) => count(days, 'day', 'days'),
    play: 'Play the trailer',
    view: 'View the course',
    checkout: 'Book this course',
    ownFailed: 'Your days do not load right now. Please check your connection and try again.',
    ownAgain: 'Try again',
  },
  faq: { questions: 'All questions', back: 'Back to the FAQ' },
};
