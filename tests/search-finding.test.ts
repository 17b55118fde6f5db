import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '../src/kit/locale.ts';
import type { EmergencyHelp } from '../src/search/contract.ts';
import { pageLinks } from '../src/paths/routes.ts';
import { harmlessNames } from '../src/search/concepts.ts';
import { redFlagFinder } from '../src/search/flags/judging.ts';
import { learnedFor } from '../src/search/server/learned.ts';
import { isCorrect } from '../src/search/server/lexicon.ts';
import { readForeignEmergencies } from '../src/search/server/shipped-texts.ts';
import { shippedConcepts } from '../src/search/words/concepts.ts';
import type { HelpPage } from '../src/search/words/help.ts';
import { flagRules, flagTerms } from '../src/search/words/flags/words.ts';
import { searchOf, type AskSearch } from './ask-search.ts';
import { onDatabase } from './databases.ts';

/** Queries by somebody who never saw the search's vocabulary; an empty expectation means that no video should match. */
type Query = { readonly kind: string; readonly q: string; readonly expect: readonly string[] };

const read = <Row>(name: string): Row[] =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'finding', `${name}.json`), 'utf8')) as Row[];

type Measured = { readonly kind: string; readonly q: string; readonly first: readonly string[]; readonly isRight: boolean };

const share = (list: readonly Measured[]): number => list.filter(({ isRight }) => isRight).length / list.length;
const answerable = (all: readonly Measured[]) => all.filter(({ kind }) => kind !== 'unanswerable');
const unanswerable = (all: readonly Measured[]) => all.filter(({ kind }) => kind === 'unanswerable');

/** Recall by kind; misses are listed only for sets that may be used for tuning. */
function report(name: string, all: readonly Measured[]): string {
  const byKind = [...Map.groupBy(all, ({ kind }) => kind)].map(
    ([kind, list]) => `${kind} ${share(list).toFixed(2)} of ${list.length}`,
  );
  const misses = all
    .filter(({ isRight }) => !isRight)
    .map(({ kind, q, first }) => `  ${kind}: ${q} finds ${first.join(' ') || 'nothing'}`);
  return [`${name}: ${share(answerable(all)).toFixed(3)}`, ...byKind, ...(name.endsWith('blind') ? [] : misses)].join('\n');
}

onDatabase('what people find', (open) => {
  let search: AskSearch;
  beforeAll(async () => {
    search = await searchOf(open());
  });

  async function measure(name: string, locale?: Locale): Promise<Measured[]> {
    const found: Measured[] = [];
    for (const { kind, q, expect: wanted } of read<Query>(name)) {
      const first = (await search(q, locale)).data.slice(0, 3).map(({ shortid }) => shortid);
      const isRight =
        wanted.length === 0 ? first.length === 0 : first.some((id) => wanted.includes(id) || wanted.includes('ANY'));
      found.push({ kind, q, first, isRight });
    }
    return found;
  }

  test(
    'S12.1 S12.10 who reads and asks in English finds one of what they expect among the first three',
    { timeout: 300_000 },
    async () => {
      const all = await measure('queries-english-blind', 'en');
      console.info(report('queries-english-blind', all));
      expect(share(answerable(all))).toBeGreaterThanOrEqual(0.82);
      expect(share(unanswerable(all))).toBeGreaterThanOrEqual(0.7);
    },
  );

  /** Thresholds below the measured values, so that a regression of more than a few queries is noticed; null where no text is without an answer. */
  test.each<[string, number, number | null]>([
    ['queries-first', 0.9, 0.7],
    ['queries-tuned', 0.85, 0.7],
    ['queries-blind', 0.91, 0.75],
    ['queries-fourth-blind', 0.86, 0.8],
    ['queries-fifth-blind', 0.88, 0.65],
    ['queries-sixth-blind', 0.82, 0.6],
    ['queries-seventh-blind', 0.67, 0.55],
    ['queries-eighth-blind', 0.75, 0.5],
    ['queries-ninth-blind', 0.7, 0.55],
    ['queries-tenth-blind', 0.78, 0.5],
    ['queries-eleventh-blind', 0.88, 0.6],
    ['queries-twelfth-blind', 0.9, 0.7],
    ['queries-thirteenth-blind', 0.92, 0.8],
    ['queries-fourteenth-blind', 0.82, 0.5],
    ['queries-fifteenth-blind', 0.92, 0.75],
    ['queries-sixteenth-blind', 0.82, null],
    ['queries-seventeenth-blind', 0.86, null],
    ['queries-eighteenth-blind', 0.87, 0.5],
    ['queries-nineteenth-blind', 0.75, 0.6],
    ['queries-twentieth-blind', 0.8, 0.8],
    ['queries-twenty-first-blind', 0.77, 0.8],
    ['queries-twenty-second-blind', 0.7, null],
  ])(
    'S12.1 S12.2 S12.7 S12.10 %s: one of what they expect is among the first three, and what nothing answers says so',
    async (name, least, leastEmpty) => {
      const all = await measure(name);
      console.info(report(name, all));
      expect(share(answerable(all))).toBeGreaterThanOrEqual(least);
      if (leastEmpty !== null) expect(share(unanswerable(all))).toBeGreaterThanOrEqual(leastEmpty);
    },
    // Thousands of searches, on a busy machine.
    300_000,
  );
});

