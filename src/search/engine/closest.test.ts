import { expect, test } from 'vitest';
import { closestFirst } from './closest.ts';
import { countPieces, countThese } from './pieces.ts';

type Found = Parameters<typeof closestFirst>[1][number];

const found = (title: string, description: string, hit: Found['hit'] = { score: 1 }): Found => ({
  film: { title, topline: '', description, search_keywords: '' },
  hit,
});

const films = [
  found('Rücken stärken', 'Übungen für jeden Tag.'),
  found('Rückenschmerz verstehen', 'Was ein Arzt fragt.'),
  found('Richtig heben', 'So trägst Du eine Wasserkiste in den dritten Stock.'),
];
const titlesFor = (text: string, all = films, isFull = false) =>
  closestFirst(text, all, isFull).map(({ film: { title } }) => title);

test('S12.1 of found films those come first that say what the text says, inflected and in compounds too', () => {
  expect(titlesFor('ich muss schwere Kisten mit Wasser tragen')[0]).toBe('Richtig heben');
  expect(titlesFor('wasserkiste heben')[0]).toBe('Richtig heben');
});

test('S12.1 the order stays where no film has more of the text than another', () => {
  expect(titlesFor('warum tut das morgen weh')).toEqual(films.map(({ film }) => film.title));
  expect(titlesFor('mein Rücken und ich', films.slice(0, 1))).toEqual(['Rücken stärken']);
});

test('S12.1 films that match more of its words, or are about what it is like, come before others that do not say it', () => {
  const [matching, alike] = [found('Mehr Worte', '', { score: 9 }), found('Gemeint', '', { score: 1, alike: 1 })];
  for (const better of [matching, alike])
    expect(titlesFor('völlig egal', [...films.slice(0, 2), better])[0]).toBe(better.film.title);
});

test('S12.1 the first by its rank stays first before one that shares a word of many, above all where a film has all of the search', () => {
  expect(titlesFor('Übungen die den Rücken stärken, bei Schmerz, jeden Tag')[0]).toBe('Rücken stärken');
  const two = [found('Oben', '', { score: 1 }), found('Unten', '', { score: 1.6 })];
  expect([titlesFor('nacken rücken', two), titlesFor('nacken rücken', two, true)].map(([first]) => first)).toEqual([
    'Unten',
    'Oben',
  ]);
});

test('S12.1 pieces that are looked for are those that a text has when it is taken apart', () => {
  const words = ['rucken', 'ruckenschmerz', 'im', 'anananas', 'a'];
  const all = countPieces(words);
  expect(countThese([...all.keys(), 'nmor', 'en r', ' rau'], words)).toEqual(all);
});
