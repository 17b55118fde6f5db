import { beforeAll, expect, test, vi } from 'vitest';
import { updateIndex } from '#search/server/door.ts';
import { partsOf } from '../../../tests/html.ts';
import { demoFiles, onSite } from '../../../tests/served.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

onSite('the search page', (site) => {
  beforeAll(async () => {
    await updateIndex({ db: site().database.db, storage: demoFiles(), log: quiet });
  });

  const robots = (text: string) =>
    partsOf(text).elements.find(({ attributes }) => attributes.name === 'robots')?.attributes.content;

  test('S2.13 what somebody looks for is kept nowhere and listed nowhere, and its title does not say it', async () => {
    for (const path of ['/suche?query=Depression', '/en/suche?query=Depression&topic=herz', '/suche?query=ab']) {
      for (let times = 0; times < 2; times++) {
        const { status, headers, text } = await site().get(path);
        expect([status, headers['cache-control'], headers.etag], path).toEqual([200, 'private, no-store', undefined]);
        expect(robots(text), path).toBe('noindex');
        expect(/<title>(.*?)<\/title>/.exec(text)?.[1], path).toMatch(/^(?:Suche|Search) – /);
      }
    }
    expect(site().rendered.filter((path) => path === '/suche?query=Depression')).toHaveLength(2);
  });

  test('S17.1 the page without a search is the same for everyone, whatever else its address says', async () => {
    const { status, headers, text } = await site().get('/suche');
    expect([status, headers['cache-control']]).toEqual([200, 'public, no-cache']);
    expect(headers.etag).toBeTruthy();
    expect(robots(text)).toBeUndefined();
    expect((await site().get('/suche?utm_source=x&topic=herz')).headers.etag).toBe(headers.etag);
  });

  test('S12.6 S17.1 results stand in the page itself', async () => {
    await vi.waitFor(async () => {
      const { text } = await site().get('/suche?query=Schlaf');
      expect(text).toMatch(/<output[^>]*>\d\d+ Ergebnisse<\/output>/);
      expect(text).toContain('<mark>');
    }, 20_000);
  });

  test('S16.6 whatever is searched for stands in the page as text', async () => {
    const query = '"><img src=x onerr';
    const { status, text } = await site().get(`/suche?${new URLSearchParams({ query })}`);
    expect(status).toBe(200);
    const { elements } = partsOf(text);
    const fields = elements.filter(({ attributes }) => attributes.type === 'search');
    expect(fields.map(({ attributes }) => attributes.value ?? '')).toEqual([query]);
    expect(elements.filter(({ attributes }) => attributes.src === 'x')).toEqual([]);
    for (const odd of ['%00', '%FF%FE', '%E0%A4%A', 'a'.repeat(8000), '%F0%9F%98%80'.repeat(9)])
      expect((await site().get(`/suche?query=${odd}`)).status, odd.slice(0, 20)).toBeLessThan(500);
  });
});
