import { parseArgs } from 'node:util';
import { eraseAccount, listAccountIds } from '#accounts/server/door.ts';
import {
  atConsole,
  BackupError,
  endFilling,
  erasureMark,
  manifestOf,
  repositoryNamed,
  restore,
  type Tell,
} from '#backup/server/door.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { settle } from '#platform/storage-local.ts';
import { openStorage } from '#platform/open-storage.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { personalData } from './rooms.ts';

const usage = 'Usage: npm run restore -- [FOLDER | s3://BUCKET/PREFIX?endpoint=ADDRESS&region=REGION] [--at NAME]';

function argumentsOf(args: readonly string[]): { readonly place: string | undefined; readonly at: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: { at: { type: 'string' } }, allowPositionals: true });
    if (positionals.length <= 1) return { place: positionals[0], at: values.at };
  } catch {
    // Reported below.
  }
  throw new BackupError(usage);
}

/**
 * Restores a backup into the empty database and store of the settings. Members erased after the backup was made are erased
 * again before any site can start on it (S16.2).
 */
async function bringBack(env: NodeJS.ProcessEnv, args: readonly string[], tell: Tell): Promise<void> {
  const { place, at } = argumentsOf(args);
  const config = readConfig(env);
  const log = createLog({ logLevel: 'silent' });
  const repository = await repositoryNamed(config, place, { mayMake: false });
  const manifest = await manifestOf(repository, at);
  const storage = await openStorage(config, { flush: false });
  const database = await openDatabase(config, log);
  try {
    await restore(repository, manifest, { database, storage }, tell);
    await bringUpToDate({ config, database, log }, { isRestoring: true });
    const parts = { db: database.db, clock: systemClock, storage, log, personal: personalData };
    let erased = 0;
    const marks = new Set((await repository.erasures()).map(({ id }) => id));
    for (const id of await listAccountIds(database.db))
      if (marks.has(erasureMark(id)) && (await eraseAccount(parts, id, { lastAdmin: null })).ok) erased += 1;
    await settle();
    await endFilling(database);
    tell(`${manifest.name} is back, as of ${manifest.at}. ${erased} accounts that were deleted since are deleted again.`);
  } finally {
    await database.close();
  }
}

/** `npm run restore`. */
export const runRestore = (env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> =>
  atConsole((tell) => bringBack(env, args, tell));
