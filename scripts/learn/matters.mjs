/**
 * Learns what a text wants of the site itself from the examples in `tests/finding/matters-learned.json` and the names in
 * `words/help.ts`, beside searches and descriptions of health, and writes the weights to `src/search/words/matters.txt`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { featuresOf, matters } from '../../src/search/engine/matters.ts';
import { readSaid } from '../../src/search/server/shipped-texts.ts';
import { helpEntries, namesOf } from '../../src/search/words/help.ts';
import { learnTo } from './training.mjs';

const root = path.join(import.meta.dirname, '../..');
const read = (name) => JSON.parse(readFileSync(path.join(root, 'tests/finding', `${name}.json`), 'utf8'));

const learned = read('matters-learned');
const named = helpEntries.flatMap((entry) => namesOf(entry).map((q) => ({ q, wanted: [entry.page] })));
const known = new Set([...learned, ...named].map(({ q }) => q.toLowerCase()));
/** What people say of their health: it must not be taken for a question about the site. */
const ofHealth = [
  ...['queries-first', 'queries-tuned'].flatMap(read).filter(({ expect }) => expect.length > 0),
  // What is calm there is in part a request to the site.
  ...['emergencies-first', 'emergencies-tuned', 'emergencies-learned'].flatMap(read).filter(({ wanted }) => wanted.length > 0),
  ...[...readSaid().values()].flat().map((q) => ({ q })),
]
  .filter(({ q }) => !known.has(q.toLowerCase()))
  .map(({ q }) => ({ q, wanted: [] }));

/** What no question about the site has says little, and would be most of the file. */
const ofSite = new Set([...learned.filter(({ wanted }) => wanted.length > 0), ...named].flatMap(({ q }) => featuresOf(q)));

learnTo(path.join(root, 'src/search/words/matters.txt'), {
  examples: [...learned, ...named, ...ofHealth].map(({ q, wanted }) => ({
    features: featuresOf(q),
    wanted: matters.map((page) => Number(wanted.includes(page))),
  })),
  outputs: matters,
  leastOf: (feature) => (ofSite.has(feature) ? 2 : Number.POSITIVE_INFINITY),
  sources: [learned, named.map(({ q }) => q)],
});
