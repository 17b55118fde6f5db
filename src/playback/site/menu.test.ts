import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entryByKey, menuPlace } from './video-menu.tsx';
import { closeAfterCopy } from './share-part.tsx';

const view = { width: 1000, height: 700 };
const menu = { width: 300, height: 240 };
const at = (left: number, top: number) => ({ left, right: left + 44, top, bottom: top + 44 });

describe('where a menu stands', () => {
  test.each([
    ['below, ends in one line', at(600, 100), { left: 344, top: 148 }],
    ['above, where there is no room below', at(600, 600), { left: 344, top: 356 }],
    ['beginnings in one line at the left edge', at(20, 100), { left: 20, top: 148 }],
    ['never left of the window', at(-30, 100), { left: 8, top: 148 }],
    ['never right of it', at(980, 100), { left: 692, top: 148 }],
  ])('S2.35 %s', (_, trigger, place) => expect(menuPlace(trigger, menu, view)).toEqual(place));

  test('S2.35 in a window that is lower than the menu it begins at the upper edge', () => {
    expect(menuPlace(at(600, 100), { width: 300, height: 690 }, view).top).toBe(8);
  });
});

describe('keys of the menu', () => {
  const names = ['Abspielen', 'Teilen', 'Link kopieren', 'Playlist', 'Partner'];
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 4, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 4],
    ['ArrowUp', -1, 4],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['p', 0, 3],
    ['P', 3, 4],
    ['p', 4, 3],
    ['z', 0, undefined],
    [' ', 0, undefined],
    ['Enter', 0, undefined],
  ])('S2.35 S19.1 %s at entry %i leads to %s', (key, current, next) => expect(entryByKey(key, current, names)).toBe(next));
});

describe('after copying', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('S2.34 S9.7 the menu closes 1.5 s later', () => {
    const close = vi.fn();
    closeAfterCopy(close);
    vi.advanceTimersByTime(1499);
    expect(close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(close).toHaveBeenCalledOnce();
  });

  test('S2.34 one that was closed before stays what it is', () => {
    const close = vi.fn();
    closeAfterCopy(close)();
    vi.advanceTimersByTime(5000);
    expect(close).not.toHaveBeenCalled();
  });
});
