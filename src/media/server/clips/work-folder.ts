import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expectFree } from '#platform/disk-room.ts';

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
const touchWorkFolder = (folder: string, now = new Date()): Promise<void> => utimes(folder, now, now);

/** How often a folder is tended while somebody works in it, in ms. */
export const tendedEvery = 500;

/** Marks the folder as in use. Throws the system's error of a full disk before what is made in it takes the room of the database. */
export async function tendWorkFolder(folder: string): Promise<void> {
  await touchWorkFolder(folder).catch(() => {});
  await expectFree(folder);
}

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
