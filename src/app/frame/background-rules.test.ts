import { expect, test, vi } from 'vitest';
import { isNight, sentimentOf, themeAt, toneOf } from './background-rules.ts';

test('S4.21 the night takes the place of the default theme before 6 and from 18 on', () => {
  expect([0, 5, 6, 12, 17, 18, 23].map((hour) => themeAt('default', hour, null))).toEqual([
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
  expect(themeAt('feelgood', 23, null)).toBe('feelgood');
  expect(themeAt('test', 3, null)).toBe('test');
});

test('S11.12 what a reader chose counts at every hour, and nothing else that stands on the device', () => {
  for (const hour of [3, 12, 22]) {
    expect([isNight(hour, 'night'), isNight(hour, 'day')]).toEqual([true, false]);
    expect([themeAt('default', hour, 'night'), themeAt('default', hour, 'day')]).toEqual(['night', 'default']);
  }
  expect(['day', 'night', null, '', 'Night', 'constructor', '<b>'].map(toneOf)).toEqual([
    'day',
    'night',
    null,
    null,
    null,
    null,
    null,
  ]);
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
