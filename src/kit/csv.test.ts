import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('a table for spreadsheets has a byte order mark, semicolons and lines of their kind', () => {
  expect(
    csv(
      ['Nummer', 'Betrag'],
      [
        ['S-1', 4900],
        [null, -5],
      ],
    ),
  ).toBe('\uFEFFNummer;Betrag\r\nS-1;4900\r\n;-5\r\n');
});

test('blanks, quotes and line breaks stay within their cell', () => {
  expect(csv(['a'], [['eins;zwei'], ['drei "vier"'], ['fünf\nsechs'], ['sieben,acht']])).toBe(
    '\uFEFFa\r\n"eins;zwei"\r\n"drei ""vier"""\r\n"fünf\nsechs"\r\n"sieben,acht"\r\n',
  );
});

test('what a spreadsheet would run as a formula is text', () => {
  for (const bad of ['=1+1', '+49', '-2+3', '-2,1.2', '@sum', '\t=1', '\r=1', ' =1', '＝1'])
    expect(csv(['a'], [[bad]]).split('\r\n')[1], JSON.stringify(bad)).toMatch(/^"?'/);
  for (const fine of ['Grete', '-2', '-49.00']) expect(csv(['a'], [[fine]])).toBe(`\uFEFFa\r\n${fine}\r\n`);
  expect(csv(['a'], [['-49,00']])).toBe('\uFEFFa\r\n"-49,00"\r\n');
});
