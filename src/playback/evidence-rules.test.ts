import { expect, test } from 'vitest';
import type { Evidence } from './contract.ts';
import { evidenceAt } from './evidence-rules.ts';

const at = (second: number): Evidence => ({
  second,
  claim: `Aussage ${second}`,
  lang: 'de',
  grade: 'guideline',
  source: { title: 'Leitlinie', url: 'https://example.org/' },
});
const [early, late, last] = [at(0), at(12), at(15)];
const shown = (time: number): number | undefined => evidenceAt([early, late, last], time)?.second;

test('S15.5 a card is shown from its second on for some seconds, and a later one takes its place', () => {
  expect([0, 7.9, 8, 11.99].map(shown)).toEqual([0, 0, undefined, undefined]);
  expect([12, 14.9, 15, 22.9, 23].map(shown)).toEqual([12, 12, 15, 15, undefined]);
  expect(evidenceAt([], 3)).toBeNull();
});
