import { expect, test } from 'vitest';
import { onDatabase } from '../../tests/databases.ts';
import { settableClock } from './clock.ts';
import { createRateLimits, type Limit } from './rate-limits.ts';

const limit: Limit = { name: 'tried', points: 2, seconds: 900 };

onDatabase('S16.6 limits', (open) => {
  test('keep nobody out for longer than they say, also after a clock that was a year ahead is set back', async () => {
    const clock = settableClock('2027-06-01T10:00:00Z');
    const limits = createRateLimits({ db: open().database.db, clock, key: Buffer.alloc(32) });
    const spend = async () => (await limits.spend(limit, 'anna')).ok;
    expect([await spend(), await spend(), await spend()]).toEqual([true, true, false]);
    clock.set('2026-06-01T10:00:00Z');
    expect(await spend(), 'what was spent still counts').toBe(false);
    expect((await limits.count(limit, 'anna')).secondsLeft).toBe(900);
    clock.advance(600_000);
    expect((await limits.count(limit, 'anna')).secondsLeft, 'and no try makes it longer').toBe(300);
    clock.advance(300_000);
    expect(await spend()).toBe(true);
  });
});
