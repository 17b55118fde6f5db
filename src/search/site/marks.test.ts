import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf, piecesOf } from './marks.ts';

test('S12.6 a text is cut at its marks', () => {
  expect(piecesOf('Was beim Husten hilft', [[9, 15]])).toEqual([
    { text: 'Was beim ', isMatch: false },
    { text: 'Husten', isMatch: true },
    { text: ' hilft', isMatch: false },
  ]);
  expect(piecesOf('Husten', [[0, 6]])).toEqual([{ text: 'Husten', isMatch: true }]);
  expect(piecesOf('Husten', [])).toEqual([{ text: 'Husten', isMatch: false }]);
});

test('S12.6 whatever the marks, the text stays whole', () => {
  const marks = fc.array(fc.tuple(fc.nat(80), fc.nat(80)), { maxLength: 6 });
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), marks, (text, given) => {
      expect(
        piecesOf(text, given)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('S12.6 of a long description the part is shown in which something matches', () => {
  const text = `${'Ein langer Satz über alles. '.repeat(20)}Am Ende steht der Husten, und danach nichts mehr.`;
  const at = text.indexOf('Husten');
  const { text: shown, marks } = excerptOf(text, [[at, at + 6]]);
  expect(shown).toMatch(/^… /);
  expect(shown.length).toBeLessThan(140);
  expect(shown.slice(...(marks[0] ?? [0, 0]))).toBe('Husten');
  expect(excerptOf(text, [[4, 10]]).text).toBe(text);
  expect(excerptOf(text, []).text).toBe(text);
});
