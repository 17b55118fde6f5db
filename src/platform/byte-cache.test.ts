import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { affectedBy } from './content-changes.ts';
import { noteStatement } from './content-reads.ts';
import { ByteCache, bytesIn, codingOf, type Made } from './byte-cache.ts';

const page = (body: string, status = 200): Made => ({ status, type: 'text/html; charset=utf-8', body });

function cacheAt(version = '1') {
  let now = 0;
  const cache = new ByteCache(version, { now: () => now, staleForMs: 1000 });
  return { cache, pass: (ms: number) => (now += ms) };
}

const bodyOf = (kept: ReturnType<ByteCache['lookup']>): string | undefined => kept && bytesIn(kept, 'identity').toString();

/** A maker whose answers the test controls. */
function heldMaker() {
  const waiting: ((made: Made) => void)[] = [];
  const make = vi.fn(() => new Promise<Made>((resolve) => waiting.push(resolve)));
  return { make, give: (body: string) => waiting.shift()?.(page(body)) };
}

describe('kept answers', () => {
  test('an answer is made once, however many ask for it at the same time', async () => {
    const { cache } = cacheAt();
    const { make, give } = heldMaker();
    const asked = Promise.all([cache.obtain('a', make), cache.obtain('a', make), cache.obtain('a', make)]);
    give('one');
    expect((await asked).map(bodyOf)).toEqual(['one', 'one', 'one']);
    expect(make).toHaveBeenCalledTimes(1);
    expect(bodyOf(cache.lookup('a'))).toBe('one');
  });

  test('after a content change nobody waits, and the old page is gone at the latest after a second', async () => {
    const { cache, pass } = cacheAt();
    const { make, give } = heldMaker();
    const first = cache.obtain('a', make);
    give('old');
    await first;
    const refreshed = cache.contentChanged('2');
    expect(bodyOf(cache.lookup('a'))).toBe('old');
    pass(999);
    expect(bodyOf(cache.lookup('a'))).toBe('old');
    pass(1);
    expect(cache.lookup('a')).toBeUndefined();
    give('new');
    await refreshed;
    expect(bodyOf(cache.lookup('a'))).toBe('new');
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('what is kept is made anew after a change without being asked for', async () => {
    const { cache } = cacheAt();
    let version = 'old';
    await Promise.all(['a', 'b', 'c'].map((key) => cache.obtain(key, async () => page(`${key} ${version}`))));
    version = 'new';
    await cache.contentChanged('2');
    expect(['a', 'b', 'c'].map((key) => bodyOf(cache.lookup(key)))).toEqual(['a new', 'b new', 'c new']);
  });

  test('an answer that was begun before a change is not taken for a new one', async () => {
    const { cache } = cacheAt();
    const { make, give } = heldMaker();
    const asked = cache.obtain('a', make);
    await cache.contentChanged('2');
    give('begun before');
    expect(bodyOf(await asked)).toBe('begun before');
    expect(cache.lookup('a')).toBeUndefined();
  });

  /** A maker that reads one table, and the change of a table. */
  const made = (table: string, body: () => string) =>
    vi.fn(async () => (noteStatement(`select name from ${table}`), page(body())));
  const changed = (table: string) =>
    affectedBy([[table, ['name'], []]], { logged: new Set(['films', 'lists']), others: new Set() });

  test('S18.3 a change makes only those anew that it affects; the others are current as they are', async () => {
    const { cache, pass } = cacheAt();
    let name = 'old';
    const films = made('films', () => name);
    const lists = made('lists', () => name);
    await Promise.all([cache.obtain('films', films), cache.obtain('lists', lists)]);
    name = 'new';
    await cache.contentChanged('2', changed('films'));
    pass(10_000);
    expect(['films', 'lists'].map((key) => bodyOf(cache.lookup(key)))).toEqual(['new', 'old']);
    expect([films, lists].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  });

  test('S18.3 changes that follow one another do not make old bytes last longer', async () => {
    const { cache, pass } = cacheAt();
    const { make, give } = heldMaker();
    const first = cache.obtain('a', make);
    give('old');
    await first;
    for (const version of ['2', '3', '4']) {
      void cache.contentChanged(version);
      pass(400);
    }
    expect(cache.lookup('a')).toBeUndefined();
  });

  test('an answer that was begun before a change that does not affect it is kept', async () => {
    const { cache } = cacheAt();
    const { promise, resolve } = Promise.withResolvers<void>();
    const make = async (): Promise<Made> => {
      noteStatement('select name from films');
      await promise;
      return page('made meanwhile');
    };
    const asked = [cache.obtain('a', make)];
    await cache.contentChanged('2', changed('lists'));
    resolve();
    await Promise.all(asked);
    expect(bodyOf(cache.lookup('a'))).toBe('made meanwhile');
  });

  test('after a change of everything those asked for are made first, then what was used last', async () => {
    const { cache } = cacheAt();
    const order: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    let isHeld = false;
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    for (const key of keys)
      await cache.obtain(key, async () => {
        order.push(key);
        if (isHeld) await promise;
        return page(key);
      });
    order.length = 0;
    isHeld = true;
    const remade = cache.contentChanged('2');
    cache.lookup('b');
    resolve();
    await remade;
    expect(order).toEqual(['h', 'g', 'f', 'e', 'b', 'd', 'c', 'a']);
  });

  test('a page that cannot be made anew is reported, and the others still are', async () => {
    const failed = vi.fn();
    const cache = new ByteCache('1', { onError: failed });
    let isBroken = false;
    await cache.obtain('bad', async () => {
      if (isBroken) throw new Error('no database');
      return page('bad');
    });
    await cache.obtain('good', async () => page(isBroken ? 'new' : 'old'));
    isBroken = true;
    await cache.contentChanged('2');
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: 'no database' }), 'bad');
    expect(bodyOf(cache.lookup('good'))).toBe('new');
  });

  test('only successful answers are kept', async () => {
    const { cache } = cacheAt();
    expect((await cache.obtain('a', async () => page('none', 404))).status).toBe(404);
    expect(cache.lookup('a')).toBeUndefined();
  });

  test('memory is bounded: what was used least goes first', async () => {
    const cache = new ByteCache('1', { maxBytes: 40_000 });
    const big = 'x'.repeat(10_000);
    for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.obtain(key, async () => page(key + big));
    expect(cache.lookup('a')).toBeUndefined();
    expect(cache.lookup('e')).toBeDefined();
  });

  test('S18.3 what many answers share counts for none of them', async () => {
    const cache = new ByteCache('1', { maxBytes: 40_000 });
    const sheet = Buffer.from('x'.repeat(100_000));
    for (const key of ['a', 'b', 'c', 'd', 'e'])
      await cache.obtain(key, async () => ({ status: 200, type: 'text/html', body: ['<style>', sheet, `</style>${key}`] }));
    const kept = cache.lookup('a');
    expect(kept && bytesIn(kept, 'identity').toString()).toBe(`<style>${sheet.toString()}</style>a`);
  });
});

