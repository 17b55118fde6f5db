import { expect, test } from 'vitest';
import { runSteps } from '#kit/steps.ts';
import type { Concept } from '../concepts.ts';
import { Counted, countIn, numberIn } from './counted.ts';

const about = (key: string, ...said: string[]): Concept => ({ key, kind: 'sign', names: {}, edges: {}, said });

/** Counts words by their letters, and notes which words it was asked for. */
function counting(concepts: readonly Concept[], old?: Counted) {
  const asked: string[] = [];
  const counted = runSteps(
    Counted.inSteps(
      concepts,
      (word) => {
        asked.push(word);
        return word.split('');
      },
      old,
    ),
  );
  return { counted, asked };
}

const entriesOf = (counted: Counted, letter: string) => [...counted.of(letter)].map((entry) => [numberIn(entry), countIn(entry)]);

test('S12.10 each lexeme has the concepts that have it, and how often', () => {
  const { counted } = counting([about('a', 'oma', 'ohr'), about('b', 'hals'), about('c', 'oh')]);
  expect(entriesOf(counted, 'o')).toEqual([
    [0, 2],
    [2, 1],
  ]);
  expect(entriesOf(counted, 's')).toEqual([[1, 1]]);
  expect(entriesOf(counted, 'x')).toEqual([]);
  expect([...counted.lists()].map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([1, 1, 1, 1, 2, 2, 3]);
});

test('S12.10 after a change only what is new is counted, and the index is as if it were made anew', () => {
  const before = counting([about('a', 'oma', 'ohr'), about('b', 'hals'), about('c', 'oh')]);
  const changed = [about('c', 'oh'), about('d', 'xylofon'), about('a', 'oma', 'ohren')];
  const after = counting(changed, before.counted);
  expect(after.asked.toSorted()).toEqual(['ohren', 'oma', 'xylofon']);
  const anew = counting(changed);
  for (const letter of 'omahrlsxyfne') expect(entriesOf(after.counted, letter), letter).toEqual(entriesOf(anew.counted, letter));
  expect(entriesOf(before.counted, 'x'), 'the index before').toEqual([]);
  expect(entriesOf(before.counted, 's')).toEqual([[1, 1]]);
});
