import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { partners, playlists, videos } from '#catalog/server/content-tables.ts';
import { deskAudit, deskMoves } from '#desk/server/door.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Db, Tx } from '#platform/database.ts';
import { locales } from '#kit/locale.ts';
import { partsOf } from '../../../tests/html.ts';
import { allOf, elementsOf } from '../../../tests/xml.ts';
import { onSite, type Served } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import * as world from '../../../tests/world.ts';
import * as demo from '../../../demo/content/index.ts';

type JsonFeed = {
  readonly version: string;
  readonly feed_url: string;
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly content_text: string;
    readonly date_published: string;
    readonly date_modified: string;
    readonly tags: readonly string[];
    readonly authors: readonly { readonly name: string }[];
  }[];
};

const partner = demo.partners[0];
const category = 'krankheiten';

const pagesOf = (prefix: string): string[] => [
  prefix,
  `${prefix}/gesundheit/${category}`,
  `${prefix}/playlist/${world.freeList.slug}`,
  `${prefix}/partner/${partner?.slug}`,
];

onSite('feeds', (site) => {
  const jsonOf = async (path: string): Promise<JsonFeed> => (await site().get(path)).json() as JsonFeed;
  const change = async (served: Served, work: (db: Db | Tx) => Promise<unknown>): Promise<void> => {
    await served.database.db.transaction(async (tx) => {
      await work(tx);
      await bumpContent(tx);
    });
  };

  test('S17.3 every page with videos of its own has an Atom and a JSON feed in both languages, and names them', async () => {
    for (const locale of locales) {
      for (const page of pagesOf(locale === 'de' ? '' : '/en')) {
        const atom = await site().get(`${page}/feed.atom`);
        expect([atom.status, atom.headers['content-type']], page).toEqual([200, 'application/atom+xml; charset=utf-8']);
        expect(atom.headers['access-control-allow-origin']).toBe('*');
        const self = allOf(atom.text, 'link').find(({ attributes }) => attributes.rel === 'self');
        expect(self?.attributes.href).toBe(`https://sprechstunde.example${page}/feed.atom`);
        expect(elementsOf(atom.text)[0]?.attributes['xml:lang']).toBe(locale);
        const json = await jsonOf(`${page}/feed.json`);
        expect(json.version).toBe('https://jsonfeed.org/version/1.1');
        expect(json.feed_url).toBe(`https://sprechstunde.example${page}/feed.json`);
        expect(json.items.length, page).toBeGreaterThan(0);
        expect(json.items.length).toBeLessThanOrEqual(50);
        expect(new Set(json.items.map(({ id }) => id)).size).toBe(json.items.length);
        const ids = allOf(atom.text, 'id').map(({ text }) => text);
        expect(ids.slice(1), page).toEqual(json.items.map(({ id }) => id));
        const published = json.items.map(({ date_published: at }) => at);
        expect(published).toEqual(published.toSorted().toReversed());
        const html = partsOf((await site().get(page === '' ? '/' : page)).text);
        const named = html.elements.filter(({ name, attributes }) => name === 'link' && attributes.href?.includes('/feed.'));
        expect(named.map(({ attributes }) => [attributes.rel, attributes.type, attributes.href])).toEqual([
          ['alternate', 'application/atom+xml', `https://sprechstunde.example${page}/feed.atom`],
          ['alternate', 'application/feed+json', `https://sprechstunde.example${page}/feed.json`],
        ]);
      }
    }
    expect((await jsonOf('/feed.json')).items).toHaveLength(50);
  });

  test('S15.2 what a partner pays for says so first: in the title, as a category, and in its author', async () => {
    for (const [path, word] of [
      [`/partner/${partner?.slug}`, 'Anzeige'],
      [`/en/partner/${partner?.slug}`, 'Advertisement'],
    ] as const) {
      const { items } = await jsonOf(`${path}/feed.json`);
      for (const { title, tags, authors } of items) {
        expect(title.startsWith(`${word}: `), title).toBe(true);
        expect(tags[0]).toBe(word);
        expect(authors[0]?.name).not.toBe('Dr. Muster');
      }
      const atom = (await site().get(`${path}/feed.atom`)).text;
      for (const { text } of allOf(atom, 'title')) expect(text.startsWith(`${word}: `), text).toBe(true);
    }
    const own = await jsonOf(`/playlist/${world.freeList.slug}/feed.json`);
    expect(own.items.filter(({ title }) => title.startsWith('Anzeige'))).toEqual([]);
  });

  test('S17.3 S6.1 nothing of a coaching, of a draft or of tomorrow is told; unknown pages and ids have no feed', async () => {
    const { items } = await jsonOf('/feed.json');
    const told = items.map(({ id }) => id.split('/').at(-1));
    expect(told).not.toContain(world.coachingDay);
    for (const path of [
      `/playlist/${world.coachingList.slug}/feed.atom`,
      '/playlist/nirgends/feed.atom',
      '/gesundheit/nirgends/feed.json',
      '/wohlfuehlen/krankheiten/feed.json',
      '/partner/nirgends/feed.json',
      '/suche/feed.atom',
    ])
      expect((await site().get(path)).status, path).toBe(404);
    const [first = '', second = ''] = told;
    const watch = site().watch();
    await change(site(), async (db) => {
      await db.update(videos).set({ state: 'draft' }).where(eq(videos.shortid, first));
      const tomorrow = new Date(site().clock.now().getTime() + 86_400_000);
      await db.update(videos).set({ publishedAt: tomorrow }).where(eq(videos.shortid, second));
    });
    const gone = async (): Promise<boolean> => {
      const now = (await jsonOf('/feed.json')).items.map(({ id }) => id.split('/').at(-1));
      return !now.includes(first) && !now.includes(second);
    };
    await until(gone, (isGone) => isGone);
    watch.stop();
  });

  test('S17.3 a feed is told from the one before by its tag and its date, and changes with what it tells', async () => {
    const path = `/playlist/${world.freeList.slug}/feed.atom`;
    const before = await site().get(path);
    const tag = String(before.headers.etag);
    const date = String(before.headers['last-modified']);
    expect(Date.parse(date)).toBeGreaterThan(0);
    expect((await site().get(path, { 'If-None-Match': tag })).status).toBe(304);
    expect((await site().get(path, { 'If-Modified-Since': date })).status).toBe(304);
    expect((await site().get(`${path}?utm=x`, { 'If-None-Match': tag })).status).toBe(304);
    // A different ETag counts, whatever the date says.
    expect((await site().get(path, { 'If-None-Match': 'W/"other"', 'If-Modified-Since': date })).status).toBe(200);
    // It got another feed while the clock was ahead.
    const ahead = new Date(Date.parse(date) + 365 * 86_400_000).toUTCString();
    expect((await site().get(path, { 'If-Modified-Since': ahead })).status).toBe(200);

    const watch = site().watch();
    const saved = new Date('2030-05-04T03:02:01.500Z');
    await change(site(), async (db) => {
      const hostile = 'Ende ]]> <b>&amp;\u{1F9D8} \u202Eعربي\u0007\uFFFE "x"';
      await db.update(videos).set({ title: hostile, en: null }).where(eq(videos.shortid, world.freeVideo.shortid));
      const [video] = await db.select().from(videos).where(eq(videos.shortid, world.freeVideo.shortid));
      const line = { actorId: null, entity: 'video', entryId: String(video?.id), title: '' };
      await db.insert(deskAudit).values([
        { ...line, at: saved, action: 'save' },
        { ...line, at: new Date('2031-01-01'), action: 'schedule' },
      ]);
    });
    // An answer made while the change commits may have one of the two alone, until the new version is noticed.
    const changed = await until(
      () => site().get(path),
      ({ text }) => text.includes('2030-05-04T03:02:01Z') && text.includes('Ende ]]'),
    );
    expect(changed.headers.etag).not.toBe(tag);
    expect((await site().get(path, { 'If-Modified-Since': date })).status).toBe(200);
    const id = `https://sprechstunde.example/watch/${world.freeVideo.shortid}`;
    expect(allOf(changed.text, 'id').map(({ text }) => text)).toContain(id);
    expect(allOf(changed.text, 'title').map(({ text }) => text)).toContain('Ende ]]> <b>&amp;\u{1F9D8} \u202Eعربي "x"');
    for (const sign of ['\u0007', '\uFFFE', ']]>']) expect(changed.text).not.toContain(sign);
    expect(allOf(changed.text, 'updated').map(({ text }) => text)).toContain('2030-05-04T03:02:01Z');
    const modified = async () => (await jsonOf(path.replace('.atom', '.json'))).items.find((one) => one.id === id)?.date_modified;
    await until(modified, (at) => at === '2030-05-04T03:02:01Z');
    watch.stop();
  });

  test('S17.3 the feed of a page that has moved leads to the new one', async () => {
    const [list] = await site().database.db.select().from(playlists).where(eq(playlists.slug, world.freeList.slug));
    const row = { path: '/playlist/frueher', entity: 'playlist' as const, entryId: String(list?.id), at: new Date() };
    await site().database.db.insert(deskMoves).values(row);
    for (const [prefix, format] of [
      ['', 'atom'],
      ['/en', 'json'],
    ]) {
      const { status, headers } = await site().get(`${prefix}/playlist/frueher/feed.${format}`);
      expect([status, headers.location]).toEqual([301, `${prefix}/playlist/${world.freeList.slug}/feed.${format}`]);
    }
  });

  test('S17.3 a partner that is a draft has no feed', async () => {
    const path = `/partner/${demo.partners[1]?.slug}/feed.atom`;
    await site()
      .database.db.update(partners)
      .set({ state: 'draft' })
      .where(eq(partners.slug, String(demo.partners[1]?.slug)));
    expect((await site().get(path)).status).toBe(404);
  });
});
