import { quotedDe, quotedEn } from '#kit/quoted.ts';
import { bilingual } from '#kit/bilingual.ts';
import { formatNumber } from '#kit/numbers.ts';
import { formatDay } from '#kit/dates.ts';

const de = {
  layer: 'Video',
  close: 'Schließen',
  back: 'Zurück',
  loading: 'Das Video wird geladen.',
  partnerContent: (partner: string) => `Anzeige · Partnerinhalt von ${partner}`,
  notes: 'Hinweis',

  share: 'Teilen',
  play: 'Abspielen',
  pause: 'Pause',
  mute: 'Ton aus',
  captions: 'Untertitel',
  sign: 'Gebärdensprache',
  settings: 'Einstellungen',
  fullscreen: 'Vollbild',
  pictureInPicture: 'Bild im Bild',
  chapters: 'Kapitel',
  transcript: 'Transkript',
  volume: 'Lautstärke',
  position: 'Position',
  positionOf: (time: string, duration: string, chapter?: string) =>
    chapter === undefined ? `${time} von ${duration}` : `${time} von ${duration}, Kapitel ${quotedDe(chapter)}`,

  /** Feedback on keys. */
  plays: 'Wiedergabe',
  muted: 'Ton aus',
  unmuted: 'Ton an',
  captionsOn: 'Untertitel an',
  captionsOff: 'Untertitel aus',
  loudness: (percent: number) => `Lautstärke ${percent} %`,
  atSpeed: (speed: number) => `Geschwindigkeit ${formatNumber(speed, 'de')}×`,
  partMissing: 'Das lädt gerade nicht. Versuche es gleich noch einmal.',

  list: 'Videoliste',
  from: (list: string) => `Aus ${quotedDe(list)}`,
  videos: (n: number) => (n === 1 ? '1 Video' : `${formatNumber(n, 'de')} Videos`),
  trailers: 'Vorab ansehen',
  now: 'Läuft gerade',
  notYet: 'Noch nicht offen',

  recommendations: 'Empfehlungen für Dich:',
  closeRecommendations: 'Empfehlungen schließen',
  upNext: 'Als Nächstes:',
  startsSoon: (title: string, seconds: number) => `In ${seconds} Sekunden startet ${quotedDe(title)}.`,
  startsIn: (seconds: number) => `Startet in ${seconds} s`,
  playNow: 'Jetzt abspielen',
  cancel: 'Abbrechen',
  again: 'Nochmal',
  autoplay: 'Automatisch weiter',
  closeEnd: 'Vorschlag schließen',
  dayDone: 'Das Video dieses Tages ist zu Ende.',
  toCourse: 'Zurück zum Kurs',

  /** S8.5 */
  errors: {
    notfound: 'Dieses Video ist nicht mehr verfügbar.',
    exclusive: 'Dieses Video ist nur für angemeldete Benutzer:innen verfügbar.',
    coaching: 'Dieses Video ist kostenpflichtig.',
  },
  /** S7.5; the day as `YYYY-MM-DD`, null while the course is paused. */
  locked: (day: string | null) =>
    day === null
      ? 'Dieser Tag wird freigeschaltet, sobald Du den Kurs fortsetzt.'
      : `Dieser Tag wird am ${formatDay(day, 'de')} freigeschaltet.`,
  toCoaching: 'Zum Coaching',
  toLogin: 'Zur Anmeldung',
  toSearch: 'Zur Suche',
  toTopics: 'Alle Themen',
  trouble: 'Das Video lädt gerade nicht. Prüfe Deine Verbindung und versuche es noch einmal.',
  retry: 'Nochmal versuchen',
};

export type Texts = typeof de;

const en: Texts = {
  layer: 'Video',
  close: 'Close',
  back: 'Back',
  loading: 'The video is loading.',
  partnerContent: (partner) => `Advertisement · Partner content by ${partner}`,
  notes: 'Note',

  share: 'Share',
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  captions: 'Captions',
  sign: 'Sign language',
  settings: 'Settings',
  fullscreen: 'Full screen',
  pictureInPicture: 'Picture in picture',
  chapters: 'Chapters',
  transcript: 'Transcript',
  volume: 'Volume',
  position: 'Position',
  positionOf: (time, duration, chapter) =>
    chapter === undefined ? `${time} of ${duration}` : `${time} of ${duration}, chapter ${quotedEn(chapter)}`,

  plays: 'Playing',
  muted: 'Sound off',
  unmuted: 'Sound on',
  captionsOn: 'Captions on',
  captionsOff: 'Captions off',
  loudness: (percent) => `Volume ${percent}%`,
  atSpeed: (speed) => `Speed ${formatNumber(speed, 'en')}×`,
  partMissing: 'This is not loading at the moment. Try again in a moment.',

  list: 'Video list',
  from: (list) => `From ${quotedEn(list)}`,
  videos: (n) => (n === 1 ? '1 video' : `${formatNumber(n, 'en')} videos`),
  trailers: 'Watch in advance',
  now: 'Now playing',
  notYet: 'Not open yet',

  recommendations: 'Recommended for you:',
  closeRecommendations: 'Close recommendations',
  upNext: 'Up next:',
  startsSoon: (title, seconds) => `${quotedEn(title)} starts in ${seconds} seconds.`,
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
      : `This day will be unlocked on ${formatDay(day, 'en')}.`,
  toCoaching: 'Go to the coaching',
  toLogin: 'To the login',
  toSearch: 'Go to the search',
  toTopics: 'All topics',
  trouble: 'The video is not loading at the moment. Check your connection and try again.',
  retry: 'Try again',
};

/** All texts of the video layer. */
export const playbackTexts = bilingual(de, en);
