import type { SearchTexts } from './page-texts.de.ts';

export const en: SearchTexts = {
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
  results: (n) => `${n.toLocaleString('en-GB')} ${n === 1 ? 'result' : 'results'}`,
  corrected: (what) => `Results for “${what}”`,
  asTyped: (what) => `Search for “${what}” instead`,
  suggested: (what) => `Did you mean “${what}”?`,
  left: (words) => `Without: ${words.join(', ')}`,
  spokenAt: 'In the video at',
  quoted: ['“', '”'],
  fromPlaylist: 'From the playlist',

  sections: {
    playlist: 'Playlists',
    coaching: 'Coachings',
    retreat: 'Retreats',
    faq: 'Frequent questions',
    page: 'Pages',
    partner: 'Partners',
    help: 'Help and account',
  },
  counted: (title, n) => `${title} (${n.toLocaleString('en-GB')})`,

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
  /** Of seconds, of which one end may be open. */
  between: (from: number, to: number | null): string => {
    const inSeconds = (from > 0 && from < 60) || (to !== null && to < 60);
    const [unit, part] = inSeconds ? ['s', 1] : ['min', 60];
    if (to === null) return `over ${from / part} ${unit}`;
    return from === 0 ? `under ${to / part} ${unit}` : `${from / part} to ${to / part} ${unit}`;
  },
  reset: 'Reset filters',

  pages: 'More results',
  previous: 'Back',
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
      text: 'It is not your fault, and you need not face it alone. The German helpline on violence against women is there day and night, anonymous, free of charge and in many languages. There is another helpline for men, mostly in German. If you are in danger right now: 110.',
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
