import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';
import { idOf } from '#catalog/server/door.ts';
import { bumpContent } from '#platform/content-version.ts';
import * as demo from '../../../demo/content/index.ts';
import { onSite, serve, type Served } from '../../../tests/served.ts';
import { newEntries } from '../../../tests/office.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import * as world from '../../../tests/world.ts';

const schemas: XMLFileInfo[] = readdirSync(path.resolve('tests/sitemap')).map((fileName) => ({
  fileName,
  contents: readFileSync(path.resolve('tests/sitemap', fileName), 'utf8'),
}));
const base = 'https://sprechstunde.example';

async function faultsOf(files: readonly XMLFileInfo[]): Promise<string[]> {
  const schema = schemas.filter(({ fileName }) => fileName === 'sitemap.xsd');
  const { errors } = await validateXML({ xml: files, schema, preload: schemas });
  return errors.map(({ rawMessage }) => rawMessage);
}

const locsIn = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
const entryOf = (xml: string, loc: string): string =>
  xml.split('<url>').find((entry) => entry.startsWith(`<loc>${base}${loc}</loc>`)) ?? '';
const lastmodOf = (xml: string, loc: string): string | undefined => /<lastmod>([^<]+)/.exec(entryOf(xml, loc))?.[1];

/** Everything in the index, by name. */
async function sitemapOf(site: Served): Promise<Map<string, string>> {
  const index = (await site.get('/sitemap.xml')).text;
  const files = new Map([['sitemap.xml', index]]);
  for (const loc of locsIn(index)) files.set(path.basename(loc), (await site.get(new URL(loc).pathname)).text);
  return files;
}
const asFiles = (sitemap: ReadonlyMap<string, string>): XMLFileInfo[] =>
  [...sitemap].map(([fileName, contents]) => ({ fileName, contents }));

