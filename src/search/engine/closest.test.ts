import { expect, test } from 'vitest';
import { closestFirst } from './closest.ts';

type Film = Parameters<typeof closestFirst>[1][number];

const film = (title: string, description: string, protection: Film['protection'] = 'free'): Film => ({
  title,
  topline: '',
  description,
  search_keywords: '',
  protection,
});

const films = [
  film('Rücken stärken', 'Übungen für jeden Tag.'),
  film('Rückenschmerz verstehen', 'Was ein Arzt fragt.'),
  film('Richtig heben', 'So trägst Du eine Wasserkiste in den dritten Stock.'),
];
const titlesFor = (text: string, all = films) => closestFirst(text, all).map(({ title }) => title);

test('S12.1 of found films those come first that say what the text says, inflected and in compounds too', () => {
  expect(titlesFor('ich muss schwere Kisten mit Wasser tragen')[0]).toBe('Richtig heben');
});

test('S12.1 the order stays where no film has more of the text than another, and for one or two words', () => {
  const inOrder = films.map(({ title }) => title);
  expect(titlesFor('warum tut das morgen weh')).toEqual(inOrder);
  expect(titlesFor('wasserkiste heben')).toEqual(inOrder);
  expect(titlesFor('mein Rücken und ich', films.slice(0, 1))).toEqual(['Rücken stärken']);
});

test('S12.1 the first by its rank stays first before one that shares a word of many, and before a restricted one', () => {
  expect(titlesFor('Übungen die den Rücken stärken, bei Schmerz, jeden Tag')[0]).toBe('Rücken stärken');
  const locked = [...films.slice(0, 2), film('Richtig heben', 'So trägst Du eine Wasserkiste in den dritten Stock.', 'coaching')];
  expect(titlesFor('ich muss schwere Kisten mit Wasser tragen', locked)[0]).toBe('Rücken stärken');
});
