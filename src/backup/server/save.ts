import type { PoolClient } from 'pg';
import { refuseLostStore } from '#media/server/door.ts';
import { isFull } from '#platform/data-folder.ts';
import type { Database } from '#platform/database.ts';
import { appliedMigrations, ownMigrations, refuseUnknown } from '#platform/migrate.ts';
import { settle } from '#platform/storage-local.ts';
import type { Storage } from '#platform/storage.ts';
import type { Erasures, Manifest, TableContent } from '../contract.ts';
import { backupName } from '../rules.ts';
import { BackupError } from './errors.ts';
import { FilesOfBackup, type FileCounts } from './files.ts';
import type { Pieces } from './pieces.ts';
import type { Repository } from './repository.ts';
import { digester, exactTexts, linesOf, listSequences, listTables, type Table } from './rows.ts';

export type Saving = {
  readonly repository: Repository;
  /** A snapshot of the database: the site's own, or a copy of an embedded one that another process holds. */
  readonly openDatabase: () => Promise<Database>;
  readonly storage: Storage;
  readonly program: string;
  /** Reads all pieces first, and writes damaged ones anew. */
  readonly mends?: boolean | undefined;
};

export type Saved = {
  readonly manifest: Manifest;
  readonly counts: FileCounts & { readonly rows: number };
  /** What is still damaged in the place, or was mended, in one line each. */
  readonly notes: readonly string[];
};

/** Size of a piece of rows in characters. */
const pieceLength = 8 * 1024 * 1024;

/**
 * Makes a backup while the site runs. Files are copied first, then the database is read, then the files that were added
 * meanwhile. So every file that the snapshot refers to is included, unless it was both added and deleted in the seconds between.
 * One that does not fit is refused before it begins, as far as files tell: films and pictures get no smaller. One that finds a full
 * disk later removes what it wrote.
 */
export async function save(saving: Saving): Promise<Saved> {
  const { repository } = saving;
  const earlier = (await repository.names()).at(-1);
  const before = earlier === undefined ? null : await readable(repository, earlier);
  const pieces = await repository.pieces();
  if (before) pieces.know(before);
  try {
    return await saveWith(pieces, before, saving);
  } catch (error) {
    if (isFull(error)) await pieces.removeWritten().catch(() => undefined);
    throw error;
  }
}

async function saveWith(
  pieces: Pieces,
  before: Manifest | null,
  { repository, openDatabase, storage, program, mends }: Saving,
): Promise<Saved> {
  const damaged = mends ? await pieces.forgetDamaged((name) => repository.piece(name)) : [];
  const files = new FilesOfBackup(storage, pieces, before?.files ?? []);
  await pieces.expectRoom((await files.sizeOfNew()) - pieces.spare);
  await files.follow({ forgetsGone: true });
  await files.follow({ forgetsGone: true });
  const database = await openDatabase();
  let read: Awaited<ReturnType<typeof readDatabase>>;
  try {
    read = await inSnapshot(database, (client) => readDatabase(client, pieces));
    await refuseLostStore({ db: database.db, storage });
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
    databaseSize: read.size,
    migration: read.migration,
    tables: read.tables,
    sequences: read.sequences,
    files: files.list(),
  };
  // The manifest refers to pieces, which must be on the disk before it.
  await settle();
  const unread = await repository.rewriteErasures((erasures) => [...erasures, ...read.erasures]);
  await repository.writeManifest(manifest);
  await settle();
  const gone = damaged.filter((name) => !pieces.has(name));
  const notes = [
    ...(damaged.length > 0 ? [`${damaged.length - gone.length} of ${damaged.length} damaged pieces were written anew`] : []),
    ...(gone.length > 0 ? ['Of the others the site no longer has the bytes: older backups that need them stay damaged.'] : []),
    ...unread.map((path) => `The list of erasures ${path} is damaged. This backup has all that the site knows: remove it.`),
  ];
  return { manifest, counts: { ...files.counts, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) }, notes };
}

/** After a damaged backup all files are read again. */
async function readable(repository: Repository, name: string): Promise<Manifest | null> {
  try {
    return await repository.manifest(name);
  } catch (error) {
    if (error instanceof BackupError) return null;
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

/** The last migration. Throws `DatabaseError` if this program does not know it, or if the database is only half filled. */
export async function migrationOf(client: PoolClient): Promise<Manifest['migration']> {
  await refuseUnknown(client);
  const last = (await appliedMigrations(client)).at(-1);
  const migration = ownMigrations.find(({ when }) => when === last);
  if (!migration) throw new BackupError('The database is empty: there is nothing to keep.');
  return migration;
}

async function readDatabase(client: PoolClient, pieces: Pieces) {
  const { rows } = await client.query<{ at: string; size: string }>(
    `select (extract(epoch from transaction_timestamp()) * 1000)::bigint::text as at,
       pg_database_size(current_database())::text as size`,
  );
  const migration = await migrationOf(client);
  const tables: TableContent[] = [];
  for (const table of await listTables(client)) tables.push(await readTable(client, table, pieces));
  return {
    at: new Date(Number(rows[0]?.at)),
    size: Number(rows[0]?.size),
    migration,
    tables,
    sequences: await listSequences(client),
    erasures: await readErasures(client),
  };
}

async function readTable(client: PoolClient, table: Table, place: Pieces): Promise<TableContent> {
  const { add, digest } = digester();
  const [pieces, sizes]: [string[], number[]] = [[], []];
  let waiting: string[] = [];
  let length = 0;
  const put = async (): Promise<void> => {
    if (waiting.length > 0) {
      const { name, size } = await place.put(Buffer.from(`${waiting.join('\n')}\n`));
      pieces.push(name);
      sizes.push(size);
    }
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
  return { ...described, ...digest(), pieces, sizes };
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
