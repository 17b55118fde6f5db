import type { Db } from '#platform/database.ts';
import type { Clock } from '#platform/clock.ts';
import { clipSteps, type ClipStep } from '../../clips/contract.ts';
import { wholeProgress } from '../../clips/rules.ts';
import { changeInRun, isInRun, type ClipRow, type ClipValues } from './rows.ts';
import { touchWorkFolder } from './work-folder.ts';

/** Another took a clip over, or somebody cancelled it: what this run does is nobody's business any more. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
}

/** One try to make a clip, from its begin to its end. */
export type Run = {
  /** Where it is made. */
  readonly folder: string;
  /** Part of the names of its files: those of another try are never mistaken for them. */
  readonly token: string;
  /** Aborted when the job is, and when the run is superseded. */
  readonly signal: AbortSignal;
  /** Says how far a step is, 0 to 1; written some times a second at most. */
  readonly report: (step: ClipStep, share: number) => void;
  /** Writes to the clip's row, in a transaction of the caller's or alone. Throws `Superseded`. */
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

/** How often a run tells of itself and looks whether it still is the one, in ms. */
const lookEvery = 500;

/** Does something as a run of a clip and tells of its progress meanwhile. */
export async function inRun<Value>(
  { db, clock, run, folder, signal }: RunOptions,
  work: (run: Run) => Promise<Value>,
): Promise<Value> {
  const superseded = new AbortController();
  const steps: Partial<Record<ClipStep, number>> = {};
  let hasNews = false;
  const change: Run['change'] = async (values, tx = db) => {
    const told = { steps: { ...steps }, progress: wholeProgress(steps), step: currentOf(steps) };
    const row = await changeInRun(tx, run, clock.now(), { ...told, ...values });
    if (row) return row;
    superseded.abort(new Superseded());
    throw new Superseded();
  };
  const look = async (): Promise<void> => {
    await touchWorkFolder(folder).catch(() => {});
    if (!hasNews) {
      if (!(await isInRun(db, run))) superseded.abort(new Superseded());
      return;
    }
    hasNews = false;
    await change({});
  };
  const looks: { now: Promise<void> | null } = { now: null };
  const timer = setInterval(() => {
    // A database that does not answer now may answer next time; the work itself fails where it needs it.
    looks.now ??= look()
      .catch(() => {})
      .finally(() => {
        looks.now = null;
      });
  }, lookEvery);
  try {
    return await work({
      folder,
      token: run.slice(0, 8),
      signal: AbortSignal.any([signal, superseded.signal]),
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

/** The first step that has begun and is not done. */
const currentOf = (steps: Partial<Record<ClipStep, number>>): ClipStep | null =>
  clipSteps.find((step) => steps[step] !== undefined && steps[step] < 1) ??
  clipSteps.findLast((step) => steps[step] === 1) ??
  null;

/** Does several things at once; when one fails the others end, and only then it is said. */
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
