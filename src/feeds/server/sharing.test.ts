import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { videos } from '#catalog/server/content-tables.ts';
import { bumpContent } from '#platform/content-version.ts';
import { localStorage } from '#platform/storage-local.ts';
import { partsOf, type PageParts } from '../../../tests/html.ts';
import { demoFiles, onSite } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import * as world from '../../../tests/world.ts';
import { linesOf, shortened } from './wrap.ts';
import { drawSharingPicture } from './sharing-picture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-sharing-'));
const own = localStorage(folder);
const demo = demoFiles();
const storage = {
  ...own,
  stat: async (name: string) => (await own.stat(name)) ?? demo.stat(name),
  read: async (name: string, span?: Parameters<typeof own.read>[1]) =>
    (await own.stat(name)) ? own.read(name, span) : demo.read(name, span),
};

const metaOf = ({ elements }: PageParts, name: string) =>
  elements.find((one) => one.name === 'meta' && [one.attributes.property, one.attributes.name].includes(name))?.attributes
    .content;

/** The number of dark pixels in the title's area. */
async function inkOf(bytes: Buffer): Promise<number> {
  const place = sharp(bytes).extract({ left: 60, top: 40, width: 660, height: 470 }).greyscale();
  const { data } = await place.raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 90).length;
}

onSite(
  'sharing pictures',
  (site) => {
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const at = (url: string | undefined): string => (url ?? '').replace('https://sprechstunde.example', '');

    test('S17.5 every public page names a picture of its own, 1200 by 630 and less than 300 kB, with its title in it', async () => {
      const video = `/watch/${world.freeVideo.shortid}`;
      const list = `/playlist/${world.freeList.slug}`;
      const seen = new Set<string>();
      for (const page of ['/', '/en', '/meta/impressum', video, `/en${list}`, list]) {
        const parts = partsOf((await site().get(page)).text);
        const address = at(metaOf(parts, 'og:image'));
        expect(address, page).toMatch(/^\/sharing\/[\w/-]+\.jpg\?v=\w+$/);
        expect([metaOf(parts, 'og:image:width'), metaOf(parts, 'og:image:height')]).toEqual(['1200', '630']);
        expect(metaOf(parts, 'og:image:alt')).toBe(metaOf(parts, 'og:title'));
        expect(metaOf(parts, 'twitter:card')).toBe(page === video ? 'player' : 'summary_large_image');
        const { status, headers, bytes } = await site().get(address);
        expect([status, headers['content-type']], page).toEqual([200, 'image/jpeg']);
        expect(bytes.length).toBeLessThan(300_000);
        const { width, height, format } = await sharp(bytes).metadata();
        expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
        expect(await inkOf(bytes), page).toBeGreaterThan(2000);
        seen.add(String(headers.etag));
      }
      // The same content is one picture: the start page has the same title in both languages.
      expect(seen.size).toBeGreaterThan(3);
    });

    test('S17.5 what is drawn is kept, and another title gives another address and picture', async () => {
      const page = `/watch/${world.freeVideo.shortid}`;
      const before = at(metaOf(partsOf((await site().get(page)).text), 'og:image'));
      const drawn = (await own.list('pictures/sharing')).length;
      expect((await site().get(before)).status).toBe(200);
      expect((await own.list('pictures/sharing')).length).toBe(drawn);
      const watch = site().watch();
      await site().database.db.transaction(async (tx) => {
        await tx.update(videos).set({ title: 'Ganz anders', en: null }).where(eq(videos.shortid, world.freeVideo.shortid));
        await bumpContent(tx);
      });
      const now = async (): Promise<string> => at(metaOf(partsOf((await site().get(page)).text), 'og:image'));
      const after = await until(now, (address) => address !== before);
      watch.stop();
      expect((await site().get(after)).status).toBe(200);
      expect((await own.list('pictures/sharing')).length).toBe(drawn + 1);
    });

    test('S17.5 nothing is drawn of what no page shows', async () => {
      const drawn = (await own.list('pictures/sharing')).length;
      for (const address of [
        '/sharing/nirgends.jpg',
        '/sharing/watch/nirgends.jpg',
        '/sharing/user/profile.jpg',
        '/sharing/de/partner.jpg',
        '/sharing/partner.png',
        '/sharing/..%2f..%2fetc.jpg',
        '/sharing/.jpg',
      ])
        expect((await site().get(address)).status, address).toBe(404);
      expect((await own.list('pictures/sharing')).length).toBe(drawn);
    });
  },
  { storage },
);

