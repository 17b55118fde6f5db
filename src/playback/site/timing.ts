/** The layer's times in milliseconds (S9.3, S4.15 to S4.18). */
const viewCountAfter = 5000;
const startTriesAt = [1000, 2000, 3000] as const;
export const resetAfterClose = 1000;
export const recommendAfterEnd = 1000;
/** Countdown in seconds before the next video starts by itself (S11.8). */
export const secondsBeforeNext = 8;
const hideAfterMove = 4000;
const hideAfterLeave = 2000;
/** Timeout of the server's answer: the reader is told and can retry (S8.5). */
const answerWithin = 15_000;
/** Timeout of a stalled file. */
export const stalledAfter = 20_000;
/** Interval of reports on a day's watched time (S13.2). */
export const reportEvery = 15_000;
/** How long feedback on a key, or an error, is shown. */
export const noticeFor = 1200;
export const troubleFor = 6000;
/** How long the resume note is shown. */
export const resumeNoteFor = 8000;
/** Delay after which a frame counts as visible, if the browser does not report frames. */
export const frameWithin = 500;
/** How long a preview stays after a key. */
export const previewAfterKey = 1500;

type Cancel = () => void;

/** A timer that can be cancelled. */
export function after(wait: number, act: () => void): Cancel {
  const timer = setTimeout(act, wait);
  return () => clearTimeout(timer);
}

/** The promise with a timeout of `answerWithin`. `giveUp` aborts the work. */
export function inTime<Value>(promised: Promise<Value>, giveUp?: () => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = after(answerWithin, () => {
      giveUp?.();
      reject(new Error('no answer in time'));
    });
    promised.then(resolve, reject).finally(cancel);
  });
}

/** The activities of an open video: attempts to start it, then one view; stopped when it is closed or replaced (S4.15). */
export function watchClock({ start, count }: { start: () => void; count: () => void }): Cancel {
  const pending = [...startTriesAt.map((at) => after(at, start)), after(viewCountAfter, count)];
  return () => {
    for (const cancel of pending) cancel();
  };
}

export type ControlsClock = {
  /** The mouse moved over the picture, or a key was pressed. */
  readonly moved: () => void;
  /** The mouse left the picture. */
  readonly left: () => void;
  readonly played: () => void;
  readonly paused: () => void;
  /** A control gained or lost the keyboard focus: it must not disappear while focused. */
  readonly held: (isHeld: boolean) => void;
  readonly stop: Cancel;
};

/**
 * Controls the visibility of the controls (S4.18): during play they hide 4 s after the mouse moved, 2 s after it left; on mobile
 * they stay.
 */
export function controlsClock(show: (visible: boolean) => void, isMobile: () => boolean): ControlsClock {
  let playing = false;
  let held = false;
  let cancel: Cancel | undefined;
  const showFor = (time: number): void => {
    cancel?.();
    show(true);
    if (playing && !held && !isMobile()) cancel = after(time, () => show(false));
  };
  return {
    moved: () => showFor(hideAfterMove),
    left: () => {
      cancel?.();
      if (playing && !held && !isMobile()) cancel = after(hideAfterLeave, () => show(false));
    },
    played: () => {
      playing = true;
      showFor(hideAfterMove);
    },
    paused: () => {
      playing = false;
      showFor(hideAfterMove);
    },
    held: (isHeld) => {
      held = isHeld;
      showFor(hideAfterMove);
    },
    stop: () => cancel?.(),
  };
}
