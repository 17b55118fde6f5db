import { access, constants, statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { findStalledKinds } from '#jobs/server/door.ts';
import type { Config } from '#platform/config.ts';
import { leastFree } from '#platform/data-folder.ts';
import type { Database } from '#platform/database.ts';
import type { Reading } from '#platform/metrics.ts';
import { ownMigrations } from '#platform/migrate.ts';
import type { Storage } from '#platform/storage.ts';

/** `warn` is told, and keeps nobody from being sent here. */
type Status = 'ok' | 'warn' | 'fail';

/** One thing that this process needs. `detail` is for operators: words of ours, no address, no name of a file. */
type Check = { readonly name: string; readonly status: Status; readonly detail?: string };

export type Readiness = { readonly status: 'ready' | 'not ready'; readonly checks: readonly Check[] };

type Parts = {
  readonly config: Config;
  readonly database: Database;
  readonly storage: Storage;
  /** Whether the process is about to end. */
  readonly isStopping: () => boolean;
};

/** What a check may take, and for how long its answer is good, in ms: however often somebody asks, a dependency is asked once a second. */
const checkTakes = 2000;
const goodFor = 1000;

/** With less the disk is about to be full: a warning. */
const littleFree = 1024 * 1024 * 1024;

const ok = { status: 'ok' } as const;
type Outcome = Omit<Check, 'name'>;

async function checkDatabase({ database }: Parts): Promise<Outcome> {
  await database.db.execute(sql`select 1`);
  return ok;
}

/** A file that is not there shows that the store answers; a folder has to be one that takes files. */
async function checkStore({ config, storage }: Parts): Promise<Outcome> {
  if (config.storage.kind === 'file') await access(config.storage.folder, constants.W_OK | constants.X_OK);
  else await storage.stat('readiness');
  return ok;
}

/** When the newest migration of this release was written, in ms; drizzle's own record of what was applied says the same. */
const wanted = Math.max(...ownMigrations.map(({ when }) => when));

/** A database that is ahead is fine: migrations only add, and a newer server has begun. */
async function checkMigrations({ database }: Parts): Promise<Outcome> {
  const { rows } = await database.db.execute<{ at: string | null }>(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.at ?? 0) >= wanted ? ok : { status: 'fail', detail: 'migrations are missing' };
}

/** Jobs are this process's own matter where it does them; a site without is told, and goes on. */
async function checkJobs({ config, database }: Parts): Promise<Outcome> {
  const kinds = await findStalledKinds(database.db);
  if (kinds.length === 0) return ok;
  return { status: config.serves.jobs ? 'fail' : 'warn', detail: `standing still: ${kinds.join(', ')}` };
}

async function checkDisk({ config }: Parts): Promise<Outcome> {
  const { bavail, bsize } = await statfs(config.dataDir);
  const free = bavail * bsize;
  if (free >= littleFree) return ok;
  return { status: free < leastFree ? 'fail' : 'warn', detail: `${Math.floor(free / 1024 / 1024)} MB free` };
}

const checks: Readonly<Record<string, (parts: Parts) => Promise<Outcome>>> = {
  database: checkDatabase,
  migrations: checkMigrations,
  store: checkStore,
  jobs: checkJobs,
  disk: checkDisk,
};

async function checkInTime(name: string, parts: Parts): Promise<Check> {
  const over = Promise.withResolvers<Outcome>();
  const timer = setTimeout(() => over.resolve({ status: 'fail', detail: 'no answer in time' }), checkTakes);
  try {
    const outcome = (checks[name] as (typeof checks)[string])(parts).catch((): Outcome => ({
      status: 'fail',
      detail: 'cannot be used',
    }));
    return { name, ...(await Promise.race([outcome, over.promise])) };
  } finally {
    clearTimeout(timer);
  }
}

/** Whether this process can do its work (S18.4). */
export function createReadiness(parts: Parts) {
  let last: { readonly at: number; readonly checks: Promise<Check[]> } | undefined;
  const look = (): Promise<Check[]> => {
    if (last && performance.now() - last.at < goodFor) return last.checks;
    const made = Promise.all(Object.keys(checks).map((name) => checkInTime(name, parts)));
    // Whoever asks while it is looked gets the same answer, however long that takes.
    last = { at: Number.POSITIVE_INFINITY, checks: made };
    void made.then(() => (last = { at: performance.now(), checks: made }));
    return made;
  };
  return async function readiness(): Promise<Readiness> {
    const process: Check = parts.isStopping()
      ? { name: 'process', status: 'fail', detail: 'stopping' }
      : { name: 'process', ...ok };
    // What ends is not looked at any more: the answer is to come at once.
    const found = parts.isStopping() ? [process] : [process, ...(await look())];
    return { status: found.some(({ status }) => status === 'fail') ? 'not ready' : 'ready', checks: found };
  };
}

export type FindReadiness = ReturnType<typeof createReadiness>;

/** The same as figures: 1 for what is not in the way. */
export const readinessMeasure = (readiness: FindReadiness) => ({
  name: 'ready',
  help: '1 for each check of /readyz that does not fail',
  labels: ['check'],
  read: async (): Promise<Reading[]> =>
    (await readiness()).checks.map(({ name, status }) => ({ labels: { check: name }, value: status === 'fail' ? 0 : 1 })),
});
