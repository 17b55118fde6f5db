/** Throughput of `/api/user`, which every logged-in visit calls, compared with a bare route that joins session and user. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../tests/postgres.ts';
import { load, median } from './load.ts';
import { givenMember, logIn } from './members.ts';
import { serve, serveBareUser } from './processes.ts';
import { report, whole } from './report.ts';

type Env = Record<string, string>;

/** Requests per second. The embedded database allows one process at a time, so the two run alternately. */
async function measured(start: () => Promise<{ url: string; stop: () => Promise<void> }>, cookie: string): Promise<number> {
  const server = await start();
  await load(`${server.url}/api/user`, { headers: { cookie }, seconds: 1 });
  const { perSecond } = await load(`${server.url}/api/user`, { headers: { cookie } });
  await server.stop();
  return perSecond;
}

async function compare(engine: string, env: Env): Promise<void> {
  const first = await serve(43_302, env);
  const cookie = await logIn(first.url, await givenMember(first.url));
  await first.stop();
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    ours.push(await measured(() => serve(43_302, env), cookie));
    bare.push(await measured(() => serveBareUser(43_303, env), cookie));
  }
  report(
    `/api/user of a member × a bare Fastify route with the same join (${engine})`,
    median(ours.map((value, at) => value / (bare[at] ?? NaN))),
    { atLeast: 0.5 },
    `${whole(median(ours))}/s against ${whole(median(bare))}/s`,
  );
}

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
await compare('embedded', { DATA_DIR: path.join(folder, 'embedded') });
const postgres = await startPostgres();
if (postgres) {
  await compare('postgres', { DATA_DIR: path.join(folder, 'postgres'), DATABASE_URL: await postgres.another() });
  await postgres.stop();
}
await rm(folder, { recursive: true });
