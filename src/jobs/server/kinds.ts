import type { z } from 'zod';

/** A kind of job as data: its payload and retry policy. Defined by the room that performs it. */
export type JobKind<Data extends object = object> = {
  /** Kebab-case and permanent: jobs waiting in the database are identified by it. */
  readonly name: string;
  /** Ids rather than content; the job loads what it needs when it runs. */
  readonly data: z.ZodType<Data>;
  /** Number of retries. */
  readonly retries: number;
  /** Seconds before the first retry. The pause about doubles each time, up to `longestPause`. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** Timeout of one attempt in seconds; then it is aborted and counts as failed. At most 24 hours. */
  readonly timeLimit: number;
  /** Seconds for which a finished job, successful or failed, is kept. */
  readonly keptFor: number;
  /**
   * What a key is unique among: jobs that have not started (`waiting`: a change during a job needs another run), or jobs that
   * have not finished (`unfinished`).
   */
  readonly unique: 'waiting' | 'unfinished';
};

type Choices = Partial<Omit<JobKind, 'name' | 'data'>>;

/**
 * Defines a kind of job. By default it is retried five times within about ten minutes, each attempt limited to a quarter of an
 * hour.
 */
export const jobKind = <Data extends object>(name: string, data: z.ZodType<Data>, choices: Choices = {}): JobKind<Data> => ({
  retries: 5,
  firstPause: 15,
  longestPause: 3600,
  timeLimit: 900,
  keptFor: 7 * 86_400,
  unique: 'unfinished',
  ...choices,
  name,
  data,
});

/** Seconds without a heartbeat after which a process counts as dead and others take over its jobs. */
const signOfLife = 20;

/** Seconds between heartbeats: three may be lost. */
export const signEvery = 5;

/** The options of a kind's queue for pg-boss. */
export const queueOptions = (kind: JobKind) => ({
  retryLimit: kind.retries,
  retryDelay: kind.firstPause,
  retryBackoff: true,
  retryDelayMax: kind.longestPause,
  expireInSeconds: kind.timeLimit,
  heartbeatSeconds: signOfLife,
  deleteAfterSeconds: kind.keptFor,
  /** Expires jobs that no worker ever took. */
  retentionSeconds: 60 * 86_400,
});

/** The queue's policy for keys, which cannot change once there are jobs. Jobs without a key get a random one. */
export const queuePolicy = (kind: JobKind) => (kind.unique === 'waiting' ? 'short' : 'exclusive');
