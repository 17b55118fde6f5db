import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, daysBetween, instantOf } from '#kit/dates.ts';
import {
  beginOn,
  countedDay,
  courseProgress,
  dayNow,
  dayProgress,
  dueMail,
  isCertificateDue,
  isRetreatMailDue,
  lastOpen,
  moved,
  opensOn,
  paused,
  resumed,
  watchedRanges,
  type JourneyState,
  type MailState,
} from './rules.ts';

const start = '2026-06-17';
const at = (days: number): string => addDays(start, days);

describe('the days of a journey', () => {
  test('S13.1 day 1 opens at once, each further one on its day, and the last one stays', () => {
    const journey = beginOn(start);
    expect([0, 1, 2, 29, 30, 400].map((days) => lastOpen(journey, at(days)))).toEqual([1, 2, 3, 30, 31, 401]);
    expect([0, 1, 29, 30, 400].map((days) => dayNow(journey, 30, at(days)))).toEqual([1, 2, 30, 30, 30]);
    expect(opensOn(journey, 5)).toBe('2026-06-21');
  });

  test.each([
    ['to summer time', '2026-03-27', '2026-03-29'],
    ['from summer time', '2026-10-23', '2026-10-25'],
  ])('S13.1 a day opens at midnight in Berlin, also at the change of clocks %s', (_, first, changing) => {
    const journey = beginOn(first);
    for (const [day, count] of [
      [changing, 3],
      [addDays(changing, 1), 4],
    ] as const) {
      const midnight = instantOf(day, 0);
      expect(lastOpen(journey, dayOf(midnight)), day).toBe(count);
      expect(lastOpen(journey, dayOf(new Date(midnight.getTime() - 1))), day).toBe(count - 1);
    }
  });

  test('S13.1 a pause holds the day, and afterwards it goes on with the next', () => {
    const pausing = paused(beginOn(start), at(4));
    expect([4, 5, 40].map((days) => lastOpen(pausing, at(days)))).toEqual([5, 5, 5]);
    expect(opensOn(pausing, 6)).toBeNull();
    const again = resumed(pausing, at(14));
    expect([14, 15].map((days) => countedDay(again, at(days)))).toEqual([5, 6]);
    expect(opensOn(again, 6)).toBe(at(15));
  });

  test('S13.1 a pause of no day changes nothing', () => {
    const journey = beginOn(start);
    expect(countedDay(resumed(paused(journey, at(3)), at(3)), at(8))).toBe(countedDay(journey, at(8)));
  });

  test('S13.1 a move counts anew from its day, and what was open stays so', () => {
    const later = moved(beginOn(start), at(20), at(9));
    expect(later && lastOpen(later, at(9))).toBe(10);
    expect(later && dayNow(later, 30, at(9))).toBe(1);
    expect(later && opensOn(later, 11)).toBe(at(30));
    expect(later && lastOpen(later, at(35))).toBe(16);
  });

  test('S13.1 a move by more than a year is none, nor one that would open days before their time', () => {
    expect([0, 365].map((days) => moved(beginOn(start), at(days), start)?.startedOn)).toEqual([at(0), at(365)]);
    expect([-1, 366].map((days) => moved(beginOn(start), at(days), start))).toEqual([null, null]);
    expect(moved(beginOn(start), at(-1), at(9))).toBeNull();
    // Pauses are part of the elapsed time.
    const rested = resumed(paused(beginOn(start), at(3)), at(6));
    expect([2, 3].map((days) => moved(rested, at(days), at(9))?.startedOn)).toEqual([undefined, at(3)]);
  });

  test('S13.1 a start to come can be brought forward to today', () => {
    const later = moved(beginOn(start), at(20), start);
    expect(later && moved(later, at(1), at(1))?.startedOn).toBe(at(1));
    expect(later && moved(later, at(0), at(1))).toBeNull();
  });

  /** Actions of a member, each with the days that pass before it. */
  const changes = fc.array(
    fc.record({
      wait: fc.integer({ min: 0, max: 40 }),
      act: fc.constantFrom('pause', 'resume', 'move', 'nothing'),
      by: fc.integer({ min: -365, max: 365 }),
    }),
    { maxLength: 20 },
  );

  test('S13.1 whatever is paused and moved, an open day is never locked again, and no day is both open and to come', () => {
    fc.assert(
      fc.property(changes, (steps) => {
        let journey: JourneyState = beginOn(start);
        let today = start;
        let open = 1;
        for (const { wait, act, by } of steps) {
          today = addDays(today, wait);
          open = Math.max(open, lastOpen(journey, today));
          if (act === 'pause') journey = paused(journey, today);
          if (act === 'resume') journey = resumed(journey, today);
          if (act === 'move') journey = moved(journey, addDays(today, by), today) ?? journey;
          expect(lastOpen(journey, today)).toBeGreaterThanOrEqual(open);
          open = lastOpen(journey, today);
          expect(dayNow(journey, 30, today)).toBeGreaterThanOrEqual(1);
          expect(dayNow(journey, 30, today)).toBeLessThanOrEqual(30);
          const next = opensOn(journey, open + 1);
          expect(next === null).toBe(journey.pausedOn !== null);
          if (next !== null) {
            expect(daysBetween(today, next)).toBeGreaterThan(0);
            expect(lastOpen(journey, next)).toBe(open + 1);
            expect(lastOpen(journey, addDays(next, -1))).toBe(open);
          }
        }
      }),
    );
  });
});

