import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { settings } from '#catalog/server/tables.ts';
import { bumpContent, readContentVersion } from '#platform/content-version.ts';
import { callKey } from '#platform/http/cached-calls.ts';
import { onSite } from '../../../tests/served.ts';
import { freeVideo } from '../../../tests/world.ts';
import * as demo from '../../../demo/content/index.ts';
import { pageKey } from './pages.ts';

onSite('what is kept', (site) => {
  const isKept = (address: string): boolean =>
    site().app.cache.lookup(address.startsWith('/api/') ? callKey('de', address) : pageKey(address)) !== undefined;

  /** Changes the motto and the content version; resolves when the cache entries are regenerated. */
  const change = async (motto: string): Promise<void> => {
    await site().database.db.transaction(async (tx) => {
      await tx
        .update(settings)
        .set({ value: { de: motto, en: motto } })
        .where(eq(settings.key, 'motto'));
      await bumpContent(tx);
    });
    await site().app.contentChanged(await readContentVersion(site().database.db), null);
  };

  const tag = demo.playlists.find(({ category, tags }) => category === 'krankheiten' && tags.length > 0)?.tags[0] ?? 'none';

  test('an address with a default or with nonsense in it goes out like the plain one, once it was asked for', async () => {
    for (const [plain, other] of [
      ['/api/video', '/api/video?perPage=20'],
      ['/api/video?perPage=5', '/api/video?x=1&perPage=5&page=1'],
      ['/partner', '/partner?utm_source=letter'],
      ['/gesundheit/krankheiten?letter=d', '/gesundheit/krankheiten?page=-1&letter=d'],
    ] as const) {
      expect([isKept(plain), isKept(other)], other).toEqual([false, false]);
      const { text, headers } = await site().get(other);
      expect([isKept(plain), isKept(other)], other).toEqual([true, true]);
      for (const address of [plain, other]) {
        const again = await site().get(address);
        expect([again.status, again.text, again.headers.etag], address).toEqual([200, text, headers.etag]);
      }
    }
    expect((await site().get('/api/video?perPage=20', { 'x-language': 'en' })).text).not.toBe(
      (await site().get('/api/video')).text,
    );
  });

  test('names of what does not exist fill no memory, in calls and pages', async () => {
    for (const address of [
      '/api/video?tag=gibt-es-nicht',
      '/api/playlist?tag=gibt-es-nicht',
      '/api/video?playlist=gibtesni',
      '/api/video?page=99999',
      '/api/playlist/category/krankheiten?tag=gibt-es-nicht',
      '/api/daily/month/190001',
      '/api/note?place=/gibt-es-nicht',
      '/api/category/krankheiten?tag=gibt-es-nicht',
      '/api/category/krankheiten?letter=d&page=99',
      '/gesundheit/krankheiten?tag=gibt-es-nicht',
      '/en/gesundheit/krankheiten?tag=gibt-es-nicht',
      '/gesundheit/krankheiten?letter=d&page=99',
    ]) {
      const { status, headers } = await site().get(address);
      expect([status, isKept(address)], address).toEqual([200, false]);
      expect(headers['cache-control'], address).toBe('public, no-cache');
    }
    for (const address of [`/api/video?tag=${tag}`, `/gesundheit/krankheiten?tag=${tag}`]) {
      await site().get(address);
      expect(isKept(address), address).toBe(true);
    }
  });

  test('what pages share is asked for once in a version, and is never older than the page', async () => {
    const pages = ['/', '/en', '/gesundheit', '/en/wohlfuehlen', `/watch/${freeVideo.shortid}`, '/partner'];
    for (const page of [...pages, '/api/content']) await site().get(page);
    const query = vi.spyOn(site().database.pool, 'query');
    const asked = (sign: string): number =>
      query.mock.calls.filter(([what]) => String((what as unknown as { text?: string }).text).includes(sign)).length;
    for (const motto of ['Neues Motto eins', 'Neues Motto zwei']) {
      query.mockClear();
      await change(motto);
      expect([asked("'newestVideos'"), asked("'socialLinks'")]).toEqual([1, 1]);
      for (const page of ['/', '/en', '/api/content']) expect((await site().get(page)).text, page).toContain(motto);
    }
    query.mockRestore();
  });

  test('a page that was under way when content changed is not kept, nor is what it was made of', async () => {
    const release = site().holdRendering();
    const early = site().get('/wohlfuehlen');
    await vi.waitFor(() => expect(site().rendered).toContain('/wohlfuehlen'));
    const changed = change('Neues Motto drei');
    await vi.waitFor(async () => expect(site().app.cache.version).toBe(await readContentVersion(site().database.db)));
    release();
    await Promise.all([early, changed]);
    for (const page of ['/', '/en']) expect((await site().get(page)).text, page).toContain('Neues Motto drei');
  });
});
