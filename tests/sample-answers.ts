import type { SearchAnswer } from '../src/search/contract.ts';

/** The answer to a search that found nothing, as every room's tests begin with it. */
export const nothingFound: SearchAnswer = {
  data: [],
  total: 0,
  facets: { topic: [], partner: [], length: [] },
  corrected: null,
  suggested: null,
  left: [],
  near: [],
  sections: [],
  emergency: null,
  advice: null,
  completions: [],
  card: null,
};
