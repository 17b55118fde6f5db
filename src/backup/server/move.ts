import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { refuseLostStore } from '#media/server/door.ts';
import { ConfigError, readConfig, type Config } from '#platform/config.ts';
import { atConsole, inPlaceOf, readCall, wrongCall, type Tell } from '#platform/console.ts';
import { expectFits } from '#platform/disk-room.ts';
import { expectDatabase, openDatabase, type Database } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { appliedMigrations } from '#platform/migrate.ts';
import { openStorage, unfinishedMove } from '#platform/open-storage.ts';
import { settle } from '#platform/storage-local.ts';
import type { Storage, StoredEntry } from '#platform/storage.ts';
import { allOf } from './bytes.ts';
import { BackupError } from './errors.ts';
import { beginFilling, endFilling, expectFillable, load, whileFillingAlone, type Filling } from './load.ts';
import { linesOf, listSequences, listTables } from './rows.ts';
import { inSnapshot, migrationOf } from './save.ts';

const log = createLog({ logLevel: 'silent' });

/** Copies all rows into an empty database. The source is only read. */
async function moveDatabase(source: Database, target: Filling, tell: Tell): Promise<void> {
  await expectFillable(target, '');
  await inSnapshot(source, async (client) => {
    const { tag } = await migrationOf(client);
    await beginFilling(target);
    const tables = await listTables(client);
    const sequences = await listSequences(client);
    const moved = await load(
      target,
      { upTo: tag, sequences, tables: tables.map((table) => ({ ...table, lines: () => linesOf(client, table) })) },
      tell,
    );
    await endFilling(target);
    const leftOut = tables.length - moved;
    tell(`${moved} tables are the same in both databases${leftOut > 0 ? `, ${leftOut} left out (see above)` : ''}.`);
  });
}

async function hashOf(storage: Storage, path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of await storage.read(path)) hash.update(bytes as Uint8Array);
  return hash.digest('hex');
}

/** All files of the source by path. Throws `BackupError` if the target has others, `NoRoomError` if it has no room for them. */
async function filesToMove(source: Storage, target: Storage): Promise<readonly StoredEntry[]> {
  const paths = (await allOf(source.entries())).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const missing = new Map(paths.map(({ path, size }) => [path, size]));
  for await (const { path } of target.entries())
    if (!missing.delete(path) && path !== unfinishedMove)
      throw new BackupError(`The new store has ${path}, which this one has not. It is left as it is; name an empty one.`);
  const room = await target.room?.();
  const size = [...missing.values()].reduce((sum, one) => sum + one, 0);
  if (room) expectFits({ name: 'What the store has', size }, room);
  return paths;
}

/**
 * Copies missing files byte by byte; those copied by an earlier attempt are compared, not sent again. Until all have arrived the
 * target is marked, so that no site starts on it.
 */
export async function moveFiles(source: Storage, target: Storage, tell: Tell): Promise<void> {
  const wasBegun = await target.stat(unfinishedMove);
  await target.write(unfinishedMove, new Uint8Array());
  await target.flush?.(unfinishedMove);
  const paths = await filesToMove(source, target).catch(async (error: unknown) => {
    // Nothing was sent, so the store is what it was.
    if (!wasBegun) await target.remove(unfinishedMove);
    throw error;
  });
  const [limit, hashes] = [pLimit(4), new Map<string, string>()];
  let [bytes, sent] = [0, 0];
  const copy = async (path: string, size: number): Promise<void> => {
    const wanted = await hashOf(source, path);
    const there = await target.stat(path);
    if (there?.size !== size || (await hashOf(target, path)) !== wanted) {
      await target.write(path, await source.read(path));
      sent += 1;
      if ((await hashOf(target, path)) !== wanted)
        throw new BackupError(`The file ${path} did not arrive as it is. Run the command again.`);
    }
    hashes.set(path, wanted);
    bytes += size;
    if (hashes.size % 200 === 0) tell(`${hashes.size} of ${paths.length} files`);
  };
  await Promise.all(paths.map(({ path, size }) => limit(() => copy(path, size))));
  await settle();
  await target.remove(unfinishedMove);
  const all = createHash('sha256');
  for (const { path } of paths) all.update(`${path}\0${hashes.get(path)}\n`);
  tell(
    `${paths.length} files (${bytes} bytes) are the same in both stores, ${sent} of them sent now; sha256 ${all.digest('hex')}`,
  );
}

/** Nobody else may write meanwhile. Throws if a site runs on the database. */
async function expectStopped({ engine, pool }: Database): Promise<void> {
  // The embedded database is held exclusively by the process that has opened it.
  if (engine === 'embedded') return;
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'sprechstunde' and pid <> pg_backend_pid()`,
  );
  if (rows.length > 0) throw new BackupError('The site is running on this database. Stop all of its servers first.');
}

const usage = `Usage: npm run move -- --database postgres://USER:PASSWORD@HOST/DATABASE | --store file:FOLDER | --store s3://BUCKET?endpoint=ADDRESS&region=REGION
Copies what the stopped site has, and compares it; what it has now stays as it is.
  --database   all rows, into an empty PostgreSQL database
  --store      all files, into a folder or a bucket; what is there already is not sent again
More: docs/running/keeping.md`;

function argumentsOf(args: readonly string[]): { readonly database?: string | undefined; readonly store?: string | undefined } {
  const { values } = readCall(args, { usage, options: { database: { type: 'string' }, store: { type: 'string' } } });
  if ((values.database === undefined) === (values.store === undefined))
    throw wrongCall(usage, 'Name the new database or the new store, one at a time.');
  return values;
}

async function toDatabase(env: NodeJS.ProcessEnv, config: Config, source: Database, url: string, tell: Tell): Promise<void> {
  const target = await inPlaceOf('DATABASE_URL', '--database', async () => {
    const after = readConfig({ ...env, DATABASE_URL: url });
    if (after.database.kind !== 'postgres' || (config.database.kind === 'postgres' && config.database.url === url))
      throw new ConfigError('Name another database than the one that the site has now.');
    return openDatabase(after, log);
  });
  try {
    await whileFillingAlone(target, (stillAlone) => moveDatabase(source, { pool: target.pool, stillAlone }, tell));
  } finally {
    await target.close();
  }
  tell('Start the site with this address as DATABASE_URL. The old database is as it was.');
}

async function toStore(env: NodeJS.ProcessEnv, config: Config, { db, pool }: Database, url: string, tell: Tell): Promise<void> {
  const source = await openStorage(config);
  // A database that no site has used yet knows no files.
  if ((await appliedMigrations(pool)).length > 0) await refuseLostStore({ db, storage: source });
  const target = await inPlaceOf('STORAGE_URL', '--store', async () => {
    const after = readConfig({ ...env, STORAGE_URL: url });
    if (JSON.stringify(after.storage) === JSON.stringify(config.storage))
      throw new ConfigError('Name another store than the one that the site has now.');
    return openStorage(after, { flush: false, isFilling: true });
  });
  await moveFiles(source, target, tell);
  tell('Start the site with this address as STORAGE_URL. The old store is as it was.');
}

/** `npm run move`: moves the database to PostgreSQL, or the files to another store, while the site is stopped. */
export const runMove = (env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> =>
  atConsole(async (tell) => {
    const { database: url, store } = argumentsOf(args);
    const config = readConfig(env);
    expectDatabase(config);
    const source = await openDatabase(config, log);
    try {
      await expectStopped(source);
      if (url !== undefined) await toDatabase(env, config, source, url, tell);
      else await toStore(env, config, source, store ?? '', tell);
    } finally {
      await source.close();
    }
  });
