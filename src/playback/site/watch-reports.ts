import { type RefObject, useEffect, useMemo } from 'react';
import { reportEvery } from './timing.ts';
import type { OwnDays } from './use-watch-list.ts';

/** A day of a course, both by shortid. */
type Day = { readonly coaching: string; readonly video: string };

/** Sends a report; answers whether it is finished. A rejection, or false, means that it is sent again. */
export type SendReport = (report: Day & { readonly ranges: readonly Range[] }) => Promise<boolean>;

export type WatchReports = {
  /** Records played time of a day. */
  readonly add: (day: Day, ranges: readonly Range[]) => void;
  /** Sends everything that is pending. `isLast` does not wait for a running report: the page is about to close. */
  readonly send: (send: SendReport, isLast?: boolean) => Promise<void>;
};

/** Maximum number of ranges in one call. */
const mostRanges = 50;

/**
 * Unreported watched time (S13.2), by day. What could not be sent is kept for the next time, even if another video plays by then;
 * the server counts each second once, so sending it twice is harmless.
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

/** Start and end in seconds. */
export type Range = readonly [number, number];

/** Shorter ranges are ignored. */
const shortest = 0.2;

/** Sorted, disjoint ranges. */
export function merged(ranges: readonly Range[]): readonly Range[] {
  const apart: [number, number][] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}

/**
 * Collects the played ranges of a video from its reported positions: at any speed, a second of the video is a second. A seek in
 * either direction starts a new range; repeated play counts once.
 */
export type Played = {
  /** The player has reached this second by playing. */
  readonly at: (time: number) => void;
  /** The next position follows a seek. */
  readonly jump: () => void;
  /** Takes everything new since the last call. */
  readonly take: () => readonly Range[];
};

export function createPlayed(): Played {
  let done: Range[] = [];
  let run: [number, number] | null = null;
  const close = (): void => {
    if (run && run[1] - run[0] >= shortest) done.push(run);
    run = null;
  };
  return {
    at(time) {
      if (run && time >= run[1]) run[1] = time;
      else {
        close();
        run = [time, time];
      }
    },
    jump: close,
    take() {
      const end = run?.[1];
      close();
      // Continue from the current position.
      run = end === undefined ? null : [end, end];
      const taken = merged(done);
      done = [];
      return taken;
    },
  };
}

/** One for the window: pending time of one video is sent while the next plays. */
const reports = createWatchReports();

type Watched = {
  readonly element: RefObject<HTMLVideoElement | null>;
  /** Shortid of the playing video; null until it plays. */
  readonly video: string | null;
  readonly isOpen: boolean;
  readonly own: OwnDays | null;
};

/**
 * Reports the watched time of an owned course (S13.2): periodically, at each pause and end, and when the layer or the page is
 * left. The video may play before `own` is known: what was played by then is reported too.
 */
export function useWatchReport({ element, video, isOpen, own }: Watched): void {
  const isDay = video !== null && (own?.days.some((day) => day.video === video) ?? false);
  // Created anew for each video and opening.
  const played = useMemo(() => (isOpen && video !== null ? createPlayed() : null), [isOpen, video]);
  useEffect(() => {
    const target = element.current;
    if (!target || !played || video === null) return undefined;
    const tell = (isLast = false): void => {
      if (!isDay || !own) return;
      reports.add({ coaching: own.coaching, video }, played.take());
      void reports.send(own.report, isLast);
    };
    const at = (): void => {
      if (!target.seeking) played.at(target.currentTime);
    };
    const onStop = (): void => {
      at();
      tell();
    };
    const onHide = (): void => tell(true);
    // Phones may kill a background page without a further event.
    const onChange = (): void => {
      if (document.hidden) tell(true);
    };
    const listeners = { playing: at, timeupdate: at, seeking: played.jump, seeked: at, pause: onStop, ended: onStop };
    for (const [name, listener] of Object.entries(listeners)) target.addEventListener(name, listener);
    const timer = setInterval(onStop, reportEvery);
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) target.removeEventListener(name, listener);
      clearInterval(timer);
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onChange);
      tell(true);
    };
  }, [element, played, video, isDay, own]);
}
