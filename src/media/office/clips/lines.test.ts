import { expect, test } from 'vitest';
import { cueOf, lineOf, secondsOf } from './lines.ts';

test('S10.7 times are read as people write them', () => {
  expect(secondsOf('1:02.5')).toBe(62.5);
  expect(secondsOf('00:01:02,500')).toBe(62.5);
  expect(secondsOf('7')).toBe(7);
  for (const wrong of ['', ':', 'eins', '1:2:3:4', '-1', '1e3']) expect(secondsOf(wrong)).toBeNaN();
});

test('S10.7 a cue is the same after it was shown for writing', () => {
  const cue = { start: 3661.25, end: 3663, text: 'Guten Tag' };
  expect(cueOf(lineOf(cue))).toEqual(cue);
  const above = { ...cue, settings: 'line:0' };
  expect(cueOf(lineOf(above))).toEqual(above);
});
