import { describe, expect, test } from 'vitest';
import { quickly } from '../../tests/quickly.ts';
import { dueOn, longest, numberIn, ownPage, paceOf, problemsIn, reportNumber, trimmed } from './rules.ts';

const good = { page: '/gesundheit', problem: 'Der Knopf hat keinen Namen.', help: '', email: '' };

describe('S19.7 a reported barrier', () => {
  test('what does not work is needed, everything else may be left out', () => {
    expect(problemsIn(good)).toEqual({});
    expect(problemsIn({ ...good, page: '', problem: '' })).toEqual({ problem: { kind: 'missing' } });
  });

  test('up to 10,000 characters are taken, a line break counts once', () => {
    const lines = trimmed({ ...good, problem: `a${'\r\nb'.repeat(4999)}c` });
    expect(lines.problem).toHaveLength(longest.problem);
    expect(problemsIn(lines)).toEqual({});
    expect(problemsIn({ ...good, problem: 'x'.repeat(10_001) })).toEqual({ problem: { kind: 'long', most: 10_000 } });
  });

  test('what no table can keep, what turns the direction of writing and whatever else nobody sees is left out', () => {
    for (const sign of ['\0', '\ud800', '\u202e', '\u2066', '\u0007', '\u3164']) {
      const pasted = { page: `/a${sign}`, problem: `a${sign}b`, help: `a${sign}b`, email: '' };
      expect(trimmed(pasted), JSON.stringify(sign)).toEqual({ page: '/a', problem: 'ab', help: 'ab', email: '' });
      expect(problemsIn(trimmed({ ...good, problem: sign }))).toEqual({ problem: { kind: 'missing' } });
    }
    expect(trimmed({ ...good, page: 'eins\nzwei', problem: 'eins\n\tzwei 👩‍🦽' })).toMatchObject({
      page: 'eins zwei',
      problem: 'eins\n zwei 👩‍🦽',
    });
    expect(problemsIn({ ...good, email: 'keine' })).toEqual({ email: { kind: 'email' } });
  });

  test('it is due four weeks later by the calendar of Berlin, also across the change of clocks', () => {
    expect(dueOn(new Date('2026-10-10T22:30:00Z'))).toBe('2026-11-08');
    expect(dueOn(new Date('2027-02-01T12:00:00Z'))).toBe('2027-03-01');
  });

  test('only a path of this site is filled in', () => {
    expect(ownPage('/gesundheit/krankheiten')).toBe('/gesundheit/krankheiten');
    for (const from of [
      null,
      '',
      'https://foreign.example/',
      '//foreign.example',
      '/\\foreign.example',
      '/a b',
      'javascript:1',
      '/a\0',
    ])
      expect(ownPage(from), String(from)).toBe('');
    expect(ownPage(`/${'x'.repeat(900)}`)).toHaveLength(longest.page);
  });

  test('who is quicker than a person, or comes after a day, is told from others', () => {
    const now = new Date('2026-06-17T10:00:00Z');
    const before = (ms: number) => paceOf(now.getTime() - ms, now);
    expect([before(0), before(2999), before(3000), before(86_400_000), before(86_400_001), before(-5000)]).toEqual([
      'quick',
      'quick',
      'human',
      'human',
      'stale',
      'quick',
    ]);
    expect(paceOf(null, now)).toBe('stale');
  });

  test('a number is found however it is typed', () => {
    const number = reportNumber((limit) => limit - 1);
    expect(number).toMatch(/^M(?:-[A-Z2-9]{4}){3}$/);
    expect(numberIn(number)).toBe(number);
    expect(numberIn(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toBe(number);
    expect(numberIn(number.slice(2))).toBe(number);
    for (const wrong of ['', 'M-', 'M-1234', `${number}A`, '%', '../..']) expect(numberIn(wrong), wrong).toBeNull();
  });

  test('S16.6 a long text is no number at once, whatever its accents are', () => {
    expect(quickly(() => numberIn(`M${'\u0315'.repeat(40_000)}${'\u0300'.repeat(40_000)}`))).toBeNull();
  });
});
