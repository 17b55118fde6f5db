import { expect, test } from 'vitest';
import { quickly } from '../../tests/quickly.ts';
import { readingIndex, syllablesOf } from './reading-index.ts';

test('S19.4 the first Wiener Sachtextformel of a text that others have published the value of', () => {
  // The example of the library textstat: 3.8.
  const text = 'Alle meine Entchen schwimmen auf dem See, Köpfchen unters Wasser, Schwänzchen in die Höh.';
  expect(readingIndex(text)?.value).toBeCloseTo(3.77, 2);
});

test('S19.4 the formula, worked by hand', () => {
  // 12 words in two sentences; of three syllables and more: Ärztin, no; Untersuchung, Überweisung; longer than six letters: the same and 'schreibt'.
  const text = 'Die Ärztin macht eine Untersuchung. Dann schreibt sie Dir schnell eine Überweisung.';
  const [words, many, long, single] = [12, 2, 4, 7];
  const expected =
    (0.1935 * (100 * many)) / words + 0.1672 * 6 + (0.1297 * (100 * long)) / words - (0.0327 * (100 * single)) / words - 0.875;
  expect(readingIndex(text)?.value).toBeCloseTo(expected, 6);
  expect(readingIndex(text)?.sentenceLength).toBe(6);
  expect(readingIndex(text)?.longWords).toEqual(['Untersuchung', 'Überweisung']);
});

test.each([
  ['Schlaf', 1],
  ['Knie', 1],
  ['Ärztin', 2],
  ['Feier', 2],
  ['Bauer', 2],
  ['Familie', 4],
  ['Ferien', 3],
  ['Museum', 3],
  ['Theater', 3],
  ['Operation', 5],
  ['beurteilen', 4],
  ['Bein', 1],
  ['Qualle', 2],
  ['Blutdruck', 2],
  ['Krankenversicherung', 6],
  ['EKG', 3],
  ['112', 1],
])('S19.4 %s has %i syllables', (word, count) => expect(syllablesOf(word)).toBe(count));

test('S19.4 a point after a number or an abbreviation ends no sentence, a line does', () => {
  expect(readingIndex('Am 3. Mai nimmst Du z. B. eine Tablette, ca. 20 Minuten danach noch eine.')?.sentenceLength).toBe(15);
  expect(
    readingIndex('Trink ein Glas Wasser\nSetz Dich hin\nRuf die 112 an, wenn es schlimmer wird')?.sentenceLength,
  ).toBeCloseTo(15 / 3);
});

test('S19.4 easy and hard texts are told apart, of a few words nothing is said', () => {
  expect(readingIndex('Dein Herz ist ein Muskel. Es pumpt das Blut durch Deinen Körper. Du merkst das als Puls.')?.level).toBe(
    'very-easy',
  );
  expect(
    readingIndex(
      'Die Kardiologie beschäftigt sich mit der Untersuchung kardiovaskulärer Funktionsstörungen einschließlich medikamentöser Behandlungsmöglichkeiten.',
    )?.level,
  ).toBe('very-hard');
  expect(readingIndex('Viel zu kurz.')).toBeNull();
  expect(readingIndex('')).toBeNull();
});

test('S19.4 a long text is rated at once', () => {
  const leader = '.'.repeat(100_000);
  expect(
    quickly(
      () => readingIndex(`Nimm an jedem Morgen ${leader}3 Tabletten, und trink ein großes Glas Wasser dazu.`)?.sentenceLength,
    ),
  ).toBe(13);
});
