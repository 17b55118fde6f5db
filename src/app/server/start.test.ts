import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startGapProxy } from '../../../tests/gap-proxy.ts';
import { anyEngine } from '../../../tests/databases.ts';
import { emptyDatabase } from '../../../tests/templates.ts';
import { freePort, programEnv } from '../../../tests/own-server.ts';
import { databaseAt, query } from '../../../tests/postgres.ts';
import { until as holds } from '../../../tests/until.ts';
import { freeVideo } from '../../../tests/world.ts';
import { files } from '#media/server/tables.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { migrate } from '#platform/migrate.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-start-'));
const port = 41_500 + (process.pid % 80);
const origin = `http://127.0.0.1:${port}`;
const running = new Map<ChildProcess, Promise<unknown>>();

type Started = { readonly process: ChildProcess; readonly out: () => string; readonly ended: Promise<number | null> };

/** Starts the built server as a process with only these settings, and with a channel to it. */
function start(settings: Record<string, string>, args: readonly string[] = []): Started {
  return follow(spawn(process.execPath, ['dist/program/main.js', ...args], how(settings)));
}

const how = (settings: Record<string, string>): SpawnOptions => ({
  cwd: root,
  stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  env: {
    ...programEnv,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    STOP_SECONDS: '5',
    DATA_DIR: path.join(folder, 'data'),
    ...settings,
  },
});

function follow(child: ChildProcess): Started {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  // Not 'close', which never comes once the parent has disconnected.
  const ended = once(child, 'exit').then(async ([code]) => {
    await Promise.allSettled([child.stdout, child.stderr].flatMap((stream) => (stream ? [finished(stream)] : [])));
    running.delete(child);
    return code as number | null;
  });
  running.set(child, ended);
  return { process: child, out: () => said, ended };
}

/** Resolves when these words are printed; rejects with the output if the process ends first. */
async function until(started: Started, words: string): Promise<Started> {
  const says = new Promise<void>((resolve) => {
    const look = (): void => void (started.out().includes(words) && resolve());
    for (const stream of [started.process.stdout, started.process.stderr]) stream?.on('data', look);
    look();
  });
  await Promise.race([says, started.ended.then(() => Promise.reject(new Error(started.out())))]);
  return started;
}

const serving = (started: Started): Promise<Started> => until(started, ' is at http');

/** Its messages to the operator; log lines are JSON. */
const toldBy = (started: Started): string[] =>
  started
    .out()
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('{'));

/** The single line printed when startup fails. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const started = start(settings);
  expect(await started.ended, started.out()).toBe(1);
  const lines = toldBy(started);
  expect(lines, started.out()).toHaveLength(1);
  return lines[0] ?? '';
}

afterEach(async () => {
  const ends = [...running.values()];
  for (const child of running.keys()) child.kill('SIGKILL');
  await Promise.all(ends);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Settings of an installation without content, upgraded by the first process that starts on it. */
let empty: Record<string, string>;
beforeAll(async () => {
  empty = { DATA_DIR: path.join(folder, 'other'), DEMO: 'off', ...(await emptyDatabase(anyEngine)) };
});

test('S18.1 S18.2 starts with the demo world, knows its folder and its port to be taken, survives kill -9 and ends in order', async () => {
  const first = await serving(start({}));
  expect((await fetch(origin)).status).toBe(200);
  await fetch(`${origin}/api/video/count/${freeVideo.shortid}`);

  expect(await refusal({ PORT: String(port + 1) })).toMatch(/^Another Sprechstunde already uses the data folder .+data/);
  expect(await refusal(empty)).toMatch(/^The settings HOST and PORT \(127\.0\.0\.1, \d+\) /);

  first.process.kill('SIGKILL');
  expect(await first.ended).toBeNull();
  const second = await serving(start({}));
  const videos = (await (await fetch(`${origin}/api/video`)).json()) as { total: number };
  expect(videos.total).toBeGreaterThan(60);
  const { data } = (await (await fetch(`${origin}/api/video/${freeVideo.shortid}`)).json()) as { data: Record<string, string> };
  expect((await fetch(`${origin}${data.file_960}`, { headers: { range: 'bytes=0-9' } })).status).toBe(206);

  // A client that stopped in the middle of a film and holds the connection, with full buffers, without reading.
  const film = connect(port, '127.0.0.1');
  film.on('error', () => undefined).pause();
  film.write(`GET ${data.file_1920} HTTP/1.1\r\nHost: site\r\n\r\n`.repeat(30));
  await once(film, 'readable');
  // A slow client keeps reading: a started response is completed.
  const slow = await fetch(`${origin}${data.file_1920}`);
  second.process.kill('SIGTERM');
  expect((await slow.arrayBuffer()).byteLength).toBe(Number(slow.headers.get('content-length')));
  expect(await second.ended, second.out()).toBe(0);
  expect(toldBy(second)).toEqual([
    expect.stringContaining(' is at http'),
    'Demo logins:',
    ...['admin', 'redaktion', 'support', 'mitglied', 'neu'].map((name) =>
      expect.stringMatching(new RegExp(`^ +${name}@example\\.org +sprechstunde-demo +\\w`)),
    ),
  ]);
}, 240_000);

