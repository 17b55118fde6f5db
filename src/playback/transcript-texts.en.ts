import type { TranscriptTexts } from './transcript-texts.de.ts';

export const en: TranscriptTexts = {
  search: 'Search the transcript',
  found: (n) => (n === 0 ? 'Nothing found.' : n === 1 ? '1 passage' : `${n.toLocaleString('en-GB')} passages`),
  follow: 'To the current passage',
  loading: 'The transcript is loading.',
  missing: 'The transcript is not loading at the moment.',
};
