import { expect, test } from 'vitest';
import { quickly } from '../../tests/quickly.ts';
import { plainText, shifted } from './plain-text.ts';

test('S17.2 raised and lowered text keeps its sense in plain words', () => {
  expect(plainText('<p>150 × 10<sup>9</sup>/l, CO<sub>2</sub>, m<sup>2</sup>, s<sup>-1</sup></p>')).toBe(
    '150 × 10⁹/l, CO₂, m², s⁻¹',
  );
  expect(plainText('10<sup>2x</sup>, e<sup>x</sup>, HbA<sub>1c</sub>, V<sub>max</sub>, 10<sup><strong>6</strong></sup>')).toBe(
    '10^(2x), e^x, HbA₁c, Vmax, 10⁶',
  );
  expect(shifted('9a', 'sup')).toHaveLength(2);
});

test('S17.2 what a text compares is no tag', () => {
  const values = 'HbA1c: unter <7 % gut, zwischen < 8 % und > 7 % mittel, >9 % hoch';
  expect(plainText(values)).toBe(values);
  expect(plainText('<p>unter &lt; 7 %<br />über &gt; 9 %</p>')).toBe('unter < 7 % über > 9 %');
});

test.each([
  ['<', 60_000],
  ['<a ', 60_000],
  ['<sup>', 200_000],
])('S16.6 a text of nothing but %s is read at once', (begun, length) => {
  quickly(() => plainText(begun.repeat(length / begun.length)));
});