test.each([
  ['PORT', 'viele'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['BASE_URL', 'sprechstunde.example'],
])('S18.2 a wrong %s ends the start with one line that names it', async (name, value) => {
  const line = await refusal({ [name]: value });
  expect(line).toContain(`The setting ${name} `);
});

test('S18.2 a process that may open few files starts, with all that is built', async () => {
  const limited = spawn('sh', ['-c', 'ulimit -n 200 && exec "$0" dist/program/main.js', process.execPath], how(empty));
  await serving(follow(limited));
  const page = await (await fetch(`${origin}/login`)).text();
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(page) ?? [];
  expect((await fetch(`${origin}${script}`, { headers: { 'accept-encoding': 'br' } })).headers.get('content-encoding')).toBe(
    'br',
  );
});

test('S18.2 a store that is empty while the database has files, as of a disk that is not mounted, ends the start with one line', async () => {
  const site = { ...empty, DATA_DIR: path.join(folder, 'with-files'), ...(await emptyDatabase(anyEngine)) };
  const store = path.join(site.DATA_DIR, 'files');
  const database = await openDatabase(readConfig(site), createLog({ logLevel: 'silent' }));
  await migrate(database);
  const id = randomUUID();
  const kept = { id, name: 'blatt.png', path: `files/${id}`, type: 'image/png', size: 1, createdAt: new Date() };
  await database.db.insert(files).values(kept);
  await database.close();
  expect(await refusal(site)).toMatch(/^The store is empty, but the database has files and films in it\. Mount its disk, /);
  mkdirSync(path.join(store, 'files'), { recursive: true });
  writeFileSync(path.join(store, 'files', id), 'x');
  await serving(start(site));
}, 60_000);

/** Has the look-up of names fail as it does without a name server, or where IPv6 is switched off. */
const failingLookup = (code: string, syscall: string): string => {
  const failure = `Object.assign(new Error('${syscall} ${code}'), { code: '${code}', syscall: '${syscall}' })`;
  const program = `process.getBuiltinModule('dns').lookup = (name, how, done) => (done ?? how)(${failure})`;
  return `--import=data:text/javascript,${encodeURIComponent(program)}`;
};

test.each([
  ['that is none of this machine’s', { HOST: '192.0.2.1' }, 'that is no address of this machine. Name an IP address'],
  ['nobody can listen at', { HOST: 'ff02::1' }, 'that is no address to listen at. Name an IP address'],
  [
    'whose name nobody looks up',
    { HOST: 'site.example', NODE_OPTIONS: failingLookup('EAI_AGAIN', 'getaddrinfo') },
    'no name server answers what its address is. Name an IP address',
  ],
  [
    'of a kind that is switched off',
    { HOST: 'site.example', NODE_OPTIONS: failingLookup('EAFNOSUPPORT', 'listen') },
    'this machine has no IPv6. Name an IPv4 address',
  ],
  ['that fails in another way', { HOST: 'site.example', NODE_OPTIONS: failingLookup('EODD', 'listen') }, 'EODD. Name an IP'],
])('S18.2 so does a host %s', async (_what, settings, why) => {
  const line = await refusal({ ...empty, ...settings });
  expect(line).toContain(`The settings HOST and PORT (${settings.HOST}, ${port}) cannot be used: ${why}`);
});

describe.skipIf(anyEngine === 'embedded')('on PostgreSQL', () => {
  test('S18.2 a database that is not there, and a user who lacks a right, end the start with one line', async () => {
    const url = empty.DATABASE_URL ?? '';
    expect(await refusal({ ...empty, DATABASE_URL: databaseAt(url, 'nothing') })).toMatch(
      /^The setting DATABASE_URL cannot be used: the server has no such database /,
    );
    const own = await emptyDatabase(anyEngine);
    const role = `weak_${process.pid}`;
    await query(own.DATABASE_URL ?? '', `create role ${role} login`);
    const weak = new URL(own.DATABASE_URL ?? '');
    weak.username = role;
    expect(await refusal({ ...empty, DATABASE_URL: weak.href })).toMatch(
      /^The setting DATABASE_URL cannot be used: its user lacks a right \(permission denied/,
    );
    await query(own.DATABASE_URL ?? '', `drop role ${role}`);
  });

  test('S18.3 S18.4 one that is away is waited for; what nobody caught is a line of the log; a stop ends although it is away again', async () => {
    const away = await freePort();
    const url = new URL(empty.DATABASE_URL ?? '');
    const socket = path.join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432');
    const faulty = 'process.on("SIGUSR2", () => { Promise.reject(new Error("caught by nobody")); Promise.reject({ odd: 1 }); })';
    const started = start({
      ...empty,
      DATABASE_URL: `postgres://postgres:geheim@127.0.0.1:${away}${url.pathname}`,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(faulty)}`,
    });
    await until(started, 'The next try is in 1 s.');
    const proxy = await startGapProxy(socket, away);
    try {
      await serving(started);
      expect(started.out()).not.toContain('geheim');
      for (const line of toldBy(started).slice(0, -1))
        expect(line).toMatch(/^The database of DATABASE_URL cannot be reached: .+\. The next try is in \d+ s\.$/);
      started.process.kill('SIGUSR2');
      await until(started, 'caught by nobody');
      expect(started.out()).toMatch(/"stack":"[^"]+at .+A rejection that nobody handled/);
      expect(started.out()).not.toContain('[object Object]');
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      await proxy.close();
      expect((await fetch(`${origin}/readyz`)).status).toBe(503);
      started.process.kill('SIGTERM');
      expect([0, 1], started.out()).toContain(await started.ended);
    } finally {
      await proxy.close();
    }
  });

  test('S18.4 a stop while the database is waited for, or keeps the start waiting, ends in order', async () => {
    const away = start({ ...empty, DATABASE_URL: `postgres://postgres@127.0.0.1:${await freePort()}/nothing` });
    await until(away, 'The next try is in 1 s.');
    away.process.kill('SIGTERM');
    expect(await away.ended).toBe(0);

    const own = await emptyDatabase(anyEngine);
    const { pathname, searchParams } = new URL(own.DATABASE_URL ?? '');
    const network = await startGapProxy(path.join(searchParams.get('host') ?? '', '.s.PGSQL.5432'));
    const other = new Client({ connectionString: own.DATABASE_URL });
    try {
      await other.connect();
      await other.query('select pg_advisory_lock($1)', [0x53_70_72_65]);
      const waiting = start({ ...empty, ...own, DATABASE_URL: `postgres://postgres@127.0.0.1:${network.port}${pathname}` });
      const isWaiting = async () =>
        (await other.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rows.length > 0;
      await holds(isWaiting, Boolean);
      waiting.process.kill('SIGTERM');
      expect(await waiting.ended, waiting.out()).toBe(0);
      expect(toldBy(waiting).filter(Boolean)).toEqual([]);
    } finally {
      await other.end();
      await network.close();
    }
  });

  test('S18.4 a process that only does jobs says at a port of its own how it is, and has the search follow changes only', async () => {
    const url = empty.DATABASE_URL ?? '';
    const worker = start({ ...empty, SERVE: 'jobs', JOBS_PORT: String(port), METRICS_TOKEN: 'sixteen-letters-x' });
    await until(worker, 'does its jobs');
    expect(await (await fetch(`${origin}/healthz`)).json()).toMatchObject({ status: 'ok' });
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect((await fetch(`${origin}/metrics`)).status).toBe(401);
    const metrics = await fetch(`${origin}/metrics`, { headers: { authorization: 'Bearer sixteen-letters-x' } });
    expect(await metrics.text()).toContain('sprechstunde_mails_waiting');
    expect((await fetch(`${origin}/`)).status).toBe(404);
    // The start has compared all videos with the search's documents; the same is a job's only after a change.
    const comparisons = () =>
      query(url, `select state from pgboss.job where name = 'update-search' and singleton_key = 'content'`);
    expect(await comparisons()).toEqual([]);
    await query(
      url,
      `insert into content_version (id, version) values (1, 1) on conflict (id) do update set version = content_version.version + 1`,
    );
    await expect.poll(comparisons, { timeout: 60_000, interval: 200 }).toEqual([{ state: 'completed' }]);
    worker.process.kill('SIGTERM');
    expect(await worker.ended, worker.out()).toBe(0);
  });
});

test('S18.4 a log that nobody reads any more costs no reader anything, and a terminal that closes ends the site in order', async () => {
  const started = start({ ...empty, LOG_LEVEL: 'info' });
  started.process.stdout?.destroy();
  const lives = (): Promise<boolean> =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await holds(lives, (isAlive) => isAlive);
  for (let nth = 0; nth < 3; nth += 1) expect((await fetch(`${origin}/nirgends-${nth}`)).status).toBe(404);
  expect(started.out()).toBe('The log cannot be written to standard output (EPIPE).\n');
  started.process.kill('SIGHUP');
  expect(await started.ended).toBe(0);
}, 60_000);

test('S18.1 a server that awaits its pages serves once it is told that they are built', async () => {
  const started = start(empty, ['--await-build']);
  started.process.send('built');
  await serving(started);
  expect((await fetch(origin)).status).toBe(200);
});

test('S18.2 one whose npm start was killed before that ends with one line, and keeps nobody from starting again', async () => {
  const started = start(empty, ['--await-build']);
  started.process.disconnect();
  expect(await started.ended).toBe(1);
  expect(toldBy(started)).toEqual(['npm start ended before the pages were built, so nothing can be served. Run it again.']);
});
