/** How the export of one's own data calls what this room keeps. */
export const de = {
  positions: 'Begonnene und gesehene Videos',
  watchedVideo: 'Video',
  stoppedAtSecond: 'Stelle in Sekunden',
  secondsOfVideo: 'Länge in Sekunden',
  stoppedAt: 'Zuletzt gesehen am',
};

export type DataTexts = typeof de;
