import { listVersions, repositoryNamed } from '#backup/server/door.ts';
import { momentOf } from '#backup/rules.ts';
import { readConfig, type Config } from '#platform/config.ts';
import { atConsole, readCall, type Tell } from '#platform/console.ts';
import { expectDatabase, openDatabase, type Database } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { appliedMigrations, migrationText, ownMigrations, refuseUnknown, type Migration } from '#platform/migrate.ts';
import { contractSteps, statementsOf, summaryOf } from '#platform/migration-rules.ts';
import { programVersion } from '#platform/version.ts';
import { bringUpToDate } from './bring-up-to-date.ts';

const usage = `Usage: npm run upgrade [-- --yes]
Says what this version will do to the data, and changes nothing.
  --yes   does it
More: docs/running/upgrading.md`;

/** The pending migrations of this database, and the last version that ran on it. Read-only. */
async function pendingOn({ pool, db }: Database): Promise<{ readonly pending: Migration[]; readonly last: string | null }> {
  const client = await pool.connect();
  let applied: number[];
  try {
    await refuseUnknown(client);
    applied = await appliedMigrations(client);
  } finally {
    client.release();
  }
  const done = new Set(applied);
  const pending = ownMigrations.filter(({ when }) => !done.has(when));
  if (applied.length === 0) return { pending, last: null };
  const hasVersions =
    (await db.execute(`select from pg_tables where schemaname = 'public' and tablename = 'program_versions'`)).rows.length > 0;
  const [latest] = hasVersions ? await listVersions(db) : [];
  return { pending, last: latest?.version ?? '0.1' };
}

function describe(migration: Migration): string[] {
  const text = migrationText(migration);
  const steps = contractSteps(text);
  const verdict = steps.length === 0 ? 'servers of the version before go on running' : 'stop servers of the version before first';
  return [`${migration.tag}: ${verdict}`, ...statementsOf(text).map((statement) => `    ${summaryOf(statement)}`)];
}

/** Whether there is a backup of the last 24 hours, in one line. */
async function backupLine(config: Config): Promise<string> {
  if (config.backup.url === null) return 'BACKUP_URL is not set: make a backup first (npm run backup -- PLACE).';
  const name = (await (await repositoryNamed(config, undefined, { mayMake: false })).names()).at(-1);
  const newest = name === undefined ? null : momentOf(name);
  if (newest === null) return 'There is no backup yet: make one first (npm run backup).';
  const hours = (Date.now() - newest.getTime()) / 3_600_000;
  return `The last backup is of ${newest.toISOString()}, ${hours.toFixed(1)} hours ago.${hours > 24 ? ' Make one first (npm run backup).' : ''}`;
}

async function upgrade(env: NodeJS.ProcessEnv, args: readonly string[], tell: Tell): Promise<void> {
  const { yes: isMeant } = readCall(args, { usage, options: { yes: { type: 'boolean' } } }).values;
  const config = readConfig(env);
  expectDatabase(config);
  const log = createLog({ logLevel: 'silent' });
  const database = await openDatabase(config, log);
  try {
    const { pending, last } = await pendingOn(database);
    tell(`This program is version ${programVersion}; the data were served by ${last ?? 'no version yet'}.`);
    for (const line of pending.flatMap(describe)) tell(line);
    if (pending.length === 0) return tell('No migration is pending.');
    tell(await backupLine(config).catch((error: Error) => `The backups cannot be read: ${error.message}`));
    if (!isMeant) return tell(`${pending.length} migrations are pending. Do it: npm run upgrade -- --yes, or npm start.`);
    await bringUpToDate({ config, database, log });
    tell(`${pending.length} migrations are done.`);
  } finally {
    await database.close();
  }
}

/** `npm run upgrade`: prints what an upgrade will change in the data, and with `--yes` performs it. */
export const runUpgrade = (env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> =>
  atConsole((tell) => upgrade(env, args, tell));
