import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import type { Tell } from '#platform/console.ts';
import type { Database } from '#platform/database.ts';
import { ownMigrations } from '#platform/migrate.ts';
import type { Storage } from '#platform/storage.ts';
import type { FileContent, Manifest, TableContent } from '../contract.ts';
import { BackupError } from './errors.ts';
import { beginFilling, empty, load } from './load.ts';
import type { Repository } from './repository.ts';
import { digester } from './rows.ts';

/** The backup with this name, or the newest. Throws `BackupError` if there is none, or it was made by a newer program. */
export async function manifestOf(repository: Repository, name: string | undefined): Promise<Manifest> {
  const names = await repository.names();
  const wanted = name ?? names.at(-1);
  if (wanted === undefined) throw new BackupError('There is no backup there yet.');
  if (!names.includes(wanted)) throw new BackupError(`There is no backup ${wanted}. There are: ${names.join(', ')}.`);
  const manifest = await repository.manifest(wanted);
  const { tag, when } = manifest.migration;
  if (!ownMigrations.some((own) => own.tag === tag && own.when === when))
    throw new BackupError(
      `The backup is from a newer version (${manifest.program}) than this program. Restore it with that version.`,
    );
  return manifest;
}

export type Target = { readonly database: Database; readonly storage: Storage };

/**
 * Restores a backup into an empty database and an empty store, and verifies everything against the manifest. Throws `BackupError`
 * if they are not empty, or the backup is damaged; the target is empty again then.
 */
export async function restore(
  repository: Repository,
  manifest: Manifest,
  { database, storage }: Target,
  tell: Tell,
): Promise<void> {
  const { again } = await beginFilling(database);
  try {
    await expectEmptyStore(storage, again ? new Set(manifest.files.map(({ path }) => path)) : null);
  } catch (error) {
    await empty(database);
    throw error;
  }
  const written: string[] = [];
  try {
    await restoreFiles(repository, manifest.files, storage, written);
    tell(`${manifest.files.length} files are there, each with the hash that it had`);
    await load(
      database,
      {
        upTo: manifest.migration.tag,
        sequences: manifest.sequences,
        tables: manifest.tables.map((table) => ({
          ...table,
          order: [],
          expected: table,
          lines: () => linesFrom(repository, table),
        })),
      },
      tell,
    );
  } catch (error) {
    for (const path of written) await storage.remove(path).catch(() => undefined);
    await empty(database).catch(() => undefined);
    throw error;
  }
}

/** Throws `BackupError` for a store with files, except those left by an earlier restore. */
async function expectEmptyStore(storage: Storage, left: ReadonlySet<string> | null): Promise<void> {
  for await (const { path } of storage.entries())
    if (!left?.has(path))
      throw new BackupError(`The store is not empty: there is ${path}. It is left as it is; name an empty one.`);
}

const textOf = (bytes: Uint8Array): string[] => Buffer.from(bytes).toString().split('\n').slice(0, -1);

async function* linesFrom(repository: Repository, { pieces }: TableContent): AsyncGenerator<string[]> {
  for (const piece of pieces) yield textOf(await repository.piece(piece));
}

async function* piecesOf(repository: Repository, { pieces }: Pick<FileContent, 'pieces'>): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield await repository.piece(piece);
}

async function restoreFiles(
  repository: Repository,
  files: readonly FileContent[],
  storage: Storage,
  written: string[],
): Promise<void> {
  const limit = pLimit(6);
  const restoreFile = async (file: FileContent): Promise<void> => {
    written.push(file.path);
    await storage.write(file.path, Readable.from(piecesOf(repository, file), { objectMode: false }));
    const hash = createHash('sha256');
    for await (const bytes of await storage.read(file.path)) hash.update(bytes as Uint8Array);
    if (hash.digest('hex') !== file.sha256) throw new BackupError(`The file ${file.path} is not what it was.`);
  };
  const all = files.map((file) => limit(() => restoreFile(file)));
  // Running writes are awaited after a failure: nothing may be written once the store is emptied again.
  const failed = (await Promise.allSettled(all)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Verifies a backup completely without writing anything. Throws `BackupError` for the first damage. */
export async function check(repository: Repository, manifest: Manifest, seen: Set<string>): Promise<void> {
  for (const table of manifest.tables) {
    const { add, digest } = digester();
    for await (const lines of linesFrom(repository, table)) add(lines);
    const { rows, sha256 } = digest();
    if (rows !== table.rows || sha256 !== table.sha256) throw new BackupError(`The backup is damaged: the table ${table.name}.`);
  }
  for (const file of manifest.files) {
    // Pieces are named by their hash, which the manifests contain: a piece verified once is valid for all backups.
    for (const piece of file.pieces) {
      if (!seen.has(piece)) await repository.piece(piece);
      seen.add(piece);
    }
  }
}
