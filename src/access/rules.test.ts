import { describe, expect, test } from 'vitest';
import { mayWatch, type Grant, type Protected } from './rules.ts';
import { everyone } from '#kit/endpoint.ts';
import { createAccess } from './server/door.ts';

const free: Protected = { protection: 'free', coaching: null };
const exclusive: Protected = { protection: 'exclusive', coaching: null };
const sleep: Protected = { protection: 'coaching', coaching: 'besser-schlafen' };
const member: Grant = { kind: 'member' };
const owner: Grant = { kind: 'coaching', slug: 'besser-schlafen' };
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

  /** Everything that somebody can hold of: being a member, owning this coaching, owning another one. */
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
});

describe('grants', () => {
  const context = { ...everyone('de'), visitor: 'v' };

  test('S4.16 the grants of all sources count together', async () => {
    const access = createAccess([
      () => Promise.resolve([member]),
      ({ visitor }) => Promise.resolve(visitor === 'v' ? [owner] : []),
    ]);
    expect(await access.grantsOf(context)).toEqual([member, owner]);
    expect(await access.mayWatch(sleep, context)).toBe(true);
    expect(await access.mayWatch(sleep, { ...context, visitor: 'w' })).toBe(false);
  });

  test('S6.1 without sources everybody is a visitor', async () => {
    const access = createAccess([]);
    expect(await access.mayWatch(free, context)).toBe(true);
    expect(await access.mayWatch(exclusive, context)).toBe(false);
  });

  test('a source that fails is a fault and not a no; free things do not ask it', async () => {
    const access = createAccess([() => Promise.reject(new Error('database gone'))]);
    await expect(access.mayWatch(sleep, context)).rejects.toThrow('database gone');
    expect(await access.mayWatch(free, context)).toBe(true);
  });
});
