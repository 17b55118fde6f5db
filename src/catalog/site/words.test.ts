import { expect, test } from 'vitest';
import { categories } from '#paths/categories.ts';
import { siteTexts } from '../sitewide/texts.ts';
import { catalogTexts } from '../texts.ts';
import { anchorsOf } from '../anchors.ts';
import { dayRange } from './dates.ts';
import { withNew } from './more-videos.ts';
import { videos } from '../../../tests/sample-entries.ts';
import { stepAt, withoutDay } from './steps.ts';

test("S2.24 every category's sentence begins as it must", () => {
  for (const category of categories) {
    const intro = siteTexts.de.intros[category];
    expect(
      intro.startsWith(category === 'fachaerzte' ? 'Hier findest Du alle Fachärzte' : 'Hier findest Du alle Videos rund um '),
      category,
    ).toBe(true);
  }
});

test('S1.7 no English text is the German one', () => {
  for (const category of categories) {
    expect(siteTexts.en.intros[category]).not.toBe(siteTexts.de.intros[category]);
  }
});

test('S2.9 the dates of a retreat are said without repeating month and year', () => {
  expect(dayRange('2027-03-12', '2027-03-15', catalogTexts.de)).toBe('12. bis 15. März 2027');
  expect(dayRange('2027-01-28', '2027-02-02', catalogTexts.de)).toBe('28. Januar bis 2. Februar 2027');
  expect(dayRange('2026-12-30', '2027-01-02', catalogTexts.de)).toBe('30. Dezember 2026 bis 2. Januar 2027');
  expect(dayRange('2027-03-12', '2027-03-12', catalogTexts.de)).toBe('12. März 2027');
  expect(dayRange('2027-03-12', '2027-03-15', catalogTexts.en)).toBe('12 to 15 March 2027');
});

test('S2.30 anchors are readable, unique and never empty, and stay when a section gets another number', () =>
  expect(anchorsOf(['Größe & Länge', '3. Größe, Länge?', '???', 'Größe, Länge 2', '10. Withdrawal (Widerruf)', '(1)'])).toEqual([
    'groesse-laenge',
    'groesse-laenge-2',
    'abschnitt-3',
    'groesse-laenge-2-2',
    'withdrawal',
    '1',
  ]));

test('S3.3 the days of a course turn at the end of each row', () => {
  expect([1, 5, 6, 10, 11].map((n) => stepAt(n, 5))).toEqual([
    { column: 1, row: 1, turns: false, isBackwards: false },
    { column: 5, row: 1, turns: true, isBackwards: false },
    { column: 5, row: 2, turns: false, isBackwards: true },
    { column: 1, row: 2, turns: true, isBackwards: true },
    { column: 1, row: 3, turns: false, isBackwards: false },
  ]);
});

test('a step does not say its day twice', () => {
  expect(withoutDay('Tag 3: Atmen', 3)).toBe('Atmen');
  expect(withoutDay('Day 3 – Breathing', 3)).toBe('Breathing');
  expect(withoutDay('Tag 30: Ziel', 3)).toBe('Tag 30: Ziel');
  expect(withoutDay('Tag 3:', 3)).toBe('Tag 3:');
});

test('S2.11 a page of videos adds only what is not shown yet', () =>
  expect(withNew(videos(3), videos(5)).map(({ shortid }) => shortid)).toEqual(['vid0', 'vid1', 'vid2', 'vid3', 'vid4']));
