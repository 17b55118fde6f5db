import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsIn, decimalCents } from './money.ts';
import { numberIn } from './numbers.ts';

describe('amounts in forms of the back office', () => {
  test('S10.2 euros are typed as people write them and become cents', () => {
    const typed = ['49', '49,90', '49.9', '1.249,00', '1,249.00', '49,00 €', ' 0,05', '4.900'];
    expect(typed.map(centsIn)).toEqual([4900, 4990, 4990, 124_900, 124_900, 4900, 5, 490_000]);
  });

  test('S10.2 what is no amount is none, and nothing is nothing', () => {
    for (const odd of ['abc', '1,2,3', '4,999,', '-5', '1e3', '49,999999', '٤٩']) expect(centsIn(odd), odd).toBeUndefined();
    expect(centsIn(' ')).toBeNull();
    expect(numberIn('')).toBeNull();
    expect(numberIn('30')).toBe(30);
    expect(numberIn('3.5')).toBeUndefined();
  });

  test('S10.2 what is shown is read as the same amount again, in both languages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom('de' as const, 'en' as const), (cents, locale) => {
        expect(centsIn(decimalCents(cents, locale))).toBe(cents);
      }),
    );
  });
});
