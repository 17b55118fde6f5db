import { describe, expect, test } from 'vitest';
import { englishReady, lateEnglish } from './bilingual.ts';
import { addDays, dayAndMonth, dayOf, formatDay, instantOf, wireDate, wireDuration, yearIn } from './dates.ts';
import { localeOfHeaders, localeOfPath } from './locale.ts';
import { formatNumber } from './numbers.ts';
import { formatCents } from './money.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { codeOf, statusOf } from './result.ts';

describe('locale', () => {
  test.each([
    ['/', 'de'],
    ['/en', 'en'],
    ['/en/gesundheit', 'en'],
    ['/energie', 'de'],
    ['/gesundheit/en', 'de'],
  ])('S1.7 the path %s is %s', (path, locale) => expect(localeOfPath(path)).toBe(locale));

  test.each([
    ['en', 'de', 'en'],
    ['fr', 'en-GB,en;q=0.9', 'en'],
    [undefined, 'fr, en;q=0.4, de;q=0.8', 'de'],
    [undefined, 'en;q=0, de', 'de'],
    [undefined, 'fr, it', 'de'],
    [undefined, undefined, 'de'],
    ['<script>', ';;;,q=,', 'de'],
  ])('S1.7 the language header %s with Accept-Language %s asks for %s', (language, accept, locale) =>
    expect(localeOfHeaders(language, accept)).toBe(locale),
  );
});

describe('dates', () => {
  test('S3.6 a start is told in Berlin, in summer and winter', () => {
    expect(wireDate(new Date('2026-07-01T22:30:00Z'))).toBe('02.07.2026 00:30');
    expect(wireDate(new Date('2026-12-31T23:30:00Z'))).toBe('01.01.2027 00:30');
  });

  test.each(['0000-01-01', '0001-01-01', '0099-12-31', '0999-12-31', '1000-01-01', '9999-12-31'])(
    '(S16.6) %s is a day to reckon with: nothing throws, and all that comes of it has its usual form',
    (day) => {
      for (const count of [-4_000_000, -1, 0, 1, 4_000_000]) expect(addDays(day, count)).toMatch(/^[1-9]\d{3}-\d\d-\d\d$/);
      for (const hour of [0, 23]) {
        const instant = instantOf(day, hour);
        expect(instant.toISOString()).toMatch(/^[1-9]\d{3}-/);
        expect(dayOf(instant)).toMatch(/^[1-9]\d{3}-\d\d-\d\d$/);
      }
      expect(dayOf(new Date(`${day}T23:59:59.999Z`))).toMatch(/^[1-9]\d{3}-\d\d-\d\d$/);
      expect(formatDay(day, 'de')).not.toBe('');
    },
  );

  test('an instant is that of Berlin’s clock, in summer and winter, and to the last day', () => {
    expect(instantOf('2026-07-01', 0).toISOString()).toBe('2026-06-30T22:00:00.000Z');
    expect(instantOf('2026-01-01', 6).toISOString()).toBe('2026-01-01T05:00:00.000Z');
    expect(instantOf('9999-12-31', 0).toISOString()).toBe('9999-12-30T23:00:00.000Z');
    expect([addDays('9999-12-31', 1), addDays('9999-12-30', 1), addDays('1000-01-01', -1)]).toEqual([
      '9999-12-31',
      '9999-12-31',
      '1000-01-01',
    ]);
  });

  test('S2.36 a daily shows day and month', () => expect(dayAndMonth('02.07.2026 06:00')).toBe('02.07'));

  test('S2.29 the year of the copyright line turns at midnight in Berlin', () => {
    expect(yearIn(new Date('2026-12-31T22:59:59Z'))).toBe(2026);
    expect(yearIn(new Date('2026-12-31T23:00:00Z'))).toBe(2027);
  });

  test.each([
    [0, '00:00'],
    [59.4, '00:59'],
    [750, '12:30'],
    [3599.6, '01:00:00'],
    [3723, '01:02:03'],
    [-5, '00:00'],
  ])('S3.6 %d seconds are %s', (seconds, text) => expect(wireDuration(seconds)).toBe(text));
});

test('a price is whole cents of euro in the way of the language', () => {
  expect(formatCents(4900, 'de')).toBe('49,00\u00A0€');
  expect(formatCents(123_456, 'de')).toBe('1.234,56\u00A0€');
  expect(formatCents(4900, 'en')).toBe('€49.00');
  for (const cents of [0, 5, 99, 100, -1, -123_456, 100_000, 99_999_999, 1_234_567_890]) {
    const asIntl = (tag: string) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(cents / 100);
    expect(formatCents(cents, 'de')).toBe(asIntl('de-DE'));
    expect(formatCents(cents, 'en')).toBe(asIntl('en-IE'));
    expect(formatNumber(cents, 'de')).toBe(cents.toLocaleString('de-DE'));
    expect(formatNumber(cents, 'en')).toBe(cents.toLocaleString('en-GB'));
  }
  for (const speed of [0.5, 0.75, 1, 1.25]) {
    expect(formatNumber(speed, 'de')).toBe(speed.toLocaleString('de-DE'));
    expect(formatNumber(speed, 'en')).toBe(speed.toLocaleString('en-GB'));
  }
});

test('each failure has its status, and can be told back from it', () => {
  expect(statusOf('payment-required')).toBe(402);
  expect(codeOf(419)).toBe('session-expired');
  expect(codeOf(500)).toBeUndefined();
});

test('S1.7 English texts are there once they were waited for, German ones at once', async () => {
  const texts = lateEnglish({ hello: 'Guten Tag' }, async () => ({ en: { hello: 'Good day' } }));
  expect(texts.de.hello).toBe('Guten Tag');
  expect(() => texts.en.hello).toThrow('englishReady');
  await englishReady();
  expect(texts.en.hello).toBe('Good day');
});

test('tasks of one key run one after another, also after a failure; others do not wait for them', async () => {
  const inTurn = oneAtATime();
  const begun: string[] = [];
  const first = Promise.withResolvers<string>();
  const task = (name: string, done: Promise<string>) => () => {
    begun.push(name);
    return done;
  };
  const one = inTurn('a', task('one', first.promise));
  const two = inTurn('a', task('two', Promise.resolve('two')));
  await expect(inTurn('b', task('other', Promise.resolve('other')))).resolves.toBe('other');
  expect(begun).toEqual(['one', 'other']);
  first.reject(new Error('broken'));
  await expect(one).rejects.toThrow('broken');
  await expect(two).resolves.toBe('two');
});
