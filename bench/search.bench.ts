/**
 * Search quality for laypersons and response times among 100,000 videos. On PostgreSQL and embedded, compared with plain
 * full-text search and MiniSearch on the same videos. Everything runs in this process at handler level, without HTTP.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { everyone } from '../src/kit/endpoint.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { bumpContent } from '../src/platform/content-version.ts';
import { openDatabase, type Db } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { openStorage } from '../src/platform/open-storage.ts';
import { createRateLimits } from '../src/platform/rate-limits.ts';
import { SearchInput } from '../src/search/contract.ts';
import { LiveIndex, searchHandlers, updateIndex } from '../src/search/server/door.ts';
import * as content from '../demo/content/index.ts';
import { importWorld } from '../demo/fill/import-world.ts';
import { startPostgres } from '../tests/postgres.ts';
import { queries } from '../tests/search-queries.ts';
import type { Query } from '../tests/search-query.ts';
import { report, whole } from './report.ts';
import { commonWord, dice, fillSearchCatalogue, madeUpWords } from './search-catalogue.ts';
import { miniSearch, plainPostgres, type Finder } from './search-references.ts';

const videos = Number(process.env.SEARCH_VIDEOS ?? 100_000);
const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const mistypedKinds = new Set(['mistyped', 'sound', 'umlaut']);
const exact = queries.filter(({ kind }) => !mistypedKinds.has(kind));
const mistyped = queries.filter(({ kind }) => mistypedKinds.has(kind));

/** Opens a site with the demo world and `count` videos and an up-to-date index; returns a function that searches it. */
async function openSearch(name: string, count: number, databaseUrl?: string) {
  const config = readConfig({
    DATA_DIR: path.join(folder, name),
    LOG_LEVEL: 'error',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  const log = createLog(config);
  const database = await openDatabase(config, log);
  await migrate(database);
  const { db } = database;
  const storage = await openStorage(config);
  const { presenterName, siteName } = config;
  await importWorld(database, storage, content, { presenterName, siteName, clock: systemClock });
  if (count > 0) await fillSearchCatalogue(db, count);
  const update = () => updateIndex({ db, storage, log, atOnce: 2000 });
  const from = performance.now();
  await update();
  const seconds = (performance.now() - from) / 1000;
  await db.execute(sql`analyze`);
  const newServer = () =>
    searchHandlers({
      db,
      log,
      storage,
      index: new LiveIndex({ db, clock: systemClock, log, presenterSlug: 'dr-muster' }),
      clock: systemClock,
      limits: createRateLimits({ db, clock: systemClock, key: Buffer.alloc(32) }),
    });
  const handlers = newServer();
  let callers = 0;
  /** Each request has its own address, to avoid rate limits. */
  const ask = async (value: string) => {
    const context = everyone('de');
    callers += 1;
    const answer = await handlers.search(SearchInput.parse({ value }), {
      ...context,
      client: { ...context.client, ip: `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}` },
    });
    if (!answer.ok) throw new Error(answer.code);
    return answer.value;
  };
  const find: Finder = async (value) => (await ask(value)).data.map(({ shortid }) => shortid);
  return { db, find, newServer, update, seconds, close: () => database.close() };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Memory in use after garbage collection. */
function megabytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

/** Invalidates the servers' caches, so that the next query is uncached. */
async function forget(db: Db): Promise<void> {
  await db.execute(sql`update search_state set version = version + 1`);
  await new Promise((resolve) => setTimeout(resolve, 600));
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;

async function timesOf(find: Finder, list: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const query of list) {
    const from = performance.now();
    await find(query);
    times.push(performance.now() - from);
  }
  return times;
}

/** Recall: the share of the expected results among the first three. */
async function recallOf(find: Finder, list: readonly Query[]): Promise<number> {
  let hits = 0;
  let possible = 0;
  for (const { query, expect } of list) {
    const found = await find(query);
    hits += found.slice(0, 3).filter((shortid) => expect.includes(shortid)).length;
    possible += Math.min(3, expect.length);
  }
  return hits / possible;
}

const texts = (list: readonly Query[]): string[] => list.map(({ query }) => query);
const times = (list: readonly number[]): string => `p50 ${at(list, 0.5).toFixed(2)}, p99 ${at(list, 0.99).toFixed(1)} ms`;

/** Three rounds of uncached queries. */
async function firstTimes(site: { db: Db; find: Finder }, list: readonly string[]): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await forget(site.db);
    await site.find('Wärme');
    all.push(...(await timesOf(site.find, list)));
  }
  return all;
}

/** Sixteen clients, each sending one query after another. */
async function perSecond(find: Finder, next: () => string, seconds = 5): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() < until) {
        await find(next());
        answered += 1;
      }
    }),
  );
  return answered / seconds;
}

