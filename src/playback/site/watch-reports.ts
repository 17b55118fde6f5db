import { merged, type Range } from './played.ts';

/** A day of a course, both by shortid. */
type Day = { readonly coaching: string; readonly video: string };

/** Sends a report; answers whether it is done with. A rejection, or false, means that it is sent again. */
export type SendReport = (report: Day & { readonly ranges: readonly Range[] }) => Promise<boolean>;

export type WatchReports = {
  /** Something was played of a day. */
  readonly add: (day: Day, ranges: readonly Range[]) => void;
  /** Sends all that was not sent yet. `isLast` does not wait for a report that is on its way: the page is about to go. */
  readonly send: (send: SendReport, isLast?: boolean) => Promise<void>;
};

/** The most that one call takes. */
const mostRanges = 50;

/**
 * What was watched and not told yet (S13.2), by days. What could not be told is kept for the next time, also when another video
 * plays by then; the server counts each second once, so that telling it twice does no harm.
 */
export function createWatchReports(): WatchReports {
  const waiting = new Map<string, { readonly day: Day; ranges: readonly Range[] }>();
  let isSending = false;
  const keyOf = ({ coaching, video }: Day): string => `${coaching} ${video}`;
  const add = (day: Day, ranges: readonly Range[]): void => {
    if (ranges.length === 0) return;
    const before = waiting.get(keyOf(day))?.ranges ?? [];
    waiting.set(keyOf(day), { day, ranges: merged([...before, ...ranges]) });
  };
  const tell = async (send: SendReport, day: Day, ranges: readonly Range[]): Promise<void> => {
    const isDone = await send({ ...day, ranges }).catch(() => false);
    if (!isDone) add(day, ranges);
  };
  return {
    add,
    async send(send, isLast = false) {
      if (isSending && !isLast) return;
      const now = [...waiting.values()];
      if (now.length === 0) return;
      isSending = true;
      waiting.clear();
      for (const { day, ranges } of now) add(day, ranges.slice(mostRanges));
      await Promise.all(now.map(({ day, ranges }) => tell(send, day, ranges.slice(0, mostRanges))));
      isSending = false;
    },
  };
}