const long = Array.from({ length: 400 }, (_, nth) => `${nth}: Schön, dass Du da bist, ${nth % 7} Tage lang.`).join(' ');

describe('codings', () => {
  test('the bytes are the page in every coding', async () => {
    const { cache } = cacheAt();
    const kept = await cache.obtain('a', async () => page(long));
    expect(brotliDecompressSync(bytesIn(kept, 'br')).toString()).toBe(bodyOf(kept));
    expect(gunzipSync(bytesIn(kept, 'gzip')).toString()).toBe(bodyOf(kept));
    const quick = bytesIn(kept, 'br');
    for (let asked = 0; asked < 2; asked += 1) cache.lookup('a');
    expect(bytesIn(kept, 'br')).toBe(quick);
    cache.lookup('a');
    await vi.waitFor(() => expect(bytesIn(kept, 'br')).not.toBe(quick));
    expect(bytesIn(kept, 'br').length).toBeLessThan(quick.length);
  });

  test('the same bytes, made anew after a change, are not compressed again', async () => {
    const { cache } = cacheAt();
    const first = await cache.obtain('a', async () => page('Schön'));
    await cache.contentChanged('2');
    expect(cache.lookup('a')).not.toBe(first);
    expect(cache.lookup('a')?.codings).toBe(first.codings);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['gzip;q=0', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)('a client that says %s gets %s', (header, coding) => {
    expect(codingOf(header)).toBe(coding);
  });
});
