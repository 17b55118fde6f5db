import { video } from '../../../tests/sample-entries.ts';
import type { SearchAnswer, SearchHit } from '../contract.ts';
import { nothingFound } from '../rules.ts';

/* Sample answers for tests. */

export const hit = (over: Partial<SearchHit> = {}): SearchHit => ({
  ...video({ description: 'Husten ist ein Reflex und meistens harmlos.' }),
  marks: { title: [[9, 15]], topline: [], description: [[0, 6]] },
  spoken: null,
  ...over,
});

export const answer = (over: Partial<SearchAnswer> = {}): SearchAnswer => ({
  ...nothingFound,
  total: over.data?.length ?? 0,
  ...over,
});
