import { describe, expect, test } from 'vitest';
import { verdictOf, type Grant, type Protected } from './rules.ts';
import { everyone } from '#kit/endpoint.ts';
import { createAccess } from './server/door.ts';

const free: Protected = { protection: 'free', coaching: null };
const exclusive: Protected = { protection: 'exclusive', coaching: null };
const sleep: Protected = { protection: 'coaching', coaching: 'besser-schlafen' };
const member: Grant = { kind: 'member' };
const owner = { kind: 'coaching', slug: 'besser-schlafen' } as const;
const mayWatch = (thing: Protected, held: readonly Grant[]): boolean => verdictOf(thing, held).kind === 'open';
const other: Grant = { kind: 'coaching', slug: 'rueckenstark' };

describe('who may watch', () => {
  test('S6.1 a visitor watches what is free and nothing else', () => {
    expect([free, exclusive, sleep].map((thing) => mayWatch(thing, []))).toEqual([true, false, false]);
  });

  test('S6.2 a member also watches what is exclusive, but no coaching', () => {
    expect([free, exclusive, sleep].map((thing) => mayWatch(thing, [member]))).toEqual([true, true, false]);
  });

  test('S6.3 an owner watches her coaching and no other', () => {
    expect(mayWatch(sleep, [member, owner])).toBe(true);
    expect(mayWatch({ ...sleep, coaching: 'rueckenstark' }, [member, owner])).toBe(false);
  });

  /** All possible grants: being a member, owning this coaching, owning another one. */
  const holdings = [[], [member], [owner], [other], [member, owner], [member, other], [owner, other], [member, owner, other]];
  const combinations = [free, exclusive, sleep].flatMap((thing) => holdings.map((held) => ({ thing, held })));

  test.each(combinations)('S4.16 S6.1 S6.2 S6.3 $thing.protection is decided for a holder of $held', ({ thing, held }) => {
    const opensIt = { free: true, exclusive: held.includes(member), coaching: held.includes(owner) }[thing.protection];
    expect(mayWatch(thing, held)).toBe(opensIt);
    expect(mayWatch(thing, held.toReversed())).toBe(opensIt);
  });

  test('S6.3 a protected video of no known coaching is opened by no purchase', () => {
    expect(mayWatch({ protection: 'coaching', coaching: null }, [member, owner])).toBe(false);
  });

  const dayOf = (day: number | null): Protected => ({ ...sleep, day });
  const paced = (opened: number, firstDay: string | null): Grant => ({ ...owner, pace: { opened, firstDay } });

  test('S13.1 an owner watches the days that are open; a later one is locked until its day', () => {
    const held = [member, paced(3, '2026-06-15')];
    expect(verdictOf(dayOf(3), held)).toEqual({ kind: 'open' });
    expect(verdictOf(dayOf(4), held)).toEqual({ kind: 'locked', opensOn: '2026-06-18' });
    expect(verdictOf(dayOf(30), held)).toEqual({ kind: 'locked', opensOn: '2026-07-14' });
    expect(verdictOf(dayOf(null), held)).toEqual({ kind: 'open' });
  });

  test('S13.1 while it is paused nobody knows when a locked day opens; without a purchase it is closed and not locked', () => {
    expect(verdictOf(dayOf(4), [paced(3, null)])).toEqual({ kind: 'locked', opensOn: null });
    expect(verdictOf(dayOf(4), [member, other])).toEqual({ kind: 'closed' });
  });

  test('S6.3 S13.1 who holds a coaching whole is not held back by holding it day by day too', () => {
    for (const held of [
      [paced(1, '2026-06-15'), owner],
      [owner, paced(1, '2026-06-15')],
    ])
      expect(verdictOf(dayOf(20), held)).toEqual({ kind: 'open' });
  });
});

describe('grants', () => {
  const context = { ...everyone('de'), visitor: 'v' };

  test('S4.16 the grants of all sources count together', async () => {
    const access = createAccess([
      () => Promise.resolve([member]),
      ({ visitor }) => Promise.resolve(visitor === 'v' ? [owner] : []),
    ]);
    expect(await access.grantsOf(context)).toEqual([member, owner]);
    expect(await access.verdictOn(sleep, context)).toEqual({ kind: 'open' });
    expect(await access.verdictOn(sleep, { ...context, visitor: 'w' })).toEqual({ kind: 'closed' });
  });

  test('S6.1 without sources everybody is a visitor', async () => {
    const access = createAccess([]);
    expect(await access.verdictOn(free, context)).toEqual({ kind: 'open' });
    expect(await access.verdictOn(exclusive, context)).toEqual({ kind: 'closed' });
  });

  test('a source is asked once for a request, however much of it wants to know', async () => {
    const asked: string[] = [];
    const access = createAccess([
      ({ visitor }) => {
        asked.push(visitor);
        return Promise.resolve([owner]);
      },
    ]);
    await Promise.all([access.verdictOn(sleep, context), access.verdictOn(exclusive, context), access.grantsOf(context)]);
    await access.verdictOn(sleep, { ...context, visitor: 'w' });
    expect(asked).toEqual(['v', 'w']);
  });

  test('a source that fails is a fault and not a no; free things do not ask it', async () => {
    const access = createAccess([() => Promise.reject(new Error('database gone'))]);
    await expect(access.verdictOn(sleep, context)).rejects.toThrow('database gone');
    expect(await access.verdictOn(free, context)).toEqual({ kind: 'open' });
  });
});
