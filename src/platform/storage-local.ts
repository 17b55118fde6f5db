import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { constants, createReadStream, createWriteStream, type BigIntStats } from 'node:fs';
import { link, mkdir, open, readdir, realpath, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { expectFree, keptFree, roomIn } from './disk-room.ts';
import { draftPrefix, partsOf, type Storage, type StoredEntry, type StoredFile } from './storage.ts';

/** Adding a file takes some ten calls to the file system, each of which mostly waits for a thread. */
const filesAtOnce = 16;

/** After how many bytes it is looked again whether the disk has room. */
const checkedEvery = 4 * 1024 * 1024;

/**
 * A store in a local folder. With `flush` each file is synced to the disk before it is visible, and its name before the call
 * ends: who then commits a row that names it finds it after a power cut too. Without, callers that write
 * thousands sync once at the end, with `settle`. With `leavesRoom` nothing is added to a disk that is nearly full. Without `links`
 * all files are written here, so that they have the permissions that the folder gives, as by an access control list.
 */
export function localStorage(
  root: string,
  {
    flush = true,
    leavesRoom = false,
    links = true,
  }: { readonly flush?: boolean; readonly leavesRoom?: boolean; readonly links?: boolean } = {},
): Storage {
  const locate = (name: string): string => path.join(root, ...partsOf(name));
  const expectRoom = async (size = 0): Promise<void> => (leavesRoom ? expectFree(root, keptFree + size) : undefined);
  async function* whileRoom(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let unchecked = checkedEvery;
    for await (const chunk of source) {
      if ((unchecked += chunk.length) >= checkedEvery) {
        await expectRoom();
        unchecked = 0;
      }
      yield chunk;
    }
  }

  /** Answers whether the file was not there yet. */
  async function addFile(source: string, target: string): Promise<boolean> {
    const [from, to] = await Promise.all([statOrNull(source), statOrNull(target)]);
    if (from && to && isSame(from, to)) return false;
    const make = async (draft: string): Promise<void> => {
      if (!links || !(await isLinked(source, draft))) await copy(source, draft);
      if (flush) await flushed(draft);
    };
    await putInPlace(target, make, flush);
    return true;
  }

  async function copy(source: string, draft: string): Promise<void> {
    await fill(draft, whileRoom(createReadStream(source)), false);
    // The modification time shows at the next start that this file exists already.
    const { atime, mtime } = await stat(source);
    await utimes(draft, atime, mtime);
  }

  return {
    stat: async (name) => {
      const file = await realFile(root, locate(name));
      return file ? describe(file) : null;
    },
    read: async (name, span) => {
      const file = await realFile(root, locate(name));
      if (!file) throw Object.assign(new Error(`There is no stored file ${name}.`), { code: 'ENOENT' });
      return (await open(file, constants.O_RDONLY | constants.O_NOFOLLOW)).createReadStream({
        ...span,
        highWaterMark: 256 * 1024,
      });
    },
    room: () => roomIn(root, leavesRoom ? keptFree : 0),
    fileOf: (name) => realFile(root, locate(name)),
    write: async (name, source) => {
      const bytes = whileRoom(source instanceof Uint8Array ? Readable.from([source]) : source);
      return putInPlace(locate(name), (draft) => fill(draft, bytes, flush), flush);
    },
    remove: async (name) => rm(locate(name), { force: true }),
    list: async (prefix) => {
      const parts = partsOf(prefix);
      return (await filesBelow(path.join(root, ...parts))).map((name) => [...parts, name].join('/'));
    },
    entries: (prefix) => entriesBelow(root, prefix === undefined ? [] : partsOf(prefix)),
    addFolder: async (localFolder, prefix) => {
      const target = locate(prefix);
      await expectRoom();
      const add = (name: string): Promise<boolean> => addFile(path.join(localFolder, name), path.join(target, name));
      const areNew = await pLimit(filesAtOnce).map(await filesBelow(localFolder), add);
      return areNew.filter(Boolean).length;
    },
    removeDrafts: async (before) => {
      for (const name of await filesBelow(root, isDraft)) {
        const file = path.join(root, name);
        const found = await statOrNull(file);
        // Not the modification time: a linked draft has that of its source.
        if (found && found.ctimeMs < before.getTime()) await rm(file, { force: true });
      }
    },
    flush: async (name) => {
      await flushed(locate(name));
      await flushed(path.dirname(locate(name)));
    },
    inPieces: async (known) => {
      const { FileStore } = await import('@tus/file-store');
      const nothing = async () => {};
      const pieces = new FileStore({ directory: root, configstore: { get: known, set: nothing, delete: nothing } });
      const create = pieces.create.bind(pieces);
      const write = pieces.write.bind(pieces);
      // What cannot fit is refused before the first of it is sent.
      pieces.create = async (upload) => {
        await expectRoom(upload.size);
        return create(upload);
      };
      pieces.write = (stream, id, offset) => write(Readable.from(whileRoom(stream), { objectMode: false }), id, offset);
      return pieces;
    },
  };
}

/** Waits until all writes are on the disk. Without that program the system does it in its own time. */
export const settle = (): Promise<void> => promisify(execFile)('sync').then(nothing, nothing);
const nothing = (): void => undefined;

/** The real path of a file; `null` if it is missing or a symbolic link leads out of the folder. */
async function realFile(root: string, file: string): Promise<string | null> {
  try {
    const [realRoot, real] = await Promise.all([realpath(root), realpath(file)]);
    return real.startsWith(realRoot + path.sep) ? real : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Size and modification time identify versions: files are replaced, never modified. */
async function describe(file: string): Promise<StoredFile | null> {
  const found = await statOrNull(file);
  if (!found?.isFile()) return null;
  const { size, mtime, mtimeNs } = found;
  return { size: Number(size), modified: mtime, etag: `"${size.toString(36)}-${mtimeNs.toString(36)}"` };
}

async function putInPlace(file: string, make: (draft: string) => Promise<void>, flush: boolean): Promise<void> {
  const folder = path.dirname(file);
  const draft = path.join(folder, `${draftPrefix}${randomBytes(8).toString('hex')}`);
  const made = await mkdir(folder, { recursive: true });
  try {
    await make(draft);
    await rename(draft, file);
    if (flush) await flushNames(folder, made);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** A name is on the disk when its folder is. `made` is the first of the folders that were made for it. */
async function flushNames(folder: string, made: string | undefined): Promise<void> {
  await flushed(folder);
  if (made === undefined) return;
  for (let below = folder; below.length >= made.length; below = path.dirname(below)) await flushed(path.dirname(below));
}

async function flushed(file: string): Promise<void> {
  const handle = await open(file, constants.O_RDONLY);
  try {
    await handle.sync();
  } catch (error) {
    // Some network file systems cannot sync a folder: they do so with each call.
    if (!['EINVAL', 'ENOTSUP', 'EBADF'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await handle.close();
  }
}

async function fill(draft: string, bytes: AsyncIterable<Uint8Array>, flush: boolean): Promise<void> {
  // `flush` syncs the bytes to the disk before the rename makes them visible.
  await pipeline(bytes, createWriteStream(draft, { flags: 'wx', flush }));
}

/** A hard link, or a copy with the same time, which a file system stores to about a millisecond. */
function isSame(a: BigIntStats, b: BigIntStats): boolean {
  const apart = a.mtimeMs - b.mtimeMs;
  return (a.ino === b.ino && a.dev === b.dev) || (a.size === b.size && apart > -5n && apart < 5n);
}

async function statOrNull(file: string): Promise<BigIntStats | null> {
  try {
    return await stat(file, { bigint: true });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Makes a hard link; answers false if the file system supports none there. */
async function isLinked(source: string, draft: string): Promise<boolean> {
  try {
    await link(source, draft);
    return true;
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'EMLINK', 'EACCES', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return false;
  }
}

/** Links and temporary files are skipped, as in lists. */
async function* entriesBelow(root: string, parts: readonly string[]): AsyncGenerator<StoredEntry> {
  const found = await readdir(path.join(root, ...parts), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of found) {
    const below = [...parts, entry.name];
    if (entry.isDirectory()) yield* entriesBelow(root, below);
    if (!entry.isFile() || isDraft(entry.name)) continue;
    const file = await describe(path.join(root, ...below));
    if (file) yield { path: below.join('/'), ...file };
  }
}

const isDraft = (name: string): boolean => name.startsWith(draftPrefix);
const isNoDraft = (name: string): boolean => !isDraft(name);

/** Relative paths with `/`, sorted; empty for a missing folder. Links are skipped. */
async function filesBelow(folder: string, isWanted = isNoDraft): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && isWanted(entry.name))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .toSorted();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
