import { video } from '../../../tests/sample-entries.ts';
import type { SearchAnswer, SearchHit } from '../contract.ts';

/* What was found, for the tests of this folder. */

export const hit = (over: Partial<SearchHit> = {}): SearchHit => ({
  ...video({ description: 'Husten ist ein Reflex und meistens harmlos.' }),
  marks: { title: [[9, 15]], topline: [], description: [[0, 6]] },
  spoken: null,
  ...over,
});

export const answer = (over: Partial<SearchAnswer> = {}): SearchAnswer => ({
  data: [],
  total: over.data?.length ?? 0,
  facets: { topic: [], partner: [], length: [] },
  corrected: null,
  suggested: null,
  left: [],
  near: [],
  sections: [],
  emergency: null,
  advice: null,
  ...over,
});
