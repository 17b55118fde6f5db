import { expect, test } from 'vitest';
import { alphabet, filterQuery, isLetterOpen, letterLayout, pressed } from './letters.ts';
import { section } from '../../../../tests/sample-pages.ts';

test('S2.39 the filter has the 26 letters', () => expect(alphabet.join('')).toBe('abcdefghijklmnopqrstuvwxyz'));

test('S2.39 one letter and one tag at a time; a second press switches off', () => {
  const none = { letter: null, tag: null };
  expect(pressed(none, 'letter', 'h')).toEqual({ letter: 'h', tag: null });
  expect(pressed({ letter: 'h', tag: null }, 'letter', 'a')).toEqual({ letter: 'a', tag: null });
  expect(pressed({ letter: 'h', tag: null }, 'tag', 'haut')).toEqual({ letter: 'h', tag: 'haut' });
  expect(pressed({ letter: 'h', tag: 'haut' }, 'letter', 'h')).toEqual({ letter: null, tag: 'haut' });
  expect(pressed({ letter: 'h', tag: 'haut' }, 'tag', '')).toEqual({ letter: 'h', tag: null });
});

test('S2.39 a letter without data is closed, unless it is the one to switch off', () => {
  expect(isLetterOpen({ letters: ['a'], letter: null }, 'a')).toBe(true);
  expect(isLetterOpen({ letters: ['a'], letter: null }, 'b')).toBe(false);
  expect(isLetterOpen({ letters: ['a'], letter: 'b' }, 'b')).toBe(true);
});

test('the query names only what is chosen', () => {
  expect(filterQuery({ letter: null, tag: null })).toBe('');
  expect(filterQuery({ letter: 'h', tag: 'haut' }, 2)).toBe('?letter=h&tag=haut&page=2');
});

test('S2.40 one playlist is large, two and three are middle, four are small, more are two and a list', () => {
  expect([1, 2, 3, 4, 5].map((count) => letterLayout(section('a', count)))).toEqual([
    { form: 'few', size: 'l' },
    { form: 'few', size: 'm' },
    { form: 'few', size: 'm' },
    { form: 'few', size: 's' },
    { form: 'list', size: 'm' },
  ]);
});

test('S2.40 the page of a chosen letter shows all that it brings', () =>
  expect(letterLayout({ playlists: [...section('a', 4).playlists, ...section('b', 4).playlists], links: [] }).form).toBe('many'));
