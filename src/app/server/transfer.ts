import path from 'node:path';
import { placeFiles } from '#media/server/door.ts';
import { readConfig } from '#platform/config.ts';
import { atConsole, readCall, type Tell } from '#platform/console.ts';
import { expectDatabase, openDatabase } from '#platform/database.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { siteFolders } from '#platform/disk-room.ts';
import { openStorage } from '#platform/open-storage.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { officeEntitiesOf } from './rooms.ts';
import { exportContent } from './transfer/export-content.ts';
import { importContent } from './transfer/import-content.ts';

const usage = {
  export: `Usage: npm run export -- FOLDER
Writes all content as files into an empty folder. People and orders are no content.`,
  import: `Usage: npm run import -- FOLDER [--dry-run]
Brings in a folder that npm run export wrote, whole or not at all. What differs is written over.
  --dry-run   says what would change, and changes nothing`,
} as const;

async function transfer(what: 'export' | 'import', env: NodeJS.ProcessEnv, args: readonly string[], tell: Tell): Promise<void> {
  const call = { usage: usage[what], options: {}, least: 1 };
  const given =
    what === 'import' ? readCall(args, { ...call, options: { 'dry-run': { type: 'boolean' } } }) : readCall(args, call);
  const isDry = 'dry-run' in given.values;
  const folder = path.resolve(given.positionals[0] ?? '');
  const config = readConfig(env);
  if (what === 'export') expectDatabase(config);
  const log = createLog({ logLevel: 'silent' });
  const database = await openDatabase(config, log);
  try {
    await bringUpToDate({ config, database, log });
    const storage = await openStorage(config);
    // What an import left that was killed.
    if (!isDry) await placeFiles({ db: database.db, storage });
    const parts = { db: database.db, storage, entities: officeEntitiesOf(config.presenterSlug), folder, tell };
    if (what === 'export') await exportContent({ ...parts, siteFolders: siteFolders(config) });
    else await importContent({ ...parts, clock: systemClock, isDry });
    tell(what === 'export' ? `All content is in ${folder}.` : isDry ? 'Nothing was changed.' : 'All content is in.');
  } finally {
    await database.close();
  }
}

/**
 * `npm run export -- FOLDER` and `npm run import -- FOLDER [--dry-run]` (S18.7). Works next to a running server only if the
 * database is PostgreSQL.
 */
export const runTransfer = (what: 'export' | 'import', env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> =>
  atConsole((tell) => transfer(what, env, args, tell));
