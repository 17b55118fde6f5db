/** Seconds from and to. */
export type Range = readonly [number, number];

/** Shorter pieces are not worth a word: a picture that stood still for a blink. */
const shortest = 0.2;

/** Ranges in order, none touching another. */
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
 * What was played of a video, by the places at which its player says that it is: at whatever speed, a second of the video is a
 * second. A jump, to either side, begins anew; what is played twice counts once.
 */
export type Played = {
  /** The player is at this second, and got there by playing. */
  readonly at: (time: number) => void;
  /** What comes next is somewhere else. */
  readonly jump: () => void;
  /** All that is new since the last time. */
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
      // Where it is now it plays on.
      run = end === undefined ? null : [end, end];
      const taken = merged(done);
      done = [];
      return taken;
    },
  };
}
