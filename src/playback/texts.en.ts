import type { Texts } from './texts.de.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const en: Texts = {
  layer: 'Video',
  close: 'Close',
  back: 'Back',
  loading: 'The video is loading.',
  partnerContent: (partner) => `Partner content by ${partner}`,
  notes: 'Note',

  share: 'Share',
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  captions: 'Captions',
  settings: 'Settings',
  fullscreen: 'Full screen',
  pictureInPicture: 'Picture in picture',
  chapters: 'Chapters',
  transcript: 'Transcript',
  volume: 'Volume',
  position: 'Position',
  positionOf: (time, duration, chapter) =>
    chapter === undefined ? `${time} of ${duration}` : `${time} of ${duration}, chapter “${chapter}”`,

  plays: 'Playing',
  muted: 'Sound off',
  unmuted: 'Sound on',
  captionsOn: 'Captions on',
  captionsOff: 'Captions off',
  loudness: (percent) => `Volume ${percent}%`,
  atSpeed: (speed) => `Speed ${speed.toLocaleString('en-GB')}×`,
  partMissing: 'This is not loading at the moment. Try again in a moment.',

  list: 'Video list',
  from: (list) => `From “${list}”`,
  videos: (n) => (n === 1 ? '1 video' : `${n.toLocaleString('en-GB')} videos`),
  trailers: 'Watch in advance',
  now: 'Now playing',
  notYet: 'Not open yet',

  recommendations: 'Recommended for you:',
  closeRecommendations: 'Close recommendations',
  upNext: 'Up next:',
  startsSoon: (title, seconds) => `“${title}” starts in ${seconds} seconds.`,
  startsIn: (seconds) => `Starts in ${seconds} s`,
  playNow: 'Play now',
  cancel: 'Cancel',
  again: 'Watch again',
  autoplay: 'Go on automatically',
  closeEnd: 'Close the suggestion',
  dayDone: 'The video of this day is over.',
  toCourse: 'Back to the course',

  errors: {
    notfound: 'This video is no longer available.',
    exclusive: 'This video is only available to users who are logged in.',
    coaching: 'This video has to be paid for.',
  },
  locked: (day) =>
    day === null
      ? 'This day will be unlocked as soon as you resume the course.'
      : `This day will be unlocked on ${dayFormat.format(new Date(day))}.`,
  toCoaching: 'Go to the coaching',
  toLogin: 'To the login',
  toSearch: 'Go to the search',
  toTopics: 'All topics',
  trouble: 'The video is not loading at the moment. Check your connection and try again.',
  retry: 'Try again',
};
