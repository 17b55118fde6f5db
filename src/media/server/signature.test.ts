import { expect, test } from 'vitest';
import { settableClock } from '#platform/clock.ts';
import { isValidSignature, permissionQuery, signAsset, signedAssetUrl } from './signature.ts';

const key = Buffer.alloc(32, 7);
const expiresAt = 1_800_000_000;
const before = new Date((expiresAt - 1) * 1000);
const permission = (query: string) => Object.fromEntries(new URLSearchParams(query));
const given = permission(signAsset(key, { shortid: 'abc', expiresAt }));

test('S7.8 a permission opens its video until it ends', () => {
  expect(isValidSignature(key, 'abc', given, before)).toBe(true);
  expect(isValidSignature(key, 'abc', given, new Date(expiresAt * 1000))).toBe(false);
  expect(isValidSignature(key, 'abd', given, before)).toBe(false);
  expect(isValidSignature(Buffer.alloc(32, 8), 'abc', given, before)).toBe(false);
});

test('S7.8 a permission that was changed or invented opens nothing', () => {
  const s = String(given.s);
  const forged = [
    {},
    { e: given.e },
    { s },
    { ...given, e: String(expiresAt + 3600) },
    { ...given, e: `0${expiresAt}` },
    { ...given, e: `${expiresAt}.0` },
    { ...given, e: expiresAt },
    { ...given, s: '' },
    { ...given, s: s.slice(1) },
    { ...given, s: `${s}A` },
    { ...given, s: (s[0] === 'A' ? 'B' : 'A') + s.slice(1) },
    { ...given, s: [s, s] },
    { ...given, s: 'ä'.repeat(43) },
  ];
  expect(forged.filter((one) => isValidSignature(key, 'abc', one, before))).toEqual([]);
  expect(permissionQuery({ e: '1"\n', s })).toBeUndefined();
});

test('S7.8 an address is signed for five to six hours, and the same again within the hour', () => {
  const clock = settableClock('2026-11-20T10:20:00Z');
  const part = { key, clock, shortid: 'abc', type: 'hls', value: 'master.m3u8' } as const;
  const url = signedAssetUrl(part);
  expect(url).toMatch(/^\/asset\/abc\/hls\/master\.m3u8\?e=1795190400&s=[\w-]{43}$/);
  clock.advance(30 * 60_000);
  expect(signedAssetUrl(part)).toBe(url);
  const query = permission(url.split('?')[1] ?? '');
  clock.set('2026-11-20T15:59:59Z');
  expect(isValidSignature(key, 'abc', query, clock.now())).toBe(true);
  clock.set('2026-11-20T16:00:00Z');
  expect(isValidSignature(key, 'abc', query, clock.now())).toBe(false);
});
