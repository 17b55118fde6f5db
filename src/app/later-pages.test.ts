import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bilingual } from '#kit/bilingual.ts';
import type { AnyRoute } from './route.ts';

type Texts = { readonly hello: string };
const brought: { texts?: Bilingual<Texts> } = {};

const later = { page: { chunk: 'pages', pick: (pages: { Health: () => null }) => pages.Health } } as unknown as AnyRoute;

beforeEach(() => {
  vi.resetModules();
  delete brought.texts;
  // A room that nothing but the later chunk imports.
  vi.doMock('./pages.tsx', async () => {
    const { bilingual } = await import('#kit/bilingual.ts');
    brought.texts = bilingual<Texts>({ hello: 'Hallo' }, () => Promise.resolve({ en: { hello: 'Hello' } }));
    return { Health: () => null };
  });
});

describe('a page of the later chunk', () => {
  test('S1.7 S2.22 is ready with the English texts of rooms that came with the chunk', async () => {
    const { pageOf, pageReady } = await import('./later-pages.ts');
    await pageReady(later, 'en');
    expect(brought.texts?.en).toEqual({ hello: 'Hello' });
    expect(pageOf(later)).toBeTypeOf('function');
  });

  test('S1.7 S2.22 is ready in English too when the chunk was there in German before', async () => {
    const { pageReady } = await import('./later-pages.ts');
    await pageReady(later, 'de');
    expect(() => brought.texts?.en).toThrow('before englishReady()');
    await pageReady(later, 'en');
    expect(brought.texts?.en).toEqual({ hello: 'Hello' });
  });

  test('is a fault to ask for before it is ready', async () => {
    const { pageOf } = await import('./later-pages.ts');
    expect(() => pageOf(later)).toThrow('was not made ready');
  });
});
