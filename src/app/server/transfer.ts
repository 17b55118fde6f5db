import path from 'node:path';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { openStorage } from '#platform/open-storage.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { officeEntitiesOf } from './rooms.ts';
import { exportContent } from './transfer/export-content.ts';
import { importContent } from './transfer/import-content.ts';
import { type Progress } from './transfer/parts.ts';
import { MendableError } from '#platform/mendable-error.ts';

const usage = {
  export: 'Usage: npm run export -- FOLDER',
  import: 'Usage: npm run import -- FOLDER [--dry-run]',
} as const;

/**
 * `npm run export -- FOLDER` and `npm run import -- FOLDER [--dry-run]` (S18.7); `tell` receives a line per part. Returns the
 * exit code. Works next to a running server only if the database is PostgreSQL.
 */
export async function transfer(
  what: 'export' | 'import',
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  tell: Progress,
): Promise<0 | 1> {
  const isDry = what === 'import' && args.includes('--dry-run');
  const [folder, ...more] = args.filter((argument) => argument !== '--dry-run');
  if (!folder || more.length > 0 || (what === 'export' && args.includes('--dry-run'))) {
    tell(usage[what]);
    return 1;
  }
  try {
    await work(what, env, { folder: path.resolve(folder), isDry, tell });
    return 0;
  } catch (error) {
    if (!(error instanceof MendableError)) throw error;
    tell(error.message);
    return 1;
  }
}

type Work = { readonly folder: string; readonly isDry: boolean; readonly tell: Progress };

async function work(what: 'export' | 'import', env: NodeJS.ProcessEnv, { folder, isDry, tell }: Work): Promise<void> {
  const config = readConfig(env);
  const log = createLog({ logLevel: 'silent' });
  const database = await openDatabase(config, log);
  try {
    await bringUpToDate({ config, database, log });
    const storage = await openStorage(config);
    const parts = { db: database.db, storage, entities: officeEntitiesOf(config.presenterSlug), folder, tell };
    if (what === 'export') await exportContent(parts);
    else await importContent({ ...parts, clock: systemClock, isDry });
    tell(what === 'export' ? `All content is in ${folder}.` : isDry ? 'Nothing was changed.' : 'All content is in.');
  } finally {
    await database.close();
  }
}

/** Command-line entry point. */
export async function runTransfer(what: 'export' | 'import', env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  process.exitCode = await transfer(what, env, args, (line) => void process.stdout.write(`${line}\n`));
}
