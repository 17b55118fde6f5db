import { beforeAll, describe, expect, test } from 'vitest';
import { importContent } from '../src/catalog/server/door.ts';
import * as world from '../demo/content/index.ts';
import { askSearch } from './ask-search.ts';
import { demoNames, noStorage, onBothDatabases } from './databases.ts';
import { queries, spoken } from './search-queries.ts';
import { kinds, type Query } from './search-query.ts';
import { mustNotMeet, trapWorld } from './search-traps.ts';

/** Of what could be expected among the first three, the share that is there. */
type Measured = Query & { readonly found: readonly string[]; readonly hits: number; readonly possible: number };

const measured = (query: Query, found: readonly string[]): Measured => ({
  ...query,
  found,
  hits: found.slice(0, 3).filter((shortid) => query.expect.includes(shortid)).length,
  possible: Math.min(3, query.expect.length),
});

const recallOf = (list: readonly Measured[]): number =>
  list.reduce((sum, { hits }) => sum + hits, 0) / list.reduce((sum, { possible }) => sum + possible, 0);

const saidInClips: readonly Query[] = spoken.map(({ query, clip }) => ({
  query,
  expect: world.videos.filter((video) => video.clip === clip).map(({ shortid }) => shortid),
  kind: 'spoken',
}));

const all = [...queries, ...saidInClips];
const knownVideos = new Set(world.videos.map(({ shortid }) => shortid));

describe('the queries', () => {
  test('S5.6 could all be typed, and expect videos that there are', () => {
    expect(all.filter(({ query }) => query.length < 3 || query.length > 20)).toEqual([]);
    expect(all.filter(({ expect: ids }) => ids.length === 0 || ids.some((id) => !knownVideos.has(id)))).toEqual([]);
  });

  test('are at least 150, each once, of every kind some', () => {
    expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(kinds.filter((kind) => all.filter((query) => query.kind === kind).length < 10)).toEqual([]);
  });
});

onBothDatabases('what laypersons find', (open) => {
  const idsOf = async (value: string) => (await askSearch(open(), value)).data.map(({ shortid }) => shortid);

  test('S12.1 S12.2 S12.3 S12.4 of what they expect, 97 of 100 are among the first three', async () => {
    const results: Measured[] = [];
    for (const query of all) results.push(measured(query, await idsOf(query.query)));
    const misses = results
      .filter(({ hits, possible }) => hits < possible)
      .map(
        ({ kind, query, expect: wanted, found }) =>
          `${kind}: ${query} wants ${wanted.join(' ')}, finds ${found.slice(0, 5).join(' ')}`,
      );
    const byKind = kinds.map((kind) => `${kind} ${recallOf(results.filter((result) => result.kind === kind)).toFixed(3)}`);
    const report = [`recall ${recallOf(results).toFixed(3)}`, ...byKind, ...misses].join('\n');
    console.info(report);
    expect(recallOf(results), report).toBeGreaterThanOrEqual(0.97);
    for (const kind of kinds)
      expect(recallOf(results.filter((result) => result.kind === kind)), kind).toBeGreaterThanOrEqual(0.9);
  });

  test.each(['xqzwv', 'qqqq', 'wxyzwxyz', 'kjhgf', '???', '%%%', '😀😀😀'])(
    'S12.2 %s, which is no word, finds nothing',
    async (value) => {
      expect(await askSearch(open(), value)).toMatchObject({ data: [], total: 0, corrected: null, emergency: null });
    },
  );

  test.each([
    ['Erkältung', 'erkaelt1'],
    ['Diabetes', 'diabetes1'],
    ['Internist', 'internist1'],
    ['Schlaf', 'schlaf1'],
    ['Faust des Universums', 'faust-univ'],
    ['Achtsamkeit', 'achtsam1'],
    ['gesundes Frühstück', 'fruehst1'],
    ['Stress', 'stress1'],
  ])('S9.1 the suggestion %s finds what it promises first', async (value, first) => {
    expect((await idsOf(value))[0]).toBe(first);
  });
});

onBothDatabases('what points to help', (open) => {
  const helpFor = async (value: string) => (await askSearch(open(), value)).emergency;

  test.each([
    ['Brustschmerzen', '112'],
    ['brustschmerz', '112'],
    ['Schmerzen in der Bru', '112'],
    ['Schmerzen in der Brust', '112'],
    ['kriege keine Luft', '112'],
    ['keine Luft mehr', '112'],
    ['BEWUSSTLOS', '112'],
    ['Schlaganfall', '112'],
    ['Verdacht Schlaganfall', '112'],
    ['Laehmung', '112'],
    ['starke Blutung', '112'],
    ['Vergiftung Kind', '112'],
    ['Atemnot', '112'],
    ['hohes Fieber', '116117'],
    ['Kind hohes Fieber', '116117'],
    ['starke Bauchschmerze', '116117'],
    ['Suizidgedanken', 'telefonseelsorge'],
    ['Selbstmord', 'telefonseelsorge'],
    ['ich will nicht mehr ', 'telefonseelsorge'],
    ['ich will nicht mehr leben', 'telefonseelsorge'],
    ['nicht mehr leben', 'telefonseelsorge'],
    ['sterben wollen', 'telefonseelsorge'],
    ['mich umbringen', 'telefonseelsorge'],
    ['selbstverletzung', 'telefonseelsorge'],
  ])('S12.5 %s leads to %s', async (value, help) => {
    expect(await helpFor(value)).toBe(help);
  });

  test.each([
    ...[
      'Luft',
      'frische Luft',
      'Luft holen',
      'Luftfeuchtigkeit',
      'keine Lust',
      'Brust',
      'Brustkorb',
      'Brustkrebs',
      'Herz',
      'Herzküche',
    ],
    ...['Sterne', 'Leben', 'gesund leben', 'besser leben', 'Lebensfreude', 'Lebensmittel', 'Fieber', 'Fieber messen', 'Atem'],
    ...['Atemübung', 'Atemtechnik', 'Lunge', 'Blut', 'Blutdruck', 'Blut spenden', 'Bauchschmerzen', 'Bauchweh', 'Schwindel'],
    ...['nicht mehr rauchen', 'mehr schlafen', 'Wadenkrampf', 'Krampfadern', 'Nasenbluten', 'Kopfschmerzen', 'Entgiftung'],
    ...['Bewusstsein', 'Selbstfürsorge', 'Selbstmitgefühl', 'Sorgen', 'müde', 'Kinderlähmung', 'Herzstolpern', 'Ritze', 'Suppe'],
    ...['Sucht', 'Tod', 'Sterbebegleitung', 'Selbsthilfe', 'Enge Schuhe', 'starker Rücken', 'Beine hoch', 'Arm', 'Angst'],
  ])('S12.5 %s, which is harmless, raises no alarm', async (value) => {
    expect(await helpFor(value)).toBeNull();
  });
});

onBothDatabases('words that must not meet', (open) => {
  beforeAll(async () => {
    await importContent(open().database, noStorage, trapWorld, { ...demoNames, clock: open().clock });
  });

  const idsOf = async (value: string) => (await askSearch(open(), value)).data.map(({ shortid }) => shortid);

  test.each(mustNotMeet)('S12.3 %s does not find %s', async (value, trap) => {
    expect(await idsOf(value)).not.toContain(trap);
  });

  test('S12.2 a word that is known is taken as it is written, though another is near', async () => {
    expect(await idsOf('Krippe')).toEqual(['ex-dreh3']);
    expect((await askSearch(open(), 'Krippe')).corrected).toBeNull();
    expect((await idsOf('Hexe'))[0]).toBe('ex-dreh1');
  });
});