/** What somebody wants of the site: any of these pages is right; none is a search for films. */
type Request = { readonly q: string; readonly wanted: readonly HelpPage[] };

onDatabase('what people want of the site', (open) => {
  test('S12.9 leads to a page of it among the first three, and leaves films to who searches for them', async () => {
    const search = await searchOf(open());
    const links = pageLinks('de', 'dr-muster');
    const all = read<Request>('matters-blind');
    const requests = all.filter(({ wanted }) => wanted.length > 0);
    const found = async ({ q, wanted }: Request): Promise<boolean> => {
      const { sections } = await search(q);
      const paths = sections.flatMap(({ entries }) => entries.slice(0, 3).map(({ path: to }) => to.split('#')[0]));
      return wanted.some((page) => paths.includes(links(page)));
    };
    const right = (await Promise.all(requests.map(found))).filter(Boolean).length;
    const films = all.filter(({ wanted }) => wanted.length === 0);
    const kept = (await Promise.all(films.map(async ({ q }) => (await search(q)).data.length > 0))).filter(Boolean).length;
    console.info(`matters-blind: ${right} of ${requests.length}, films for ${kept} of ${films.length}`);
    expect(right / requests.length).toBeGreaterThanOrEqual(0.88);
    expect(kept).toBeGreaterThanOrEqual(films.length - 2);
  });
});

/** `wanted`: any of these helps is right; near misses expect none, or tolerate prevention. */
type Phrase = { readonly q: string; readonly wanted: readonly EmergencyHelp[] };

describe('who helps', () => {
  const find = redFlagFinder({
    terms: flagTerms,
    rules: flagRules,
    isOrdinary: isCorrect,
    learned: learnedFor(flagRules),
    foreign: readForeignEmergencies(),
    harmless: harmlessNames(shippedConcepts()),
  });
  const helpsFor = (q: string): readonly EmergencyHelp[] => find(q)?.helps ?? [];
  const isCalm = ({ wanted }: Phrase): boolean => wanted.length === 0 || wanted.includes('prevention');

  test.each([
    ['emergencies-first', 0.98, 0.05],
    ['emergencies-tuned', 0.98, 0.02],
    ['emergencies-blind', 0.97, 0.06],
    ['emergencies-fifth-blind', 0.95, 0.06],
    ['emergencies-sixth-blind', 0.94, 0.11],
    ['emergencies-seventh-blind', 0.94, 0.07],
    ['emergencies-eighth-blind', 0.75, 0.11],
    ['emergencies-ninth-blind', 0.79, 0.11],
    ['emergencies-tenth-blind', 0.65, 0.09],
    ['emergencies-eleventh-blind', 0.89, 0.13],
    ['emergencies-twelfth-blind', 0.89, 0.08],
    ['emergencies-thirteenth-blind', 0.87, 0.1],
    ['emergencies-fourteenth-blind', 0.92, 0.13],
    ['emergencies-fifteenth-blind', 0.85, 0.15],
    ['emergencies-sixteenth-blind', 0.9, 0.15],
    ['emergencies-seventeenth-blind', 0.94, 0.16],
    ['emergencies-eighteenth-blind', 0.86, 0.11],
    ['emergencies-nineteenth-blind', 0.84, 0.11],
    ['emergencies-twentieth-blind', 0.9, 0.06],
    ['emergencies-twenty-first-blind', 0.9, 0.05],
    ['emergencies-twenty-second-blind', 0.9, 0.11],
    ['emergencies-twenty-third-blind', 0.96, 0.05],
    ['emergencies-twenty-fourth-blind', 0.95, 0.03],
    ['emergencies-twenty-fifth-blind', 0.92, 0.04],
    ['emergencies-twenty-sixth-blind', 0.97, 0.06],
    ['emergencies-twenty-seventh-blind', 0.95, 0.03],
    ['emergencies-foreign-blind', 0.88, 0.04],
  ])('S12.5 S12.8 %s: emergencies get a right help, near misses none', (name, least, mostAlarms) => {
    const all = read<Phrase>(name);
    const emergencies = all.filter((phrase) => !isCalm(phrase));
    const near = all.filter(isCalm);
    const missed = emergencies.filter(({ q, wanted }) => !helpsFor(q).some((help) => wanted.includes(help)));
    const alarmed = near.filter(({ q, wanted }) => helpsFor(q).some((help) => help !== 'prevention' && !wanted.includes(help)));
    const right = 1 - missed.length / emergencies.length;
    const lines = [`${name}: ${right.toFixed(3)} of ${emergencies.length} right, ${alarmed.length} of ${near.length} alarmed`];
    if (!name.endsWith('blind'))
      lines.push(...missed.map(({ q }) => `  silent: ${q}`), ...alarmed.map(({ q }) => `  alarmed: ${q}`));
    console.info(lines.join('\n'));
    expect(right).toBeGreaterThanOrEqual(least);
    expect(alarmed.length / near.length).toBeLessThanOrEqual(mostAlarms);
  });
});
