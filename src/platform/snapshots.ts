import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DataFolderError } from './data-folder.ts';

/*
 * One process holds the embedded database, so another one that wants to read it, for a backup, asks by a folder in the data folder:
 *
 *   DATA_DIR/snapshots/ID/            made by whoever asks, and removed by it
 *   DATA_DIR/snapshots/ID.copying     the copy, until it is whole
 *   DATA_DIR/snapshots/ID/database    the whole copy
 *   DATA_DIR/snapshots/ID/failed      why there is none, in one line
 *
 * Files work where a socket would not: in deep folders, between containers that share the volume, and on every system.
 */

const folderOf = (dataDir: string): string => path.join(dataDir, 'snapshots');

/** Polling interval in milliseconds; a poll reads one folder that is nearly always missing. */
const lookEveryMs = 500;

/** Asks the process that holds the data folder for a copy, and waits for it. Throws `DataFolderError` if nobody answers. */
export async function requestSnapshot(
  dataDir: string,
  timeoutMs = 120_000,
): Promise<{ readonly dataDir: string; readonly remove: () => Promise<void> }> {
  const own = path.join(folderOf(dataDir), randomUUID());
  const remove = (): Promise<void> => rm(own, { recursive: true, force: true });
  await mkdir(own, { recursive: true, mode: 0o700 });
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

/** Answers such requests until it is stopped. Leftovers of an earlier process are removed at once. */
export function answerSnapshotRequests({ dataDir, copyTo, onFailure }: Answering): { readonly stop: () => Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  // Each request is answered once: while its folder is being removed, it is empty again for a moment.
  let answered = new Set<string>();
  const answer = async (own: string): Promise<void> => {
    const copying = `${own}.copying`;
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
    const asked = await readdir(folderOf(dataDir)).catch(() => []);
    for (const name of asked) if (!answered.has(name)) await answer(path.join(folderOf(dataDir), name)).catch(onFailure);
    answered = new Set(asked);
  };
  const turn = async (): Promise<void> => {
    await look();
    if (!isStopped) timer = setTimeout(again, lookEveryMs).unref();
  };
  const again = (): void => {
    looking = turn();
  };
  let looking = rm(folderOf(dataDir), { recursive: true, force: true }).then(turn, onFailure);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
