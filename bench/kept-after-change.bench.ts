/**
 * 1,000 kept pages and a change of one entry each second, saved as the office does: how many answers come from kept bytes, and how
 * old is what readers see? The changes are those of a busy editorial day: mostly texts of videos, but also tags, order of
 * playlists, publishing and unpublishing.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../tests/postgres.ts';
import { until } from '../tests/until.ts';
import { playlists, videos } from '../demo/content/index.ts';
import { officeEntitiesOf } from '../src/app/server/rooms.ts';
import { listSoundless } from '../src/catalog/server/door.ts';
import { readContent } from '../src/desk/server/contents.ts';
import { saveEntry } from '../src/desk/server/save.ts';
import { pageLinks, watchLink } from '../src/paths/routes.ts';
import { readConfig } from '../src/platform/config.ts';
import { median } from './load.ts';
import { serve } from './processes.ts';
import { report } from './report.ts';
import { openWorld } from './world.ts';

const seconds = 30;
const pagesKept = 1000;
const readers = 8;

const cluster = await startPostgres();
if (!cluster) throw new Error('PostgreSQL cannot be started here');
const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const env = { DATABASE_URL: cluster.url, DATA_DIR: path.join(folder, 'data') };
const world = await openWorld(env.DATA_DIR, { databaseUrl: cluster.url });
const site = await serve(41_809, { ...env, METRICS_TOKEN: 'a-token-for-the-bench-alone' });
const agent = new Agent({ keepAlive: true });

type Got = { readonly body: string; readonly ms: number };
const ask = (address: string, headers: Record<string, string> = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const from = performance.now();
    get(site.url + address, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ body: Buffer.concat(chunks).toString(), ms: performance.now() - from }));
    }).on('error', reject);
  });

const { presenterSlug } = readConfig({});
/** As many as fit: everything but single videos first, then these, alone and in their playlists, in both languages. */
const addresses = (['de', 'en'] as const)
  .flatMap((locale) => {
    const links = pageLinks(locale, presenterSlug);
    const prefix = locale === 'en' ? '/en' : '';
    return [
      ...world.pages.map((page) => (page === '/' ? prefix || '/' : prefix + page)),
      ...videos.map(({ shortid }) => watchLink(links, { video: shortid })),
      ...playlists
        .filter(({ category }) => category)
        .flatMap(({ shortid, videos: own }) => own.map((video) => watchLink(links, { video, playlist: shortid }))),
    ];
  })
  .slice(0, pagesKept);

const countsOf = async (): Promise<Record<string, number>> => {
  const { body } = await ask('/metrics', { Authorization: 'Bearer a-token-for-the-bench-alone' });
  const found = [...body.matchAll(/^(?:sprechstunde_)?kept_answers_total\{kind="page",result="(hit|miss)"\} (\d+)/gm)];
  return Object.fromEntries(found.map(([, result, count]) => [result, Number(count)]));
};

const entities = officeEntitiesOf(presenterSlug);
const entityOf = (name: string) => {
  const found = entities.find((one) => one.name === name);
  if (!found) throw new Error(`no entity ${name}`);
  return found;
};
const idsOf = async (table: string): Promise<string[]> =>
  (await world.db.execute<{ id: string }>(`select id from ${table} order by id`)).rows.map(({ id }) => id);
const videoIds = await idsOf('videos');
const listIds = await idsOf('playlists');
const tagIds = await idsOf('tags');

async function save(
  name: string,
  id: string,
  change: (content: Record<string, unknown>) => object,
  state?: 'draft' | 'published',
) {
  await world.db.transaction(async (tx) => {
    const entity = entityOf(name);
    const content = (await readContent(tx, entity, id)) ?? {};
    const actor = { userId: null, locale: 'de', now: new Date() } as const;
    const saved = await saveEntry(tx, entity, { id, state: state ?? null }, { ...content, ...change(content) }, actor, {
      isUnasked: true,
    });
    if (!saved.ok) throw new Error(`${name} ${id}: ${JSON.stringify(saved)}`);
  });
}

const oldFor: number[] = [];
/** Asks for a video's page until it has the new title. */
async function untilTitled(address: string, title: string): Promise<void> {
  const from = performance.now();
  while (!(await ask(address)).body.includes(title)) {
    if (performance.now() - from > 20_000) throw new Error(`${address} never changed`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  oldFor.push(performance.now() - from);
}

async function changeOne(nth: number): Promise<void> {
  const at = <Value>(values: readonly Value[]): Value => values[(nth * 37) % values.length] as Value;
  const kind = nth % 10;
  if (kind < 6) {
    const title = `Geändert ${nth} ${Date.now()}`;
    const { shortid } = at(videos);
    const { rows } = await world.db.execute<{ id: string }>(`select id from videos where shortid = '${shortid}'`);
    await save('video', rows[0]?.id ?? '', () => ({ title, en: null }));
    await untilTitled(watchLink(pageLinks('de', presenterSlug), { video: shortid }), title);
  } else if (kind === 6)
    await save('playlist', at(listIds), ({ description }) => ({ description: `${String(description)} Neu.` }));
  else if (kind === 7) await save('playlist', at(listIds), ({ videos: own }) => ({ videos: (own as string[]).toReversed() }));
  else if (kind === 8)
    await save('video', at(videoIds), ({ tags }) => ({ tags: [...new Set([...(tags as string[]), at(tagIds)])] }));
  else {
    await save('video', at(videoIds), () => ({}), 'draft');
    await save('video', at(videoIds), () => ({}), 'published');
  }
}

/** A new site makes the sound of films that have none yet, which is a change of each of their pages. */
await until(
  () => listSoundless(world.db, 1),
  ({ length }) => length === 0,
);

for (const address of addresses) await ask(address);
for (const address of addresses) await ask(address, { 'Accept-Encoding': 'br' });
const before = await countsOf();
const over = new AbortController();
const waits: number[] = [];
const reading = Array.from({ length: readers }, async (_, reader) => {
  for (let nth = reader; !over.signal.aborted; nth += 1) {
    const { ms } = await ask(addresses[(nth * 7919) % addresses.length] ?? '/', { 'Accept-Encoding': 'br' });
    waits.push(ms);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
});
const cpuBefore = await site.cpuSeconds();
const began = performance.now();
for (let nth = 0; nth < seconds; nth += 1) {
  await changeOne(nth);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + (nth + 1) * 1000 - performance.now())));
}
const took = (performance.now() - began) / 1000;
over.abort();
await Promise.all(reading);
const after = await countsOf();
const cpu = (await site.cpuSeconds()) - cpuBefore;
const [hit = 0, miss = 0] = ['hit', 'miss'].map((result) => (after[result] ?? 0) - (before[result] ?? 0));
const sorted = waits.toSorted((a, b) => a - b);
report(
  `${addresses.length} kept pages, a change a second: share of answers from kept bytes`,
  hit / (hit + miss),
  { atLeast: 0.95 },
  `${hit + miss} answers and ${seconds} changes in ${took.toFixed(0)} s, ${miss} made while somebody waited; p99 ${(sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(0)} ms, ${((cpu / took) * 100).toFixed(0)} % of a core, ${(await site.megabytes()).toFixed(0)} MB`,
);
report(
  'the same: a page is older than its entry for at most, s',
  Math.max(...oldFor) / 1000,
  { atMost: 2 },
  `median ${(median(oldFor) / 1000).toFixed(2)} s, ${oldFor.length} changes of a title`,
);
agent.destroy();
await site.stop();
await world.close();
await cluster.stop();
await rm(folder, { recursive: true });
