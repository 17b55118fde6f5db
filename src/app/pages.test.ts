import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bilingual } from '#kit/bilingual.ts';
import { routeOf, siteRoutes } from '#paths/routes.ts';
import type { Pages } from '#ui/page.ts';
import { pageReady } from './pages.ts';

type Texts = { readonly hello: string };
const brought: { texts?: Bilingual<Texts> } = {};
const later = routeOf('health');

test('S2.15 every address has its page in the part that it names, and every page its address', async () => {
  for (const route of siteRoutes) expect((await pageReady(route, 'de')).page, route.name).toBeTypeOf('function');
  const parts = import.meta.glob<{ pages: Pages }>(['../*/site/**/pages.ts', './start/pages.ts'], { eager: true });
  const names = Object.values(parts).flatMap(({ pages }) => Object.keys(pages));
  expect(names.toSorted()).toEqual(siteRoutes.map(({ name }) => name).toSorted());
});

describe('a page of a later part', () => {
  beforeEach(() => {
    vi.resetModules();
    delete brought.texts;
    // A room that only the later chunk imports.
    vi.doMock('#catalog/site/categories/pages.ts', async () => {
      const { lateEnglish } = await import('#kit/bilingual.ts');
      brought.texts = lateEnglish<Texts>({ hello: 'Hallo' }, () => Promise.resolve({ en: { hello: 'Hello' } }));
      return { pages: { health: { page: () => null } } };
    });
  });

  test('S1.7 S2.22 is ready with the English texts of rooms that came with the part', async () => {
    const pages = await import('./pages.ts');
    await pages.pageReady(later, 'en');
    expect(brought.texts?.en).toEqual({ hello: 'Hello' });
    expect(pages.pageOf(later).page).toBeTypeOf('function');
  });

  test('S1.7 S2.22 is ready in English too when the part was there in German before', async () => {
    const pages = await import('./pages.ts');
    await pages.pageReady(later, 'de');
    expect(() => brought.texts?.en).toThrow('before englishReady()');
    await pages.pageReady(later, 'en');
    expect(brought.texts?.en).toEqual({ hello: 'Hello' });
  });

  test('is a fault to ask for before it is ready', async () => {
    const { pageOf } = await import('./pages.ts');
    expect(() => pageOf(later)).toThrow('was not made ready');
  });
});