const cluster = await startPostgres();
if (!cluster) throw new Error('PostgreSQL cannot be started here');
const small = await openSearch('small', 0, await cluster.another());
const recallOfFew = await recallOf(small.find, queries);
await small.close();

const site = await openSearch('large', videos, cluster.url);
report('the index of 100,000 videos made anew, s', site.seconds, { atMost: 600 }, 'in the background; PostgreSQL');
const recall = await recallOf(site.find, queries);
report(
  'recall of the query set at 3 with 100,000 videos − with the demo alone',
  recall - recallOfFew,
  { atLeast: 0 },
  `${recall.toFixed(3)}, ${recallOfFew.toFixed(3)}`,
);
const before = megabytes();
const another = site.newServer();
await another.search(SearchInput.parse({ value: 'Wärme' }), everyone('de'));
report('memory of the index in a server, MB', megabytes() - before, { atMost: 150 }, 'heap and buffers, after one search');

const exactTimes = await firstTimes(site, texts(exact));
report('a search, p50, ms', at(exactTimes, 0.5), { atMost: 2 }, `${times(exactTimes)}; first questions, nothing kept`);
const common = await firstTimes(site, [commonWord, `${commonWord} Herz`, commonWord.slice(0, 8), commonWord.slice(0, 10)]);
report('a word that 20,000 videos have, p50, ms', at(common, 0.5), { atMost: 2 }, times(common));
const mistypedTimes = await firstTimes(site, texts(mistyped));
report('a mistyped search, p99, ms', at(mistypedTimes, 0.99), { atMost: 15 }, times(mistypedTimes));

const roll = dice(3);
const words = madeUpWords();
const some = <Entry>(list: readonly Entry[]): Entry => list[Math.floor(roll() * list.length)] as Entry;
await forget(site.db);
const fresh = await perSecond(site.find, () => some(words).slice(0, 20));
const usual = await perSecond(site.find, () => some(queries).query);
report(
  'searches a second, 16 callers',
  usual,
  { atLeast: 1000 },
  `of ${queries.length} questions again and again; ${whole(fresh)}/s where nobody asked the same before`,
);

await site.db.execute(sql`update content.videos set title = 'Quetzalfeder und Bronchien' where shortid = 'asthma1'`);
await site.db.transaction((tx) => bumpContent(tx));
const changedAt = performance.now();
await site.update();
while (!(await site.find('Quetzalfeder')).includes('asthma1'));
report(
  'a change of one video is found after, s',
  (performance.now() - changedAt) / 1000,
  { atMost: 2 },
  'from the job on; half a second until it begins',
);

const plain = await plainPostgres(site.db);
const plainTimes = await timesOf(plain, texts(exact));
const plainCommon = await timesOf(plain, [commonWord, `${commonWord} Herz`]);
report(
  'recall × that of plain PostgreSQL full text (german)',
  recall / (await recallOf(plain, queries)),
  { atLeast: 1 },
  `${(await recallOf(plain, queries)).toFixed(3)}, mistyped ${(await recallOf(plain, mistyped)).toFixed(3)}; ${times(plainTimes)}, the common word ${at(plainCommon, 0).toFixed(1)} ms, ids alone`,
);
const mini = await miniSearch(site.db);
const miniTimes = await timesOf(mini.find, texts(exact));
report(
  'recall × that of MiniSearch',
  recall / (await recallOf(mini.find, queries)),
  { atLeast: 1 },
  `${(await recallOf(mini.find, queries)).toFixed(3)}, mistyped ${(await recallOf(mini.find, mistyped)).toFixed(3)}; ${times(miniTimes)}, ids alone; ${whole(mini.megabytes)} MB in each process`,
);
await site.close();
await cluster.stop();

const embedded = await openSearch('embedded', videos);
const embeddedTimes = await firstTimes(embedded, [...texts(queries), commonWord]);
report(
  'a search, embedded, p99, ms',
  at(embeddedTimes, 0.99),
  { atMost: 100 },
  `${times(embeddedTimes)}; index made in ${whole(embedded.seconds)} s`,
);
await embedded.close();
await rm(folder, { recursive: true });
