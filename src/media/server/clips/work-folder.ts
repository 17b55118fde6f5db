import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/**
 * The folder in which a clip is made before its files go to the store. Its modification time shows that it is in use: process
 * ids mean nothing between containers that share a disk.
 */

/** A folder not touched for this long belongs to a dead process, in ms. */
const deadAfter = 15 * 60_000;

export async function openWorkFolder(base: string): Promise<string> {
  await mkdir(base, { recursive: true });
  return mkdtemp(path.join(base, 'clip-'));
}

/** Marks the folder as in use. */
export const touchWorkFolder = (folder: string, now = new Date()): Promise<void> => utimes(folder, now, now);

export const removeWorkFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Removes the folders of dead processes. */
export async function sweepWorkFolders(base: string, now = new Date()): Promise<void> {
  const names = await readdir(base).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((one) => one.startsWith('clip-'))) {
    const folder = path.join(base, name);
    const found = await stat(folder).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > deadAfter) await removeWorkFolder(folder);
  }
}
