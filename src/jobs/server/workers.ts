import { DrizzleQueryError } from 'drizzle-orm';
import pLimit from 'p-limit';
import { PgBoss, type ConstructorOptions, type Db as BossDb, type JobResult, type JobWithMetadata } from 'pg-boss';
import type { Database } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import { durations } from '#platform/metrics.ts';
import { logRepeats } from '#platform/repeats.ts';
import { inContext } from '#platform/request-context.ts';
import { startSpan } from '#platform/tracing.ts';
import { whyOf } from '#platform/try-database.ts';
import { followClock, steadyClock } from './clock-set-back.ts';
import { addQueue, nudges } from './enqueue.ts';
import { queueOptions, signEvery, type JobKind } from './kinds.ts';
import { splitOrigin } from './origin.ts';
import { keepSchedules, type Schedule } from './schedules.ts';

/** One attempt at a job. */
export type Attempt = {
  readonly jobId: string;
  /** Starting at 1. */
  readonly number: number;
  /** Aborted on timeout, or when the server stops and its grace period is over. */
  readonly signal: AbortSignal;
};

/** The worker of a kind. */
export type Duty = {
  readonly kind: JobKind;
  /** Concurrency in this process. */
  readonly atOnce: number;
  readonly schedule?: Schedule;
  readonly perform: (data: unknown, attempt: Attempt) => Promise<void>;
};

type DutyOptions = Partial<Pick<Duty, 'atOnce' | 'schedule'>>;

/**
 * Has jobs of a kind performed by `perform`. One that throws is retried as the kind says, unless it throws `GivenUp`. A process
 * may die between performing a job and recording it, so `perform` must be idempotent.
 */
export const duty = <Data extends object>(
  kind: JobKind<Data>,
  perform: (data: Data, attempt: Attempt) => Promise<void>,
  { atOnce = 1, schedule }: DutyOptions = {},
): Duty => ({
  kind,
  atOnce,
  ...(schedule === undefined ? {} : { schedule }),
  perform: async (data, attempt) => {
    const read = kind.data.safeParse(data);
    // Written by another release; retries cannot help.
    if (!read.success) throw new GivenUp('What it carries has not the shape of its kind.');
    await perform(read.data, attempt);
  },
});

/** Retries cannot help. The message is stored for operators and must not contain personal data. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

export type Workers = {
  /** Takes no more jobs, waits for running ones (at most `timeoutMs`, then others take them over), and stops. */
  stop(timeoutMs?: number): Promise<void>;
  /** Checks for jobs of dead processes at once instead of every few seconds (`lookForDead`). */
  takeOver(): Promise<void>;
};

export type WorkersOptions = {
  readonly database: Pick<Database, 'db' | 'pool' | 'engine'>;
  readonly log: Log;
  readonly duties: readonly Duty[];
  /** The kinds that this process performs, all by default; any process keeps the schedules of all. */
  readonly isOurs?: (kind: string) => boolean;
  /** Tests move pg-boss's clock, which its connection has to know. */
  readonly time?: Required<Pick<ConstructorOptions, 'clock' | 'db'>>;
};

/**
 * Seconds between polls for jobs that another process added, or whose time has come. The embedded database has no other process,
 * and its one connection is shared.
 */
const lookEvery = { embedded: 5, postgres: 2 } as const;

/**
 * Seconds between checks for jobs of dead processes, done by one of all servers. Each also counts the jobs, which takes 0.2 s for
 * a million.
 */
const lookForDead = { embedded: 30, postgres: 10 } as const;

/** Milliseconds between adding a job here and polling for it: the transaction has to commit first. */
const looksAfterNudge = [10, 100, 500];

/**
 * Of the pool's connections one in so many looks for jobs at a time. There are dozens of workers, each of which looks again at once
 * when its last look took longer than its pause: of a slow database they would take every connection, and leave readers none.
 */
const looksShare = 4;

/** How pg-boss takes jobs. What keeps them, a sign of life and a result, has to wait for no look. */
const takesJobs = /\bskip locked\b/i;

/** Starts performing jobs. Each is taken by one worker of all servers on this database. Where it throws, nothing goes on running. */
export async function startWorkers({ database, log, duties, isOurs = () => true, time }: WorkersOptions): Promise<Workers> {
  const bossDb = time?.db ?? bossDatabase(database);
  const steady = steadyClock();
  const clock = time?.clock ?? steady;
  let isStopping = false;
  const look = pLimit(Math.ceil(database.pool.options.max / looksShare));
  const executeSql: BossDb['executeSql'] = (text, values) =>
    takesJobs.test(text)
      ? look(async () => (isStopping ? { rows: [] } : bossDb.executeSql(text, values)))
      : bossDb.executeSql(text, values);
  const boss = new PgBoss({
    // Its tables are created by db/migrations like all others.
    migrate: false,
    backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
    reindex: database.engine === 'postgres',
    superviseIntervalSeconds: lookForDead[database.engine],
    monitorIntervalSeconds: lookForDead[database.engine],
    clockMonitorIntervalSeconds: 60,
    ...time,
    db: { ...bossDb, executeSql },
    clock,
  });
  const logError = logRepeats(log);
  boss.on('error', (error) => logError(cause(error), 'The jobs met an error.', queueOf(error)));
  boss.on('warning', ({ message }) => {
    // After the clock was set back ours differs from the database's, which pg-boss reckons with.
    if (!(steady.isAhead() && /clock skew/i.test(message))) log.warn(message);
  });
  const stops: (() => void)[] = [];
  const stop = async (how: { readonly graceful: boolean; readonly timeout?: number }): Promise<void> => {
    isStopping = true;
    for (const stopOne of stops) stopOne();
    await boss.stop(how);
  };
  try {
    for (const { kind } of duties) await addQueue(database.db, kind);
    await boss.start();
    stops.push(await followClock({ db: bossDb, log, logError, clock }));
    for (const { kind } of duties) await boss.updateQueue(kind.name, queueOptions(kind));
    await keepSchedules(boss, duties);
    const ours = duties.filter(({ kind }) => isOurs(kind.name));
    for (const one of ours) stops.push(await work(boss, one, lookEvery[database.engine], log));
  } catch (error) {
    await stop({ graceful: false });
    throw error;
  }
  return {
    takeOver: () => boss.supervise(),
    stop: (timeoutMs = 30_000) => stop({ graceful: true, timeout: timeoutMs }),
  };
}

