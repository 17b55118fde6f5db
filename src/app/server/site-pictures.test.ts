import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { SitePictureShown } from '#catalog/office-contract.ts';
import type * as SitePictures from '#catalog/server/site-pictures.ts';
import type { OfficeFile } from '#media/contract.ts';
import { categories } from '#paths/categories.ts';
import { deviceFiles } from '#paths/device-files.ts';
import { imageVariant, siteIcon, standardAvatar, startHeroImage, teaserImage } from '#paths/files.ts';
import { readContentVersion } from '#platform/content-version.ts';
import type { Storage } from '#platform/storage.ts';
import type { Browser } from '../../../tests/browser.ts';
import { bothStores } from '../../../tests/files.ts';
import { formOf, sendForm } from '../../../tests/forms.ts';
import { onSite } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';

const variants = (jpg: string): string[] =>
  (['full', 'tablet'] as const).flatMap((size) =>
    (['jpg', 'webp', 'avif'] as const).map((format) => imageVariant(jpg, size, format)),
  );

for (const [store, storage] of await bothStores()) {
  onSite(
    `pictures of the site itself, ${store}`,
    (site) => {
      const office = '/api/backend/settings';
      const enter = async (role: 'editor' | 'support'): Promise<Browser> =>
        (await givenLogin(site(), { roles: [role], totpConfirmedAt: site().clock.now() })).browser;
      const uploaded = async (browser: Browser, background = '#c06000'): Promise<OfficeFile> => {
        const bytes = await sharp({ create: { width: 2000, height: 1000, channels: 3, background } })
          .png()
          .toBuffer();
        const form = formOf(['files[]', bytes, 'bild.png']);
        return ((await sendForm(browser, '/api/backend/editor/image', form)).json() as { data: OfficeFile }).data;
      };
      const place = (browser: Browser, address: string, picture: string) =>
        browser.send('POST', `${office}/picture`, { address, picture });
      const shownAt = async (browser: Browser, address: string): Promise<string | undefined> => {
        const { data } = (await browser.get(`${office}/pictures`)).json() as { data: SitePictureShown[] };
        return data.find((one) => one.address === address)?.shown;
      };

      describe('S7.9 an editor', () => {
        test('places the picture of the start page in all sizes and formats, and it stays when the file goes', async () => {
          const browser = await enter('editor');
          const file = await uploaded(browser);
          const before = await shownAt(browser, startHeroImage);
          expect((await place(browser, startHeroImage, file.url)).status).toBe(200);
          const after = await shownAt(browser, startHeroImage);
          expect(after).toContain(`${startHeroImage}?v=`);
          expect(after).not.toBe(before);
          expect((await browser.send('POST', '/api/backend/file/delete', { ids: [file.id] })).status).toBe(200);
          for (const address of variants(startHeroImage)) {
            const answer = await site().get(address);
            expect(answer.status, address).toBe(200);
            const { width, height } = await sharp(answer.bytes).metadata();
            expect(Math.abs(width / height - 4 / 3), address).toBeLessThan(0.01);
          }
        });

        test('takes a picture away, and the page has none', async () => {
          const browser = await enter('editor');
          const address = teaserImage('krankheiten');
          expect((await place(browser, address, (await uploaded(browser)).url)).status).toBe(200);
          expect(await shownAt(browser, address)).not.toBe('');
          expect((await place(browser, address, '')).status).toBe(200);
          expect(await shownAt(browser, address)).toBe('');
          for (const variant of variants(address)) expect((await site().get(variant)).status, variant).toBe(404);
          expect((await site().get('/gesundheit')).status).toBe(200);
        });

        test('S16.5 leaves what stood there when the change could not be recorded', async () => {
          const browser = await enter('editor');
          const address = teaserImage('therapien');
          const { db } = site().database;
          const failing = async (picture: string): Promise<void> => {
            // Only the commit fails.
            await db.execute(sql`create function refuse_all() returns trigger language plpgsql as 'begin raise ''full''; end'`);
            await db.execute(sql`create constraint trigger unwritable after insert on desk_audit
              deferrable initially deferred for each row execute function refuse_all()`);
            expect((await place(browser, address, picture)).status).toBe(500);
            await db.execute(sql`drop function refuse_all cascade`);
          };
          await place(browser, address, '');
          const { url } = await uploaded(browser);
          await failing(url);
          for (const variant of variants(address)) expect((await site().get(variant)).status, variant).toBe(404);
          expect((await place(browser, address, url)).status).toBe(200);
          const before = (await site().get(address)).bytes;
          await failing('');
          expect((await site().get(address)).bytes).toEqual(before);
        });

        test('chooses the icon and the default avatar, and has those of the site back', async () => {
          const browser = await enter('editor');
          const colourOf = async (bytes: Buffer): Promise<number[]> => [
            ...(await sharp(bytes).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()),
          ];
          const { url } = await uploaded(browser);
          const showsIconInHeader = async (): Promise<void> => {
            await site().app.contentChanged(await readContentVersion(site().database.db), null);
            const { text } = await site().get('/');
            const [, logo = '', large = ''] =
              /<img[^>]* src="(\/icons\/logo-48[^"]*)"[^>]* srcset="([^" ]*) 2x"/i.exec(text) ?? [];
            for (const [icon, width] of [
              [logo, 48],
              [large, 128],
            ] as const)
              expect(await sharp((await site().get(icon)).bytes).metadata()).toMatchObject({ width, height: width });
          };
          for (const address of [siteIcon, standardAvatar]) {
            const own = (await site().get(address)).bytes;
            expect(await shownAt(browser, address)).toBe(address);
            expect((await place(browser, address, url)).status).toBe(200);
            const { bytes, headers } = await site().get(address);
            expect(headers['content-type']).toBe('image/svg+xml');
            expect(await colourOf(bytes)).toEqual([expect.closeTo(0xc0, -1), expect.closeTo(0x60, -1), expect.closeTo(0, -1)]);
            if (address === siteIcon)
              expect(await colourOf((await site().get(deviceFiles.icon({ kind: 'app', size: 192 }))).bytes)).not.toEqual(
                await colourOf(own),
              );
            if (address === siteIcon) await showsIconInHeader();
            expect((await place(browser, address, '')).status).toBe(200);
            expect((await site().get(address)).bytes).toEqual(own);
          }
        });

        test('S16.5 at another server places a picture at the same moment: one of them stands there, in all sizes', async () => {
          const { browser, member } = await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() });
          const address = teaserImage('medikamente');
          const { db, engine } = site().database;
          const clock = site().clock;
          const actor = { userId: member.id, isAdmin: true, locale: 'de', now: clock.now() } as const;
          const made = await Promise.all(['#c06000', '#0060c0'].map((colour) => uploaded(browser, colour)));
          // Their sizes are made the first time.
          for (const { url } of made) expect((await place(browser, address, url)).status).toBe(200);
          // Where nobody waits for a turn, each is the last to write every second file.
          const written = [0, 0];
          const writing = (server: number): Storage => ({
            ...storage,
            write: async (...input) => {
              const turns = (written[server] ?? 0) % 2 === server ? 3000 : 0;
              for (let turn = 0; turn < turns && (written[1 - server] ?? 0) <= (written[server] ?? 0); turn += 1)
                await setImmediate();
              await storage.write(...input);
              written[server] = (written[server] ?? 0) + 1;
            },
          });
          const saves: (() => Promise<unknown>)[] = [];
          for (const [index, { url }] of made.entries()) {
            // Each server has its own modules.
            const own = `../../catalog/server/site-pictures.ts?server=${index}`;
            const { saveSitePicture } = (await import(own)) as typeof SitePictures;
            saves.push(() => saveSitePicture({ db, engine, storage: writing(index) }, { address, picture: url }, actor));
          }
          await Promise.all(saves.map((save) => save()));
          const reds = await Promise.all(
            variants(address).map(
              async (variant) => (await sharp((await site().get(variant)).bytes).stats()).channels[0]?.mean ?? 0,
            ),
          );
          expect(new Set(reds.map((red) => red > 100)).size, String(reds)).toBe(1);
        });

        test('is told which address is none of them, and which picture there is not', async () => {
          const browser = await enter('editor');
          const { url } = await uploaded(browser);
          for (const address of ['/storage/playlist/schlaf.jpg', '/storage/../data.jpg', ''])
            expect((await place(browser, address, url)).json(), address).toMatchObject({
              errors: { address: [expect.any(String)] },
            });
          for (const picture of [
            '/storage/file/00000000-0000-4000-8000-000000000000/whole.jpg',
            'https://example.org/a.jpg',
            'x',
          ])
            expect((await place(browser, startHeroImage, picture)).json(), picture).toMatchObject({
              errors: { picture: [expect.any(String)] },
            });
        });
      });

      test('S6.4 nobody but editors may, and each category has its pictures', async () => {
        const support = await enter('support');
        expect((await support.get(`${office}/pictures`)).status).toBe(403);
        expect((await place(support, startHeroImage, '')).status).toBe(403);
        const { data } = (await (await enter('editor')).get(`${office}/pictures`)).json() as { data: SitePictureShown[] };
        // All but one have a header too (S2.24).
        expect(data).toHaveLength(4 + 2 * categories.length - 1);
      });
    },
    { storage },
  );
}
