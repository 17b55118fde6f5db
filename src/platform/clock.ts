/** Where the time comes from, so that tests decide it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export type SettableClock = Clock & { set(instant: Date | string): void; advance(milliseconds: number): void };

/** A clock that stands still until it is moved. */
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
