/**
 * Throughput of pages rendered after a content change, including queries and documents, compared with a bare `renderToString`
 * of the same trees: after a change of one video, which drops what depends on it, a single page and all those that it is on; and
 * after a change of everything, with cold caches, as of a new day or a first start. On the embedded database and on PostgreSQL.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../tests/postgres.ts';
import { inTurn } from './load.ts';
import { report, whole } from './report.ts';
import { openWorld } from './world.ts';

type World = Awaited<ReturnType<typeof openWorld>>;

async function perSecond(work: () => unknown, seconds = 2): Promise<number> {
  const from = performance.now();
  let done = 0;
  while (performance.now() - from < seconds * 1000) {
    await work();
    done += 1;
  }
  return (done * 1000) / (performance.now() - from);
}

async function alone(world: World, page: string): Promise<void> {
  const prepared = await world.prepare(page);
  const { ours, reference, ratio } = await inTurn(
    () => perSecond(() => world.makePage(page)),
    () => perSecond(() => world.draw(prepared)),
    3,
  );
  report(
    `${page} alone, first of a version × a bare renderToString of its tree (${world.engine})`,
    ratio,
    { atLeast: 0.4 },
    `${whole(ours)}/s against ${whole(reference)}/s`,
  );
}

/** After a change of a video that is on the page. */
async function afterChange(world: World, page: string): Promise<void> {
  await world.keepPages([page]);
  const prepared = await world.prepare(page);
  for (const shortid of world.videos) {
    const change = await world.changesOf(shortid);
    if (!(await change()).includes(page)) continue;
    const { ours, reference, ratio } = await inTurn(
      () => perSecond(change),
      () => perSecond(() => world.draw(prepared)),
    );
    return report(
      `${page} after a change of a video on it × a bare renderToString of its tree (${world.engine})`,
      ratio,
      { atLeast: 0.4 },
      `${whole(ours)}/s against ${whole(reference)}/s`,
    );
  }
  throw new Error(`no video is on ${page}`);
}

/** All kept pages that depend on one video after the other. */
async function afterChanges(world: World, pages: readonly string[]): Promise<void> {
  await world.keepPages(pages);
  const changes = await Promise.all(world.videos.filter((_, at) => at % 10 === 0).map(world.changesOf));
  const made: string[] = [];
  for (const change of changes) made.push(...(await change()));
  const prepared = await Promise.all(made.map(world.prepare));
  const rate = (rounds: number) => rounds * made.length;
  const { ours, reference, ratio } = await inTurn(
    async () =>
      rate(
        await perSecond(async () => {
          for (const change of changes) await change();
        }),
      ),
    async () => rate(await perSecond(() => prepared.forEach(world.draw))),
  );
  report(
    `pages that depend on one of ${changes.length} videos, changed one after another, × a bare renderToString of their trees (${world.engine})`,
    ratio,
    { atLeast: 0.4 },
    `${whole(ours)}/s against ${whole(reference)}/s; ${(made.length / changes.length).toFixed(1)} of ${pages.length} kept pages a change`,
  );
}

async function together(world: World, pages: readonly string[], which: string): Promise<void> {
  await world.keepPages(pages);
  if ((await world.changeContent()) !== pages.length) throw new Error('not all of these pages find room');
  const prepared = await Promise.all(pages.map(world.prepare));
  const rate = (rounds: number) => rounds * pages.length;
  const { ours, reference, ratio } = await inTurn(
    async () => rate(await perSecond(world.changeContent)),
    async () => rate(await perSecond(() => prepared.forEach(world.draw))),
    3,
  );
  report(
    `${pages.length} kept pages (${which}) made anew × a bare renderToString of their trees (${world.engine})`,
    ratio,
    { atLeast: 0.4 },
    `${whole(ours)}/s against ${whole(reference)}/s`,
  );
}

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const cluster = await startPostgres();
for (const [engine, settings] of Object.entries({
  embedded: {},
  ...(cluster ? { postgres: { databaseUrl: cluster.url } } : {}),
})) {
  const world = await openWorld(path.join(folder, engine), settings);
  const pages = ['/', '/gesundheit/krankheiten', '/playlist/das-grosse-herz-archiv'];
  for (const page of pages) await alone(world, page);
  for (const page of pages) await afterChange(world, page);
  await afterChanges(world, [...world.pages, ...world.videoPages]);
  await together(world, world.pages, 'all but single videos');
  await together(world, [...world.pages, ...world.videoPages.slice(0, 40)], 'and 40 of single videos');
  await world.close();
}
await cluster?.stop();
await rm(folder, { recursive: true });
