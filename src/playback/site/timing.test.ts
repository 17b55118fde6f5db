import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { after, controlsClock, recommendAfterEnd, resetAfterClose, watchClock, type ControlsClock } from './timing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('an open video', () => {
  test('S9.3, S4.15 its start is tried again 1, 2 and 3 s after open, and no more', () => {
    const start = vi.fn();
    watchClock({ start, count: vi.fn() });
    const tries = [999, 1, 999, 1, 999, 1, 60_000].map((time) => {
      vi.advanceTimersByTime(time);
      return start.mock.calls.length;
    });
    expect(tries).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });

  test('S7.5, S9.3 one view is counted 5000 ms after open', () => {
    const count = vi.fn();
    watchClock({ start: vi.fn(), count });
    vi.advanceTimersByTime(4999);
    expect(count).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(count).toHaveBeenCalledTimes(1);
  });

  test('S4.15 closing cancels the pending view and the tries that are left', () => {
    const [start, count] = [vi.fn(), vi.fn()];
    const close = watchClock({ start, count });
    vi.advanceTimersByTime(1500);
    close();
    vi.advanceTimersByTime(60_000);
    expect([start.mock.calls.length, count.mock.calls.length]).toEqual([1, 0]);
  });

  test('S9.3 the reset comes 1 s after close, recommendations 1 s after the end, unless cancelled', () => {
    expect([resetAfterClose, recommendAfterEnd]).toEqual([1000, 1000]);
    const [act, cancelled] = [vi.fn(), vi.fn()];
    after(1000, act);
    after(1000, cancelled)();
    vi.advanceTimersByTime(999);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect([act.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('the controls', () => {
  let visible: boolean;
  let mobile: boolean;
  let clock: ControlsClock;
  beforeEach(() => {
    visible = true;
    mobile = false;
    clock = controlsClock(
      (shown) => {
        visible = shown;
      },
      () => mobile,
    );
  });
  const shownAfter = (time: number): boolean => {
    vi.advanceTimersByTime(time);
    return visible;
  };

  test('S4.18, S9.3 they hide 4000 ms after the last mouse movement during play', () => {
    clock.played();
    vi.advanceTimersByTime(3000);
    clock.moved();
    expect([shownAfter(3999), shownAfter(1)]).toEqual([true, false]);
    clock.moved();
    expect(visible).toBe(true);
  });

  test('S4.18, S9.3 they hide 2000 ms after the mouse left', () => {
    clock.played();
    clock.moved();
    clock.left();
    expect([shownAfter(1999), shownAfter(1)]).toEqual([true, false]);
  });

  test('S4.18 a mouse that leaves does not bring hidden controls back', () => {
    clock.played();
    vi.advanceTimersByTime(4000);
    clock.left();
    expect(visible).toBe(false);
  });

  test('S4.18 on pause they show and stay', () => {
    clock.played();
    vi.advanceTimersByTime(5000);
    clock.paused();
    expect(visible).toBe(true);
    clock.moved();
    clock.left();
    expect(shownAfter(60_000)).toBe(true);
  });

  test('S4.18 on mobile they stay while playing', () => {
    mobile = true;
    clock.played();
    clock.moved();
    clock.left();
    expect(shownAfter(60_000)).toBe(true);
  });

  test('S19.1 they stay under the keyboard’s focus and hide when it has gone', () => {
    clock.played();
    clock.held(true);
    clock.moved();
    clock.left();
    expect(shownAfter(60_000)).toBe(true);
    clock.held(false);
    expect([shownAfter(3999), shownAfter(1)]).toEqual([true, false]);
  });

  test('a stopped clock changes nothing any more', () => {
    clock.played();
    clock.stop();
    expect(shownAfter(60_000)).toBe(true);
  });
});
