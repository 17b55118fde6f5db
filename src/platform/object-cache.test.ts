import { describe, expect, test, vi } from 'vitest';
import { ObjectCache } from './object-cache.ts';

function cacheAt(options?: { maxEntries: number }) {
  let version = '1';
  const { share } = new ObjectCache(() => version, options);
  return { share, change: (next: string) => (version = next) };
}

/** A loader whose values the test controls. */
function heldLoad() {
  const waiting: ((value: { text: string }) => void)[] = [];
  const load = vi.fn(() => new Promise<{ text: string }>((resolve) => waiting.push(resolve)));
  return { load, give: (text: string) => waiting.shift()?.({ text }) };
}

const loaded = (text: string) => vi.fn(() => Promise.resolve({ text }));

describe('shared objects', () => {
  test('are loaded once for a version, however many ask, at once and later', async () => {
    const { share } = cacheAt();
    const { load, give } = heldLoad();
    const asked = Promise.all([share('a', load), share('a', load)]);
    give('one');
    const [one, two] = await asked;
    expect(two).toBe(one);
    expect(await share('a', load)).toBe(one);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('are loaded anew after a change, and the old ones are given to nobody', async () => {
    const { share, change } = cacheAt();
    await share('a', loaded('old'));
    change('2');
    expect(await share('a', loaded('new'))).toEqual({ text: 'new' });
    expect(await share('a', loaded('unasked'))).toEqual({ text: 'new' });
  });

  test('that were begun before a change are given to who asked then, and to nobody who asks after it', async () => {
    const { share, change } = cacheAt();
    const before = heldLoad();
    const early = share('a', before.load);
    change('2');
    const after = heldLoad();
    const late = share('a', after.load);
    before.give('begun before');
    expect(await early).toEqual({ text: 'begun before' });
    const later = share('a', after.load);
    after.give('begun after');
    expect([await late, await later]).toEqual([{ text: 'begun after' }, { text: 'begun after' }]);
    expect(await share('a', loaded('unasked'))).toEqual({ text: 'begun after' });
  });

  test('that were begun before a change are not kept, though nobody has asked since', async () => {
    const { share, change } = cacheAt();
    const { load, give } = heldLoad();
    const early = share('a', load);
    change('2');
    give('begun before');
    await early;
    expect(await share('a', loaded('new'))).toEqual({ text: 'new' });
  });

  test('that cannot be loaded are tried again by the next', async () => {
    const { share } = cacheAt();
    await expect(share('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(await share('a', loaded('there'))).toEqual({ text: 'there' });
  });

  test('that are not worth keeping are loaded each time', async () => {
    const { share } = cacheAt();
    const load = loaded('nothing');
    for (let time = 0; time < 2; time += 1) await share('a', load, () => false);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('are bounded: what was used least goes first', async () => {
    const { share } = cacheAt({ maxEntries: 2 });
    const first = loaded('a');
    const second = loaded('b');
    await share('a', first);
    await share('b', second);
    await share('a', first);
    await share('c', loaded('c'));
    await share('a', first);
    await share('b', second);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  });
});
