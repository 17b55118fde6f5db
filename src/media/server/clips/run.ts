import type { Db } from '#platform/database.ts';
import type { Clock } from '#platform/clock.ts';
import { clipSteps, type ClipStep } from '../../clips/contract.ts';
import { wholeProgress } from '../../clips/rules.ts';
import { changeInRun, isInRun, type ClipRow, type ClipValues } from './rows.ts';
import { tendedEvery, tendWorkFolder } from './work-folder.ts';

/** Another run took over the clip, or it was cancelled; this run's result no longer matters. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
}

/** A single attempt to transcode a clip. */
export type Run = {
  /** The work folder. */
  readonly folder: string;
  /** Part of its file names, so that files of different runs never collide. */
  readonly token: string;
  /** Aborted with the job, when the run is superseded, and before the disk is full. */
  readonly signal: AbortSignal;
  /** Reports a step's progress, 0 to 1; throttled to a few writes per second. */
  readonly report: (step: ClipStep, share: number) => void;
  /** Updates the clip's row, in the caller's transaction or on its own. Throws `Superseded`. */
  readonly change: (values: ClipValues, tx?: Parameters<typeof changeInRun>[0]) => Promise<ClipRow>;
};

type RunOptions = {
  readonly db: Db;
  readonly clock: Clock;
  /** The run's id in the row. */
  readonly run: string;
  readonly folder: string;
  readonly signal: AbortSignal;
};

/** Runs the work as a run of a clip and reports its progress meanwhile. */
export async function inRun<Value>(
  { db, clock, run, folder, signal }: RunOptions,
  work: (run: Run) => Promise<Value>,
): Promise<Value> {
  const ended = new AbortController();
  const steps: Partial<Record<ClipStep, number>> = {};
  let hasNews = false;
  const change: Run['change'] = async (values, tx = db) => {
    const current = { steps: { ...steps }, progress: wholeProgress(steps), step: currentOf(steps) };
    const row = await changeInRun(tx, run, clock.now(), { ...current, ...values });
    if (row) return row;
    ended.abort(new Superseded());
    throw new Superseded();
  };
  const look = async (): Promise<void> => {
    await tendWorkFolder(folder).catch((error: unknown) => ended.abort(error));
    if (!hasNews) {
      if (!(await isInRun(db, run))) ended.abort(new Superseded());
      return;
    }
    hasNews = false;
    await change({});
  };
  const looks: { now: Promise<void> | null } = { now: null };
  const timer = setInterval(() => {
    // A database error here may be temporary; the work itself fails if it needs the database.
    looks.now ??= look()
      .catch(() => {})
      .finally(() => {
        looks.now = null;
      });
  }, tendedEvery);
  try {
    return await work({
      folder,
      token: run.slice(0, 8),
      signal: AbortSignal.any([signal, ended.signal]),
      report: (step, share) => {
        steps[step] = Math.max(steps[step] ?? 0, Math.min(1, share));
        hasNews = true;
      },
      change,
    });
  } finally {
    clearInterval(timer);
    await looks.now;
  }
}

/** The first step that has started but is not finished. */
const currentOf = (steps: Partial<Record<ClipStep, number>>): ClipStep | null =>
  clipSteps.find((step) => steps[step] !== undefined && steps[step] < 1) ??
  clipSteps.findLast((step) => steps[step] === 1) ??
  null;

/** Runs tasks in parallel. If one fails, the others are aborted, and the error is thrown once all have ended. */
export async function together<Values extends readonly unknown[]>(
  signal: AbortSignal,
  ...tasks: { readonly [K in keyof Values]: (signal: AbortSignal) => Promise<Values[K]> }
): Promise<Values> {
  const controller = new AbortController();
  const either = AbortSignal.any([signal, controller.signal]);
  const begun = tasks.map(async (task) => {
    try {
      return await task(either);
    } catch (error) {
      controller.abort(error);
      throw error;
    }
  });
  const ends = await Promise.allSettled(begun);
  if (controller.signal.aborted) throw controller.signal.reason;
  return ends.map((end) => (end.status === 'fulfilled' ? end.value : undefined)) as unknown as Values;
}
