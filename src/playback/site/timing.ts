/** The layer's times in milliseconds (S9.3, S4.15 to S4.18). */
const viewCountAfter = 5000;
const startTriesAt = [1000, 2000, 3000] as const;
export const resetAfterClose = 1000;
export const recommendAfterEnd = 1000;
/** So many seconds one can say no before the next video starts by itself (S11.8). */
export const secondsBeforeNext = 8;
const hideAfterMove = 4000;
const hideAfterLeave = 2000;
/** A server that has not answered by then will not: the reader is told, and can try again (S8.5). */
const answerWithin = 15_000;
/** A file of which nothing more comes for so long is given up, as its connection is. */
export const stalledAfter = 20_000;
/** So often is told what was watched of a day (S13.2). */
export const reportEvery = 15_000;
/** So long stays in sight what a key did, and what went wrong. */
export const noticeFor = 1200;
export const troubleFor = 6000;
/** So long one can read where the video goes on, and choose to begin at its start instead. */
export const resumeNoteFor = 8000;
/** A frame is on the screen so long after it plays, where the browser does not tell. */
export const frameWithin = 500;
/** The preview of a place stays so long after the key that led there. */
export const previewAfterKey = 1500;

type Cancel = () => void;

/** Calls once after a while, unless cancelled. */
export function after(wait: number, act: () => void): Cancel {
  const timer = setTimeout(act, wait);
  return () => clearTimeout(timer);
}

/** What is promised, or a rejection when it takes longer than `answerWithin`. `giveUp` ends what would go on for nothing. */
export function inTime<Value>(promised: Promise<Value>, giveUp?: () => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = after(answerWithin, () => {
      giveUp?.();
      reject(new Error('no answer in time'));
    });
    promised.then(resolve, reject).finally(cancel);
  });
}

/** What runs while a video is open: tries to start it, then one view; ends when it is closed or replaced (S4.15). */
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
  /** A control has (or lost) the keyboard's focus: it must not vanish under it. */
  readonly held: (isHeld: boolean) => void;
  readonly stop: Cancel;
};

/** Decides when the controls show (S4.18): during play they go 4 s after the mouse moved, 2 s after it left; on mobile they stay. */
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
