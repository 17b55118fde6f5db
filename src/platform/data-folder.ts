import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expectFree, leastFree } from './disk-room.ts';
import { MendableError } from './mendable-error.ts';
import { draftPrefix } from './storage.ts';

/** The data folder cannot be used. The message is one line for the operator. */
export class DataFolderError extends MendableError {
  override readonly name = 'DataFolderError';
}

/** Another process uses it. */
export class DataFolderBusyError extends DataFolderError {}

/** A lock that this process holds. */
export type Lock = { release(): void };

const probeSize = 64 * 1024;
const probeName = (): string => `${draftPrefix}${randomBytes(6).toString('hex')}`;
/** Drafts of the store have longer names. */
const isProbe = /^\.draft-[\da-f]{12}$/;

/** The permissions of group and others. */
const others = 0o077;

const warn = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Closes an existing folder: nobody who cannot enter it can reach anything below, including files that were created more openly. One
 * in which several users have files, as in /home or /tmp, is left as it is: closed, it would lock them out.
 */
async function closeToOthers(folder: string, kept: number): Promise<void> {
  const { mode, uid } = await stat(folder);
  if ((mode & others & ~kept) === 0) return;
  if (await hasFilesOfOthers(folder, uid))
    return warn(`The folder ${folder} is open to other users, who have files there, and is left so. Name a folder of its own.`);
  try {
    await chmod(folder, mode & (0o7700 | kept));
  } catch (error) {
    // Another user owns it, or the file system has no permissions: what was readable stays readable.
    warn(`The data folder ${folder} is open to other users and cannot be closed (${(error as NodeJS.ErrnoException).code}).`);
  }
}

async function hasFilesOfOthers(folder: string, owner: number): Promise<boolean> {
  for (const name of await readdir(folder)) {
    const found = await lstat(path.join(folder, name)).catch(() => null);
    // Root owns `lost+found` of each disk.
    if (found && found.uid !== owner && found.uid !== 0) return true;
  }
  return false;
}

/** Warns if others could remove what is written to a folder that is not the site's to close. */
async function warnIfWritable(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  if ((mode & 0o022) !== 0)
    warn(
      `Other users may write to the folder ${folder}, and so remove what is in it. Close it to them (chmod go-w), or name another.`,
    );
}

/**
 * Creates the folder if it is missing, closes it to others if it is the site's own, and verifies by a real write that there is
 * room in it. What is written from now on is this user's alone, whatever the umask was. `groupMayRead` leaves the group's right to
 * read alone: its bits are also the mask of an access control list, by which a front server reads. Changes nothing else, so that a
 * folder that fails here is left as it was. Throws `DataFolderError`.
 */
export async function prepareFolder(
  folder: string,
  { isOwn = true, groupMayRead = false }: { readonly isOwn?: boolean; readonly groupMayRead?: boolean } = {},
): Promise<void> {
  const probe = path.join(folder, probeName());
  try {
    process.umask(process.umask() | others);
    await makeFolder(folder);
    await (isOwn ? closeToOthers(folder, groupMayRead ? 0o050 : 0) : warnIfWritable(folder));
    await expectFree(folder, leastFree);
    await writeProbe(probe);
    await sweepProbes(folder);
  } catch (error) {
    throw folderError(folder, error);
  }
}

/**
 * Creates the folder and those above it. Node's own recursive call never returns where an existing folder takes none and says
 * that it is missing, as /proc does.
 */
export async function makeFolder(folder: string, mode = 0o700): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await isFolder(folder))) return;
    const parent = path.dirname(folder);
    if (code !== 'ENOENT' || (await isFolder(parent))) throw error;
    await makeFolder(parent, mode);
    await makeFolder(folder, mode);
  }
}

const isFolder = (name: string): Promise<boolean> =>
  stat(name).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Whether an error means that a disk has no room left, or that its quota is used. */
export const isFull = (error: unknown): boolean => hasCode(error, ['ENOSPC', 'EDQUOT']);

/** Whether an error means that a disk takes no file at the moment: a faulty one is mounted anew as read-only. */
export const takesNothing = (error: unknown): boolean => isFull(error) || hasCode(error, ['EROFS']);

function hasCode(error: unknown, codes: readonly string[]): boolean {
  const { code = '', cause } = error as NodeJS.ErrnoException;
  return codes.includes(code) || (cause instanceof Error && hasCode(cause, codes));
}

const takeAnother = 'Choose another folder';
const makeWritable = 'Give it to this user (chown), or choose another folder';
const makeRoom = 'Make room, or choose a folder on another disk';

/** What is wrong with a folder, by the system's code, and what to do. */
const reasons: Readonly<Record<string, readonly [why: string, whatToDo: string]>> = {
  EROFS: ['is on a read-only file system', takeAnother],
  EACCES: ['is not writable for this user', makeWritable],
  EPERM: ['is not writable for this user', makeWritable],
  ENOSPC: ['is on a full disk (at least 32 MB must be free, 64 MB for a new database)', makeRoom],
  EDQUOT: ['is over its quota', makeRoom],
  ENOTDIR: ['is below something that is not a folder', takeAnother],
  EEXIST: ['is not a folder', takeAnother],
  ENOENT: ['cannot be made there', takeAnother],
};

/** A file system error as a sentence about the folder. */
export function folderError(folder: string, error: unknown): DataFolderError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const [why, whatToDo] = reasons[code] ?? [`cannot be used (${code || message.split('\n')[0]})`, takeAnother];
  return new DataFolderError(`The data folder ${folder} ${why}. No data was changed. ${whatToDo}.`, { cause: error });
}

async function writeProbe(file: string): Promise<void> {
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.write(Buffer.alloc(probeSize, 1));
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}

/** Removes what killed checks left. One that lasts is another process's. */
async function sweepProbes(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!isProbe.test(name)) continue;
    const file = path.join(folder, name);
    const found = await lstat(file).catch(() => null);
    if (found?.isFile() && Date.now() - found.mtimeMs > 60_000) await rm(file, { force: true });
  }
}

/**
 * Locks a file for this process; `null` if another process holds it. It is a kernel lock on an open file (taken through SQLite,
 * since Node has no call for it): it ends with the process in any case, needs no process ids, and works between containers of one
 * machine. Two processes cannot both hold it.
 */
export function lockFile(file: string): Lock | null {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return null;
    throw error;
  }
  const held = lock;
  return { release: () => held.isOpen && held.close() };
}

/** SQLITE_BUSY: another process holds the lock. */
const sqliteBusy = 5;

/** Locks the folder for this process, or throws `DataFolderError`. */
export async function claimDataFolder(folder: string): Promise<Lock> {
  await prepareFolder(folder);
  let lock: Lock | null;
  try {
    lock = lockFile(path.join(folder, 'lock'));
  } catch (error) {
    throw folderError(folder, error);
  }
  if (lock) return lock;
  throw new DataFolderBusyError(
    `Another Sprechstunde already uses the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
  );
}