onSite('the sitemap', (site) => {
  test('S17.3 is valid, names every public page once in both languages, and each of them answers', async () => {
    const sitemap = await sitemapOf(site());
    expect(await faultsOf(asFiles(sitemap))).toEqual([]);
    const locs = [...sitemap.values()].filter((xml) => xml.includes('<urlset')).flatMap(locsIn);
    expect(new Set(locs).size).toBe(locs.length);
    for (const locale of ['de', 'en'] as const) {
      const pages = world.sitePages(locale).filter(({ path: one }) => !/checkout|suche/.test(one));
      const wanted = [...pages.map((page) => page.path), `${locale === 'en' ? '/en' : ''}/watch/${world.freeVideo.shortid}`];
      expect(wanted.filter((one) => !locs.includes(base + one))).toEqual([]);
    }
    expect(locs.filter((loc) => loc.includes('/watch/'))).toHaveLength(demo.videos.length * 2);
    const one = [...sitemap].flatMap(([, xml]) => locsIn(xml).filter((_, index) => index % 25 === 0));
    for (const loc of one) {
      const { status, text } = await site().get(new URL(loc).pathname);
      expect(status, loc).toBe(200);
      if (text.startsWith('<!doctype')) expect(text, loc).toContain(`<link rel="canonical" href="${loc}">`);
    }
  });

  test('S17.3 a video for everyone has a player and a picture that answer; one for members has none', async () => {
    const videos = (await sitemapOf(site())).get('sitemap-videos-1.xml') ?? '';
    const free = entryOf(videos, `/en/watch/${world.freeVideo.shortid}`);
    const told = Object.fromEntries([...free.matchAll(/<video:(\w+)>([^<]+)</g)].map(([, name, value]) => [name, value]));
    expect(told).toMatchObject({
      player_loc: `${base}/en/embed/${world.freeVideo.shortid}`,
      family_friendly: 'yes',
      requires_subscription: 'no',
    });
    for (const address of [told.player_loc, told.content_loc, told.thumbnail_loc])
      expect((await site().get(new URL(address ?? '').pathname)).status, address).toBe(200);
    const page = (await site().get(`/api/video/${world.freeVideo.shortid}`)).json() as { data: { seconds: number } };
    expect(Number(told.duration)).toBe(page.data.seconds);
    expect(entryOf(videos, `/watch/${world.coachingDay}`)).toContain('<image:loc>');
    expect(entryOf(videos, `/watch/${world.coachingDay}`)).not.toContain('<video:');
  });

  test('S15.2 S17.3 a partner’s video says so before its title', async () => {
    const { rows } = await site().database.db.execute<{ shortid: string }>(
      sql`select shortid from videos where partner_id is not null and protection = 'free' limit 1`,
    );
    const videos = (await sitemapOf(site())).get('sitemap-videos-1.xml') ?? '';
    expect(entryOf(videos, `/watch/${rows[0]?.shortid}`)).toContain('<video:title>Anzeige: ');
    expect(entryOf(videos, `/en/watch/${rows[0]?.shortid}`)).toContain('<video:title>Advertisement: ');
  });

  test('S17.3 a change moves the second of its page and of the pages that show it, and of no other', async () => {
    const { browser } = await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() });
    const id = idOf('video', world.freeVideo.shortid);
    const { data } = (await browser.get(`/api/backend/video/get/${id}`)).json() as { data: { title: string } };
    const list = `/playlist/${world.freeList.slug}`;
    const other = `/playlist/${world.exclusiveList.slug}`;
    const times = async () => {
      const sitemap = await sitemapOf(site());
      return {
        video: lastmodOf(sitemap.get('sitemap-videos-1.xml') ?? '', `/watch/${world.freeVideo.shortid}`),
        list: lastmodOf(sitemap.get('sitemap-playlists-1.xml') ?? '', list),
        other: lastmodOf(sitemap.get('sitemap-playlists-1.xml') ?? '', other),
        start: lastmodOf(sitemap.get('sitemap-site.xml') ?? '', '/'),
      };
    };
    const before = await times();
    const known = await site().get('/sitemap-videos-1.xml');
    expect((await site().get('/sitemap-videos-1.xml', { 'If-None-Match': String(known.headers.etag) })).status).toBe(304);
    site().clock.advance(86_400_000);
    const now = `${site().clock.now().toISOString().slice(0, 19)}Z`;
    expect(await times()).toEqual(before);
    await browser.send('POST', '/api/backend/video/save', { ...data, title: 'Ganz neu erzählt' });
    expect(await times()).toEqual({ video: now, list: now, other: before.other, start: now });
    const fresh = await site().get('/sitemap-videos-1.xml', { 'If-None-Match': String(known.headers.etag) });
    expect([fresh.status, fresh.headers['last-modified']]).toEqual([200, new Date(now).toUTCString()]);
    const since = { 'If-Modified-Since': String(fresh.headers['last-modified']) };
    expect((await site().get('/sitemap-videos-1.xml', since)).status).toBe(304);
    // Drafts are private.
    site().clock.advance(86_400_000);
    await browser.send('POST', '/api/backend/partner/save', { ...newEntries.partner('Noch geheim'), state: 'draft' });
    const sitemap = await sitemapOf(site());
    expect([...sitemap.values()].join('')).not.toContain('noch-geheim');
    expect(lastmodOf(sitemap.get('sitemap-site.xml') ?? '', '/')).toBe(now);
  });

  test('S17.3 any text stays valid XML, and compressed it is the same', async () => {
    const odd = ']]> <b>&amp;</b> \u0001\u000B\u001F \uFFFE "Anführung" \u202Eארמל 👩‍⚕️ ’';
    await site().database.db.transaction(async (tx) => {
      await tx.execute(
        sql`update content.videos set title = ${odd}, description = ${odd + ' 🧡'.repeat(900)} where shortid = ${world.freeVideo.shortid}`,
      );
      await bumpContent(tx);
    });
    const sitemap = await sitemapOf(site());
    expect(await faultsOf(asFiles(sitemap))).toEqual([]);
    const plain = sitemap.get('sitemap-videos-1.xml') ?? '';
    expect(entryOf(plain, `/watch/${world.freeVideo.shortid}`)).toContain('👩‍⚕️');
    const zipped = await site().get('/sitemap-videos-1.xml', { 'Accept-Encoding': 'br, gzip' });
    expect([zipped.headers['content-encoding'], zipped.headers['content-type']]).toEqual([
      'gzip',
      'application/xml; charset=utf-8',
    ]);
    expect(zipped.text).toBe(plain);
    expect(zipped.bytes.length).toBeLessThan(plain.length / 5);
  });

  test('S17.3 a part that there is not is not found', async () => {
    for (const name of ['videos-0', 'videos-2', 'videos-1x', 'nichts-1', 'constructor-1', 'videos-999999', '%00'])
      expect((await site().get(`/sitemap-${name}.xml`)).status, name).toBe(404);
  });

  test('S17.3 robots.txt keeps crawlers out of the office and members’ pages, lets pages be drawn, and names the sitemap', async () => {
    const { text, headers } = await site().get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const rules = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, rule, one = '']) => ({ rule, one }));
    const isAllowed = (address: string): boolean => {
      const fitting = rules.filter(({ one }) => address.startsWith(one)).toSorted((a, b) => b.one.length - a.one.length);
      return fitting[0]?.rule !== 'Disallow';
    };
    for (const address of [
      '/backend',
      '/user/profile',
      '/en/home',
      '/shop/checkout/abc',
      '/api/user',
      '/api/backend/video/list',
      '/api/video/count/abc',
      '/login',
    ])
      expect(isAllowed(address), address).toBe(false);
    const pages = [...(await sitemapOf(site())).values()].flatMap(locsIn).map((loc) => new URL(loc).pathname);
    const calls = [
      '/api/content',
      '/api/frame',
      '/api/video/abc',
      '/api/playlist/abc',
      '/api/chatbot',
      '/assets/icon.svg',
      '/storage/start/hero.jpg',
      '/asset/a/hls/b',
    ];
    for (const address of [...pages, ...calls]) expect(isAllowed(address), address).toBe(true);
    expect(text).toContain(`\nSitemap: ${base}/sitemap.xml\n`);
  });

  test('S17.3 a closed site, and a demo that others can reach, is in no index', async () => {
    for (const env of [{ ROBOTS: 'closed' }, { DEMO: 'on' }]) {
      const closed = await serve(site(), { env });
      expect((await closed.get('/robots.txt')).text).toMatch(/\nUser-agent: \*\nDisallow: \/\n$/);
      for (const address of [
        '/',
        '/',
        '/nirgends',
        '/storage/start/hero.jpg',
        '/api/content',
        '/sitemap.xml',
        `/embed/${world.freeVideo.shortid}`,
      ])
        expect((await closed.get(address)).headers['x-robots-tag'], address).toMatch(/^noindex/);
      await closed.close();
    }
    const opened = await serve(site(), { env: { DEMO: 'on', ROBOTS: 'open' } });
    expect((await opened.get('/')).headers).not.toHaveProperty('x-robots-tag');
    await opened.close();
  });
});
