import { traitNames } from '#catalog/traits.ts';
import { lengths, searchLimits, type Length, type SearchAnswer, type SearchInput } from './contract.ts';
import type { z } from 'zod';

/** S5.6: what counts of an input, well-formed and without space around it; empty where it is too short to search for. */
export function searchedText(value: string): string {
  const cut = value.toWellFormed().slice(0, searchLimits.read).toWellFormed().replace(/�$/, '');
  return cut.trim().length < searchLimits.least ? '' : cut.trimStart();
}

/** Where lengths may part, in seconds: what people think in. */
const partings = [30, 60, 120, 180, 300, 600, 900, 1200, 1800, 2700, 3600, 5400];

/** Seconds from which a video is `medium`, and from which it is `long`. */
export type LengthBounds = readonly [medium: number, long: number];

/** Where lengths part without any videos. */
export const usualBounds: LengthBounds = [300, 900];

/** How many of the lengths, given in seconds, are below each parting. */
export function countBelow(lengthsInSeconds: Iterable<number>): Uint32Array {
  const counts = new Uint32Array(partings.length);
  for (const seconds of lengthsInSeconds) {
    for (let at = partings.length - 1; at >= 0 && seconds < (partings[at] as number); at -= 1) (counts[at] as number) += 1;
  }
  return counts;
}

/**
 * Parts a catalogue's videos by its own spread (S12.6): as near to thirds as partings allow, so that the facet separates where all
 * are short too.
 */
export function boundsOf(below: Uint32Array, total: number): LengthBounds {
  if (total === 0) return usualBounds;
  const nearest = (share: number, from: number): number => {
    let best = from;
    const distance = (at: number): number => Math.abs((below[at] as number) / total - share);
    for (let at = from + 1; at < partings.length; at += 1) if (distance(at) < distance(best)) best = at;
    return best;
  };
  const medium = Math.min(nearest(1 / 3, 0), partings.length - 2);
  const long = nearest(2 / 3, medium + 1);
  return [partings[medium] as number, partings[long] as number];
}

/** Which of the lengths a video of so many seconds has, by its number in the order of the contract. */
export const lengthNumberOf = (seconds: number, [medium, long]: LengthBounds): number =>
  Number(seconds >= medium) + Number(seconds >= long);

/** The number of a length in the order of the contract. */
export const lengthNumber = (length: Length): number => lengths.indexOf(length);

const facetNames = ['topic', 'partner', 'length', ...traitNames] as const;

/** What a search is narrowed by, in the order of the facets; undefined where it is not. */
export const narrowingsOf = (
  asked: Pick<z.output<typeof SearchInput>, (typeof facetNames)[number]>,
): readonly (string | undefined)[] => facetNames.map((name) => asked[name]);

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
