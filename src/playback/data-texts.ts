import { bilingual } from '#kit/bilingual.ts';

const de = {
  positions: 'Begonnene und gesehene Videos',
  watchedVideo: 'Video',
  stoppedAtSecond: 'Stelle in Sekunden',
  secondsOfVideo: 'Länge in Sekunden',
  stoppedAt: 'Zuletzt gesehen am',
  corrections: 'Korrekturen, von denen Du erfahren hast',
  correctedOn: 'Korrigiert am',
  toldAt: 'Mitgeteilt am',
  readAt: 'Gelesen am',
};

export type DataTexts = typeof de;

const en: DataTexts = {
  positions: 'Videos begun and seen',
  watchedVideo: 'Video',
  stoppedAtSecond: 'Place in seconds',
  secondsOfVideo: 'Length in seconds',
  stoppedAt: 'Last watched on',
  corrections: 'Corrections that you were told of',
  correctedOn: 'Corrected on',
  toldAt: 'Told on',
  readAt: 'Read on',
};

/** Labels of this room's data in the export of personal data. */
export const playbackDataTexts = bilingual(de, en);
