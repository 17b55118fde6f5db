import { wellFormed } from '#kit/well-formed.ts';
import { traitNames } from '#catalog/traits.ts';
import { lengths, searchLimits, type Length, type SearchAnswer, type SearchInput } from './contract.ts';
import type { z } from 'zod';

/** S5.6: the effective input: well-formed and trimmed; empty if it is too short to search for. */
export function searchedText(value: string): string {
  const cut = wellFormed(wellFormed(value).slice(0, searchLimits.read)).replace(/�$/, '');
  return cut.trim().length < searchLimits.least ? '' : cut.trimStart();
}

/** Candidate class boundaries in seconds: round numbers for people. */
const partings = [30, 60, 120, 180, 300, 600, 900, 1200, 1800, 2700, 3600, 5400];

/** Seconds from which a video is `medium`, and from which it is `long`. */
export type LengthBounds = readonly [medium: number, long: number];

/** The boundaries for an empty catalogue. */
export const usualBounds: LengthBounds = [300, 900];

/** How many of the lengths (in seconds) are below each boundary. */
export function countBelow(lengthsInSeconds: Iterable<number>): Uint32Array {
  const counts = new Uint32Array(partings.length);
  for (const seconds of lengthsInSeconds) {
    for (let at = partings.length - 1; at >= 0 && seconds < (partings[at] as number); at -= 1) (counts[at] as number) += 1;
  }
  return counts;
}

/**
 * Divides a catalogue's videos by length (S12.6), as near to thirds as the candidates allow, so that the facet is useful even if
 * all are short.
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

/** The class of a length in seconds, as an index into the contract's values. */
export const lengthNumberOf = (seconds: number, [medium, long]: LengthBounds): number =>
  Number(seconds >= medium) + Number(seconds >= long);

/** The index of a length class in the contract's values. */
export const lengthNumber = (length: Length): number => lengths.indexOf(length);

const facetNames = ['topic', 'partner', 'length', ...traitNames] as const;

/** The filters of a search, in the order of the facets; undefined for none. */
export const narrowingsOf = (
  asked: Pick<z.output<typeof SearchInput>, (typeof facetNames)[number]>,
): readonly (string | undefined)[] => facetNames.map((name) => asked[name]);

/** The answer to a search without results, or one that is too short. */
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
