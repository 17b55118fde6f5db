/**
 * How much of the speed of a bare `renderToString` of the same trees have pages that are rendered anew after a change of
 * content, with their queries and documents? One page alone, for which nothing of the new version is there yet, and
 * all kept pages as a server makes them anew. On the embedded database and on PostgreSQL.
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
  for (const page of ['/', '/gesundheit/krankheiten', '/playlist/das-grosse-herz-archiv']) await alone(world, page);
  await together(world, world.pages, 'all but single videos');
  await together(world, [...world.pages, ...world.videoPages.slice(0, 40)], 'and 40 of single videos');
  await world.close();
}
await cluster?.stop();
await rm(folder, { recursive: true });
