import { expect, test, vi } from 'vitest';
import { sentimentOf, themeAt } from './background-rules.ts';

test('S4.21 the night takes the place of the default theme before 6 and from 18 on', () => {
  expect([0, 5, 6, 12, 17, 18, 23].map((hour) => themeAt('default', hour))).toEqual([
    'night',
    'night',
    'default',
    'default',
    'default',
    'night',
    'night',
  ]);
});

test('S2.21 a theme that a route asks for stays by night', () => {
  expect(themeAt('feelgood', 23)).toBe('feelgood');
  expect(themeAt('test', 3)).toBe('test');
});

test('S8.10 a theme that there is not is told to the log and to nobody else', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(['default', 'feelgood', 'test'].map(sentimentOf)).toEqual(['default', 'feelgood', 'test']);
  expect(log).not.toHaveBeenCalled();
  for (const odd of ['', 'Feelgood', 'night', 'constructor', 'blau']) {
    expect(sentimentOf(odd)).toBeNull();
    expect(log).toHaveBeenLastCalledWith('received invalid gradient', odd);
  }
  log.mockRestore();
});
