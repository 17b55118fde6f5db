import { bilingual } from '#kit/bilingual.ts';
import { formatNumber } from '#kit/numbers.ts';

const de = {
  search: 'Im Transkript suchen',
  found: (n: number) => (n === 0 ? 'Keine Stelle gefunden.' : n === 1 ? '1 Stelle' : `${formatNumber(n, 'de')} Stellen`),
  follow: 'Zur aktuellen Stelle',
  loading: 'Das Transkript wird geladen.',
  seen: 'Im Bild',
  missing: 'Das Transkript lädt gerade nicht.',
};

export type TranscriptTexts = typeof de;

const en: TranscriptTexts = {
  search: 'Search the transcript',
  found: (n) => (n === 0 ? 'Nothing found.' : n === 1 ? '1 passage' : `${formatNumber(n, 'en')} passages`),
  follow: 'To the current passage',
  loading: 'The transcript is loading.',
  seen: 'In the picture',
  missing: 'The transcript is not loading at the moment.',
};

/** Texts of the transcript, loaded with it. */
export const transcriptTexts = bilingual(de, en);
