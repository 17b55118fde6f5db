import type { SearchAnswer, SearchHit } from '../contract.ts';

/* What was found, for the tests of this folder. */

export const hit = (over: Partial<SearchHit> = {}): SearchHit => ({
  id: over.shortid ?? 'v1abc',
  shortid: 'v1abc',
  title: 'Was beim Husten hilft',
  topline: 'Atemwege',
  description: 'Husten ist ein Reflex und meistens harmlos.',
  poster: '/storage/poster/v1.jpg',
  list: '/storage/poster/v1.jpg',
  color: '#dde5e0',
  processed: true,
  duration: '12:30',
  search_keywords: '',
  start: null,
  protection: 'free',
  playlists: [],
  partner: null,
  lang: 'de',
  marks: { title: [[9, 15]], topline: [], description: [[0, 6]] },
  spoken: null,
  ...over,
});

export const answer = (over: Partial<SearchAnswer> = {}): SearchAnswer => ({
  data: [],
  total: over.data?.length ?? 0,
  facets: { topic: [], partner: [], length: [] },
  corrected: null,
  emergency: null,
  ...over,
});
