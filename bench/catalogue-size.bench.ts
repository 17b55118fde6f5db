/** Cost of a page with 100,000 videos compared with 100, and memory use of the server. On PostgreSQL. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../tests/postgres.ts';
import { inTurn, load } from './load.ts';
import { serve } from './processes.ts';
import { report } from './report.ts';
import { openWorld } from './world.ts';

const cluster = await startPostgres();
if (!cluster) throw new Error('PostgreSQL cannot be started here');
const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const sizes = { small: 100, large: 100_000 };
const urls = { small: cluster.url, large: await cluster.another() };
const small = await openWorld(path.join(folder, 'small'), { databaseUrl: urls.small, videos: sizes.small });
const large = await openWorld(path.join(folder, 'large'), { databaseUrl: urls.large, videos: sizes.large });

async function msEach(work: () => Promise<unknown>, times = 40): Promise<number> {
  const from = performance.now();
  for (let done = 0; done < times; done += 1) await work();
  return (performance.now() - from) / times;
}

for (const page of [
  '/',
  '/gesundheit',
  '/partner',
  '/playlist/das-grosse-herz-archiv',
  '/mein-dr-muster/coaching/besser-schlafen',
]) {
  const { ours, reference, ratio } = await inTurn(
    () => msEach(() => large.makePage(page)),
    () => msEach(() => small.makePage(page)),
  );
  report(
    `${page} rendered anew with 100,000 videos × with 100`,
    ratio,
    { atMost: 1.2 },
    `${ours.toFixed(1)} ms against ${reference.toFixed(1)} ms`,
  );
}
await small.close();
await large.close();

/** Memory after requesting every page and several seconds of load on the start page. */
async function megabytesUnderLoad(databaseUrl: string, name: string): Promise<number> {
  const site = await serve(41_806, { DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, name) });
  const headers = { 'Accept-Encoding': 'br' };
  for (const page of [
    '/',
    '/en',
    '/gesundheit/krankheiten',
    '/playlist/das-grosse-herz-archiv',
    '/api/video?perPage=20',
    '/api/video/herz-ekg',
  ]) {
    await load(site.url + page, { seconds: 3, headers });
  }
  const megabytes = await site.megabytes();
  await site.stop();
  return megabytes;
}

const few = await megabytesUnderLoad(urls.small, 'small');
const many = await megabytesUnderLoad(urls.large, 'large');
report('memory under load with 100,000 videos, MB', many, { atMost: 250 }, `${few.toFixed(0)} MB with 100`);
report('memory with 100,000 videos above that with 100, MB', many - few, { atMost: 150 }, '');
await cluster.stop();
await rm(folder, { recursive: true });