onSite(
  'a site without sharing pictures',
  (site) => {
    test('S17.5 where they are switched off a page names its own picture', async () => {
      const page = partsOf((await site().get(`/playlist/${world.freeList.slug}`)).text);
      expect(metaOf(page, 'og:image')).toMatch(/^https:\/\/sprechstunde\.example\/storage\/.+\.jpg$/);
      expect((await site().get(`/sharing/playlist/${world.freeList.slug}.jpg`)).status).toBe(404);
    });
  },
  { env: { SHARING_PICTURES: 'off' } },
);

describe('what is written on a picture', () => {
  const measure = (text: string): number => Array.from(text).length;

  test('S17.5 a long word is broken at its soft hyphens, or anywhere where it has none', () => {
    expect(linesOf('Die Schild\u00ADdrüsen\u00ADunter\u00ADfunktion', 12, measure)).toEqual([
      'Die',
      'Schild-',
      'drüsenunter-',
      'funktion',
    ]);
    expect(linesOf('Donaudampfschifffahrt', 8, measure)).toEqual(['Donauda-', 'mpfschi-', 'fffahrt']);
    for (const line of linesOf('a'.repeat(500), 9, measure)) expect(measure(line)).toBeLessThanOrEqual(9);
    expect(linesOf('睡眠与健康', 2, measure), 'without hyphens where none are written').toEqual(['睡眠', '与健', '康']);
    expect(shortened(['eins', 'zwei', 'drei'], 2, 4, measure)).toEqual(['eins', 'zwe…']);
  });

  test.each([
    ['Vietnamese', 'Giấc ngủ', 'Ngủ'],
    ['Greek', 'Ύπνος καλός', 'Υγεία'],
    ['Cyrillic', 'Здоровый сон', 'Врач'],
    ['Arabic', 'نوم صحي', 'عيادة'],
    ['Chinese', '睡眠与健康', '诊所'],
    ['mixed', 'Schlaf für Нина', 'Praxis Ελένη'],
  ])('S17.5 a title in %s is drawn with all its letters, within its lines', async (_, title, siteName) => {
    const draw = (shown: string, site: string) => drawSharingPicture({ title: shown, siteName: site, picture: null });
    const [whole, empty, part] = await Promise.all([
      draw(title, siteName),
      draw('', ''),
      draw(title.replaceAll(/[^\p{ASCII}ü]/gu, ''), ''),
    ]);
    expect(await inkOf(whole), 'the title').toBeGreaterThan((await inkOf(part)) + 1000);
    const cut = (bytes: Buffer, left: number, top: number, width: number, height: number): Promise<Buffer> =>
      sharp(bytes).extract({ left, top, width, height }).greyscale().raw().toBuffer();
    const foot = [60, 520, 660, 60] as const;
    expect((await cut(whole, ...foot)).equals(await cut(empty, ...foot)), 'the name of the site').toBe(false);
    expect(Math.min(...(await cut(whole, 1128, 300, 72, 30))), 'nothing beyond the edge').toBeGreaterThan(200);
  });

  test('S17.5 whatever the title is, there is a picture', async () => {
    for (const title of [
      '',
      '\uD800<svg>&"\u0000',
      '🧘🏽‍♀️',
      'مرحبا بالعالم',
      'Wort '.repeat(500),
      'x'.repeat(4000),
      '字'.repeat(40),
      'สวัสดี',
    ]) {
      const bytes = await drawSharingPicture({ title, siteName: 'Sprechstunde', picture: Buffer.from('no picture') });
      expect((await sharp(bytes).metadata()).width, title.slice(0, 20)).toBe(1200);
    }
  });
});
