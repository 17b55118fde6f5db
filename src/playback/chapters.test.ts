import { expect, test } from 'vitest';
import { chapterAt, chapterMarks, chaptersIn } from './chapters.ts';

const marks = [
  { start: 10, title: 'Mitte', en: 'Middle' },
  { start: 0, title: 'Anfang', en: 'Beginning' },
];

test('S11.2 chapters come in order and in the reader’s language', () => {
  expect(chaptersIn(marks, 'de')).toEqual([
    { start: 0, title: 'Anfang' },
    { start: 10, title: 'Mitte' },
  ]);
  expect(chaptersIn(marks, 'en').map(({ title }) => title)).toEqual(['Beginning', 'Middle']);
});

test('S1.7 English titles are used only when every chapter has one', () => {
  const half = [...marks, { start: 20, title: 'Ende' }];
  expect(chaptersIn(half, 'en').map(({ title }) => title)).toEqual(['Anfang', 'Mitte', 'Ende']);
});

test('S11.2 a second lies in the last chapter that began before it, or in none', () => {
  const chapters = chaptersIn(marks, 'de').map((chapter) => ({ ...chapter, start: chapter.start + 1 }));
  expect([0.5, 1, 10.9, 11, 99].map((time) => chapterAt(chapters, time)?.title)).toEqual([
    undefined,
    'Anfang',
    'Anfang',
    'Mitte',
    'Mitte',
  ]);
});

test('S11.2 marks stand where chapters begin; none at the start, beyond the end, or while the length is unknown', () => {
  const chapters = [0, 10, 30, 50].map((start) => ({ start, title: '' }));
  expect(chapterMarks(chapters, 40)).toEqual([0.25, 0.75]);
  expect(chapterMarks(chapters, 0)).toEqual([]);
});
