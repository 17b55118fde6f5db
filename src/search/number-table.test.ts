import { expect, test } from 'vitest';
import { NumberTable } from './number-table.ts';

const keys = ['a', 'a b', 'ab', 'äb', 'ﬀ', '😀', '=^ z', ...Array.from({ length: 5000 }, (_, at) => `word ${at}`)];

test.each(['', '\n'])('numbers are found by whole keys alone, whatever they are made of', (end) => {
  const table = new NumberTable(Buffer.from(`# head\n${keys.map((key, at) => `${key}\t${at}\t-1\t0`).join('\n')}${end}`));
  for (const [at, key] of keys.entries()) expect(table.numbersOf(key)).toEqual([at, -1, 0]);
  for (const key of ['', '# head', 'b', 'a ', 'word', 'word 5000', '😁', 'x'.repeat(1000)])
    expect(table.numbersOf(key), key).toBeNull();
});

test('nothing is found in an empty file', () => {
  expect(new NumberTable(Buffer.alloc(0)).numbersOf('a')).toBeNull();
  expect(new NumberTable(Buffer.from('# head\n')).numbersOf('# head')).toBeNull();
});
