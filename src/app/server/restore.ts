import { eraseAccount, listAccountIds } from '#accounts/server/door.ts';
import {
  endFilling,
  erasureMark,
  manifestOf,
  repositoryNamed,
  restore,
  whileFillingAlone,
  type StillAlone,
} from '#backup/server/door.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { atConsole, readCall, type Tell } from '#platform/console.ts';
import { keptFree, roomIn } from '#platform/disk-room.ts';
import { openDatabase } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { settle } from '#platform/storage-local.ts';
import { addressOf, openStorage } from '#platform/open-storage.ts';
import { newestPapers } from '#shop/server/door.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { personalData } from './rooms.ts';

const usage = `Usage: npm run restore -- [PLACE] [--at NAME]
Brings a backup into the empty database and store of the settings.
PLACE is a FOLDER or s3://BUCKET/PREFIX?endpoint=ADDRESS&region=REGION; without it that of BACKUP_URL.
  --at NAME   this backup, not the newest; a wrong name lists all
More: docs/running/keeping.md`;

/**
 * Restores a backup into the empty database and store of the settings. Members erased after the backup was made are erased
 * again before any site can start on it (S16.2).
 */
async function bringBack(env: NodeJS.ProcessEnv, args: readonly string[], tell: Tell): Promise<void> {
  const { values, positionals } = readCall(args, { usage, options: { at: { type: 'string' } }, most: 1 });
  const config = readConfig(env);
  const log = createLog({ logLevel: 'silent' });
  const repository = await repositoryNamed(config, positionals[0], { mayMake: false });
  const manifest = await manifestOf(repository, values.at);
  const storage = await openStorage(config, { flush: false });
  const database = await openDatabase(config, log);
  const room = config.database.kind === 'embedded' ? { databaseRoom: () => roomIn(config.dataDir, keptFree) } : {};
  const fill = async (stillAlone: StillAlone): Promise<void> => {
    const filling = { pool: database.pool, stillAlone };
    await restore(repository, manifest, { filling, storage, address: addressOf(config.storage), ...room }, tell);
    await bringUpToDate({ config, database, log }, { isRestoring: true });
    const parts = { db: database.db, clock: systemClock, storage, log, personal: personalData };
    let erased = 0;
    const marks = new Set((await repository.erasures()).map(({ id }) => id));
    for (const id of await listAccountIds(database.db))
      if (marks.has(erasureMark(id)) && (await eraseAccount(parts, id, { lastAdmin: null })).ok) erased += 1;
    await settle();
    await endFilling(filling);
    tell(`${manifest.name} is back, as of ${manifest.at}. ${erased} accounts that were deleted since are deleted again.`);
    const papers = await newestPapers(database.db);
    if (papers.length > 0)
      tell(
        `The newest papers in it are ${papers.join(', ')}. Where the lost site wrote later ones, say which was the last of each before this one sells, or their numbers are given twice: npm run admin -- last-paper NUMBER`,
      );
  };
  try {
    await whileFillingAlone(database, fill);
  } finally {
    await database.close();
  }
}

/** `npm run restore`. */
export const runRestore = (env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> =>
  atConsole((tell) => bringBack(env, args, tell));
