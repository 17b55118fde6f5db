/** Response times of a list of 100,000 videos for editors (open, search, sort, filter), over HTTP, on both databases. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { updateIndex } from '../src/search/server/door.ts';
import { startPostgres } from '../tests/postgres.ts';
import { median } from './load.ts';
import { logIn } from './members.ts';
import { serve } from './processes.ts';
import { report, whole } from './report.ts';
import { openWorld } from './world.ts';

const videos = Number(process.env.OFFICE_VIDEOS ?? 100_000);
const rounds = 15;
const cluster = await startPostgres();
if (!cluster) throw new Error('PostgreSQL cannot be started here');
const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));

async function measure(name: string, port: number, databaseUrl?: string): Promise<void> {
  const data = path.join(folder, name);
  const world = await openWorld(data, { videos, ...(databaseUrl ? { databaseUrl } : {}) });
  const { rows } = await world.db.execute<{ id: string }>(sql`select id from tags where slug = 'grosses-thema-7'`);
  // Otherwise the server would build the search index during the measurement.
  await updateIndex({ db: world.db, storage: world.storage, log: world.log, atOnce: 2000 });
  await world.close();
  const site = await serve(port, { DATA_DIR: data, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) });
  const cookie = await logIn(site.url, { email: 'redaktion@example.org', password: 'sprechstunde-demo' });
  const list = async (question: string): Promise<void> => {
    const answer = await fetch(`${site.url}/api/backend/video/list?${question}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${question} answers ${answer.status}`);
    await answer.arrayBuffer();
  };
  // The first request after a start has cold caches and competes with startup work; reported separately.
  const started = performance.now();
  await list('perPage=25');
  const first = performance.now() - started;
  const questions: Record<string, (round: number) => Promise<void>> = {
    opened: () => list('perPage=25'),
    'opened at its end': () => list(`perPage=25&page=${Math.floor(videos / 25)}`),
    'searched for a word that many have': () => list('perPage=25&q=Herz'),
    'searched for two words that few have': (round) => list(`perPage=25&q=Knie+${7000 + round}`),
    'searched for what is nowhere': (round) => list(`perPage=25&q=gibtesnicht${round}`),
    'sorted by title, from its end': () => list('perPage=25&sort=title&order=DESC'),
    'sorted by a column without index': () => list('perPage=25&sort=poster&order=ASC'),
    'of one tag, sorted by title': () => list(`perPage=25&sort=title&tag=${rows[0]?.id ?? ''}`),
  };
  const medians: Record<string, number> = {};
  const slowest: Record<string, number> = {};
  for (const [question, ask] of Object.entries(questions)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      await ask(round);
      times.push(performance.now() - from);
    }
    medians[question] = median(times);
    slowest[question] = Math.max(...times);
  }
  await site.stop();
  const details = Object.entries(medians).map(
    ([question, ms]) => `${question} ${whole(ms)} (${whole(slowest[question] ?? NaN)})`,
  );
  report(
    `a list of ${whole(videos)} videos in the back office, ${name}, slowest of ${rounds} of each kind, ms`,
    Math.max(...Object.values(slowest)),
    { atMost: 200 },
    `medians (and slowest): ${details.join(', ')}; the first after a start ${whole(first)}`,
  );
}

await measure('PostgreSQL', 41_811, cluster.url);
await measure('embedded', 41_812);
await cluster.stop();
await rm(folder, { recursive: true });
