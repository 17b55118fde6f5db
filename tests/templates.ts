import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { listSoundless } from '../src/catalog/server/feed-queries.ts';
import { startEmbedded } from '../src/platform/embedded.ts';
import { filesBehind } from './house.ts';
import { freePort, startOwnServer } from './own-server.ts';
import { databaseAt, query, startPostgres, type ThrowAwayPostgres } from './postgres.ts';
import { until } from './until.ts';

/*
 * Template databases filled with the demo world, which suites copy: migrating and filling anew took longer than most suites.
 * They are cached between runs, keyed by a hash of their inputs.
 */

const root = path.resolve(import.meta.dirname, '..');
const kept = path.join(root, '.cache/test-databases');
/** Enough for a branch or two with recent changes. */
const mostKept = 8;

export type Engine = 'embedded' | 'postgres';

const program = path.join(root, 'tests/fill.ts');

/** A hash of all inputs of a program: its sources, the migrations, and these folders. */
async function hashOf(of: string, ...folders: string[]): Promise<string> {
  const inFolders = await Promise.all(
    ['db/migrations', ...folders].map((folder) => readdir(path.join(root, folder), { recursive: true, withFileTypes: true })),
  );
  const files = inFolders.flatMap((entries) =>
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const hash = createHash('sha256');
  const ours = [import.meta.filename, path.join(root, 'package-lock.json')];
  for (const file of [...new Set([...files, ...filesBehind(of), ...ours])].toSorted())
    hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Returns the folder that `fill` filled, filling it first if it does not exist. Two concurrent callers both fill one, and the
 * first result is kept.
 */
async function madeOnce(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(kept, name);
  if (existsSync(folder)) return folder;
  await forgetOldest();
  const draft = `${folder}.${process.pid}`;
  await mkdir(kept, { recursive: true });
  await fill(draft);
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return folder;
}

async function forgetOldest(): Promise<void> {
  const names = await readdir(kept).catch(() => []);
  const dated = await Promise.all(names.map(async (name) => ({ name, made: (await stat(path.join(kept, name))).mtimeMs })));
  const old = dated.toSorted((a, b) => b.made - a.made).slice(mostKept - 1);
  await Promise.all(old.map(({ name }) => rm(path.join(kept, name), { recursive: true, force: true })));
}

const run = promisify(execFile);

/** A data folder with a filled embedded database; copy it, never open it. */
export const embeddedTemplate = async (): Promise<string> =>
  madeOnce(`embedded-${await hashOf(program)}`, async (folder) => {
    await run(process.execPath, [program, folder]);
  });

/** A PostgreSQL server whose database `filled` contains the demo world; null if not installed. */
export async function startFilledPostgres(): Promise<ThrowAwayPostgres | null> {
  const cluster = await madeOnce(`postgres-${await hashOf(program)}`, async (folder) => {
    const server = await startPostgres();
    if (!server) return;
    await query(server.url, 'create database filled');
    await run(process.execPath, [program, folder, databaseAt(server.url, 'filled')]);
    await server.stop(folder);
  });
  return existsSync(cluster) ? startPostgres(cluster) : null;
}

const dueJobs = "select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1";

/** Waits until the demo has done what it does after its start: otherwise each copy does it again, beside the first journeys. */
async function demoIsDone(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  const leftAfterPause = async (): Promise<unknown[]> => {
    await setTimeout(250);
    // The sounds of its films are requested by a job, so there may be none of it yet.
    return [...(await listSoundless(drizzle({ client }), 1)), ...(await client.query(dueJobs)).rows];
  };
  try {
    await until(leftAfterPause, ({ length }) => length === 0);
  } finally {
    await client.end();
  }
}

/** The site's files, and its database server. */
type Demo = { readonly postgres: ThrowAwayPostgres; readonly files: string };

/** A PostgreSQL server whose database `demo` is that of a demo that was started once, and its data folder. */
export async function startDemoPostgres(): Promise<Demo> {
  // Includes the date, since the demo has content relative to today.
  const name = `demo-${new Date().toISOString().slice(0, 10)}-${await hashOf(path.join(root, 'src/app/server/main.ts'), 'demo')}`;
  const folder = await madeOnce(name, async (draft) => {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('Journeys need PostgreSQL, and none is installed here.');
    await query(postgres.url, 'create database demo');
    const files = path.join(draft, 'files');
    const DATABASE_URL = databaseAt(postgres.url, 'demo');
    const server = await startOwnServer({ port: await freePort(), dataDir: files, env: { LOG_LEVEL: 'warn', DATABASE_URL } });
    await demoIsDone(DATABASE_URL);
    await server.end('SIGTERM');
    await postgres.stop(path.join(draft, 'postgres'));
  });
  const postgres = await startPostgres(path.join(folder, 'postgres'));
  if (!postgres) throw new Error('Journeys need PostgreSQL, and none is installed here.');
  return { postgres, files: path.join(folder, 'files') };
}

/** Vitest's global setup; test files find the server through the environment. */
export default async function serveTemplates(): Promise<() => Promise<void>> {
  const server = await startFilledPostgres();
  process.env.TEST_POSTGRES = server?.url ?? '';
  return async () => {
    await server?.stop();
  };
}

export const hasPostgres = (): boolean => Boolean(process.env.TEST_POSTGRES);

/** Both engines, for suites that open their databases themselves. */
export const engines = [
  { engine: 'embedded', title: 'the embedded database', isMissing: false },
  hasPostgres()
    ? { engine: 'postgres', title: 'PostgreSQL', isMissing: false }
    : { engine: 'postgres', title: 'PostgreSQL (none is installed here: not shown)', isMissing: true },
] as const satisfies readonly { engine: Engine; title: string; isMissing: boolean }[];

export type OwnDatabase = { readonly url: string; readonly drop: () => Promise<void> };

let made = 0;

/** Another PostgreSQL database: a copy of the filled one, or empty. */
export async function postgresDatabase(content: 'filled' | 'empty'): Promise<OwnDatabase> {
  const server = process.env.TEST_POSTGRES;
  if (!server) throw new Error('There is no PostgreSQL here.');
  const name = `test_${process.pid}_${(made += 1)}`;
  const template = content === 'filled' ? 'filled' : 'template1';
  await query(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseAt(server, name),
    drop: async () => void (await query(server, `drop database if exists ${name} with (force)`)),
  };
}

/** An embedded database as the engine makes it, without a table; copy it, never open it. To make one takes 2.7 s of processor time. */
const untouchedTemplate = async (): Promise<string> =>
  madeOnce(`untouched-${await hashOf(path.join(root, 'src/platform/embedded-worker.ts'))}`, async (folder) => {
    await mkdir(folder, { recursive: true });
    await (await startEmbedded(path.join(folder, 'database'))).close();
  });

/** Settings for a server on a database without a table, of this engine. A suite that shows how the engine makes one begins without a folder instead. */
export async function emptySettings(
  dataDir: string,
  engine: Engine,
): Promise<{ readonly DATA_DIR: string; readonly DATABASE_URL?: string }> {
  if (engine === 'embedded') await cp(await untouchedTemplate(), dataDir, { recursive: true });
  return { DATA_DIR: dataDir, ...(await emptyDatabase(engine)) };
}

/** The setting for an empty database of this engine; the embedded one needs none. */
export const emptyDatabase = async (engine: Engine): Promise<{ readonly DATABASE_URL?: string }> =>
  engine === 'postgres' ? { DATABASE_URL: (await postgresDatabase('empty')).url } : {};

/** Settings for a server on a data folder with the demo world, on PostgreSQL if installed, or on the given engine. */
export async function filledSettings(
  dataDir: string,
  engine: Engine = hasPostgres() ? 'postgres' : 'embedded',
): Promise<{ readonly DATA_DIR: string; readonly DATABASE_URL?: string }> {
  if (engine === 'postgres') return { DATA_DIR: dataDir, DATABASE_URL: (await postgresDatabase('filled')).url };
  await fillDataFolder(dataDir);
  return { DATA_DIR: dataDir };
}

/** Copies the filled embedded database into a data folder. */
export async function fillDataFolder(folder: string): Promise<void> {
  await cp(await embeddedTemplate(), folder, { recursive: true });
}