describe('progress', () => {
  test('S13.2 a day counts in whole per cent, and as done from 90 per cent on', () => {
    expect([0, 1, 50, 89.9, 90, 100, 1000].map((seconds) => dayProgress(seconds, 100))).toEqual([0, 1, 50, 89, 100, 100, 100]);
    expect([dayProgress(0, 0), dayProgress(1, 0)]).toEqual([0, 100]);
  });

  test('S13.2 progress is a whole number between 0 and 100 whatever was watched, and more watched is never less', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -5, max: 1e9 }), fc.integer({ min: -5, max: 1e5 })), { maxLength: 40 }),
        fc.integer({ min: 0, max: 1000 }),
        (videos, more) => {
          const of = (extra: number): number => courseProgress(videos.map(([seen, long]) => dayProgress(seen + extra, long)));
          expect(Number.isInteger(of(0))).toBe(true);
          expect(of(0)).toBeGreaterThanOrEqual(0);
          expect(of(more)).toBeGreaterThanOrEqual(of(0));
          expect(of(more)).toBeLessThanOrEqual(100);
        },
      ),
    );
    expect(courseProgress([])).toBe(0);
    expect(courseProgress([100, 100, 99])).toBe(99);
  });

  test('S13.2 what a player says it saw lies within the video, in whole seconds', () => {
    expect(
      watchedRanges(
        [
          [0, 12.4],
          [-5, 3],
          [50, 86_400],
          [30, 30.2],
          [40, 20],
          [70, 90],
        ],
        60,
      ),
    ).toEqual([
      [0, 12],
      [0, 3],
      [50, 60],
    ]);
    const number = fc.double({ noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number)), fc.integer({ min: 0, max: 5000 }), (ranges, seconds) => {
        for (const [from, to] of watchedRanges(ranges, seconds)) {
          expect([Number.isInteger(from), Number.isInteger(to)]).toEqual([true, true]);
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(seconds);
        }
      }),
    );
  });

  test('S13.4 a certificate is due once the last day is open and 80 per cent were watched', () => {
    expect(isCertificateDue({ days: 30, lastOpen: 30, progress: 80 })).toBe(true);
    expect(isCertificateDue({ days: 30, lastOpen: 31, progress: 100 })).toBe(true);
    expect(isCertificateDue({ days: 30, lastOpen: 29, progress: 100 })).toBe(false);
    expect(isCertificateDue({ days: 30, lastOpen: 30, progress: 79 })).toBe(false);
    expect(isCertificateDue({ days: 0, lastOpen: 1, progress: 100 })).toBe(false);
  });
});

