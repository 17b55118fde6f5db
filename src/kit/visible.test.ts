import { expect, test } from 'vitest';
import { quickly } from '../../tests/quickly.ts';
import { typedLine, visible, visibleLine } from './visible.ts';

test('what is pasted keeps what one sees, and loses the rest', () => {
  expect(visibleLine('\uFEFFRu\u200Bhig \u202Eschlafen\u202C\u2066!\u2069')).toBe('Ruhig schlafen!');
  expect(visibleLine('\u200B\u200D\u2060')).toBe('');
  expect(visibleLine('\u3164\u115F\uFFA0a\u034Fb\u17B4c\u180Ed\uFE0Fe\u{E0062}')).toBe('abcde');
  expect(visibleLine('\uF0B7\tErster Punkt\vzweite Zeile\r\ndritte')).toBe(' Erster Punkt zweite Zeile dritte');
  expect(visible('eins\r\nzwei\vdrei\u2028vier')).toBe('eins\nzwei\ndrei\nvier');
  expect(visible('\uD800kaputt')).toBe('kaputt');
});

test('emoji, soft hyphens, protected spaces and typographic quotes stay', () => {
  for (const text of ['👩‍⚕️ und 👩🏽‍⚕️', '🏳️‍🌈 1️⃣ ❤️', 'Nahrungs\u00ADmittel', '10\u00A0mg', '„so“ – ‚oder‘ so…'])
    expect(visibleLine(text)).toBe(text);
});

test('a line of a form has no soft hyphens of the page that it was copied from', () => {
  expect(typedLine(' \u202AGre\u00ADte\u202C ')).toBe('Grete');
});

test('a letter and its mark are one character, as they are searched for', () => {
  expect(visible('Kra\u0308uter, Zoe\u0308, A\u030A, Vie\u0323\u0302t')).toBe('Kräuter, Zoë, Å, Vi\u1EC7t');
  expect(quickly(() => visible('\u0301\u0323'.repeat(50_000)))).toHaveLength(100_000);
});

test('a long text is tidied at once', () => {
  const blanks = ' '.repeat(100_000);
  expect(quickly(() => visibleLine(`eins${blanks}zwei${blanks}\n${blanks}drei`))).toBe(`eins${blanks}zwei drei`);
});
