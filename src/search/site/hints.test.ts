import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchTexts } from '../page-texts.ts';
import { hintsOf, mostHints, shuffledOrder } from './hints.ts';
import { answer, hit } from './samples.ts';

const found = (...keywords: string[]) => answer({ data: keywords.map((search_keywords) => hit({ search_keywords })) });

test('S9.1 the eight frequent searches are these', () => {
  expect(searchTexts.de.trending).toEqual([
    'Erkältung',
    'Diabetes',
    'Internist',
    'Schlaf',
    'Faust des Universums',
    'Achtsamkeit',
    'gesundes Frühstück',
    'Stress',
  ]);
});

test('S9.1 hints are the keywords that most results share, each once, however it is written', () => {
  expect(hintsOf(found('husten, Fieber', 'Schnupfen,fieber', 'Fieber , schnupfen'), 'Erkältung', 'de')).toEqual([
    'Fieber',
    'husten',
    'Schnupfen',
  ]);
});

test('S9.1 what two results far down share is no hint before what the best ones are about', () => {
  const pressure = found('manschette,oberarm', 'hypertonie', 'salz,würzen', 'niere', 'auge', 'kräuter,würzen');
  expect(hintsOf(pressure, '140 zu 90', 'de').slice(0, 3)).toEqual(['manschette', 'oberarm', 'hypertonie']);
});

test('S9.1 S1.7 English readers are shown English words, and none where a film has only German texts', () => {
  const data = [
    hit({ search_keywords: 'husten', topline: 'Airways', lang: 'en' }),
    hit({ search_keywords: 'fieber', topline: 'Fieber', lang: 'de' }),
    hit({ search_keywords: 'schlaf', topline: 'Day 26', lang: 'en' }),
  ];
  expect(hintsOf({ data, corrected: null, emergency: null }, 'cough', 'en')).toEqual(['Airways']);
  expect(hintsOf({ data, corrected: null, emergency: null }, 'x', 'de')).toEqual(['husten', 'fieber', 'schlaf']);
});

test('(S9.1 S12.8) nothing is hinted at beside whom to call, but beside prevention', () => {
  const shown = found('Husten');
  expect(hintsOf({ ...shown, emergency: { level: 'talk', helps: ['telefonseelsorge'] } }, 'x', 'de')).toEqual([]);
  expect(hintsOf({ ...shown, emergency: { level: 'prevention', helps: ['prevention'] } }, 'x', 'de')).toEqual(['Husten']);
});

test('S9.1 at most eight hints', () => {
  expect(mostHints).toBe(8);
  expect(hintsOf(found('a11,a12,a13,a14,a15,a16,a17,a18,a19,a20'), 'x', 'de')).toHaveLength(8);
});

test('S9.1 what was searched for, or instead of it, is no hint, nor what the field cannot hold', () => {
  const { data } = found('Husten,Hustn,ab,,Schilddrüsenunterfunktion,Halsweh');
  expect(hintsOf({ data, corrected: 'Husten', emergency: null }, 'hustn', 'de')).toEqual(['Halsweh']);
});

test('S9.1 the order is one of chance, and every word stays', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (chance) => {
      const order = shuffledOrder(8, () => chance.next().value as number);
      expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }),
  );
  expect(shuffledOrder(4, () => 0)).not.toEqual([0, 1, 2, 3]);
});

test('S9.1 each order comes as often as any other', () => {
  const orders = new Set(
    [0, 0.4, 0.8].flatMap((a) =>
      [0, 0.6].map((b) => {
        const chance = [a, b];
        return shuffledOrder(3, () => chance.shift() ?? 0).join();
      }),
    ),
  );
  expect(orders.size).toBe(6);
});
