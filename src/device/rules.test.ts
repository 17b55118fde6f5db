import { describe, expect, test } from 'vitest';
import { handlingOf, limits, mayKeep, overflowing, toldOf, type Asked } from './rules.ts';

const asked = (path: string, more: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  path,
  isNavigation: false,
  isRange: false,
  ...more,
});
const opened = (path: string) => handlingOf(asked(path, { isNavigation: true }));

describe('what the worker does with a request', () => {
  test('S17.4 pages are its business; the office, frames on other sites, sign-in and calls are not', () => {
    expect(['/', '/en', '/en/partner', '/home', '/officer', '/apier'].map(opened)).toEqual(Array(6).fill('page'));
    expect(['/offline', '/en/offline'].map(opened)).toEqual(['offline', 'offline']);
    const others = [
      '/backend',
      '/backend/people',
      '/embed/abc',
      '/en/embed/abc',
      '/sso/redirect/google',
      '/auth/email/verify/a/b',
    ];
    expect([...others, '/api/user/export', '/asset/a/hls/b', '/stripe/checkout/1'].map(opened)).toEqual(Array(9).fill('leave'));
  });

  test('S17.4 no part of a film, no range and nothing that writes is touched; a logout is noticed', () => {
    expect(handlingOf(asked('/asset/faust/file/960.mp4'))).toBe('leave');
    expect(handlingOf(asked('/storage/a/b.jpg', { isRange: true }))).toBe('leave');
    expect(handlingOf(asked('/', { isNavigation: true, isRange: true }))).toBe('leave');
    const posts = ['/api/user/save', '/auth/login', '/auth/logout', '/api/user/delete', '/offline/keep'];
    expect(posts.map((path) => handlingOf(asked(path, { method: 'POST' })))).toEqual(['leave', 'leave', 'ends', 'ends', 'leave']);
    expect(handlingOf(asked('/offline/keep', { method: 'POST', isNavigation: true }))).toBe('keep');
  });

  test('S17.4 built files carry a hash, pictures are those of content', () => {
    expect(handlingOf(asked('/assets/hydrate-wd9CU9O.js'))).toBe('built');
    expect(handlingOf(asked('/assets/icon.svg'))).toBe('leave');
    expect(handlingOf(asked('/storage/start/hero_tablet.webp'))).toBe('picture');
    expect(handlingOf(asked('/api/user/picture/me.jpg'))).toBe('leave');
  });
});

describe('what may be kept', () => {
  const whole = { status: 200, type: 'basic', redirected: false, cacheControl: 'public, no-cache' };

  test('S17.4 S16.1 only what the server says is everybody’s, whole and from here', () => {
    expect(mayKeep(whole)).toBe(true);
    const others = [
      { cacheControl: null },
      { cacheControl: 'no-cache' },
      { cacheControl: 'private, no-store' },
      { cacheControl: 'public, no-store' },
      { status: 206 },
      { status: 404 },
      { type: 'opaque' },
      { type: 'opaqueredirect', status: 0 },
      { redirected: true },
    ];
    expect(others.filter((other) => mayKeep({ ...whole, ...other }))).toEqual([]);
  });

  test('S17.4 what was read first goes first, by number and by bytes', () => {
    const entries = [3, 1, 2].map((at) => ({ url: `/${at}`, at, bytes: 40 }));
    const urls = (most: number, bytes: number) => overflowing(entries, { most, bytes }).map(({ url }) => url);
    expect([urls(3, 120), urls(2, 120), urls(3, 119), urls(0, 0)]).toEqual([[], ['/1'], ['/1'], ['/3', '/2', '/1']]);
    expect(limits.pages.bytes + limits.files.bytes).toBeLessThan(30_000_000);
  });

  test('S16.6 a message of the wrong form is none', () => {
    expect(
      ['keep', null, undefined, 7, {}, { kind: 'visited', url: 1, files: [] }, { kind: 'visited', url: '/' }].map(toldOf),
    ).toEqual(Array(7).fill(null));
    expect(toldOf({ kind: 'visited', url: '/', files: ['/a', 7] })).toEqual({ kind: 'visited', url: '/', files: ['/a'] });
  });
});
