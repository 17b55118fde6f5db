import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closedFlyout, flyoutHeight, flyoutLimits, nextFlyout, runFlyout, type FlyoutItem } from './flyout-rules.ts';

function given() {
  const shown: (FlyoutItem | null)[] = [];
  const flyout = runFlyout((open) => shown.push(open));
  return { flyout, shown, now: () => shown.at(-1) ?? null };
}

describe('over time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('S2.28 reaching an item opens its flyout at once', () => {
    const { flyout, now } = given();
    flyout.send({ type: 'reach', item: 'health' });
    expect(now()).toBe('health');
  });

  test('S4.22 it closes 500 ms after the item was left, not sooner', () => {
    const { flyout, now } = given();
    flyout.send({ type: 'reach', item: 'health' });
    flyout.send({ type: 'leave-item' });
    vi.advanceTimersByTime(499);
    expect(now()).toBe('health');
    vi.advanceTimersByTime(1);
    expect(now()).toBeNull();
  });

  test('S4.22 it closes 200 ms after the flyout was left, not sooner', () => {
    const { flyout, now } = given();
    flyout.send({ type: 'reach', item: 'partner' });
    flyout.send({ type: 'leave-item' });
    flyout.send({ type: 'enter-flyout' });
    flyout.send({ type: 'leave-flyout' });
    vi.advanceTimersByTime(199);
    expect(now()).toBe('partner');
    vi.advanceTimersByTime(1);
    expect(now()).toBeNull();
  });

  test('S4.22 the way from the item into the flyout keeps it open', () => {
    const { flyout, now } = given();
    flyout.send({ type: 'reach', item: 'feelgood' });
    flyout.send({ type: 'leave-item' });
    vi.advanceTimersByTime(400);
    flyout.send({ type: 'enter-flyout' });
    vi.advanceTimersByTime(60_000);
    expect(now()).toBe('feelgood');
  });

  test('S2.28 the next item takes over without a gap, and its own time begins', () => {
    const { flyout, shown, now } = given();
    flyout.send({ type: 'reach', item: 'health' });
    flyout.send({ type: 'leave-item' });
    vi.advanceTimersByTime(300);
    flyout.send({ type: 'reach', item: 'partner' });
    vi.advanceTimersByTime(60_000);
    expect(now()).toBe('partner');
    expect(shown).toEqual(['health', 'partner']);
  });

  test('S4.22 Escape or another page closes at once and leaves no timer behind', () => {
    const { flyout, shown } = given();
    flyout.send({ type: 'reach', item: 'health' });
    flyout.send({ type: 'leave-item' });
    flyout.send({ type: 'dismiss' });
    expect(vi.getTimerCount()).toBe(0);
    expect(shown).toEqual(['health', null]);
  });

  test('S4.22 a stopped flyout never closes later', () => {
    const { flyout, shown } = given();
    flyout.send({ type: 'reach', item: 'health' });
    flyout.send({ type: 'leave-item' });
    flyout.stop();
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual(['health']);
  });
});

test('S2.28 leaving while nothing is open changes nothing', () => {
  expect(nextFlyout(closedFlyout, { type: 'leave-item' })).toBe(closedFlyout);
  expect(nextFlyout(closedFlyout, { type: 'dismiss' })).toBe(closedFlyout);
});

test('S9.5 a flyout is 650 px high, 550 in a window lower than 725', () => {
  expect(flyoutHeight({ width: 1440, height: 900 })).toBe(650);
  expect(flyoutHeight({ width: 1440, height: 725 })).toBe(650);
  expect(flyoutHeight({ width: 1440, height: 724 })).toBe(550);
});

test('S9.5 as a dropdown it is as high as the window plus 100', () => {
  expect(flyoutHeight({ width: 1199, height: 900 })).toBe(1000);
  expect(flyoutHeight({ width: 390, height: 844 })).toBe(944);
});

test('S9.5 it shows at most 4 coachings, 3 retreats and 6 partners', () => {
  expect(flyoutLimits).toEqual({ coachings: 4, retreats: 3, partners: 6 });
});
