import { access, constants } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { findStalledKinds } from '#jobs/server/door.ts';
import type { Config } from '#platform/config.ts';
import { freeOn, leastFree, littleFree } from '#platform/disk-room.ts';
import type { Database } from '#platform/database.ts';
import type { Reading } from '#platform/metrics.ts';
import { ownMigrations } from '#platform/migrate.ts';
import type { Storage } from '#platform/storage.ts';

/** `warn` is reported but does not make the process unready. */
type Status = 'ok' | 'warn' | 'fail';

/** A dependency of this process. `detail` is for operators: fixed texts without addresses or file names. */
type Check = { readonly name: string; readonly status: Status; readonly detail?: string };

export type Readiness = { readonly status: 'ready' | 'not ready'; readonly checks: readonly Check[] };

type Parts = {
  readonly config: Config;
  readonly database: Database;
  readonly storage: Storage;
  /** Whether the process is shutting down. */
  readonly isStopping: () => boolean;
};

/**
 * Timeout of a check, and how long results are cached, in ms: however often they are requested, a dependency is checked once a
 * second.
 */
const checkTakes = 2000;
const goodFor = 1000;

const ok = { status: 'ok' } as const;
type Outcome = Omit<Check, 'name'>;

/** A standby, or one that an operator has closed to changes: readers are served, nobody logs in or buys. */
async function checkDatabase({ database }: Parts): Promise<Outcome> {
  const { rows } = await database.db.execute<{ isReadOnly: boolean }>(
    sql`select current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
  );
  return rows[0]?.isReadOnly ? { status: 'warn', detail: 'read only' } : ok;
}

/** A lookup of a missing file shows that the store responds; a local folder must also be writable. */
async function checkStore({ config, storage }: Parts): Promise<Outcome> {
  if (config.storage.kind === 'file') await access(config.storage.folder, constants.W_OK | constants.X_OK);
  else await storage.stat('readiness');
  return ok;
}

/** Timestamp of this release's newest migration, in ms; drizzle records the same for applied ones. */
const wanted = Math.max(...ownMigrations.map(({ when }) => when));

/** A newer database is fine: migrations are additive, and a newer server has already started. */
async function checkMigrations({ database }: Parts): Promise<Outcome> {
  const { rows } = await database.db.execute<{ at: string | null }>(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.at ?? 0) >= wanted ? ok : { status: 'fail', detail: 'migrations are missing' };
}

/** Stalled jobs make a process unready only if it runs jobs; a site without jobs only warns. */
async function checkJobs({ config, database }: Parts): Promise<Outcome> {
  const kinds = await findStalledKinds(database.db);
  if (kinds.length === 0) return ok;
  return { status: config.serves.jobs ? 'fail' : 'warn', detail: `standing still: ${kinds.join(', ')}` };
}

async function checkDisk({ config }: Parts): Promise<Outcome> {
  const disks = await freeOn(config);
  const free = Math.min(...disks.map((disk) => disk.free));
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
    // Concurrent requests share the running check, however long it takes.
    last = { at: Number.POSITIVE_INFINITY, checks: made };
    void made.then(() => (last = { at: performance.now(), checks: made }));
    return made;
  };
  return async function readiness(): Promise<Readiness> {
    const process: Check = parts.isStopping()
      ? { name: 'process', status: 'fail', detail: 'stopping' }
      : { name: 'process', ...ok };
    // During shutdown the checks are skipped, so that the response is immediate.
    const found = parts.isStopping() ? [process] : [process, ...(await look())];
    return { status: found.some(({ status }) => status === 'fail') ? 'not ready' : 'ready', checks: found };
  };
}

export type FindReadiness = ReturnType<typeof createReadiness>;

/** The same as metrics: 1 for each check that does not fail. */
export const readinessMeasure = (readiness: FindReadiness) => ({
  name: 'ready',
  help: '1 for each check of /readyz that does not fail',
  labels: ['check'],
  read: async (): Promise<Reading[]> =>
    (await readiness()).checks.map(({ name, status }) => ({ labels: { check: name }, value: status === 'fail' ? 0 : 1 })),
});

/** Free space, for an alert long before the check fails. */
export const diskMeasure = (config: Config) => ({
  name: 'disk_free_bytes',
  help: 'Free bytes where this process writes: the data folder, and the folder of the store',
  labels: ['folder'],
  read: async (): Promise<Reading[]> => (await freeOn(config)).map(({ folder, free }) => ({ labels: { folder }, value: free })),
});
