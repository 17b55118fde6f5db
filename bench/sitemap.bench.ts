/** Time for the complete sitemap and for the feeds of 100,000 videos, and memory use. On PostgreSQL, in this process. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { FeedScope } from '../src/catalog/server/door.ts';
import { findSitemap } from '../src/discovery/server/sitemap.ts';
import { atomOf } from '../src/feeds/atom.ts';
import { makeFeed } from '../src/feeds/server/make-feed.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { ObjectCache } from '../src/platform/object-cache.ts';
import { startPostgres } from '../tests/postgres.ts';
import { fillLargeCatalogue } from './large-catalogue.ts';
import { median } from './load.ts';
import { report, whole } from './report.ts';

const cluster = await startPostgres();
if (!cluster) throw new Error('PostgreSQL cannot be started here');
const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const config = readConfig({ DATA_DIR: folder, DATABASE_URL: cluster.url });
const database = await openDatabase(config, createLog({ logLevel: 'warn' }));
await migrate(database);
await fillLargeCatalogue(database.db, 100_000);
// Video entries require an image.
await database.db.execute(sql`update content.videos set poster = '/storage/poster/' || shortid || '.jpg'`);
await database.db.execute(sql`analyze`);
const { share } = new ObjectCache(() => '1');
const parts = { db: database.db, share, baseUrl: config.baseUrl, presenterSlug: config.presenterSlug };

type Read = { readonly bytes: number; readonly addresses: readonly string[] };

async function read(name: string | null): Promise<Read> {
  const file = await findSitemap(parts, name);
  if (!file) throw new Error(`there is no ${name}`);
  let bytes = 0;
  const addresses: string[] = [];
  for await (const text of file.lines()) {
    bytes += Buffer.byteLength(text);
    for (const [, loc = ''] of text.matchAll(/<loc>([^<]+)/g)) addresses.push(loc);
  }
  return { bytes, addresses };
}

const began = performance.now();
const { addresses: files } = await read(null);
const indexed = performance.now();
report('the index of the sitemap of 100,000 videos, ms', indexed - began, { atMost: 2000 }, `${files.length} parts`);
const slowest = { ms: 0, bytes: 0 };
let [urls, most] = [0, 0];
for (const file of files) {
  const from = performance.now();
  const { bytes, addresses } = await read(/sitemap-(.+)\.xml$/.exec(file)?.[1] ?? '');
  slowest.ms = Math.max(slowest.ms, performance.now() - from);
  slowest.bytes = Math.max(slowest.bytes, bytes);
  urls += addresses.length;
  most = Math.max(most, process.memoryUsage().heapUsed / 1024 ** 2);
}
report('its slowest part, ms', slowest.ms, { atMost: 2000 }, `largest ${(slowest.bytes / 1024 ** 2).toFixed(1)} MB`);
report('all of it, one part after the other, s', (performance.now() - began) / 1000, { atMost: 30 }, `${whole(urls)} addresses`);
report('memory of the process while it is written, MB of heap', most, { atMost: 250 }, 'with what is still to be collected');

/** The median of eleven, in ms. */
async function msOf(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  while (taken.length < 11) {
    const from = performance.now();
    await work();
    taken.push(performance.now() - from);
  }
  return median(taken);
}

const feedParts = { ...parts, clock: { now: () => new Date() }, presenterName: config.presenterName };
const { rows: lists } = await database.db.execute<{ id: string }>(sql`select id from playlists order by slug limit 1`);
const scopes: Readonly<Record<string, FeedScope>> = {
  'all videos': { of: 'site' },
  'a category': { of: 'category', category: 'krankheiten' },
  'a playlist': { of: 'playlist', id: lists[0]?.id ?? '' },
};
for (const [name, scope] of Object.entries(scopes)) {
  const source = { scope, title: name, description: name, page: '/' };
  const make = async () => {
    const feed = await makeFeed(feedParts, source, { locale: 'de', format: 'atom' });
    return { entries: feed.entries.length, bytes: Buffer.byteLength(atomOf(feed)) };
  };
  const { entries, bytes } = await make();
  if (entries === 0) throw new Error(`the feed of ${name} is empty`);
  const size = `${entries} entries, ${whole(bytes / 1024)} kB`;
  report(`the feed of ${name} among 100,000 videos, made anew, ms`, await msOf(make), { atMost: 50 }, size);
}
await database.close();
await cluster.stop();
await rm(folder, { recursive: true });
