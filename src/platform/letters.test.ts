import { describe, expect, test } from 'vitest';
import { drawable, isPlain, runsOf, wrapped } from './letters.ts';

describe('S14.4 letters of any script on paper', () => {
  test('are drawn by the site’s typeface where it has them, and by one that has them where it has not', () => {
    expect(isPlain('Łucja Größe-Şahin\n12 €')).toBe(true);
    expect(isPlain('Ελένη')).toBe(false);
    expect(runsOf('Thị')).toEqual([{ text: 'Thị', letters: 'world' }]);
    expect(runsOf('Anna Петрова, 李 B')).toEqual([
      { text: 'Anna ', letters: 'regular' },
      { text: 'Петрова, ', letters: 'world' },
      { text: '李 ', letters: 'east' },
      { text: 'B', letters: 'regular' },
    ]);
  });

  test('read from right to left are one run with the spaces between them, without figures or what follows', () => {
    expect(runsOf('Hallo محمد علي, 12')).toEqual([
      { text: 'Hallo ', letters: 'regular' },
      { text: 'محمد علي', letters: 'world' },
      { text: ', 12', letters: 'regular' },
    ]);
  });

  test('that no typeface has are a box each, and a line without any other says so', () => {
    expect(drawable('Anna สม', 'ohne Schrift')).toBe('Anna □□');
    expect(drawable('สม\nWeg 1', 'ohne Schrift')).toBe('□□ (ohne Schrift)\nWeg 1');
  });

  test('break between words, within a word only where it is longer than a line, and never within an accent', () => {
    const widthOf = (line: string): number => Array.from(line.normalize('NFD').replaceAll(/\p{M}/gu, '')).length;
    expect(wrapped('Петр Иванов Петрович', 11, widthOf)).toEqual(['Петр Иванов', 'Петрович']);
    expect(wrapped('x\u0301x\u0301x\u0301 y', 2, widthOf)).toEqual(['x\u0301x\u0301', 'x\u0301', 'y']);
    expect(wrapped('a\n\nb', 9, widthOf)).toEqual(['a', '', 'b']);
  });
});
