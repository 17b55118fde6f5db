import type { z } from 'zod';

/** One kind of job: what it carries and how often it is tried. The room that does it defines it, as data. */
export type JobKind<Data extends object = object> = {
  /** Kebab-case, for good: jobs that wait in the database are known by it. */
  readonly name: string;
  /** Ids rather than content: what the job does, it looks up when it is its turn. */
  readonly data: z.ZodType<Data>;
  /** How often it is tried again after a failure. */
  readonly retries: number;
  /** Seconds before the second try. Each further pause is about twice as long, up to `longestPause`. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** Seconds that one try may take; then it is aborted and counts as failed. At most 24 hours. */
  readonly timeLimit: number;
  /** Seconds for which one that is done, or has failed, is still listed. */
  readonly keptFor: number;
  /**
   * Whom a key excludes: a job that has not yet begun (`waiting`: what changes while one is done wants another),
   * or one that has not yet ended (`unfinished`).
   */
  readonly unique: 'waiting' | 'unfinished';
};

type Choices = Partial<Omit<JobKind, 'name' | 'data'>>;

/** Defines a kind of job. Untold, it is tried five times more within about ten minutes, each a quarter of an hour long. */
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

/** A process that has not shown itself for so many seconds is dead, and another takes over its jobs. */
const signOfLife = 20;

/** How often a process shows itself, in seconds: three signs may be lost. */
export const signEvery = 5;

/** How pg-boss is told of a kind. */
export const queueOptions = (kind: JobKind) => ({
  retryLimit: kind.retries,
  retryDelay: kind.firstPause,
  retryBackoff: true,
  retryDelayMax: kind.longestPause,
  expireInSeconds: kind.timeLimit,
  heartbeatSeconds: signOfLife,
  deleteAfterSeconds: kind.keptFor,
  /** Nobody did it in all that time. */
  retentionSeconds: 60 * 86_400,
});

/** The queue's rule for keys; it cannot be changed once there are jobs. Jobs without a key get one of their own. */
export const queuePolicy = (kind: JobKind) => (kind.unique === 'waiting' ? 'short' : 'exclusive');
