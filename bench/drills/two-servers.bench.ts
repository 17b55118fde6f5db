/**
 * One of two servers is killed, then both are replaced one after another and the database is migrated, all under load: what do
 * readers see?
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { report, whole } from '../report.ts';
import { keepAsking, startFleet, type Outcome } from './fleet.ts';

const fleet = await startFleet({ ports: [44_01, 44_02] });
const database = new Client({ connectionString: fleet.databaseUrl });
await database.connect();

/** Pages, calls, scripts, and playlists of films. */
async function addresses(): Promise<string[]> {
  const get = async (at: string) => (await fetch(fleet.front.origin + at)).text();
  const page = await get('/');
  const scripts = [...page.matchAll(/\/assets\/[\w.-]+\.js/g)].slice(0, 3).map(([script]) => script);
  const { rows } = await database.query<{ shortid: string }>("select shortid from videos where protection = 'free' limit 3");
  const films = rows.map(({ shortid }) => `/asset/${shortid}/hls/master.m3u8`);
  return [
    '/',
    '/gesundheit/krankheiten',
    '/partner',
    ...rows.map(({ shortid }) => `/api/video/${shortid}`),
    ...films,
    ...scripts,
  ];
}

const told = ({ requests, failures }: Outcome): string =>
  `${whole(requests)} requests, 16 at a time${failures.length ? `; ${[...new Set(failures)].slice(0, 5).join(', ')}` : ''}`;

/** Runs an action under load, including two seconds before and after it. */
async function underLoad(deed: () => Promise<void>): Promise<Outcome> {
  const asking = keepAsking(fleet.front.origin, all, 16);
  await pause(2000);
  await deed();
  await pause(2000);
  return asking.end();
}

const all = await addresses();
try {
  const killed = await underLoad(async () => {
    await fleet.servers[0].kill();
    await pause(5000);
    await fleet.start(0);
  });
  report(
    'failed requests while one of two servers is killed and started again',
    killed.failures.length,
    { atMost: 0 },
    told(killed),
  );

  const rolled = await underLoad(async () => {
    await database.query('alter table content.videos add column drilled text');
    for (const at of [0, 1] as const) {
      await fleet.servers[at].stop();
      await fleet.start(at);
    }
  });
  report(
    'failed requests while a column comes and both servers are replaced',
    rolled.failures.length,
    { atMost: 0 },
    told(rolled),
  );
} finally {
  await database.end();
  await fleet.close();
}
