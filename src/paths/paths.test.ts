import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { apiUrl } from './api.ts';
import { categories, categoryGroups, isCategory, sectionOf } from './categories.ts';
import { detailHeaderImage, imageVariant, teaserImage } from './files.ts';
import { fileNamePattern, monthPattern, shortidPattern, slugPattern, uuidPattern } from './patterns.ts';
import {
  inLocalePath,
  pageLinks,
  pageShownAt,
  patternOf,
  routeAt,
  siteRoutes,
  withoutLocale,
  categoryLink,
  watchLink,
} from './routes.ts';

describe('pages', () => {
  const de = pageLinks('de', 'dr-muster');
  const en = pageLinks('en', 'dr-muster');

  test('S1.7 German has no prefix, English stands under /en', () => {
    expect(de('start')).toBe('/');
    expect(en('start')).toBe('/en');
    expect(categoryLink(en, 'krankheiten')).toBe('/en/gesundheit/krankheiten');
    expect(inLocalePath('/partner', 'de')).toBe('/partner');
  });

  test('S1.9 the presenter is part of the address by configuration alone', () => {
    expect(patternOf('presenter.coaching.detail', 'dr-kern')).toBe('/mein-dr-kern/coaching/:slug');
    expect(pageLinks('de', 'dr-kern')('presenter.retreat.detail', { slug: 'ostsee' })).toBe('/mein-dr-kern/auszeit/ostsee');
  });

  test('S2.12 a watch address names the video and where it is watched', () => {
    expect(watchLink(de, { video: 'abc' })).toBe('/watch/abc');
    expect(watchLink(de, { video: 'abc', playlist: 'p-1' })).toBe('/watch/abc/playlist/p-1');
    expect(watchLink(en, { video: 'abc', coaching: 'c_1' })).toBe('/en/watch/abc/coaching/c_1');
  });

  test.each([
    ['/en', '/'],
    ['/en/partner/x', '/partner/x'],
    ['/de/partner', '/partner'],
    ['/energie', '/energie'],
  ])('S2.22 %s without its language is %s', (path, plain) => expect(withoutLocale(path)).toBe(plain));
});

describe('the route of an address', () => {
  test.each([
    ['/', 'start'],
    ['/en', 'start'],
    ['/meta/faq', 'meta.faq'],
    ['/meta/faq/', 'meta.faq'],
    ['/meta/barriere-melden', 'meta.barrier'],
    ['/en/meta/team', 'meta.page'],
    ['/mein-dr-kern', 'presenter'],
    ['/mein-dr-kern/auszeit/ostsee', 'presenter.retreat.detail'],
    ['/mein-jemand', null],
    ['/watch/abc/playlist/p-1', 'watch.playlist'],
    ['/watch/abc/playlist', null],
    ['/user/address/c_1', 'user.address.coaching'],
    ['/Login', null],
  ])('of %s it is %s', (path, name) => expect(routeAt(path, 'dr-kern')?.name ?? null).toBe(name));

  test('is what React Router finds, and so are its parameters', () => {
    const patterns = siteRoutes.map(({ name }) => ({ path: patternOf(name, 'dr-kern'), caseSensitive: true, id: name }));
    const forms = [
      (path: string) => path,
      (path: string) => `${path}/`,
      (path: string) => `${path}//`,
      (path: string) => path.replaceAll('/', '//'),
      (path: string) => path.toUpperCase(),
      (path: string) => path.replaceAll(/[aeiou]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    ];
    for (const { path } of patterns)
      for (const value of ['x-1', '%C3%BC', 'a%2Fb', '%zz', '%', '.', ''])
        for (const form of forms) {
          const address = form(path.replaceAll(/:\w+/g, value));
          const [found] = matchRoutes(patterns, address) ?? [];
          const { route, params } = pageShownAt(address, 'dr-kern');
          expect([route.name, params], address).toEqual([found?.route.id ?? 'error.notFound', found?.params ?? {}]);
        }
  });

  test.each([
    ['/backend', 'error.forbidden'],
    ['/en/backend/video/1', 'error.forbidden'],
    ['/backends', 'error.notFound'],
    ['/de/partner', 'partner'],
    ['/entwicklung', 'error.notFound'],
  ])('S2.17 S10.1 at %s %s is shown', (path, name) => expect(pageShownAt(path, 'dr-kern').route.name).toBe(name));
});

describe('categories', () => {
  test('S2.23 eleven categories in two sections, each in one group', () => {
    expect(categories).toHaveLength(11);
    expect([...categoryGroups.health, ...categoryGroups.feelgood].flatMap((group) => group.categories)).toEqual(categories);
    expect(sectionOf('arztbesuch')).toBe('health');
    expect(sectionOf('meine-buchtipps')).toBe('feelgood');
    expect(isCategory('constructor')).toBe(false);
  });

  test('S7.9 pictures of a category lie below the storage base, with variants beside them', () => {
    expect(detailHeaderImage('krankheiten')).toBe('/storage/detail-header/gesundheit/krankheiten.jpg');
    expect(imageVariant(teaserImage('meine-buchtipps'), 'tablet', 'webp')).toBe(
      '/storage/teaser/wohlfuehlen/meine-buchtipps_tablet.webp',
    );
  });
});

const ofForm = (pattern: RegExp, good: string[], bad: string[]) => {
  for (const text of good) expect(text).toMatch(pattern);
  for (const text of bad) expect(text).not.toMatch(pattern);
};

describe('parameters', () => {
  test('S5.8 each parameter has one form', () => {
    ofForm(shortidPattern, ['abc', 'A-_9', '0123456789'], ['ab', '01234567890', 'a b', 'äöü', 'abc\n']);
    ofForm(uuidPattern, ['3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab'], ['3f2b8c1e-9d4a-1f6b-8a2c-1234567890ab', 'x']);
    ofForm(slugPattern, ['ein-slug-2', 'a'], ['-a', 'a--b', 'A', 'a/b', '']);
    ofForm(monthPattern, ['202611', '2026111'], ['20261', '2026-11']);
    ofForm(fileNamePattern, ['master.m3u8', '1080.mp4'], ['..', '.hidden', 'a/b', 'a%2fb', '']);
  });
});

describe('calls', () => {
  test('S7.7 parameters fill the path, the rest becomes the query', () => {
    expect(apiUrl('playlistsByCategory', { category: 'krankheiten', page: 2, letter: undefined })).toBe(
      '/api/playlist/category/krankheiten?page=2',
    );
    expect(apiUrl('video', { shortid: 'a/b' })).toBe('/api/video/a%2Fb');
    expect(apiUrl('content')).toBe('/api/content');
  });
});
