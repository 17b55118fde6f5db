import type { SearchTexts } from './page-texts.de.ts';

export const en: SearchTexts = {
  title: 'Search',
  description: 'Find videos on illnesses, complaints and everything that does you good.',
  question: 'What are you looking for?',
  placeholder: 'Search...',
  submit: 'Search',
  clear: 'Clear input',
  tooShort: 'Enter at least 3 characters.',

  frequent: 'Popular searches',
  trending: ['Cold', 'Diabetes', 'Internist', 'Sleep', 'Fist of the universe', 'Mindfulness', 'Healthy breakfast', 'Stress'],
  hints: 'Suggestions',
  topics: 'Topics from A to Z',

  toFound: 'Go to the results',
  found: 'Found',
  results: (n) => `${n.toLocaleString('en-GB')} ${n === 1 ? 'result' : 'results'}`,
  corrected: (what) => `Results for “${what}”`,
  spokenAt: 'In the video at',
  quoted: ['“', '”'],
  fromPlaylist: 'From the playlist',

  narrow: 'Narrow down the results',
  topic: 'Topic',
  partner: 'Partner',
  length: 'Length',
  lengths: { short: 'short', medium: 'medium', long: 'long' },
  minutes: { short: 'under 5 min', medium: '5 to 15 min', long: 'over 15 min' },
  reset: 'Reset filters',

  pages: 'More results',
  previous: 'Back',
  next: 'Next',
  position: (page, pages) => `Page ${page} of ${pages}`,

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
    '112': {
      title: 'This may be an emergency.',
      text: 'Severe chest pain, shortness of breath, paralysis, seizures, or somebody who no longer responds: do not wait, call 112 at once.',
    },
    '116117': {
      title: 'Do you need a doctor soon?',
      text: 'If it is not life-threatening, the doctors’ on-call service in Germany helps, also at night and at weekends. If it gets worse or you are not sure: 112.',
    },
    telefonseelsorge: {
      title: 'You are not alone.',
      text: 'If you are thinking of ending your life, talk to somebody about it now. The TelefonSeelsorge in Germany is there day and night, anonymous and free of charge, mostly in German. If a life is in danger: 112.',
    },
    numbers: {
      '112': 'Emergency call, anywhere in Europe',
      '116117': 'Doctors’ on-call service',
      '0800 1110111': 'TelefonSeelsorge',
      '0800 1110222': 'TelefonSeelsorge',
      '116 123': 'TelefonSeelsorge',
    },
    online: 'Rather write? Chat and mail of the TelefonSeelsorge',
  },
};
