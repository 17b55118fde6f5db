/** After a content change: how long is the stale page served, and does any request wait for the new one? */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { startPostgres } from '../tests/postgres.ts';
import { median } from './load.ts';
import { serve } from './processes.ts';
import { report } from './report.ts';
import { openWorld } from './world.ts';
import { bumpContent } from '../src/platform/content-version.ts';

const cluster = await startPostgres();
if (!cluster) throw new Error('PostgreSQL cannot be started here');
const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const world = await openWorld(path.join(folder, 'data'), { databaseUrl: cluster.url });
const site = await serve(41_807, { DATABASE_URL: cluster.url, DATA_DIR: path.join(folder, 'data') });

const oldFor: number[] = [];
const slowest: number[] = [];
const usual: number[] = [];

async function ask(): Promise<{ body: string; ms: number }> {
  const from = performance.now();
  const body = await (await fetch(`${site.url}/gesundheit/krankheiten`)).text();
  return { body, ms: performance.now() - from };
}

for (let round = 0; round < 10; round += 1) {
  const title = `Runde ${round} ${Date.now()}`;
  for (let warm = 0; warm < 20; warm += 1) usual.push((await ask()).ms);
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`update content.tags set title = ${title} where slug = 'diabetes'`);
    await bumpContent(tx);
  });
  const changed = performance.now();
  const waits: number[] = [];
  for (;;) {
    const { body, ms } = await ask();
    waits.push(ms);
    if (body.includes(title)) break;
    if (performance.now() - changed > 10_000) throw new Error('the new page never came');
  }
  oldFor.push(performance.now() - changed);
  slowest.push(Math.max(...waits));
}
report(
  'after a change the old page is sent for at most, s',
  Math.max(...oldFor) / 1000,
  { atMost: 2 },
  `median ${(median(oldFor) / 1000).toFixed(2)} s, ten changes`,
);
report(
  'slowest answer while the new page is made, ms',
  Math.max(...slowest),
  { atMost: 50 },
  `median of the slowest ${median(slowest).toFixed(1)} ms, usually ${median(usual).toFixed(1)} ms`,
);
await site.stop();
await world.close();
await cluster.stop();
await rm(folder, { recursive: true });
