import { expect, test } from 'vitest';
import { growth, maskedAddress, seriesOf, spanBefore, spanOf, ticksOf, timeIn } from './rules.ts';

const now = new Date('2026-06-17T22:30:00Z');

test('S10.3 a range ends with today in Berlin and is as long as it says', () => {
  expect(spanOf({ range: '7' }, now, 1100)).toEqual({ from: '2026-06-12', to: '2026-06-18' });
  expect(spanBefore({ from: '2026-06-12', to: '2026-06-18' })).toEqual({ from: '2026-06-05', to: '2026-06-11' });
});

test('S10.3 a span of one’s own ends today at the latest, and is neither backwards nor endless', () => {
  expect(spanOf({ range: '30', from: '2026-06-01', to: '2027-01-01' }, now, 1100)).toEqual({
    from: '2026-06-01',
    to: '2026-06-18',
  });
  expect(spanOf({ range: '30', to: '2026-06-10' }, now, 1100)).toEqual({ from: '2026-05-12', to: '2026-06-10' });
  expect(spanOf({ range: '30', from: '2026-06-11', to: '2026-06-10' }, now, 1100)).toBeNull();
  expect(spanOf({ range: '30', from: '2020-01-01' }, now, 1100)).toBeNull();
});

test('S10.3 days without anything are 0, and what was before is summed apart', () => {
  const sums = [
    { day: '2026-06-09', value: 5 },
    { day: '2026-06-11', value: 2 },
    { day: '2026-06-12', value: 3 },
  ];
  expect(seriesOf(sums, { from: '2026-06-10', to: '2026-06-12' })).toEqual({
    total: 5,
    before: 5,
    days: [
      { day: '2026-06-10', value: 0 },
      { day: '2026-06-11', value: 2 },
      { day: '2026-06-12', value: 3 },
    ],
  });
});

test('S10.3 growth is in per cent of before, also out of a loss, and unknown from nothing', () => {
  expect([
    growth({ total: 15, before: 10 }),
    growth({ total: 5, before: 10 }),
    growth({ total: 10, before: -10 }),
    growth({ total: 1, before: 0 }),
  ]).toEqual([50, -50, 200, null]);
});

test('S16.5 an address is shortened to its first letter and its domain', () => {
  expect(['grete@example.org', '@example.org', '', 'x'].map(maskedAddress)).toEqual(['g…@example.org', '…', '…', '…']);
});

test('S10.3 a time is told in the unit that says something of it', () => {
  expect([0, 8, 59, 60, 3599, 3600, 5400, 360_000].map((seconds) => Object.values(timeIn(seconds)).join(' '))).toEqual([
    '0 hours',
    '8 seconds',
    '59 seconds',
    '1 minutes',
    '59 minutes',
    '1 hours',
    '1.5 hours',
    '100 hours',
  ]);
});

test('S10.3 the lines of a chart are round values around all that it shows, in whole units', () => {
  expect(ticksOf([0, 0], 4, 1)).toEqual([0, 1, 2, 3, 4]);
  expect(ticksOf([3, 41, 7], 4, 1)).toEqual([0, 20, 40, 60]);
  expect(ticksOf([0, 100], 4, 1)).toEqual([0, 50, 100]);
  expect(ticksOf([600], 3600, 3600)).toEqual([0, 3600]);
  expect(ticksOf([4900, -900], 1000, 100)).toEqual([-2000, 0, 2000, 4000, 6000]);
});
