/** The source of time, which tests control. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export type SettableClock = Clock & { set(instant: Date | string): void; advance(milliseconds: number): void };

/** A clock that only moves when it is told to. */
export function settableClock(start: Date | string): SettableClock {
  let instant = new Date(start);
  return {
    now: () => new Date(instant),
    set: (next) => {
      instant = new Date(next);
    },
    advance: (milliseconds) => {
      instant = new Date(instant.getTime() + milliseconds);
    },
  };
}
