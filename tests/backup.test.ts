import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAccount } from '../src/accounts/server/door.ts';
import { personalData } from '../src/app/server/rooms.ts';
import { manifestOf, repositoryNamed, restore, whileFillingAlone } from '../src/backup/server/door.ts';
import { backupsMade } from '../src/backup/server/tables.ts';
import { moveFiles } from '../src/backup/server/move.ts';
import { save } from '../src/backup/server/save.ts';
import { backupMeasures, lastBackup } from '../src/backup/server/last-backup.ts';
import { backupRoom } from '../src/backup/server/room.ts';
import {
  digestOf,
  exactTexts,
  insertLines,
  linesOf,
  listSequences,
  listTables,
  nameOf,
  type Table,
} from '../src/backup/server/rows.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase, type Database } from '../src/platform/database.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { addressOf, openStorage } from '../src/platform/open-storage.ts';
import { localStorage } from '../src/platform/storage-local.ts';
import { paperSeries } from '../src/shop/server/tables.ts';
import { giveQuickKey } from './backup-key.ts';
import { anyEngine } from './databases.ts';
import { runCommand, startCommand, type Ended } from './own-server.ts';
import { ifMounted, mayMount, mount, unmount, unmountAll } from './mounts.ts';
import { givenBucket, type TestBucket } from './s3.ts';
import { until } from './until.ts';
import { emptySettings, fillDataFolder, hasPostgres, postgresDatabase, type OwnDatabase } from './templates.ts';

const base = mkdtempSync(path.join(tmpdir(), 'sprechstunde-backup-'));
const site = path.join(base, 'site');
const place = path.join(base, 'place');
const log = createLog({ logLevel: 'silent' });
const passphrase = 'ein langer Satz, den niemand errät';
const owned: OwnDatabase[] = [];
let bucket: TestBucket;
let running: Database;

const withSite = (env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({ DATA_DIR: site, BACKUP_PASSPHRASE: passphrase, ...env });
const run = (name: 'backup' | 'move' | 'restore', args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Ended> =>
  runCommand(name, args, withSite(env));

/** The entire database content: row count and hash of each table, and sequence values. */
async function contentOf({ pool }: Database): Promise<Record<string, unknown>> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(exactTexts);
    const tables: Record<string, unknown> = {};
    for (const table of await listTables(client)) tables[nameOf(table)] = await digestOf(client, table);
    return { ...tables, sequences: await listSequences(client) };
  } finally {
    client.release(true);
  }
}

