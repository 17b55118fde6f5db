import { expect, test } from 'vitest';
import { themeAt } from './background-rules.ts';

test('S4.21 the night takes the place of the default theme before 6 and from 18 on', () => {
  expect([0, 5, 6, 12, 17, 18, 23].map((hour) => themeAt('default', hour))).toEqual([
    'night',
    'night',
    'default',
    'default',
    'default',
    'night',
    'night',
  ]);
});

test('S2.21 a theme that a route asks for stays by night', () => {
  expect(themeAt('feelgood', 23)).toBe('feelgood');
  expect(themeAt('test', 3)).toBe('test');
});
