import { describe, expect, test } from 'vitest';
import { boundsOf, countBelow, lengthNumberOf, usualBounds } from './rules.ts';

describe('S12.6 lengths part by the catalogue’s own spread', () => {
  const partedBy = (seconds: readonly number[]) => boundsOf(countBelow(seconds), seconds.length);
  const evenly = (from: number, to: number) => Array.from({ length: 300 }, (_, at) => from + ((to - from) * at) / 300);

  test.each([
    { of: 'no videos', seconds: [], bounds: usualBounds },
    { of: 'half minutes', seconds: evenly(25, 40), bounds: [30, 60] },
    { of: 'up to a quarter of an hour', seconds: evenly(0, 900), bounds: [300, 600] },
    { of: 'lectures', seconds: evenly(1500, 5700), bounds: [2700, 3600] },
    { of: 'seconds', seconds: [3, 4], bounds: [30, 60] },
  ])('of $of', ({ seconds, bounds }) => {
    expect(partedBy(seconds)).toEqual(bounds);
  });

  test('a video on the boundary is the longer one', () => {
    expect([299, 300, 899, 900].map((seconds) => lengthNumberOf(seconds, usualBounds))).toEqual([0, 1, 1, 2]);
  });
});
