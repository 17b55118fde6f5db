import { describe, expect, test } from 'vitest';
import { pathOf, rise } from './day-steps.tsx';

describe('the path of the days', () => {
  test('S13.2 it goes through the middle of every step, and is drawn through as far as it is open', () => {
    const { whole, gone } = pathOf(30, 12);
    expect(whole.startsWith(`M50 ${Math.round(rise(1) * 100)}`)).toBe(true);
    expect(whole.endsWith(`2950 ${Math.round(rise(30) * 100)}`)).toBe(true);
    expect(gone.endsWith(`1150 ${Math.round(rise(12) * 100)}`)).toBe(true);
    expect(whole.startsWith(gone)).toBe(true);
  });

  test('no day, one day and more open days than there are draw nothing odd', () => {
    expect(pathOf(30, 0).gone).toBe(pathOf(30, 1).gone);
    expect(pathOf(5, 9).gone).toBe(pathOf(5, 5).whole);
    expect(pathOf(1, 1).whole).not.toContain('C');
  });

  test('steps stay within the swing of the path', () => {
    for (let day = 1; day <= 60; day += 1) {
      expect(rise(day)).toBeGreaterThanOrEqual(0);
      expect(rise(day)).toBeLessThanOrEqual(1);
    }
  });
});
