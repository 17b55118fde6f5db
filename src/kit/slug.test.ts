import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test('S2.23 a slug is made as those of the categories are', () => {
  expect(slugOf('Ernährung & Abnehmen')).toBe('ernaehrung-und-abnehmen');
  expect(slugOf('  Große Füße: 10 Übungen! ')).toBe('grosse-fuesse-10-uebungen');
  expect(slugOf('Café à la crème')).toBe('cafe-a-la-creme');
  expect(slugOf('U\u0308bung für Łukasz')).toBe('uebung-fuer-lukasz');
  expect(slugOf('Schlaf\u00ADstörung')).toBe('schlafstoerung');
  expect(slugOf('中文')).toBe('');
  expect(slugOf('lang '.repeat(40))).toMatch(/^lang(?:-lang)+$/);
});
