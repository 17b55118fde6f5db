import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { MendableError } from './mendable-error.ts';

/** The embedded database writes its log in segments of 16 MB; with less room than two it would fail halfway. */
export const leastFree = 32 * 1024 * 1024;
/**
 * What uploads and films leave free. The embedded database ends where it finds no room, and with it the site, which then starts only
 * after somebody has made some: one film too many must not do that.
 */
export const keptFree = 256 * 1024 * 1024;
/** With less free the team is warned, while there is time to do something about it. */
export const littleFree = 1024 * 1024 * 1024;

/** Asks about a folder, which may be yet to be made: then about the one that it will be in. */
async function askAbout<Answer>(folder: string, ask: (folder: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await ask(folder);
  } catch (error) {
    const above = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error;
    return askAbout(above, ask);
  }
}

/** The bytes that are free for this user on the disk of a folder. */
async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await askAbout(folder, (there) => statfs(there));
  return bavail * bsize;
}

const diskOf = async (folder: string): Promise<number> => (await askAbout(folder, (there) => stat(there))).dev;

/** Something large does not fit on a disk. It was refused before its first byte, or what there was of it is removed. */
class NoRoomError extends MendableError {
  override readonly name = 'NoRoomError';
  readonly code = 'ENOSPC';
}

/** Throws `NoRoomError` where fewer bytes are free: by default where nothing large may be added. */
export async function expectFree(folder: string, least = keptFree): Promise<void> {
  if ((await freeIn(folder)) >= least) return;
  throw new NoRoomError(
    `The disk of ${folder} is nearly full: ${Math.ceil(least / 1024 / 1024)} MB have to be free there. Make room, or choose a folder on another disk.`,
  );
}

/** How many bytes may still be added below a folder. */
export type Room = { readonly folder: string; readonly bytes: number };

/** What may be added there while `kept` bytes stay free. */
export const roomIn = async (folder: string, kept: number): Promise<Room> => ({ folder, bytes: (await freeIn(folder)) - kept });

/** `name` is a subject, such as 'The copy of the database'; `size` is in bytes. */
type Large = { readonly name: string; readonly size: number };

/** Throws `NoRoomError` for what does not fit. `advice` says what else to do about it. */
export function expectFits({ name, size }: Large, { folder, bytes }: Room, advice = ''): void {
  if (size <= bytes) return;
  const [needed, there] = [Math.ceil(size / 1024 / 1024), Math.max(0, Math.floor(bytes / 1024 / 1024))];
  throw new NoRoomError(
    `${name} does not fit on the disk of ${folder}: it takes ${needed} MB, and ${there} MB may be used there. Nothing of it is left. Make room there, or choose a folder on another disk.${advice}`,
  );
}

/** Throws `NoRoomError` where parts that come to one disk do not fit there together. */
export async function expectAllFit(
  name: string,
  parts: readonly { readonly size: number; readonly room: Room }[],
): Promise<void> {
  const disks = new Map<number, { readonly size: number; readonly room: Room }>();
  for (const { size, room } of parts) {
    const disk = await diskOf(room.folder);
    const { size: before = 0, room: other = room } = disks.get(disk) ?? {};
    disks.set(disk, { size: before + size, room: other.bytes < room.bytes ? other : room });
  }
  for (const { size, room } of disks.values()) expectFits({ name, size }, room);
}

/**
 * What has to stay free on the disk of a folder: on that of the site's own folders as much as uploads leave, elsewhere what keeps a
 * file system alive.
 */
async function leftOn(folder: string, ofSite: readonly string[]): Promise<number> {
  const disk = await diskOf(folder);
  const own = await Promise.all(ofSite.map(diskOf));
  return own.includes(disk) ? keptFree : leastFree;
}

/** What may be added there for something that is not the site's own. */
export const roomBeside = async (folder: string, ofSite: readonly string[]): Promise<Room> =>
  roomIn(folder, await leftOn(folder, ofSite));

/** The settings that say where a site writes. */
type Settings = {
  readonly dataDir: string;
  readonly storage: { readonly kind: 'file'; readonly folder: string } | { readonly kind: 's3' };
};

/** Where a site writes on this machine: the data folder, and the folder of the store, which may be on another disk. */
const foldersOf = ({ dataDir, storage }: Settings) =>
  storage.kind === 'file' ? { data: dataDir, store: storage.folder } : { data: dataDir };

/** The folders of a site that a full disk would harm. */
export const siteFolders = (config: Settings): string[] => Object.values(foldersOf(config));

/** Free bytes where this process writes. */
export const freeOn = (config: Settings): Promise<{ readonly folder: string; readonly free: number }[]> =>
  Promise.all(Object.entries(foldersOf(config)).map(async ([folder, at]) => ({ folder, free: await freeIn(at) })));
