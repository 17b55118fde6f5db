import type { DataTexts } from './data-texts.de.ts';

export const en: DataTexts = {
  positions: 'Videos begun and seen',
  watchedVideo: 'Video',
  stoppedAtSecond: 'Place in seconds',
  secondsOfVideo: 'Length in seconds',
  stoppedAt: 'Last watched on',
};
