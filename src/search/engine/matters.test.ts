import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Weights } from '../weights.ts';
import { helpEntries, namesOf } from '../words/help.ts';
import { featuresOf, likelyMatters, matters } from './matters.ts';

const root = path.join(import.meta.dirname, '../../..');
const file = readFileSync(path.join(root, 'src/search/words/matters.txt'));

const pagesIn = (...asked: Parameters<typeof likelyMatters>) => likelyMatters(...asked).map(({ page }) => page);

test('S12.9 the likeliest of what a text wants of the site comes first, and no less likely than asked', () => {
  const pairs = `=zwei faktor\t${matters.map((page) => (page === 'user.security' ? 90 : 0)).join('\t')}`;
  const words = `faktor\t${matters.map((page) => (page === 'shop' ? 60 : 0)).join('\t')}`;
  const weights = new Weights(Buffer.from(`${pairs}\n${words}\n`), matters.length);
  const size = Math.sqrt(featuresOf('zwei Faktor').length);
  expect(pagesIn('zwei Faktor', weights, 6 / size)).toEqual(['user.security', 'shop']);
  expect(pagesIn('zwei Faktor', weights, 6.1 / size)).toEqual(['user.security']);
  expect(pagesIn('Faktor zwei', weights, 6.1 / size)).toEqual([]);
});

describe('the weights of this version', () => {
  test('are those of the examples: else `npm run learn`', () => {
    const learned: unknown = JSON.parse(readFileSync(path.join(root, 'tests/finding/matters-learned.json'), 'utf8'));
    const names = helpEntries.flatMap(namesOf);
    const hash = createHash('sha256')
      .update(JSON.stringify([learned, names]))
      .digest('base64url');
    expect(file.toString('utf8', 0, 1000)).toContain(hash);
  });

  test('S12.9 do not take what people say of their health for a question about the site', () => {
    const weights = new Weights(file, matters.length);
    const read = (name: string) =>
      JSON.parse(readFileSync(path.join(root, 'tests/finding', `${name}.json`), 'utf8')) as { q: string; expect?: string[] }[];
    const taken = ['emergencies-blind', 'emergencies-twenty-fourth-blind', 'emergencies-twenty-fifth-blind']
      .flatMap(read)
      .filter(({ q }) => likelyMatters(q, weights, -1).length > 0);
    expect(taken.length).toBeLessThanOrEqual(5);
  });
});