/** pg-boss on the shared pool. For several statements in one query it expects the rows of all. */
export const bossDatabase = ({ pool }: { pool: Pick<Database['pool'], 'query'> }): BossDb => ({
  executeSql: async (text, values) => {
    const result: unknown = await pool.query(text, values);
    return { rows: [result as { rows: unknown[] }].flat().flatMap(({ rows }) => rows) };
  },
});

/** Starts working on a kind; returns a function that stops the notifications. */
async function work(boss: PgBoss, { kind, atOnce, perform }: Duty, seconds: number, log: Log): Promise<() => void> {
  const ids: string[] = [];
  const options = {
    batchSize: 1,
    pollingIntervalSeconds: seconds,
    heartbeatRefreshSeconds: signEvery,
    includeMetadata: true,
    perJobResults: true,
  } as const;
  for (let i = 0; i < atOnce; i += 1) {
    ids[i] = await boss.work<unknown, unknown, typeof options>(kind.name, options, async (jobs) => {
      const results = await Promise.all(jobs.map((job) => tryOnce(job, perform, log)));
      // The next one may be there already: poll at once.
      boss.notifyWorker(ids[i] ?? '');
      return results;
    });
  }
  const timers = new Set<NodeJS.Timeout>();
  const look = (): void => {
    for (const wait of looksAfterNudge) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        for (const id of ids) boss.notifyWorker(id);
      }, wait).unref();
      timers.add(timer);
    }
  };
  nudges.on(kind.name, look);
  return () => {
    nudges.off(kind.name, look);
    for (const timer of timers) clearTimeout(timer);
  };
}

/** pg-boss puts the name of the queue on errors of its workers. */
const queueOf = (error: unknown): object => {
  const { queue } = Object(error) as { queue?: unknown };
  return typeof queue === 'string' ? { job: queue } : {};
};

const jobDuration = durations(
  { name: 'job_duration_seconds', help: 'How long tries of jobs took', labels: ['kind', 'result'] },
  [0.05, 0.5, 5, 60, 600, 3600],
);

/** One attempt, in the context of the request that added the job and as a span linked to it. */
async function tryOnce(job: JobWithMetadata<unknown>, perform: Duty['perform'], log: Log): Promise<JobResult> {
  const { data, origin } = splitOrigin(job.data);
  const span = startSpan(`job ${job.name}`, {
    kind: 'consumer',
    link: origin?.span,
    attributes: { 'sprechstunde.job': job.name, 'sprechstunde.job_id': job.id, 'sprechstunde.request_id': origin?.requestId },
  });
  const began = performance.now();
  const result = await inContext({ requestId: origin?.requestId ?? job.id, span }, () =>
    tryWithin({ ...job, data }, perform, log),
  );
  jobDuration.labels(job.name, result.status).observe((performance.now() - began) / 1000);
  span?.end({ isError: result.status !== 'completed' });
  return result;
}

async function tryWithin(job: JobWithMetadata<unknown>, perform: Duty['perform'], log: Log): Promise<JobResult> {
  const number = job.retryCount + 1;
  try {
    await perform(job.data, { jobId: job.id, number, signal: job.signal });
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const isOver = error instanceof GivenUp || job.retryCount >= job.retryLimit;
    log[isOver ? 'error' : 'warn'](
      {
        job: job.name,
        jobId: job.id,
        attempt: number,
        ...(error instanceof GivenUp ? { why: error.message } : { err: cause(error) }),
      },
      isOver ? 'A job failed.' : 'A job failed and will be tried again.',
    );
    return { id: job.id, status: error instanceof GivenUp ? 'deadletter' : 'failed', output: { message: reason(error) } };
  }
}

/** A failed query repeats its parameters, which may be personal data; the database's own message does not. */
const cause = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? new Error('A query failed.')) : error;

const reason = (error: unknown): string => {
  const found = cause(error);
  if (!(found instanceof Error)) return 'unknown';
  // Of a request that came to nothing `fetch` itself says no more.
  const said = found.message === 'fetch failed' && found.cause ? `A request failed: ${whyOf(found.cause)}.` : found.message;
  return said.split('\n')[0]?.slice(0, 300) ?? '';
};
