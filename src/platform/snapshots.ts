import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DataFolderError, lockFile } from './data-folder.ts';
import { expectFits, keptFree, roomIn } from './disk-room.ts';

/*
 * One process holds the embedded database, so another one that wants to read it, for a backup, asks by a folder in the data folder:
 *
 *   DATA_DIR/snapshots/ID/            made by whoever asks, and removed by it
 *   DATA_DIR/snapshots/ID/asker       locked by whoever asks, as long as it lives
 *   DATA_DIR/snapshots/ID.copying     the copy, until it is whole
 *   DATA_DIR/snapshots/ID/database    the whole copy
 *   DATA_DIR/snapshots/ID/failed      why there is none, in one line
 *
 * A copy is the whole database in plain bytes, so the process that answers removes those whose asker was killed.
 * Files work where a socket would not: in deep folders, between containers that share the volume, and on every system.
 */

const folderOf = (dataDir: string): string => path.join(dataDir, 'snapshots');

const askerName = 'asker';
const makingEnding = '.asking';
const copyingEnding = '.copying';

/** Whether the process that asked has ended. */
function isAbandoned(own: string): boolean {
  try {
    const lock = lockFile(path.join(own, askerName));
    lock?.release();
    return lock !== null;
  } catch {
    // The folder is gone.
    return true;
  }
}

/** The names of all requests. */
const requestsIn = async (dataDir: string): Promise<string[]> =>
  (await readdir(folderOf(dataDir)).catch(() => [])).filter((name) => !name.includes('.'));

async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  // The engine removes files of its log meanwhile.
  const sizes = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Throws `NoRoomError` where a copy would take the room that the running database needs: with a full disk it ends. */
export async function expectRoomForSnapshot(dataDir: string): Promise<void> {
  const size = await sizeOfFolder(path.join(dataDir, 'database'));
  const room = await roomIn(dataDir, keptFree);
  expectFits({ name: 'The copy of the database', size }, room, ' While the site is stopped no copy is needed.');
}

/** Polling interval in milliseconds; a poll reads one folder that is nearly always missing. */
const lookEveryMs = 500;

/** Asks the process that holds the data folder for a copy, and waits for it. Throws `DataFolderError` if nobody answers, or there is no room for it. */
export async function requestSnapshot(
  dataDir: string,
  timeoutMs = 120_000,
): Promise<{ readonly dataDir: string; readonly remove: () => Promise<void> }> {
  await expectRoomForSnapshot(dataDir);
  const own = path.join(folderOf(dataDir), randomUUID());
  // Renamed once it is locked, so that nobody sees a request without its asker.
  const making = `${own}${makingEnding}`;
  await mkdir(making, { recursive: true, mode: 0o700 });
  const lock = lockFile(path.join(making, askerName));
  await rename(making, own);
  const remove = async (): Promise<void> => {
    // Whoever answers may just look for the asker in it.
    await rm(own, { recursive: true, force: true, maxRetries: 5 });
    lock?.release();
  };
  try {
    for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += 100) {
      const names = await readdir(own);
      if (names.includes('failed')) throw new DataFolderError(`The site on ${dataDir} could not copy its database: see its log.`);
      if (names.includes('database')) return { dataDir: own, remove };
      await pause(100);
    }
    throw new DataFolderError(`The site on ${dataDir} did not answer within ${timeoutMs / 1000} s.`);
  } catch (error) {
    await remove();
    throw error;
  }
}

type Answering = {
  readonly dataDir: string;
  readonly copyTo: (folder: string) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
};

/** Answers such requests until it is stopped, and removes those that nobody waits for. Leftovers of an earlier process are removed at once. */
export function answerSnapshotRequests({ dataDir, copyTo, onFailure }: Answering): { readonly stop: () => Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  // Each request is answered once: while its folder is being removed, it is empty again for a moment.
  let answered = new Set<string>();
  const answer = async (own: string): Promise<void> => {
    const copying = `${own}${copyingEnding}`;
    try {
      await copyTo(copying);
      await rename(copying, path.join(own, 'database'));
    } catch (error) {
      onFailure(error);
      await rm(copying, { recursive: true, force: true });
      await writeFile(path.join(own, 'failed'), '');
    }
  };
  const look = async (): Promise<void> => {
    const asked = await requestsIn(dataDir);
    for (const name of asked) {
      const own = path.join(folderOf(dataDir), name);
      if (isAbandoned(own)) await rm(own, { recursive: true, force: true }).catch(onFailure);
      else if (!answered.has(name)) await answer(own).catch(onFailure);
    }
    answered = new Set(asked);
  };
  /** What an earlier process left half made, and which requests it answered. */
  const begin = async (): Promise<void> => {
    for (const name of await readdir(folderOf(dataDir)).catch(() => [])) {
      const folder = path.join(folderOf(dataDir), name);
      if (name.endsWith(copyingEnding) || (name.endsWith(makingEnding) && isAbandoned(folder)))
        await rm(folder, { recursive: true, force: true });
      else if ((await readdir(folder).catch((): string[] => [])).includes('database')) answered.add(name);
    }
  };
  const turn = async (): Promise<void> => {
    await look();
    if (!isStopped) timer = setTimeout(again, lookEveryMs).unref();
  };
  const again = (): void => {
    looking = turn();
  };
  let looking = begin().catch(onFailure).then(turn);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
