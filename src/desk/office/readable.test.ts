import { expect, test } from 'vitest';
import { quickly } from '../../../tests/quickly.ts';
import { readable } from './readable.ts';

test('S10.8 rich text is compared as lines, with the addresses of its links and pictures', () => {
  const html =
    '<h2>Herz &amp; Lunge</h2><p>Siehe <a href="/herz" rel="noopener">hier</a>,<br />10<sup>9</sup></p>' +
    '<figure><img src="/storage/a.jpg" alt="Ein Herz" width="10" height="9" /><figcaption>Bild</figcaption></figure>' +
    '<ul><li>eins</li><li>&lt;b&gt;</li></ul>';
  expect(readable(html, 'de').split('\n')).toEqual([
    'Herz & Lunge',
    'Siehe [/herz] hier,',
    '10⁹',
    '[/storage/a.jpg] Ein Herz',
    'Bild',
    'eins',
    '<b>',
  ]);
  expect(readable('5 < 6 und 7 > 3', 'de')).toBe('5 < 6 und 7 > 3');
});

test.each(['<img src="" ', '<img src="', '<a href="" '])('S16.6 a text of nothing but %s is read at once', (begun) => {
  quickly(() => readable(`<p>${begun.repeat(12_000 / begun.length)}`, 'de'));
});
