import { lengths, searchLimits, type Length, type SearchAnswer } from './contract.ts';

/** S5.6: what counts of an input, well-formed and without space around it; empty where it is too short to search for. */
export function searchedText(value: string): string {
  const cut = value.toWellFormed().slice(0, searchLimits.read).toWellFormed().replace(/�$/, '');
  return cut.trim().length < searchLimits.least ? '' : cut.trimStart();
}

const minute = 60;

/** How long a video of so many seconds is called: under 5 minutes, under 15, longer. */
export const lengthOf = (seconds: number): Length => (seconds < 5 * minute ? 'short' : seconds < 15 * minute ? 'medium' : 'long');

/** The number of a length in the order of the contract. */
export const lengthNumber = (length: Length): number => lengths.indexOf(length);

/** The answer to a search that finds nothing, or is too short to be one. */
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
