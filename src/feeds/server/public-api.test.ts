import { Validator } from '@seriousme/openapi-schema-validator';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { videos } from '#catalog/server/content-tables.ts';
import { demoFiles, onSite } from '../../../tests/served.ts';
import * as world from '../../../tests/world.ts';
import * as demo from '../../../demo/content/index.ts';
import { cursorOf, placeOf, publicApiBase as base, publicLimit, PublicVideo } from '../public-contract.ts';

type List = { readonly data: readonly Record<string, unknown>[]; readonly next_cursor: string | null };
type Document = {
  readonly openapi: string;
  readonly paths: Record<string, { get: { parameters?: { name: string }[]; responses: Record<string, unknown> } }>;
};

onSite(
  'the public API',
  (site) => {
    const listOf = async (path: string): Promise<List> => (await site().get(base + path)).json() as List;

    async function allOf(path: string, limit: number): Promise<Record<string, unknown>[]> {
      const all: Record<string, unknown>[] = [];
      let cursor: string | null = null;
      do {
        const page: List = await listOf(`${path}?limit=${limit}${cursor === null ? '' : `&cursor=${cursor}`}`);
        expect(page.data.length).toBeLessThanOrEqual(limit);
        all.push(...page.data);
        cursor = page.next_cursor;
      } while (cursor !== null);
      return all;
    }

    test('S17.3 videos are listed page by page, each once, the newest first, none of a coaching', async () => {
      const { db } = site().database;
      // Entries of the same microsecond are ordered by id.
      const same = await db.select({ id: videos.id }).from(videos).limit(9);
      for (const { id } of same)
        await db
          .update(videos)
          .set({ publishedAt: new Date('2024-01-01') })
          .where(eq(videos.id, id));
      const all = await allOf('/videos', 40);
      const shortids = all.map(({ shortid }) => shortid);
      expect(new Set(shortids).size).toBe(shortids.length);
      expect(shortids.length).toBeGreaterThan(100);
      expect(shortids).not.toContain(world.coachingDay);
      const times = all.map(({ published_at: at }) => String(at));
      expect(times).toEqual(times.toSorted().toReversed());
      for (const video of all) PublicVideo.parse(video);
      const free = all.find(({ shortid }) => shortid === world.freeVideo.shortid);
      expect(free?.access).toBe('free');
      const exclusive = all.find(({ shortid }) => shortid === world.exclusiveVideo);
      expect(exclusive).toMatchObject({ access: 'members', embed_url: null });
      const one = (await site().get(`${base}/videos/${world.freeVideo.shortid}`)).json();
      expect(one).toEqual({ data: free });
      for (const unknown of ['nirgends', world.coachingDay, 'x', '%00'])
        expect((await site().get(`${base}/videos/${unknown}`)).status, unknown).toBe(404);
    });

    test('S15.2 what a partner pays for is marked, in the language that was asked for', async () => {
      const ads = (await allOf('/videos', 100)).filter(({ is_advertising: isAd }) => isAd);
      expect(ads.length).toBeGreaterThan(0);
      for (const { label, partner } of ads) expect([label, partner]).toEqual(['Anzeige', expect.anything()]);
      const { data } = await listOf('/partners?language=en');
      expect(data.map(({ slug }) => slug)).toEqual(demo.partners.map(({ slug }) => slug));
      for (const { label, url } of data) {
        expect(label).toBe('Advertisement');
        expect(url).toMatch(/^https:\/\/sprechstunde\.example\/en\/partner\//);
      }
      const lists = await allOf('/playlists', 50);
      expect(lists.map(({ slug }) => slug)).not.toContain(world.coachingList.slug);
      expect(lists.length).toBeGreaterThan(50);
      expect((await listOf('/categories')).data).toHaveLength(11);
    });

    test('S17.3 anybody may ask from any page, without credentials, and learns what is left of the limit', async () => {
      const first = await site().get(`${base}/categories`, { Origin: 'https://partner.example' });
      expect(first.headers).toMatchObject({ 'access-control-allow-origin': '*', 'ratelimit-limit': String(publicLimit.points) });
      expect(first.headers['access-control-allow-credentials']).toBeUndefined();
      expect(first.headers['set-cookie']).toBeUndefined();
      const again = await site().get(`${base}/categories`, { 'If-None-Match': String(first.headers.etag) });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
      expect(Number(again.headers['ratelimit-remaining'])).toBe(Number(first.headers['ratelimit-remaining']) - 1);
      for (const wrong of [
        'limit=0',
        'limit=101',
        'limit=x',
        'cursor=x',
        'cursor=',
        'language=fr',
        `cursor=${btoa('2024-13-99 x')}`,
      ])
        expect((await site().get(`${base}/videos?${wrong}`)).status, wrong).toBe(422);
      let last = again;
      for (let calls = 0; calls <= publicLimit.points && last.status !== 429; calls += 1)
        last = await site().get(`${base}/categories`);
      expect([last.status, last.headers['ratelimit-remaining']]).toEqual([429, '0']);
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
      site().clock.set(new Date(site().clock.now().getTime() + publicLimit.seconds * 1000));
      expect((await site().get(`${base}/categories`)).status).toBe(200);
    });

    test('S17.3 its document is valid OpenAPI 3.1 and tells of these calls alone', async () => {
      const document = (await site().get(`${base}/openapi.json`)).json() as Document;
      const { valid, errors } = await new Validator().validate(structuredClone(document));
      expect([valid, errors]).toEqual([true, undefined]);
      expect(document.openapi).toBe('3.1.0');
      expect(Object.keys(document.paths).toSorted()).toEqual(
        ['/categories', '/partners', '/playlists', '/videos', '/videos/{shortid}'].map((path) => base + path),
      );
      const call = document.paths[`${base}/videos/{shortid}`];
      expect(call?.get.parameters?.map(({ name }) => name)).toContain('shortid');
    });

    test('S17.5 llms.txt says what the site is, that it is no medical advice, and under which licence', async () => {
      const { status, headers, text } = await site().get('/llms.txt');
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(text).toMatch(/^# Sprechstunde\n\n> /);
      expect(text).toContain('keine medizinische Beratung');
      expect(text).toContain('Lizenz der Texte: CC BY 4.0.');
      const links = [...text.matchAll(/^- \[[^\]]+\]\((https:\/\/sprechstunde\.example[^)]*)\)$/gm)].map(([, link = '']) => link);
      expect(links.length).toBeGreaterThan(20);
      for (const link of links.filter((one) => !one.endsWith('.rss')))
        expect((await site().get(link.replace('https://sprechstunde.example', '') || '/')).status, link).toBe(200);
    });
  },
  { env: { TEXT_LICENCE: 'CC BY 4.0' }, storage: demoFiles() },
);

onSite(
  'a site that tells language models nothing',
  (site) => {
    test('S17.5 there is no llms.txt where it is switched off', async () => {
      expect((await site().get('/llms.txt')).status).toBe(404);
    });
  },
  { env: { LLMS_TXT: 'off' } },
);

test('S17.3 a cursor is a place and nothing else', () => {
  const place = { at: '2026-03-01T10:00:00.123456Z', id: '00000000-0000-4000-8000-000000000001' };
  expect(placeOf(cursorOf(place))).toEqual(place);
  for (const other of ['', '%', 'a', btoa('x'), btoa(`${place.at} ' or 1=1`), btoa(`2026-99-01T10:00:00.123456Z ${place.id}`)])
    expect(placeOf(other), other).toBeNull();
});
