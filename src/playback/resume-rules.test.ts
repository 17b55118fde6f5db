import { describe, expect, test } from 'vitest';
import { positionLimits } from '#paths/playback-api.ts';
import { settableClock } from '#platform/clock.ts';
import {
  ageOf,
  askedSeconds,
  beginsAt,
  finishedFrom,
  isFinished,
  isWorth,
  newestOf,
  resumeAt,
  shareSeen,
  worthFrom,
} from './resume-rules.ts';

const [clip, talk, film] = [30, 300, 3600];

describe('S11.3 what is worth remembering', () => {
  test.each([
    [clip, 3],
    [150, 15],
    [talk, 15],
    [film, 15],
  ])('of %i seconds: from second %i on', (duration, from) => {
    expect(worthFrom(duration)).toBe(from);
    expect(isWorth({ seconds: from, duration })).toBe(true);
    expect(isWorth({ seconds: from - 0.1, duration })).toBe(false);
  });

  test.each([
    [clip, 27],
    [150, 135],
    [talk, 285],
    [film, 3420],
  ])('of %i seconds: finished from second %i on', (duration, from) => {
    expect(finishedFrom(duration)).toBe(from);
    expect(isFinished({ seconds: from, duration })).toBe(true);
    expect(isFinished({ seconds: from - 0.1, duration })).toBe(false);
  });

  test('a video goes on at a whole second that was seen; one that was finished, hardly begun or never seen begins at its start', () => {
    expect(resumeAt({ seconds: 112.9, duration: talk })).toBe(112);
    expect(resumeAt({ seconds: 285, duration: talk })).toBe(0);
    expect(resumeAt({ seconds: 14, duration: talk })).toBe(0);
    expect(resumeAt(undefined)).toBe(0);
    expect(resumeAt(null)).toBe(0);
  });

  test('a video without a length is neither', () => {
    for (const duration of [0, -1, Number.NaN]) {
      expect(isWorth({ seconds: 5, duration })).toBe(false);
      expect(isFinished({ seconds: 5, duration })).toBe(false);
    }
  });

  test.each([
    [0, 0],
    [14, 0],
    [15, 5],
    [150, 50],
    [284, 95],
    [285, 100],
    [300, 100],
  ])('a tile says of second %i of 300: %i', (seconds, share) => expect(shareSeen({ seconds, duration: talk })).toBe(share));

  test('a tile never says none or all of what was begun', () => {
    expect(shareSeen({ seconds: 15, duration: 86_400 })).toBe(1);
    expect(shareSeen({ seconds: 94.9, duration: 100 })).toBe(100);
    expect(shareSeen(undefined)).toBe(0);
  });
});

describe('S11.4 the second in an address', () => {
  test.each([
    ['83', 83],
    ['83s', 83],
    ['1m23s', 83],
    ['1m', 60],
    ['1h2m3s', 3723],
    ['2h', 7200],
    ['1H2M', 3720],
    ['0', 0],
    ['007', 7],
    ['1m5', 65],
  ])('%s is second %i', (text, seconds) => expect(askedSeconds(text)).toBe(seconds));

  test.each([
    '',
    ' ',
    '-5',
    '+5',
    '12.5',
    '12,5',
    'abc',
    '1e3',
    '0x10',
    's',
    'm',
    'hms',
    '3s1m',
    '1m 2s',
    '9'.repeat(40),
    '٣',
    '1\u0000',
    '5\n',
  ])('what is none is the start: %j', (text) => expect(askedSeconds(text)).toBe(0));

  test('none at all is not the start', () => expect(askedSeconds(null)).toBeNull());

  test('it wins over where the reader was, also when it is wrong; without it the reader goes on', () => {
    const reached = { seconds: 100, duration: talk };
    expect(beginsAt(40, reached, talk)).toBe(40);
    expect(beginsAt(0, reached, talk)).toBe(0);
    expect(beginsAt(299, reached, talk)).toBe(299);
    for (const wrong of [300, 99_999, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(beginsAt(wrong, reached, talk)).toBe(0);
    expect(beginsAt(null, reached, talk)).toBe(100);
    expect(beginsAt(undefined, reached, talk)).toBe(100);
    expect(beginsAt(undefined, undefined, talk)).toBe(0);
  });
});

describe('S11.3 the newest wins', () => {
  test('of each video, in whatever order they come; of two of one moment the one that came last', () => {
    const [old, young] = [
      { video: 'a', at: 1, seconds: 10 },
      { video: 'a', at: 2, seconds: 5 },
    ];
    expect(newestOf([old, young])).toEqual([young]);
    expect(newestOf([young, old])).toEqual([young]);
    expect(newestOf([young, { ...young, seconds: 7 }])).toEqual([{ ...young, seconds: 7 }]);
    expect(newestOf([])).toEqual([]);
  });

  test('and the newest two hundred are kept, newest first', () => {
    const many = Array.from({ length: 250 }, (_, at) => ({ video: `v${at}`, at }));
    const kept = newestOf(many);
    expect(kept).toHaveLength(200);
    expect(kept[0]?.video).toBe('v249');
    expect(kept.at(-1)?.video).toBe('v50');
  });

  test('ages mean the same on every device: nothing is from the future, nothing older than 400 days', () => {
    const clock = settableClock('2026-11-22T12:00:00Z');
    const at = clock.now().getTime();
    clock.advance(90_000);
    expect(ageOf(at, clock.now().getTime())).toBe(90_000);
    clock.set('2026-11-20T00:00:00Z');
    expect(ageOf(at, clock.now().getTime())).toBe(0);
    clock.set('2036-01-01T00:00:00Z');
    expect(ageOf(at, clock.now().getTime())).toBe(400 * 86_400_000);
    expect(positionLimits.oldest).toBe(400 * 86_400_000);
  });
});
