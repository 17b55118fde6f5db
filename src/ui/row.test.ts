import { expect, test } from 'vitest';
import { sidesWithMore } from './row.tsx';

test('a row offers only the sides that have more, however the window is zoomed', () => {
  expect(sidesWithMore({ scrollLeft: 0, clientWidth: 800, scrollWidth: 800 })).toEqual({ back: false, on: false });
  expect(sidesWithMore({ scrollLeft: 0, clientWidth: 800, scrollWidth: 1600 })).toEqual({ back: false, on: true });
  expect(sidesWithMore({ scrollLeft: 400, clientWidth: 800, scrollWidth: 1600 })).toEqual({ back: true, on: true });
  expect(sidesWithMore({ scrollLeft: 799.5, clientWidth: 800, scrollWidth: 1600 })).toEqual({ back: true, on: false });
});
