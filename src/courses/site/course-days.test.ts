import { describe, expect, test } from 'vitest';
import type { JourneyDay } from '../contract.ts';
import { dayInWords, stateOf, todayOf } from './course-days.ts';

const day = (n: number, over: Partial<JourneyDay> = {}): JourneyDay => ({
  day: n,
  video: `v${n}`,
  title: `Tag ${n}`,
  open: true,
  opens_on: null,
  progress: 0,
  note: '',
  note_revision: 0,
  ...over,
});

describe('the days of a course', () => {
  test('S13.1, S13.2 a day is locked, new, begun or seen', () => {
    expect(stateOf(day(1))).toBe('open');
    expect(stateOf(day(1, { progress: 1 }))).toBe('begun');
    expect(stateOf(day(1, { progress: 99 }))).toBe('begun');
    expect(stateOf(day(1, { progress: 100 }))).toBe('seen');
    expect(stateOf(day(1, { progress: 100, open: false }))).toBe('locked');
  });

  test('S13.2 today is the day that the journey says, and the last one where there are fewer by now', () => {
    const days = [day(1), day(2), day(3)];
    expect(todayOf({ days, today: 2 })?.day).toBe(2);
    expect(todayOf({ days, today: 9 })?.day).toBe(3);
    expect(todayOf({ days: [], today: 1 })).toBeUndefined();
  });

  test('a day in words is that day wherever the reader is', () => {
    expect(dayInWords('2026-12-03', 'de')).toBe('3. Dezember');
    expect(dayInWords('2026-12-03', 'de', 'short')).toBe('3. Dez.');
    expect(dayInWords('2026-12-03', 'en')).toBe('3 December');
  });
});
