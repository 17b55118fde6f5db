import { describe, expect, test } from 'vitest';
import { dayText, instantOfLocal, instantText, localOf } from './berlin-time.ts';

describe('Berlin’s time in forms of the back office', () => {
  test('S10.8 what is typed is Berlin’s clock, in winter and in summer', () => {
    expect(instantOfLocal('2026-01-15T08:30')).toBe('2026-01-15T07:30:00.000Z');
    expect(instantOfLocal('2026-07-15T08:30')).toBe('2026-07-15T06:30:00.000Z');
  });

  test('S10.8 what is shown is what was typed, also around the change of the clock', () => {
    for (const local of ['2026-03-29T01:59', '2026-03-29T03:00', '2026-10-25T01:30', '2026-10-25T03:00', '2026-12-31T23:59'])
      expect(localOf(instantOfLocal(local))).toBe(local);
  });

  test('S10.8 a time that the spring leaves out is still a time', () => {
    expect(localOf(instantOfLocal('2026-03-29T02:30'))).toMatch(/^2026-03-29T0[13]:30$/);
  });

  test('S10.8 nothing is nothing, and no time is none', () => {
    expect(localOf(null)).toBe('');
    for (const odd of ['', 'gestern', '2026-13-01T00:00', '2026-01-15']) expect(instantOfLocal(odd)).toBeNull();
  });

  test('S10.8 a year that is being typed is a year: 0002, 0020, 0202', () => {
    for (const year of ['0001', '0002', '0020', '0202'])
      expect(localOf(instantOfLocal(`${year}-12-24T08:30`)), year).toBe(`${year}-12-24T08:30`);
  });

  test('S10.8 the last day and the year 0 are typed without an error', () => {
    expect(instantOfLocal('9999-12-31T23:59')).toBe('9999-12-31T22:59:00.000Z');
    expect(localOf(instantOfLocal('9999-12-31T23:59'))).toBe('9999-12-31T23:59');
    expect(instantOfLocal('0000-01-01T00:00')).not.toBe('');
  });

  test('S10 instants and days are written as each language writes them', () => {
    expect(instantText('2026-07-15T06:30:00Z', 'de')).toBe('15.07.2026, 08:30');
    expect(instantText('2026-07-15T06:30:00Z', 'en')).toBe('15 Jul 2026, 08:30');
    expect(dayText('2026-03-01', 'de')).toBe('01.03.2026');
  });
});
