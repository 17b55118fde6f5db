import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '#platform/config-error.ts';
import type { BackupPlace, BucketKeys } from '#platform/config-backup.ts';
import type { Config } from '#platform/config.ts';
import { DataFolderError, folderError, isFull, prepareFolder } from '#platform/data-folder.ts';
import { roomBeside } from '#platform/disk-room.ts';
import { isForShell, bucketOf, storageFolder } from '#platform/storage-address.ts';
import { localStorage } from '#platform/storage-local.ts';
import type { Storage, StoredEntry } from '#platform/storage.ts';
import { BackupError } from './errors.ts';

/** A repository's address: `file:FOLDER`, `FOLDER`, or `s3://BUCKET/PREFIX?endpoint=…`. Throws `ConfigError`. */
export function placeNamed(value: string): BackupPlace {
  if (isForShell(value))
    throw new ConfigError(`${JSON.stringify(value)} is no place: ~ and $NAME are replaced by shells alone. Name the whole path.`);
  if (!/^[a-z\d]+:/i.test(value)) return { kind: 'file', folder: path.resolve(value) };
  const bucket = bucketOf(value);
  if (bucket) return { kind: 's3', ...bucket };
  const folder = storageFolder(value);
  if (folder === null)
    throw new ConfigError(
      `${JSON.stringify(value)} is no place: name a FOLDER or s3://BUCKET/PREFIX?endpoint=ADDRESS&region=REGION.`,
    );
  return { kind: 'file', folder };
}

/** What a full disk of backups wants beside more room. */
export const pruneAdvice = 'npm run backup -- --prune-only lets go what BACKUP_KEEP does not keep.';

/**
 * Opens it as a store. Throws `BackupError` if it cannot be used. What is only read may be on a full or read-only disk, or in a
 * bucket whose key may not write.
 */
export async function openPlace(
  place: BackupPlace,
  keys: BucketKeys | null,
  { mayWrite, siteFolders }: { readonly mayWrite: boolean; readonly siteFolders: readonly string[] },
): Promise<Storage> {
  if (place.kind === 'file') {
    const refuse = (error: Error): never => {
      throw placeError(place.folder, error);
    };
    if (mayWrite) await prepareFolder(place.folder, { isOwn: false }).catch(refuse);
    const { folder } = place;
    const opened = localStorage(folder, { flush: false });
    return {
      ...opened,
      write: (name, source) => opened.write(name, source).catch(refuse),
      room: () => roomBeside(folder, siteFolders),
    };
  }
  if (!keys)
    throw new ConfigError(
      'The settings BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY, or those of AWS, must be given for a bucket.',
    );
  const { expectBucket, s3Storage } = await import('#platform/storage-s3.ts');
  const { kind: _, prefix, ...bucket } = place;
  const settings = { ...bucket, ...keys };
  await expectBucket(settings, { setting: 'BACKUP_URL', mayWrite });
  return below(s3Storage(settings), prefix);
}

/** What keeps a folder from being written to, in one line. */
function placeError(folder: string, error: Error): BackupError {
  const { message } = error instanceof DataFolderError ? error : folderError(folder, error);
  return new BackupError(
    isFull(error)
      ? `The folder ${folder} is on a full disk (at least 32 MB must be free). The backups in it are as they were. Make room there; ${pruneAdvice}`
      : message.replace('The data folder', 'The folder'),
    { cause: error },
  );
}

/**
 * Throws `BackupError` for a place among what is backed up: each backup would hold all before it, or be lost together with the site.
 */
export async function expectElsewhere(
  place: BackupPlace,
  { storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>,
): Promise<void> {
  const refuse = (where: string): never => {
    throw new BackupError(
      `Backups cannot lie in ${where}: they would be lost with it. Name a place of their own, best on another machine.`,
    );
  };
  if (place.kind === 's3') {
    if (storage.kind === 's3' && place.bucket === storage.bucket && place.endpoint === storage.endpoint)
      refuse(`the bucket of the site (${storage.bucket})`);
    return;
  }
  const folder = await realFolder(place.folder);
  const isBelow = async (outer: string): Promise<boolean> =>
    !/^\.\.(?:\/|$)/.test(path.relative(await realFolder(outer), folder));
  if (storage.kind === 'file' && (await isBelow(storage.folder))) refuse(`the folder of the site's files (${storage.folder})`);
  if (await isBelow(dataDir)) refuse(`the data folder of the site (${dataDir})`);
}

/** The folder that a path leads to, symbolic links followed as far as it exists. */
async function realFolder(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch {
    const above = path.dirname(folder);
    return above === folder ? folder : path.join(await realFolder(above), path.basename(folder));
  }
}

/** A store with a path prefix. */
function below(storage: Storage, prefix: string): Storage {
  if (prefix === '') return storage;
  const at = (name: string): string => `${prefix}/${name}`;
  return {
    stat: (name) => storage.stat(at(name)),
    read: (name, span) => storage.read(at(name), span),
    write: (name, source) => storage.write(at(name), source),
    remove: (name) => storage.remove(at(name)),
    list: async (name) => (await storage.list(at(name))).map((found) => found.slice(prefix.length + 1)),
    entries: (name) => entriesBelow(storage, prefix, name),
    addFolder: (folder, name) => storage.addFolder(folder, at(name)),
    inPieces: () => Promise.reject(new BackupError('Backups are not written in pieces.')),
  };
}

async function* entriesBelow(storage: Storage, prefix: string, name?: string): AsyncGenerator<StoredEntry> {
  for await (const entry of storage.entries(name === undefined ? prefix : `${prefix}/${name}`))
    yield { ...entry, path: entry.path.slice(prefix.length + 1) };
}
