import type { GuideForm } from '#chatbot/contract.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { idOf } from '#catalog/server/door.ts';
import { keepSchedule } from '#desk/server/door.ts';
import { pictureFacts } from '#media/server/door.ts';
import type { OfficeFile } from '#media/contract.ts';
import { filePicture } from '#paths/media-api.ts';
import type { EntityName } from '#paths/office-api.ts';
import type { Browser } from '../../../tests/browser.ts';
import { bothStores } from '../../../tests/files.ts';
import { formOf, sendForm } from '../../../tests/forms.ts';
import { newEntries } from '../../../tests/office.ts';
import { onSite } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { officeEntitiesOf } from './rooms.ts';

type Entry = Record<string, unknown> & { readonly id: string; readonly version: number };
type Block = { readonly copy: string; readonly en: { readonly copy: string } };

const hour = 3_600_000;

/** Half orange, half black: dark brown on average. */
const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .composite([
      { input: { create: { width, height: Math.floor(height / 2), channels: 3, background: '#c06000' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();

for (const [store, storage] of await bothStores()) {
  onSite(
    `pictures of entries, ${store}`,
    (site) => {
      const editor = async (): Promise<Browser> =>
        (await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() })).browser;
      const call = async (browser: Browser, entity: EntityName, what: string, body: Record<string, unknown>): Promise<Entry> => {
        const answer = await browser.send('POST', `/api/backend/${entity}/${what}`, body);
        expect(answer.status, answer.text.slice(0, 400)).toBe(200);
        return (answer.json() as { data: Entry }).data;
      };
      const uploaded = async (browser: Browser, width = 2000, height = 1000): Promise<OfficeFile> => {
        const form = formOf(['files[]', await picture(width, height), 'bild.jpg']);
        return ((await sendForm(browser, '/api/backend/editor/image', form)).json() as { data: OfficeFile }).data;
      };
      const partnerWith = (name: string, copy: string): Record<string, unknown> => ({
        ...newEntries.partner(name),
        modules: [{ template: 'text', title: '', copy, en: { copy } }],
      });
      const blockOf = ({ modules }: Entry): Block | undefined => (modules as Block[])[0];
      const remove = (browser: Browser, id: string) => browser.send('POST', '/api/backend/file/delete', { ids: [id] });

      describe('in a text', () => {
        test('S7.11 the server knows how large it is, and readers get it in all sizes', async () => {
          const browser = await editor();
          const { url } = await uploaded(browser);
          const img = `<img src="${url}" alt="Ein Herz" width="7" height="7" onload="x()">`;
          const partner = await call(browser, 'partner', 'save', partnerWith('Haus Bild', `<p>Text</p>${img}`));
          const kept = `<p>Text</p><img src="${url}" alt="Ein Herz" width="1600" height="800" />`;
          expect(blockOf(partner)).toMatchObject({ copy: kept, en: { copy: kept } });
          const page = (await site().get('/partner/haus-bild')).text;
          const [, html = ''] = /<picture>(.*?)<\/picture>/s.exec(page) ?? [];
          expect(html).toContain('alt="Ein Herz" width="1600" height="800"');
          expect(html).toContain('loading="lazy"');
          const sizes = [...html.matchAll(/(\/storage\/[^ "]+) (\d+)w/g)].map(
            ([, address = '', width]) => [address, Number(width)] as const,
          );
          expect(sizes).toHaveLength(6);
          for (const [address, width] of sizes) {
            const answer = await site().get(address);
            expect(answer.status, address).toBe(200);
            expect((await sharp(answer.bytes).metadata()).width, address).toBe(width);
          }
        });

        test('S7.11 crops and small ones have the size that they are shown in', async () => {
          const browser = await editor();
          const [large, small] = [await uploaded(browser, 1001, 667), await uploaded(browser, 90, 160)];
          const addresses = [
            filePicture(large.id, '16x9'),
            filePicture(large.id, '3x4'),
            filePicture(large.id, '1x1').replace('.jpg', '_tablet.webp'),
            small.url,
            filePicture(small.id, '3x1'),
          ];
          const copy = addresses.map((src) => `<img src="${src}" alt="">`).join('');
          const saved = blockOf(await call(browser, 'partner', 'save', partnerWith('Haus Schnitt', copy)))?.copy ?? '';
          const found = [...saved.matchAll(/src="([^"]+)" alt="" width="(\d+)" height="(\d+)"/g)];
          expect(found.map(([, src]) => src)).toEqual(addresses);
          for (const [, src = '', width, height] of found) {
            const shown = await sharp((await site().get(src)).bytes).metadata();
            expect([shown.width, shown.height], src).toEqual([Number(width), Number(height)]);
          }
        });

        test('S7.11 one that there is not is left out, with its figure, wherever it comes from', async () => {
          const browser = await editor();
          const nowhere = [
            '/storage/nirgends.jpg',
            filePicture(idOf('media', 'x')),
            'https://evil.example/a.jpg',
            '/storage/../x.jpg',
          ];
          const copy = `<p>a</p>${nowhere.map((src) => `<figure><img src="${src}" alt="b"><figcaption>c</figcaption></figure>`).join('')}`;
          const draft = await call(browser, 'partner', 'save', { ...partnerWith('Haus Leer', copy), state: 'draft' });
          expect(blockOf(draft)?.copy).toBe('<p>a</p>');
          const hero = `<img src="/storage/start/hero.jpg" alt="b" />`;
          await storage.write('pictures/start/hero.jpg', await picture(300, 200));
          const saved = await call(browser, 'module', 'save', {
            ...newEntries.module('Allein'),
            copy: `${hero}<img src="/storage/weg.jpg">`,
          });
          expect(saved.copy).toBe(hero.replace(' />', ' width="300" height="200" />'));
        });

        test('S10.5 that of the guide is used there, shown as a small square, and none that there is not is taken', async () => {
          const browser = await editor();
          const { id, url } = await uploaded(browser);
          const { data: guide } = (await browser.get('/api/backend/chatbot/get')).json() as { data: GuideForm };
          const save = (chosen: string | null) =>
            browser.send('POST', '/api/backend/chatbot/save', {
              ...guide,
              version: null,
              persona: { ...guide.persona, picture: chosen },
            });
          expect((await save(filePicture(idOf('media', 'x')))).json()).toMatchObject({
            errors: { 'persona.picture': [expect.any(String)] },
          });
          expect((await save(url)).status).toBe(200);
          expect((await remove(browser, id)).json()).toMatchObject({
            uses: [{ entity: 'chatbot', id: 'guide', title: guide.persona.name, file: id }],
          });
          const [, shown = ''] = /data-guide="mark" src="([^"]+)"/.exec((await site().get('/')).text) ?? [];
          const { width, height } = await sharp((await site().get(shown)).bytes).metadata();
          expect([shown.includes(id), width === height]).toEqual([true, true]);
          expect((await save(null)).status).toBe(200);
          expect((await remove(browser, id)).status).toBe(200);
        });

        test('S10.5 its file is used there, also in a draft, and gone it does not come back with an old revision', async () => {
          const browser = await editor();
          const { id, url } = await uploaded(browser);
          const draft = await call(browser, 'partner', 'save', {
            ...partnerWith('Haus Gebrauch', `<p>Alt</p><figure><img src="${url}" alt="b"></figure>`),
            state: 'draft',
          });
          const use = { entity: 'partner', id: draft.id, title: 'Haus Gebrauch', file: id };
          expect(await remove(browser, id)).toMatchObject({ status: 409 });
          const live = await call(browser, 'partner', 'save', { ...draft, state: 'published' });
          const refusal = await remove(browser, id);
          expect(refusal.status).toBe(409);
          expect((refusal.json() as { uses: object[] }).uses).toEqual([use]);
          await call(browser, 'partner', 'save', { ...live, modules: [] });
          expect((await remove(browser, id)).status).toBe(200);
          const { data } = (await browser.get(`/api/backend/partner/revisions/${draft.id}`)).json() as {
            data: { id: string; version: number }[];
          };
          const revision = data.find(({ version }) => version === 2)?.id;
          expect(blockOf(await call(browser, 'partner', 'revert', { id: draft.id, revision }))?.copy).toBe('<p>Alt</p>');
        });

        test('S10.8 what was only begun is shown, and what waits is published, with true sizes too', async () => {
          const browser = await editor();
          const { clock, database } = site();
          const now = clock.now();
          const { url } = await uploaded(browser);
          const content = partnerWith('Haus Termin', `<img src="${url}" alt="b">`);
          const publishAt = new Date(now.getTime() + hour).toISOString();
          const live = await call(browser, 'partner', 'save', newEntries.partner('Haus Termin'));
          const begun = { ...content, slug: 'haus-termin' };
          const preview = await call(browser, 'partner', 'preview', { id: live.id, content: begun });
          expect((await site().get(String(preview.url))).text).toContain('width="1600" height="800"');
          await call(browser, 'partner', 'save', { ...live, ...begun, publish_at: publishAt });
          clock.set(new Date(now.getTime() + 1.1 * hour));
          await keepSchedule({
            db: database.db,
            entities: officeEntitiesOf('dr-muster'),
            pictures: pictureFacts({ db: database.db, storage }),
            now: clock.now(),
            log: { error: (...line: unknown[]) => expect.fail(String(line)) } as never,
          });
          const shown = (await (await editor()).get(`/api/backend/partner/get/${live.id}`)).json() as { data: Entry };
          expect(blockOf(shown.data)?.copy).toBe(`<img src="${url}" alt="b" width="1600" height="800" />`);
          clock.set(now);
        });
      });

      describe('beside a title', () => {
        test.each(['video', 'playlist'] as const)(
          'S10.2 the server sees for itself what the picture of a %s is like',
          async (entity) => {
            const browser = await editor();
            const field = entity === 'video' ? 'poster' : 'image';
            const { url } = await uploaded(browser);
            const wrong = { color: '#00ff00', processed: false };
            const saved = await call(browser, entity, 'save', {
              ...newEntries[entity](`Farbe ${entity}`),
              [field]: url,
              ...wrong,
            });
            expect(saved).toMatchObject({ [field]: url, color: '#603000', processed: true });
            // An image in the store without variants, until they are added.
            await storage.write(`pictures/farbe/${saved.id}.jpg`, await picture(64, 32));
            const address = `/storage/farbe/${saved.id}.jpg`;
            const plain = await call(browser, entity, 'save', { ...saved, [field]: address });
            expect(plain).toMatchObject({ color: '#603000', processed: false });
            for (const ending of ['.webp', '.avif', '_tablet.jpg', '_tablet.webp', '_tablet.avif'])
              await storage.write(`pictures/farbe/${saved.id}${ending}`, Buffer.from('x'));
            const whole = await call(browser, entity, 'save', { ...plain, ...wrong });
            expect(whole).toMatchObject({ color: '#603000', processed: true });
            const draft = await call(browser, entity, 'save', { ...whole, [field]: '/storage/nirgends.jpg', state: 'draft' });
            expect(draft).toMatchObject({ color: '#d9dde3', processed: false });
            const { data } = (await browser.get(`/api/backend/${entity}/revisions/${saved.id}`)).json() as {
              data: { id: string; version: number }[];
            };
            const revision = data.find(({ version }) => version === 1)?.id;
            expect(await call(browser, entity, 'revert', { id: saved.id, revision })).toMatchObject({
              color: '#603000',
              processed: true,
            });
          },
        );

        test('S10.2 an entry without a picture has the colour of none', async () => {
          const browser = await editor();
          const saved = await call(browser, 'playlist', 'save', {
            ...newEntries.playlist('Ohne Bild'),
            color: '#123456',
            processed: true,
          });
          expect(saved).toMatchObject({ image: '', color: '#d9dde3', processed: false });
        });
      });
    },
    { storage },
  );
}
