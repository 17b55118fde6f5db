import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import type { Database } from '#platform/database.ts';
import { ownMigrations } from '#platform/migrate.ts';
import type { Storage } from '#platform/storage.ts';
import type { FileContent, Manifest, TableContent } from '../contract.ts';
import { BackupError } from './errors.ts';
import { beginFilling, empty, load, type Tell } from './load.ts';
import type { Repository } from './repository.ts';
import { digester } from './rows.ts';

/** The backup of this name, or the newest. Throws `BackupError` where there is none, or it is of a newer program. */
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
 * Brings a backup back into an empty database and an empty store, and compares all of it with the manifest. Throws `BackupError`
 * where there is something already, or the backup is damaged; the target is empty again then.
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

/** Throws `BackupError` for a store with files, but for those that an earlier try of a restore has left. */
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
  // What is under way when one fails is waited for: nothing may be written once the store is emptied again.
  const failed = (await Promise.allSettled(all)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Reads a backup wholly without writing anything. Throws `BackupError` for the first thing that is not as it was. */
export async function check(repository: Repository, manifest: Manifest, seen: Set<string>): Promise<void> {
  for (const table of manifest.tables) {
    const { add, digest } = digester();
    for await (const lines of linesFrom(repository, table)) add(lines);
    const { rows, sha256 } = digest();
    if (rows !== table.rows || sha256 !== table.sha256) throw new BackupError(`The backup is damaged: the table ${table.name}.`);
  }
  for (const file of manifest.files) {
    // A piece is named by the hash of its bytes, and the manifest names them: so what is once right is right for all backups.
    for (const piece of file.pieces) {
      if (!seen.has(piece)) await repository.piece(piece);
      seen.add(piece);
    }
  }
}
