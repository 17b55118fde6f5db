import type { PoolClient } from 'pg';
import type { Database } from '#platform/database.ts';
import { appliedMigrations, ownMigrations } from '#platform/migrate.ts';
import { settle } from '#platform/storage-local.ts';
import type { Storage } from '#platform/storage.ts';
import type { Erasures, Manifest, TableContent } from '../contract.ts';
import { backupName } from '../rules.ts';
import { BackupError } from './errors.ts';
import { FilesOfBackup, type FileCounts } from './files.ts';
import type { Repository } from './repository.ts';
import { digester, exactTexts, linesOf, listSequences, listTables, type Table } from './rows.ts';

export type Saving = {
  readonly repository: Repository;
  /** A snapshot of the database: the site's own, or a copy of an embedded one that another process holds. */
  readonly openDatabase: () => Promise<Database>;
  readonly storage: Storage;
  readonly program: string;
};

export type Saved = { readonly manifest: Manifest; readonly counts: FileCounts & { readonly rows: number } };

/** Size of a piece of rows in characters. */
const pieceLength = 8 * 1024 * 1024;

/**
 * Makes a backup while the site runs. Files are copied first, then the database is read, then the files that were added
 * meanwhile. So every file that the snapshot refers to is included, unless it was both added and deleted in the seconds between.
 */
export async function save({ repository, openDatabase, storage, program }: Saving): Promise<Saved> {
  const earlier = (await repository.names()).at(-1);
  const before = earlier === undefined ? [] : await readable(repository, earlier);
  const files = new FilesOfBackup(storage, repository, before);
  await files.follow({ forgetsGone: true });
  await files.follow({ forgetsGone: true });
  const database = await openDatabase();
  let read: Awaited<ReturnType<typeof readDatabase>>;
  try {
    read = await inSnapshot(database, (client) => readDatabase(client, repository));
  } finally {
    await database.close();
  }
  await files.follow({ forgetsGone: false });
  const manifest: Manifest = {
    format: 1,
    name: backupName(read.at),
    at: read.at.toISOString(),
    program,
    engine: database.engine,
    migration: read.migration,
    tables: read.tables,
    sequences: read.sequences,
    files: files.list(),
  };
  // The manifest refers to pieces, which must be on the disk before it.
  await settle();
  await repository.writeErasures([...(await repository.erasures()), ...read.erasures], 'instead');
  await repository.writeManifest(manifest);
  await settle();
  return { manifest, counts: { ...files.counts, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) } };
}

/** After a damaged backup all files are read again. */
async function readable(repository: Repository, name: string): Promise<Manifest['files']> {
  try {
    return (await repository.manifest(name)).files;
  } catch (error) {
    if (error instanceof BackupError) return [];
    throw error;
  }
}

/** All queries of `read` see the same snapshot. */
export async function inSnapshot<Value>(
  { pool }: Pick<Database, 'pool'>,
  read: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(exactTexts);
    return await read(client);
  } finally {
    client.release(true);
  }
}

/** The last migration. Throws `BackupError` if this program does not know it. */
export async function migrationOf(client: PoolClient): Promise<Manifest['migration']> {
  const last = (await appliedMigrations(client)).at(-1);
  if (last === undefined) throw new BackupError('The database is empty: there is nothing to keep.');
  const migration = ownMigrations.find(({ when }) => when === last);
  if (!migration) throw new BackupError('The database is from a newer version than this program. Use that version.');
  return migration;
}

async function readDatabase(client: PoolClient, repository: Repository) {
  const { rows } = await client.query<{ at: string }>(
    `select (extract(epoch from transaction_timestamp()) * 1000)::bigint::text as at`,
  );
  const migration = await migrationOf(client);
  const tables: TableContent[] = [];
  for (const table of await listTables(client)) tables.push(await readTable(client, table, repository));
  return {
    at: new Date(Number(rows[0]?.at)),
    migration,
    tables,
    sequences: await listSequences(client),
    erasures: await readErasures(client),
  };
}

async function readTable(client: PoolClient, table: Table, repository: Repository): Promise<TableContent> {
  const { add, digest } = digester();
  const pieces: string[] = [];
  let waiting: string[] = [];
  let length = 0;
  const put = async (): Promise<void> => {
    if (waiting.length > 0) pieces.push((await repository.put(Buffer.from(`${waiting.join('\n')}\n`))).name);
    [waiting, length] = [[], 0];
  };
  for await (const lines of linesOf(client, table)) {
    add(lines);
    for (const line of lines) {
      waiting.push(line);
      length += line.length;
      if (length >= pieceLength) await put();
    }
  }
  await put();
  const { order: _, ...described } = table;
  return { ...described, ...digest(), pieces };
}

async function readErasures(client: PoolClient): Promise<Erasures> {
  const { rows: tables } = await client.query(
    `select from pg_tables where schemaname = 'public' and tablename = 'erased_accounts'`,
  );
  if (tables.length === 0) return [];
  const { rows } = await client.query<{ id: string; at: string }>(
    `select id::text, to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from public.erased_accounts`,
  );
  return rows;
}
