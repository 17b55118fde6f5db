import { expect, test } from 'vitest';
import { keyAction, timeByKey } from './keys.ts';

const kinds = (keys: readonly string[]) => keys.map((key) => keyAction(key)?.kind);

test('S11.2 keys do what people know, in either case', () => {
  expect(kinds([' ', 'k', 'K'])).toEqual(['toggle', 'toggle', 'toggle']);
  expect(kinds(['m', 'f', 'c', '?'])).toEqual(['mute', 'fullscreen', 'captions', 'help']);
  expect(['j', 'L', 'ArrowLeft', 'ArrowRight'].map((key) => keyAction(key))).toEqual(
    [-10, 10, -5, 5].map((seconds) => ({ kind: 'skip', seconds })),
  );
  expect(['ArrowUp', 'ArrowDown'].map((key) => keyAction(key))).toEqual([5, -5].map((by) => ({ kind: 'volume', by })));
  expect(['<', '>'].map((key) => keyAction(key))).toEqual([-1, 1].map((direction) => ({ kind: 'speed', direction })));
  expect(kinds(['x', 'Tab', 'Escape', 'Enter', 'F5'])).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test('S11.2 digits lead to the tenths of the video', () => {
  expect(['0', '5', '9'].map((key) => keyAction(key))).toEqual([0, 0.5, 0.9].map((share) => ({ kind: 'place', share })));
});

test('S19.1 every key of a slider moves the seek bar', () => {
  const at = { time: 30, duration: 100 };
  const keys = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'Tab'];
  expect(keys.map((key) => timeByKey(key, at))).toEqual([25, 25, 35, 35, 20, 40, 0, 100, undefined]);
});