async function opened<Value>(env: NodeJS.ProcessEnv, work: (database: Database) => Promise<Value>): Promise<Value> {
  const database = await openDatabase(readConfig(env), log);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const newest = (of = place): string => (readdirSync(path.join(of, 'backups')).toSorted().at(-1) ?? '').slice(0, -'.age'.length);
const piecesIn = (folder: string): string[] =>
  readdirSync(path.join(folder, 'pieces'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.age'));

const files: Record<string, string> = {
  // Two pieces.
  'files/eins': 'Ein Film, '.repeat(1_800_000),
  'pictures/leer.txt': '',
  'media/größe.vtt': 'WEBVTT\n\nÜber alles',
};
/** Of the start page and the topics, as the office writes them. */
const sentences = { start: { eyebrow: 'Deine Praxis', en: { shuffle: 'Surprise me' } }, intros: { en: { health: 'Plain.' } } };
const member = '0d9c1f0e-5f0a-4a4e-9d2b-2f6a3c1d7e55';

beforeAll(async () => {
  await fillDataFolder(site);
  const store = localStorage(path.join(site, 'files'));
  for (const [name, content] of Object.entries(files)) await store.write(name, Buffer.from(content));
  // A running site holds the lock of the data folder.
  running = await openDatabase(readConfig({ DATA_DIR: site }), log);
  await running.db.execute(
    sql`insert into users (id, email, name, surname, created_at) values (${member}, 'wird-geloescht@example.org', 'Grete', 'Muster', now())`,
  );
  await running.db.execute(sql`insert into settings (key, value) values ('texts', ${JSON.stringify(sentences)}::jsonb)`);
  bucket = await givenBucket();
  await giveQuickKey(place, passphrase);
  const first = await run('backup', [place]);
  expect(first).toMatchObject({ code: 0, complaint: '' });
}, 240_000);
afterAll(async () => {
  unmountAll();
  await running.close();
  await bucket.close();
  for (const { drop } of owned) await drop();
  rmSync(base, { recursive: true, force: true });
});

test('S18.5 values of every kind come back as they were, those that JSON has no words for too', async () => {
  const client = await running.pool.connect();
  try {
    await client.query('begin');
    await client.query(exactTexts);
    const columns = 'id bigint primary key, a jsonb, b json, c text[], d bytea, e double precision, f timestamptz, g text';
    await client.query(`create table public.odd (${columns}); create table public.again (${columns})`);
    await client.query(String.raw`insert into public.odd values
      (9007199254740993, 'null', '{"z":  1.10}', '{"a,b",NULL,"\"ü"}', '\x00ff', 0.1, '2026-10-25 02:30:00.123456+02', E'a\nb\t\\"'),
      (-1, null, null, '{}', '', 'NaN', 'infinity', '')`);
    const [again, odd] = (await listTables(client)).filter(({ name }) => ['again', 'odd'].includes(name)) as [Table, Table];
    for await (const lines of linesOf(client, odd)) await insertLines(client, again, lines);
    const digest = await digestOf(client, odd);
    expect(digest.rows).toBe(2);
    expect(await digestOf(client, again)).toEqual(digest);
    const { rows } = await client.query(
      'select from (select t::text from public.odd t except select t::text from public.again t) x',
    );
    expect(rows).toEqual([]);
  } finally {
    client.release(true);
  }
});

test('S18.5 a second backup beside the running site writes only what is new', async () => {
  const before = piecesIn(place).length;
  await localStorage(path.join(site, 'files')).write('files/zwei', Buffer.from('neu'));
  const second = await run('backup', [place]);
  expect(second).toMatchObject({ code: 0, complaint: '' });
  expect(second.said).toMatch(/4 files .*of which 1 files/);
  // The changed file, and tables changed meanwhile; neither the film nor the catalogue.
  expect(piecesIn(place).length - before).toBeGreaterThan(0);
  expect(piecesIn(place).length - before).toBeLessThan(6);
  expect((await run('backup', ['--check', place])).said).toMatch(/4 files are whole/);
}, 180_000);

test('S18.5 S18.10 restores that are killed, of whatever backup, are gone on with by a restore of any other', async () => {
  const [older = ''] = readdirSync(path.join(place, 'backups')).toSorted();
  const env = await emptySettings(path.join(base, 'killed'), 'embedded');
  const store = path.join(env.DATA_DIR, 'files');
  const killed = async (at: readonly string[], until1: string): Promise<void> => {
    const child = startCommand('restore', [place, ...at], withSite(env));
    const ended = once(child, 'close');
    await until(
      async () => existsSync(path.join(store, until1)),
      (isThere) => isThere,
    );
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
  };
  const filesThere = (): string[] =>
    readdirSync(store, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.draft-'))
      .map((entry) => path.relative(store, path.join(entry.parentPath, entry.name)))
      .toSorted();
  const named = ['--at', older.slice(0, -'.age'.length)];
  await killed([], 'files/zwei');
  // Half a site is neither backed up nor moved.
  expect(await run('backup', [path.join(base, 'half')], env)).toMatchObject({
    code: 1,
    complaint: expect.stringMatching(/^A restore or a move into this database has not come to its end/),
  });
  // Something else in the store is a refusal that keeps what is known of the first restore.
  writeFileSync(path.join(store, 'foreign'), '');
  expect(await run('restore', [place, ...named], env)).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('The store is not empty: there is foreign'),
  });
  rmSync(path.join(store, 'foreign'));
  await killed(named, 'media/größe.vtt');
  await killed([], 'files/zwei');
  expect(await run('restore', [place, ...named], env)).toMatchObject({ code: 0, complaint: '' });
  expect(filesThere()).toEqual(Object.keys(files).toSorted());
  const [schemas, texts] = await opened(env, async ({ pool }) => [
    await pool.query(`select from pg_namespace where nspname = 'restoring'`),
    await pool.query(`select value from settings where key = 'texts'`),
  ]);
  expect(schemas?.rows).toEqual([]);
  expect(texts?.rows).toEqual([{ value: sentences }]);
}, 240_000);

test('S18.5 a restore that fails after one that was killed leaves an empty target', async () => {
  const env = { DATA_DIR: path.join(base, 'failed') };
  const copy = path.join(base, 'damaged');
  const child = startCommand('restore', [place], withSite(env));
  const ended = once(child, 'close');
  await until(
    async () => existsSync(path.join(env.DATA_DIR, 'files/files/zwei')),
    (isThere) => isThere,
  );
  child.kill('SIGKILL');
  await ended;
  cpSync(place, copy, { recursive: true });
  rmSync(path.join(copy, 'pieces'), { recursive: true });
  expect(await run('restore', [copy], env)).toMatchObject({ code: 1, complaint: expect.stringContaining('is missing') });
  for await (const left of localStorage(path.join(env.DATA_DIR, 'files')).entries()) expect(left).toBeUndefined();
  expect(await run('restore', [place], env)).toMatchObject({ code: 0, complaint: '' });
}, 240_000);

test('S18.5 damage is found by --check, and mended by the next backup as far as the site still has it', async () => {
  const copy = path.join(base, 'mended');
  cpSync(place, copy, { recursive: true });
  const sized = piecesIn(copy).map((name) => path.join(copy, 'pieces', name));
  const bySize = sized.toSorted((a, b) => statSync(b).size - statSync(a).size);
  const [cut = '', changed = ''] = bySize;
  writeFileSync(cut, readFileSync(cut).subarray(0, -1000));
  rmSync(bySize.at(-1) ?? '');
  const found = await run('backup', ['--check', copy]);
  expect(found).toMatchObject({
    code: 1,
    complaint: expect.stringMatching(/^\d of \d backups are damaged\. .+ npm run backup -- --mend/),
  });
  expect(found.said).toMatch(/: the (?:table|file) .+ was changed or cut off/);
  expect(await run('backup', [copy])).toMatchObject({ code: 0, complaint: '' });
  expect(await run('backup', ['--check', '--at', newest(copy), copy])).toMatchObject({ code: 0, complaint: '' });
  // One that is as long as before is found by reading all.
  const bytes = readFileSync(changed);
  bytes[bytes.length - 40] = (bytes.at(-40) ?? 0) ^ 1;
  writeFileSync(changed, bytes);
  expect((await run('backup', [copy])).code).toBe(0);
  expect((await run('backup', ['--check', '--at', newest(copy), copy])).code).toBe(1);
  const mended = await run('backup', ['--mend', copy]);
  expect(mended).toMatchObject({ code: 0, complaint: '' });
  expect(mended.said).toContain('1 of 1 damaged pieces were written anew');
  expect(await run('backup', ['--check', '--at', newest(copy), copy])).toMatchObject({ code: 0, complaint: '' });
}, 240_000);

test('S16.2 S18.5 noted erasures are on the disk before the command ends', async () => {
  const programs = path.join(base, 'programs');
  const copy = path.join(base, 'noted');
  mkdirSync(programs);
  mkdirSync(copy);
  copyFileSync(path.join(place, 'key.age'), path.join(copy, 'key.age'));
  const synced = path.join(base, 'synced');
  writeFileSync(path.join(programs, 'sync'), `#!/bin/sh\nls '${copy}/erasures' > '${synced}'\n`, { mode: 0o755 });
  const env = withSite({ PATH: `${programs}${path.delimiter}${process.env.PATH ?? ''}` });
  const child = startCommand('backup', ['--erasures', copy], env);
  child.stdin.end(JSON.stringify([{ id: '5a9a8a52-53b0-8c5f-8d3e-6f5a4c3b2a19', at: '2026-06-17T10:00:00.000Z' }]));
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(readFileSync(synced, 'utf8')).toMatch(/^[\da-f-]{36}\.age\n$/);
}, 60_000);

test('S18.5 a job makes one each day and notes when; what keeps it from that is one line', async () => {
  const settings = { DATA_DIR: site, BACKUP_URL: `file:${place}`, BACKUP_PASSPHRASE: passphrase };
  const parts = { config: readConfig(settings), db: running.db, clock: systemClock, log };
  const daily = backupRoom.jobs(parts).find(({ kind }) => kind.name === 'make-backup');
  expect(daily?.schedule).toEqual({ hour: 3, minute: 30 });
  const attempt = { jobId: 'a', number: 1, isLast: false, signal: new AbortController().signal };
  const env = { ...process.env };
  const before = newest();
  try {
    Object.assign(process.env, settings);
    // Vitest sets its own.
    delete process.env['BASE_URL'];
    expect(await lastBackup(running.db, new Date())).toBeNull();
    await daily?.perform({}, attempt);
    const made = await lastBackup(running.db, new Date());
    expect(Date.now() - (made?.getTime() ?? 0)).toBeLessThan(600_000);
    expect(newest() > before).toBe(true);
    process.env['BACKUP_PASSPHRASE'] = 'ein ganz anderer Satz';
    await expect(daily?.perform({}, attempt)).rejects.toThrow(/^BACKUP_PASSPHRASE does not open/);
    expect(await lastBackup(running.db, new Date())).toEqual(made);
    // By a clock that was ahead, and is set back.
    await running.db.insert(backupsMade).values({ at: new Date(Date.now() + 365 * 86_400_000) });
    const [measure] = backupMeasures(parts);
    expect(await measure?.read()).toEqual([{ value: (made?.getTime() ?? 0) / 1000 }]);
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
    Object.assign(process.env, env);
  }
}, 180_000);

test.skipIf(!hasPostgres())(
  'S18.5 S16.2 it comes back on the other engine and in a bucket, equal, but for who was erased since',
  async () => {
    const there = await postgresDatabase('empty');
    owned.push(there);
    const env = { ...bucket.env, DATA_DIR: path.join(base, 'back'), DATABASE_URL: there.url };
    await running.db.delete(paperSeries);
    await running.db.insert(paperSeries).values({ kind: 'invoice', year: 2026, last: 12 });
    expect(await run('backup', [place])).toMatchObject({ code: 0, complaint: '' });
    const before = await contentOf(running);
    const parts = {
      db: running.db,
      clock: systemClock,
      storage: localStorage(path.join(site, 'files')),
      log,
      personal: personalData,
    };
    expect((await eraseAccount(parts, member, { lastAdmin: null })).ok).toBe(true);
    const at = newest();
    // The next backup also stores the list of erasures.
    expect(await run('backup', [place])).toMatchObject({ code: 0, complaint: '' });
    const back = await run('restore', [place, '--at', at], env);
    expect(back).toMatchObject({ code: 0, complaint: '' });
    expect(back.said).toContain('1 accounts that were deleted since are deleted again');
    expect(back.said).toContain('The newest papers in it are R-2026-00012. Where the lost site wrote later ones');
    const after = await opened(env, contentOf);
    const differing = Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
    // Changes by the restore itself: the erasure and its job, and the program version.
    const expected = [
      '"public"."erased_accounts"',
      '"public"."program_versions"',
      '"public"."users"',
      '"pgboss"."job"',
      '"pgboss"."queue"',
    ];
    expect(differing.filter((name) => !expected.includes(name))).toEqual([]);
    expect(differing).toContain('"public"."users"');
    const { rows } = await opened(env, ({ db }) => db.execute(sql`select from users where id = ${member}`));
    expect(rows).toEqual([]);
    for (const [name, content] of Object.entries(files)) expect(await text(await bucket.storage.read(name)), name).toBe(content);
    const again = await run('restore', [place], env);
    expect(again).toMatchObject({ code: 1, complaint: 'The database is not empty. It is left as it is; name an empty one.\n' });
  },
  240_000,
);

test.skipIf(!hasPostgres())(
  'S18.5 S18.10 of two restores or moves into one database of a server the second is refused, and disturbs nothing',
  async () => {
    const there = await postgresDatabase('empty');
    owned.push(there);
    const env = { DATA_DIR: path.join(base, 'two'), DATABASE_URL: there.url };
    const underWay = {
      code: 1,
      said: '',
      complaint: 'Another restore or move into this database is under way. Wait until it ends, or end its process.\n',
    };
    const idle = path.join(base, 'idle');
    await fillDataFolder(idle);
    await opened(env, (database) =>
      whileFillingAlone(database, async () => {
        expect(await run('restore', [place], env)).toEqual(underWay);
        expect(await run('move', ['--database', there.url], { DATA_DIR: idle })).toEqual(underWay);
        const { rows } = await database.pool.query(`select from pg_namespace where nspname in ('restoring', 'content')`);
        expect(rows).toEqual([]);
      }),
    );
    expect(await run('restore', [place], env)).toMatchObject({ code: 0, complaint: '' });
  },
  240_000,
);

test.skipIf(!hasPostgres())(
  'S18.5 a restore whose lock is lost, as when PostgreSQL restarts, ends and leaves alone what another one brings back meanwhile',
  async () => {
    const there = await postgresDatabase('empty');
    owned.push(there);
    const env = { DATA_DIR: path.join(base, 'restarted'), DATABASE_URL: there.url };
    const config = readConfig(withSite(env));
    const repository = await repositoryNamed(config, place, { mayMake: false });
    const manifest = await manifestOf(repository, undefined);
    await opened(env, async (database) => {
      const restoreAnother = async (): Promise<void> => {
        await database.pool.query(
          `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
        );
        expect(await run('restore', [place], env)).toMatchObject({ code: 0, complaint: '' });
        await database.pool.query(`insert into settings (key, value) values ('added-since', '1')`);
      };
      let another: Promise<void> | undefined;
      const interrupted = {
        ...repository,
        piece: async (name: string) => {
          await (another ??= restoreAnother());
          return repository.piece(name);
        },
      };
      const storage = localStorage(path.join(env.DATA_DIR, 'files'));
      const restoring = whileFillingAlone(database, (stillAlone) =>
        restore(
          interrupted,
          manifest,
          { filling: { pool: database.pool, stillAlone }, storage, address: addressOf(config.storage) },
          () => undefined,
        ),
      );
      await expect(restoring).rejects.toThrow(/^The connection to the database was lost, and with it the lock /);
      const { rows } = await database.pool.query(`select from settings where key = 'added-since'`);
      expect(rows).toHaveLength(1);
      for (const [name, content] of Object.entries(files)) expect(await text(await storage.read(name)), name).toBe(content);
    });
  },
  240_000,
);

test('S18.5 what is wrong with a backup is said in one line, and nothing is left behind', async () => {
  const env = await emptySettings(path.join(base, 'nothing'), anyEngine);
  const refuse = async (complaint: RegExp, change: (copy: string) => void, more: NodeJS.ProcessEnv = {}): Promise<void> => {
    const copy = path.join(base, 'copy');
    cpSync(place, copy, { recursive: true });
    change(copy);
    const { code, complaint: said } = await run('restore', [copy], { ...env, ...more });
    expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(complaint) });
    expect(said.trim().split('\n')).toHaveLength(1);
    rmSync(copy, { recursive: true });
    for await (const left of localStorage(path.join(env.DATA_DIR, 'files')).entries()) expect(left).toBeUndefined();
    const tables = await opened(env, ({ pool }) => pool.query(`select from pg_tables where schemaname = 'public'`));
    expect(tables.rows).toEqual([]);
  };
  const largest = (copy: string): string => {
    const sized = piecesIn(copy).map((name) => path.join(copy, 'pieces', name));
    return sized.toSorted((a, b) => readFileSync(b).length - readFileSync(a).length)[0] as string;
  };
  await refuse(/^BACKUP_PASSPHRASE does not open/, () => undefined, { BACKUP_PASSPHRASE: 'ein ganz anderer Satz' });
  await refuse(/^The backup is damaged: the piece .* is missing/, (copy) => rmSync(largest(copy)));
  await refuse(/^The backup is damaged: the piece .* was changed or cut off/, (copy) => {
    const bytes = readFileSync(largest(copy));
    bytes[bytes.length - 40] = (bytes.at(-40) ?? 0) ^ 1;
    writeFileSync(largest(copy), bytes);
  });
  await refuse(/^The backup is damaged: the list of .* was changed or cut off/, (copy) => {
    const file = path.join(copy, 'backups', `${newest()}.age`);
    writeFileSync(file, readFileSync(file).subarray(0, -100));
  });
  expect(await run('backup', ['--check', path.join(base, 'nowhere')])).toMatchObject({
    code: 1,
    complaint: /^There is no folder/ as never,
  });
}, 240_000);

test.skipIf(!hasPostgres())(
  'S18.9 one command each moves the database and the files, once the site is stopped; again it goes on',
  async () => {
    const there = await postgresDatabase('empty');
    owned.push(there);
    const refused = await run('move', ['--database', there.url]);
    expect(refused).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('Another Sprechstunde already uses the data folder'),
    });
    const before = await contentOf(running);
    await running.pool.query('create table of_another_program (id int)');
    await running.close();
    try {
      // An earlier attempt was killed and left half a database.
      await opened({ DATA_DIR: site, DATABASE_URL: there.url }, async ({ pool }) => {
        await pool.query(
          'create schema restoring; create schema content; create table users (id int); create table content.videos (id int)',
        );
      });
      const moved = await run('move', ['--database', there.url]);
      expect(moved).toMatchObject({ code: 0, complaint: '' });
      const { sequences: _, ...tables } = before;
      expect(moved.said).toContain('of_another_program" is no table of this program and is left out\n');
      expect(moved.said).toContain(
        `\n${Object.keys(tables).length} tables are the same in both databases, 1 left out (see above).\n`,
      );
      expect(await opened({ DATA_DIR: site, DATABASE_URL: there.url }, contentOf)).toEqual(before);
      for (const name of await bucket.storage.list('files')) await bucket.storage.remove(name);
      for (const [name] of Object.entries(files)) await bucket.storage.remove(name);
      const keys = { AWS_ACCESS_KEY_ID: bucket.env.AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: bucket.env.AWS_SECRET_ACCESS_KEY };
      await bucket.storage.write('files/eins', Buffer.from('half of it'));
      const sent = await run('move', ['--store', bucket.env.STORAGE_URL ?? ''], keys);
      expect(sent).toMatchObject({ code: 0, complaint: '' });
      expect(sent.said).toMatch(/^[34] files/m);
      for (const [name, content] of Object.entries(files))
        expect(await text(await bucket.storage.read(name)), name).toBe(content);
      const again = await run('move', ['--store', bucket.env.STORAGE_URL ?? ''], keys);
      expect(again.said).toContain('0 of them sent now');
    } finally {
      running = await openDatabase(readConfig({ DATA_DIR: site }), log);
      await running.pool.query('drop table of_another_program');
    }
  },
  240_000,
);

test('S18.9 no site starts on a store that a move has filled only in part; again it goes on', async () => {
  const source = localStorage(path.join(site, 'files'));
  const cutOff = {
    ...source,
    read: (name: string) => (name.startsWith('pictures/') ? Promise.reject(new Error('killed')) : source.read(name)),
  };
  const moved = await givenBucket();
  for (const storage of [
    { kind: 's3', ...moved.settings } as const,
    { kind: 'file', folder: path.join(base, 'half-moved') } as const,
  ]) {
    const target = await openStorage({ storage }, { isFilling: true });
    const move = (from: typeof source): Promise<void> => moveFiles(from, target, () => undefined);
    const expectRefused = () =>
      expect(openStorage({ storage })).rejects.toThrow(/^The store lacks files: a move into it has not come to its end\./);
    await target.write('foreign', Buffer.from('x'));
    await expect(move(source)).rejects.toThrow('The new store has foreign, which this one has not.');
    expect(await target.stat('unfinished-move')).toBeNull();
    await target.remove('foreign');
    // A large store is listed for a while.
    const listed = async function* () {
      await expectRefused();
      yield* source.entries();
    };
    await expect(move({ ...cutOff, entries: listed })).rejects.toThrow('killed');
    await expectRefused();
    await move(source);
    expect(await (await openStorage({ storage })).list('files')).toEqual(await source.list('files'));
    for await (const { path: name } of target.entries()) expect(await source.stat(name), name).not.toBeNull();
  }
  await moved.close();
}, 120_000);

test('S18.5 S18.9 of a store that is empty, as of a disk that is not mounted, there is no backup, and no move', async () => {
  const unmounted = path.join(base, 'unmounted');
  const empty = expect.stringMatching(/^The store is empty, but the database has files and films in it\. .+\n$/);
  const had = newest();
  expect(await run('backup', [place], { STORAGE_URL: `file:${unmounted}` })).toMatchObject({ code: 1, complaint: empty });
  expect(newest()).toBe(had);
  await running.close();
  try {
    const target = ['--store', `file:${path.join(base, 'moved-to')}`];
    expect(await run('move', target, { STORAGE_URL: `file:${unmounted}` })).toMatchObject({ code: 1, complaint: empty });
  } finally {
    running = await openDatabase(readConfig({ DATA_DIR: site }), log);
  }
}, 120_000);

test('S18.5 S18.10 a backup that is killed leaves the older ones whole, and the next one goes on', async () => {
  const store = localStorage(path.join(site, 'files'));
  // Three pieces, which do not get smaller.
  await store.write('files/gross', randomBytes(48_000_000));
  const before = piecesIn(place).length;
  const child = startCommand('backup', [place], withSite());
  const ended = once(child, 'close');
  await until(
    async () => piecesIn(place).length,
    (count) => count > before,
  );
  child.kill('SIGKILL');
  await ended;
  expect(await run('backup', ['--check', place])).toMatchObject({ code: 0, complaint: '' });
  const next = await run('backup', [place]);
  expect(next).toMatchObject({ code: 0, complaint: '' });
  expect(next.said).toMatch(/5 files/);
  await store.remove('files/gross');
}, 240_000);

test.runIf(mayMount)(
  ifMounted('S18.5 a full disk ends a backup in one line, and what is no longer kept can be let go there'),
  async () => {
    const full = path.join(base, 'full');
    expect(mount('size=200m,mode=700', full)).toBe(true);
    cpSync(place, full, { recursive: true });
    const left = path.join(full, 'pieces/00', `${'00'.repeat(32)}.age`);
    mkdirSync(path.dirname(left), { recursive: true });
    writeFileSync(left, randomBytes(40_000_000));
    const filled = createWriteStream(path.join(full, 'another-program'));
    await expect(pipeline(createReadStream('/dev/zero'), filled)).rejects.toThrow('ENOSPC');
    const refusal = {
      code: 1,
      complaint: expect.stringMatching(/^The folder .+ is on a full disk .+ npm run backup -- --prune-only .+\n$/),
    };
    expect(await run('backup', [full])).toMatchObject(refusal);
    const pruned = await run('backup', ['--prune-only', full], { BACKUP_KEEP: '1,0,0' });
    expect(pruned).toMatchObject({ code: 0, complaint: '' });
    expect(pruned.said).toMatch(/^1 backups are kept, \d+ and [1-9]\d* pieces were removed\n$/);
    expect(existsSync(left)).toBe(false);
    expect(readdirSync(path.join(full, 'locks'))).toEqual([]);
    expect(await run('backup', [full])).toMatchObject({ code: 0, complaint: '' });
    // What cannot fit is not begun.
    await localStorage(path.join(site, 'files')).write('files/gross', randomBytes(80_000_000));
    const before = piecesIn(full);
    expect(await run('backup', [full])).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(
        /^The backup does not fit on the disk of .+: it takes \d+ MB, and \d+ MB may be used there\. Nothing of it is left\. .+--prune-only.+\n$/,
      ),
    });
    expect(piecesIn(full)).toEqual(before);
    expect(await run('backup', ['--check', full])).toMatchObject({ code: 0, complaint: '' });
    await localStorage(path.join(site, 'files')).remove('files/gross');
    expect(await run('backup', ['--prune-only', '--check', full])).toMatchObject({ code: 2 });
    unmount(full);
  },
  180_000,
);

test('S18.5 a backup that finds a full disk on its way leaves nothing of itself, and what others have', async () => {
  const repository = await repositoryNamed(readConfig(withSite()), place, { mayMake: true });
  const store = localStorage(path.join(base, 'growing'));
  await store.write('files/neu', randomBytes(1000));
  const before = piecesIn(place);
  const saving = {
    repository,
    storage: store,
    program: 'test',
    openDatabase: () => {
      expect(piecesIn(place)).toHaveLength(before.length + 1);
      return Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    },
  };
  await expect(save(saving)).rejects.toThrow('no space left');
  expect(piecesIn(place)).toEqual(before);
});

test.runIf(mayMount)(
  ifMounted('S18.5 S18.10 a restore or a move for which there is no room is refused before its first file'),
  async () => {
    const small = path.join(base, 'small');
    expect(mount('size=265m,mode=700', small)).toBe(true);
    const refusal = (what: string) =>
      expect.stringMatching(
        new RegExp(`^${what} does not fit on the disk of .+: it takes \\d+ MB, and \\d+ MB may be used there\\..+\n$`),
      );
    expect(
      await run('restore', [place], {
        ...(await emptySettings(path.join(base, 'roomy'), 'embedded')),
        STORAGE_URL: `file:${small}/files`,
      }),
    ).toMatchObject({
      code: 1,
      said: '',
      complaint: refusal('The site of .+'),
    });
    expect(readdirSync(path.join(small, 'files'))).toEqual([]);
    const there = await openStorage({ storage: { kind: 'file', folder: path.join(small, 'files') } });
    await expect(moveFiles(localStorage(path.join(site, 'files')), there, () => undefined)).rejects.toThrow(
      /^What the store has does not fit on the disk of /,
    );
    expect(await there.list('files')).toEqual([]);
    unmount(small);
  },
  180_000,
);

test('S18.5 what retention lets go goes, with the pieces that only it had', async () => {
  const all = readdirSync(path.join(place, 'backups')).length;
  expect(all).toBeGreaterThan(2);
  expect(await run('backup', ['--prune', place], { BACKUP_KEEP: '1,0,0' })).toMatchObject({ code: 0, complaint: '' });
  expect(readdirSync(path.join(place, 'backups'))).toHaveLength(1);
  expect((await run('backup', ['--check', place])).said).toMatch(/4 files are whole/);
  // The film whose upload was killed midway, and which was then removed.
  expect(Math.max(...piecesIn(place).map((name) => statSync(path.join(place, 'pieces', name)).size))).toBeLessThan(10_000_000);
}, 180_000);

test.skipIf(!hasPostgres())('S18.9 a database of a newer version is refused in one line, and left as it is', async () => {
  const there = await postgresDatabase('filled');
  owned.push(there);
  await opened({ DATA_DIR: site, DATABASE_URL: there.url }, async (database) => {
    await migrate(database);
    const newer = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 99999999999999)`;
    await database.db.execute(newer);
    await expect(migrate(database)).rejects.toThrow(
      /^The database is from a newer version than this program: 1 of its migrations/,
    );
  });
});