describe('the mail of a day', () => {
  const mails: MailState = { mailHour: 7, areMailsOff: false, isEnded: false, sentDays: new Set() };
  const due = (now: string | Date, more: Partial<MailState> = {}, journey = beginOn(start)): number | null =>
    dueMail(journey, { ...mails, ...more }, new Date(now));

  test('S10.6 is due from its hour in Berlin until the day ends', () => {
    expect(due('2026-06-17T04:59:59Z')).toBeNull();
    expect(due('2026-06-17T05:00:00Z')).toBe(1);
    expect(due('2026-06-17T21:59:59Z')).toBe(1);
    expect(due('2026-06-17T22:00:00Z')).toBeNull();
    expect(due('2026-06-18T05:00:00Z')).toBe(2);
  });

  test('S10.6 is not due again, nor in a pause, nor where mails are off or the journey ended, nor before its start', () => {
    const noon = '2026-06-19T10:00:00Z';
    expect(due(noon)).toBe(3);
    expect(due(noon, { sentDays: new Set([3]) })).toBeNull();
    expect(due(noon, { sentDays: new Set([1, 2]) })).toBe(3);
    expect(due(noon, { areMailsOff: true })).toBeNull();
    expect(due(noon, { isEnded: true })).toBeNull();
    expect(due(noon, {}, paused(beginOn(start), at(1)))).toBeNull();
    expect(due(noon, {}, beginOn(at(3)))).toBeNull();
  });

  test.each([1, 2, 3])('S10.6 one for %i o’clock is due once and on its day when clocks change to summer time', (mailHour) => {
    const first = new Date('2026-03-28T23:00:00Z'); // midnight of the 29th
    const hours = Array.from({ length: 23 }, (_, hour) => new Date(first.getTime() + hour * 3_600_000));
    const dueAt = hours.filter((now) => due(now, { mailHour }, beginOn('2026-03-29')) === 1);
    // 2 o'clock does not exist on that day: the mail comes at 3.
    expect(dueAt[0]?.toISOString()).toBe(
      { 1: '2026-03-29T00:00:00.000Z', 2: '2026-03-29T01:00:00.000Z', 3: '2026-03-29T01:00:00.000Z' }[mailHour],
    );
    expect(due('2026-03-29T22:00:00Z', { mailHour: 0 }, beginOn('2026-03-29'))).toBe(2);
  });

  test('S10.6 one for the hour that comes twice in autumn is due the first time', () => {
    const journey = beginOn('2026-10-25');
    expect(due('2026-10-24T23:59:59Z', { mailHour: 2 }, journey)).toBeNull();
    expect(due('2026-10-25T00:00:00Z', { mailHour: 2 }, journey)).toBe(1);
    expect(due('2026-10-25T01:00:00Z', { mailHour: 2, sentDays: new Set([1]) }, journey)).toBeNull();
    expect(due('2026-10-25T01:59:59Z', { mailHour: 3 }, journey)).toBeNull();
    expect(due('2026-10-25T02:00:00Z', { mailHour: 3 }, journey)).toBe(1);
  });
});

describe('the mails of a retreat', () => {
  const retreat = { startsOn: '2026-03-29', endsOn: '2026-04-01' };

  test.each([
    [-7, '2026-03-22T08:00:00Z', '2026-03-22T07:59:59Z', '2026-03-22T22:59:59Z', '2026-03-22T23:00:00Z'],
    [0, '2026-03-29T07:00:00Z', '2026-03-29T06:59:59Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
    [1, '2026-04-02T07:00:00Z', '2026-04-02T06:59:59Z', '2026-04-02T21:59:59Z', '2026-04-02T22:00:00Z'],
  ])('S10.6 one of day %i is due from nine o’clock in Berlin until its day ends', (days, first, before, last, after) => {
    const due = (now: string): boolean => isRetreatMailDue(days, retreat, new Date(now));
    expect([before, first, last, after].map(due)).toEqual([false, true, true, false]);
  });
});
