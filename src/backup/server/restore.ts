import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import type { Tell } from '#platform/console.ts';
import { expectAllFit, type Room } from '#platform/disk-room.ts';
import { ownMigrations } from '#platform/migrate.ts';
import type { Storage } from '#platform/storage.ts';
import type { FileContent, Manifest, TableContent } from '../contract.ts';
import { isYetToCome } from '../rules.ts';
import { BackupError } from './errors.ts';
import { beginFilling, empty, expectFillable, load, type Filling, type StillAlone } from './load.ts';
import type { Repository } from './repository.ts';
import { digester } from './rows.ts';

/** The backup with this name, or the newest. Throws `BackupError` if there is none, or it was made by a newer program. */
export async function manifestOf(repository: Repository, name: string | undefined): Promise<Manifest> {
  const names = await repository.names();
  const wanted = name ?? names.at(-1);
  if (wanted === undefined) throw new BackupError('There is no backup there yet.');
  if (name === undefined && isYetToCome(wanted, new Date()))
    throw new BackupError(
      `The newest backup by its name, ${wanted}, is of a time that is yet to come: the clock was wrong then, or is now. Name the one that is wanted with --at. There are: ${names.join(', ')}.`,
    );
  if (!names.includes(wanted)) throw new BackupError(`There is no backup ${wanted}. There are: ${names.join(', ')}.`);
  const manifest = await repository.manifest(wanted);
  const { tag, when } = manifest.migration;
  if (!ownMigrations.some((own) => own.tag === tag && own.when === when))
    throw new BackupError(
      `The backup is from a newer version (${manifest.program}) than this program. Restore it with that version.`,
    );
  return manifest;
}

/** `address` tells the store from others: an unfinished restore may have written to another one. */
export type Target = {
  readonly filling: Filling;
  readonly storage: Storage;
  readonly address: string;
  /** For a database in a folder of this machine: how much may still be added. */
  readonly databaseRoom?: () => Promise<Room>;
};

/**
 * Restores a backup into an empty database and an empty store, and verifies everything against the manifest. What unfinished
 * restores, of whatever backup, have left there counts as empty. Throws `BackupError` if there is anything else, and changes nothing
 * then, or if the backup is damaged; the target is empty again then.
 */
export async function restore(repository: Repository, manifest: Manifest, target: Target, tell: Tell): Promise<void> {
  const { filling, storage, address } = target;
  const left = await expectFillable(filling, address);
  await expectRoom(manifest, target, await sizeOfLeft(storage, left));
  const paths = manifest.files.map(({ path }) => path);
  await beginFilling(filling, { store: address, paths });
  const wanted = new Set(paths);
  try {
    await removeAll(
      storage,
      [...left].filter((path) => !wanted.has(path)),
    );
    await restoreFiles(repository, manifest.files, { storage, stillAlone: filling.stillAlone });
    tell(`${manifest.files.length} files are there, each with the hash that it had`);
    await load(
      filling,
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
    // While a file of it is left the mark stays: the next attempt knows by it what it may remove, and may be at work already.
    await filling
      .stillAlone()
      .then(() => removeAll(storage, [...new Set([...left, ...wanted])]))
      .then(() => empty(filling))
      .catch(() => undefined);
    throw error;
  }
}

/** Throws `NoRoomError` before anything is written; `left` are the bytes of files that an earlier restore has left. */
async function expectRoom(
  { name, files, databaseSize }: Manifest,
  { filling, storage, databaseRoom }: Target,
  left: number,
): Promise<void> {
  const parts: { readonly size: number; readonly room: Room }[] = [];
  const forFiles = await storage.room?.();
  if (forFiles) parts.push({ size: files.reduce((sum, { size }) => sum + size, 0) - left, room: forFiles });
  if (databaseRoom && databaseSize !== undefined) {
    const { rows } = await filling.pool.query<{ size: string }>(`select pg_database_size(current_database())::text as size`);
    parts.push({ size: Math.max(0, databaseSize - Number(rows[0]?.size)), room: await databaseRoom() });
  }
  await expectAllFit(`The site of ${name}`, parts);
}

async function removeAll(storage: Storage, paths: readonly string[]): Promise<void> {
  await pLimit(6).map(paths, (path) => storage.remove(path));
}

/** The bytes that an earlier restore has left in a store. Throws `BackupError` where there are other files. */
async function sizeOfLeft(storage: Storage, left: ReadonlySet<string>): Promise<number> {
  let bytes = 0;
  for await (const { path, size } of storage.entries()) {
    if (!left.has(path))
      throw new BackupError(`The store is not empty: there is ${path}. It is left as it is; name an empty one.`);
    bytes += size;
  }
  return bytes;
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
  { storage, stillAlone }: { readonly storage: Storage; readonly stillAlone: StillAlone },
): Promise<void> {
  const limit = pLimit(6);
  const restoreFile = async (file: FileContent): Promise<void> => {
    await stillAlone();
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

/** What was found of pieces so far: null, or what is wrong. They are named by their hash: one that is whole is so for all backups. */
export type Seen = Map<string, string | null>;

/** Reads all of a backup without writing anything. Answers what is damaged in it, each in one line. */
export async function damageIn(repository: Repository, manifest: Manifest, seen: Seen): Promise<string[]> {
  const found: string[] = [];
  const whyNot = async (work: () => Promise<unknown>): Promise<string | null> => {
    try {
      await work();
      return null;
    } catch (error) {
      if (error instanceof BackupError) return error.message;
      throw error;
    }
  };
  for (const table of manifest.tables) {
    const why = await whyNot(async () => {
      const { add, digest } = digester();
      for await (const lines of linesFrom(repository, table)) add(lines);
      const { rows, sha256 } = digest();
      if (rows !== table.rows || sha256 !== table.sha256) throw new BackupError('It holds other rows than its list says.');
    });
    if (why !== null) found.push(`the table ${table.name}: ${why}`);
  }
  for (const file of manifest.files) {
    for (const piece of file.pieces) {
      if (!seen.has(piece)) seen.set(piece, await whyNot(() => repository.piece(piece)));
      const why = seen.get(piece) ?? null;
      if (why !== null) found.push(`the file ${file.path}: ${why}`);
    }
  }
  return found;
}
