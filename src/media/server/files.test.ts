import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { bothStores, filmOf, twoHalves } from '../../../tests/files.ts';
import { openBrowser, type Browser } from '../../../tests/browser.ts';
import { formOf, sendForm, type Part } from '../../../tests/forms.ts';
import { onSite } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { videos } from '#catalog/server/content-tables.ts';
import type { Storage } from '#platform/storage.ts';
import { deskAudit } from '#desk/server/door.ts';
import type { OfficeFile } from '../contract.ts';
import { pictureFacts } from './picture-facts.ts';
import { fileRemovals, files, fileUploads } from './tables.ts';

type Data<Value> = { readonly data: Value };
type Refusal = { readonly message: string; readonly errors: Record<string, string[]> };

for (const [store, storage] of await bothStores()) {
  let isFull = false;
  /** As a disk without room: what is written is read, and then fails. */
  const sometimesFull: Storage = {
    ...storage,
    write: (path, source) => {
      if (!isFull) return storage.write(path, source);
      const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      const disk = new Writable({ write: (_bytes, _encoding, done) => done(full) });
      return pipeline(source instanceof Uint8Array ? Readable.from([source]) : source, disk);
    },
  };

  onSite(
    `S10.5 the file manager, ${store}`,
    (site) => {
      let editor: Browser;
      let picture: Buffer;
      beforeAll(async () => {
        editor = (await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() })).browser;
        picture = await twoHalves();
      });

      const upload = (...parts: Part[]) => sendForm(editor, '/api/backend/file/upload', formOf(...parts));
      const uploaded = async (...parts: Part[]): Promise<OfficeFile[]> => {
        const answer = await upload(...parts);
        expect(answer.status, answer.text).toBe(200);
        return (answer.json() as Data<OfficeFile[]>).data;
      };
      const one = async (fileName = 'bild.jpg', bytes = picture): Promise<OfficeFile> => {
        const [file] = await uploaded(['files[]', bytes, fileName]);
        if (!file) throw new Error('No file came back.');
        return file;
      };
      const call = (path: string, body: Record<string, unknown>) => editor.send('POST', `/api/backend/${path}`, body);
      const folder = async (name: string, parent: string | null = null): Promise<{ id: string; name: string }> => {
        const answer = await call('folder/create', { name, parent });
        expect(answer.status, answer.text).toBe(200);
        return (answer.json() as Data<{ id: string; name: string }>).data;
      };
      const traces = async (): Promise<unknown> => ({
        stored: [...(await storage.list('files')), ...(await storage.list('pictures/file'))],
        rows: await site().database.db.select({ id: files.id }).from(files),
        uploads: await site().database.db.select().from(fileUploads),
        removals: await site().database.db.select().from(fileRemovals),
      });

      describe('folders', () => {
        test('are made, renamed, moved and listed as a tree', async () => {
          const outer = await folder('Herz');
          const inner = await folder('Ärzte', outer.id);
          await folder('Zahn', outer.id);
          const renamed = await call('folder/rename', { id: inner.id, name: ' Ärztinnen ' });
          expect(renamed.json()).toMatchObject({ data: { id: inner.id, parent: outer.id, name: 'Ärztinnen', files: 0 } });
          const { data } = (await editor.get('/api/backend/folder/list')).json() as Data<
            { id: string; children: { name: string }[] }[]
          >;
          expect(data.find(({ id }) => id === outer.id)?.children.map((child) => child.name)).toEqual(['Ärztinnen', 'Zahn']);
          expect((await call('folder/move', { id: inner.id, parent: null })).json()).toMatchObject({ data: { parent: null } });
        });

        test('a second one of the same name is refused, also in other letters', async () => {
          await folder('Lunge');
          const answer = await call('folder/create', { name: 'LUNGE' });
          expect(answer.status).toBe(422);
          expect((answer.json() as Refusal).errors.name).toEqual(['Hier gibt es schon einen Ordner mit diesem Namen.']);
          const twice = await Promise.all([1, 2, 3].map(() => call('folder/create', { name: 'Zugleich' })));
          expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
        });

        test('none gets into itself or below itself', async () => {
          const outer = await folder('Außen');
          const inner = await folder('Innen', outer.id);
          for (const parent of [outer.id, inner.id])
            expect((await call('folder/move', { id: outer.id, parent })).status).toBe(422);
        });

        test('a full one goes only when that is confirmed, with all that is in it', async () => {
          const outer = await folder('Voll');
          const inner = await folder('Darin', outer.id);
          const [file] = await uploaded(['folder', inner.id], ['files[]', picture, 'a.jpg']);
          expect(file?.folder).toBe(inner.id);
          expect((await call('folder/delete', { id: outer.id })).status).toBe(409);
          expect((await call('folder/delete', { id: outer.id, confirm: true })).status).toBe(200);
          expect((await editor.get(`/api/backend/file/get/${file?.id}`)).status).toBe(404);
          expect(await storage.list(`files`)).not.toContain(`files/${file?.id}`);
          expect((await call('folder/delete', { id: outer.id })).status).toBe(404);
        });
      });

      describe('a form', () => {
        test('brings several files in, each of the type that its bytes say', async () => {
          const [first, second] = await uploaded(['files[]', picture, 'Größe „M“.png'], ['files[]', filmOf(5000), 'film.jpg']);
          expect(first).toMatchObject({
            name: 'Größe „M“.png',
            type: 'image/jpeg',
            kind: 'image',
            width: 400,
            height: 200,
            size: picture.length,
            focal_x: 0.5,
            focal_y: 0.5,
            folder: null,
          });
          expect(second).toMatchObject({ type: 'video/mp4', kind: 'video', width: null, thumbnail: null });
          const back = await editor.get(`/api/backend/file/original/${second?.id}`);
          expect(back.bytes.equals(filmOf(5000))).toBe(true);
          expect(back.headers['content-type']).toBe('video/mp4');
          expect((await site().get(`/api/backend/file/original/${second?.id}`)).status).toBe(401);
        });

        test('S7.11 a picture of the editor answers with its url, which everyone may see', async () => {
          const answer = await sendForm(editor, '/api/backend/editor/image', formOf(['files[]', picture]));
          const { url } = answer.json() as { url: string };
          const shown = await site().get(url);
          expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
        });

        test('S9.4 a picture of the editor has at most 8,192,000 bytes and is a picture', async () => {
          const before = await traces();
          const large = Buffer.concat([picture, Buffer.alloc(8_192_001 - picture.length)]);
          for (const [bytes, text] of [
            [large, 'Fehler beim Hochladen: Die Datei ist zu groß.'],
            [filmOf(1000), 'Fehler beim Hochladen: Diese Datei ist kein Bild.'],
          ] as const) {
            const answer = await sendForm(editor, '/api/backend/editor/image', formOf(['files[]', bytes]));
            expect([answer.status, (answer.json() as Refusal).message]).toEqual([422, text]);
          }
          expect(await traces()).toEqual(before);
        });

        test.each([
          ['../../etc/passwd', 'Schrägstrich'],
          ['..\\boot.ini', 'Schrägstrich'],
          ['gpj.\u202etxt.exe', 'unsichtbare'],
          ['a\u0007b.jpg', 'unsichtbare'],
          ['CON', 'Windows'],
          ['aux.jpg', 'Windows'],
          ['.htaccess', 'Punkt'],
          [`${'x'.repeat(5000)}.jpg`, '200'],
          ['...', 'leer'],
        ])('the name %j is refused in words, and nothing of it stays', async (fileName, word) => {
          const before = await traces();
          const answer = await upload(['files[]', picture, 'gut.jpg'], ['files[]', picture, fileName]);
          expect(answer.status, answer.text).toBe(422);
          expect((answer.json() as Refusal).errors['files[]']?.[0]).toMatch(new RegExp(`^Fehler beim Hochladen: .*${word}`));
          expect(await traces()).toEqual(before);
        });

        test.each([
          ['nothing', Buffer.alloc(0), 'leer'],
          ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'Art von Datei'],
          ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'Art von Datei'],
          ['a program', Buffer.from('MZ\x90\0'), 'Art von Datei'],
          ['the head of a picture and no more', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'), 'beschädigt'],
        ])('%s is no file for us, whatever it is called, and nothing of it stays', async (_, bytes, word) => {
          const before = await traces();
          const answer = await upload(['files[]', bytes, 'bild.jpg']);
          expect(answer.status, answer.text).toBe(422);
          expect((answer.json() as Refusal).message).toContain(word);
          expect(await traces()).toEqual(before);
        });

        test('a picture that was cut off is refused', async () => {
          const answer = await upload(['files[]', picture.subarray(0, picture.length / 2), 'bild.jpg']);
          expect([answer.status, (answer.json() as Refusal).message]).toEqual([
            422,
            'Fehler beim Hochladen: Das Bild ist beschädigt oder unvollständig.',
          ]);
        });

        test('a picture with more pixels than can be worked on is refused with that reason', async () => {
          const vast = await sharp({ create: { width: 12_000, height: 9000, channels: 3, background: '#3a7' } })
            .png({ compressionLevel: 9 })
            .toBuffer();
          const answer = await upload(['files[]', vast, 'plakat.png']);
          expect([answer.status, (answer.json() as Refusal).message]).toEqual([422, expect.stringContaining('100 Megapixel')]);
        });

        test('one that breaks off in the middle leaves nothing', async () => {
          const before = await traces();
          const whole = new Response(formOf(['files[]', filmOf(3_000_000), 'film.mp4']));
          const type = whole.headers.get('content-type') ?? '';
          const body = new Uint8Array(await whole.arrayBuffer()).subarray(0, 1_500_000);
          const token = decodeURIComponent(editor.cookies.get('XSRF-TOKEN') ?? '');
          const answer = await editor.ask('/api/backend/file/upload', {
            method: 'POST',
            headers: { 'content-type': type, 'x-xsrf-token': token },
            body,
          });
          expect([answer.status, (answer.json() as Refusal).message]).toEqual([
            422,
            'Fehler beim Hochladen: Die Übertragung ist abgebrochen.',
          ]);
          expect(await traces()).toEqual(before);
        });

        test('no form, no file, and a folder that does not exist are refused', async () => {
          expect((await call('file/upload', {})).status).toBe(422);
          expect((await upload(['note', 'x'])).status).toBe(422);
          const before = await traces();
          for (const id of ['3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab', 'x\0', '../'])
            expect((await upload(['folder', id], ['files[]', picture, 'a.jpg'])).status, id).toBe(422);
          expect(await traces()).toEqual(before);
        });

        test('S10.1 is for editors alone, and wants its token', async () => {
          const member = (await givenLogin(site())).browser;
          const support = (await givenLogin(site(), { roles: ['support'], totpConfirmedAt: site().clock.now() })).browser;
          for (const [browser, status] of [
            [member, 403],
            [support, 403],
          ] as const)
            expect((await sendForm(browser, '/api/backend/file/upload', formOf(['files[]', picture]))).status).toBe(status);
          expect((await editor.ask('/api/backend/file/upload', { method: 'POST' })).status).toBe(419);
          expect((await site().get('/api/backend/file/list')).status).toBe(401);
          expect((await member.get('/api/backend/folder/list')).status).toBe(403);
        });
      });

      describe('files', () => {
        test('are listed by folder, kind and words, and sorted', async () => {
          const { id } = await folder('Liste');
          await uploaded(
            ['folder', id],
            ['files[]', picture, 'Äpfel 100%.jpg'],
            ['files[]', filmOf(30_000), 'Birnen.mp4'],
            ['files[]', Buffer.from('WEBVTT\n\n'), 'Zitronen.vtt'],
          );
          const names = async (query: string): Promise<string[]> => {
            const answer = (await editor.get(`/api/backend/file/list?folder=${id}&${query}`)).json() as {
              data: OfficeFile[];
              total: number;
            };
            return answer.data.map((file) => file.name);
          };
          expect(await names('sort=name')).toEqual(['Äpfel 100%.jpg', 'Birnen.mp4', 'Zitronen.vtt']);
          expect(await names('sort=size&order=DESC')).toEqual(['Birnen.mp4', 'Äpfel 100%.jpg', 'Zitronen.vtt']);
          expect(await names('q=pflaume')).toEqual([]);
          expect(await names('q=aepfel')).toEqual(['Äpfel 100%.jpg']);
          expect(await names('q=%C3%84PFEL')).toEqual(['Äpfel 100%.jpg']);
          expect(await names('q=0%25')).toEqual(['Äpfel 100%.jpg']);
          expect(await names('type=video')).toEqual(['Birnen.mp4']);
          expect(await names('type=text/vtt')).toEqual(['Zitronen.vtt']);
          expect(await names('sort=password&order=up')).toHaveLength(3);
          const paged = (await editor.get(`/api/backend/file/list?folder=${id}&sort=name&page=2&perPage=2`)).json() as {
            data: OfficeFile[];
            total: number;
          };
          expect([paged.total, paged.data.map((file) => file.name)]).toEqual([3, ['Zitronen.vtt']]);
        });

        test('a renamed or moved one keeps its address, and the audit log says who did it', async () => {
          const file = await one();
          const { id } = await folder('Umzug');
          const renamed = await call('file/rename', { id: file.id, name: 'Neuer Name.jpg' });
          expect((renamed.json() as Data<OfficeFile>).data).toMatchObject({ name: 'Neuer Name.jpg', url: file.url });
          expect((await call('file/move', { ids: [file.id], folder: id })).status).toBe(200);
          expect((await site().get(file.url)).status).toBe(200);
          const { data } = (await editor.get(`/api/backend/file/get/${file.id}`)).json() as Data<OfficeFile>;
          expect(data).toMatchObject({ name: 'Neuer Name.jpg', folder: id, url: file.url, uses: [] });
          const audited = await site().database.db.select().from(deskAudit).where(eq(deskAudit.entryId, file.id));
          expect(audited.map(({ action }) => action).toSorted()).toEqual(['move', 'rename', 'upload']);
          expect(audited.every(({ actorId }) => actorId === file.created_by)).toBe(true);
          expect((await call('file/rename', { id: file.id, name: 'a/b' })).status).toBe(422);
        });

        test('one that is used says where, and stays', async () => {
          const used = await one();
          const free = await one();
          const { db } = site().database;
          const [video] = await db.select().from(videos).limit(1);
          await db
            .update(videos)
            .set({ poster: used.url })
            .where(eq(videos.id, video?.id ?? ''));
          const use = { entity: 'video', id: video?.id, title: video?.title };
          expect((await editor.get(`/api/backend/file/get/${used.id}`)).json()).toMatchObject({ data: { uses: [use] } });
          const refused = await call('file/delete', { ids: [free.id, used.id] });
          expect(refused.status).toBe(409);
          expect(refused.json()).toEqual({ message: 'Die Datei wird noch verwendet.', uses: [{ ...use, file: used.id }] });
          expect((await editor.get(`/api/backend/file/get/${free.id}`)).status).toBe(200);
          await db
            .update(videos)
            .set({ poster: '' })
            .where(eq(videos.id, video?.id ?? ''));
          expect((await call('file/delete', { ids: [free.id, used.id] })).status).toBe(200);
          expect((await site().get(used.url)).status).toBe(404);
          expect((await storage.list('files')).filter((path) => path.includes(used.id))).toEqual([]);
          expect(await db.select().from(fileRemovals)).toEqual([]);
        });

        test('a picture in a block of a page counts as used, also while that is only a draft', async () => {
          const file = await one();
          const modules = [
            {
              template: 'text-image',
              title: '',
              copy: '',
              image: file.url,
              image_position: 'left',
              video_desktop: '',
              poster_desktop: '',
            },
          ];
          const partner = { title: 'Mit Bild', url: 'https://example.org/', modules };
          const saved = await call('partner/save', { ...partner, state: 'draft' });
          expect(saved.status, saved.text).toBe(200);
          const { data } = saved.json() as Data<Record<string, unknown>>;
          const uses = async (): Promise<unknown> =>
            ((await editor.get(`/api/backend/file/get/${file.id}`)).json() as Data<{ uses: unknown }>).data.uses;
          expect(await uses()).toEqual([{ entity: 'partner', id: data.id, title: 'Mit Bild' }]);
          expect((await call('partner/save', { ...data, state: 'published' })).status).toBe(200);
          expect(await uses()).toEqual([{ entity: 'partner', id: data.id, title: 'Mit Bild' }]);
        });
      });

      describe('pictures', () => {
        const colourAt = async (bytes: Buffer, left: number): Promise<'red' | 'blue'> => {
          const [red = 0, , blue = 0] = await sharp(bytes).extract({ left, top: 5, width: 1, height: 1 }).raw().toBuffer();
          return red > blue ? 'red' : 'blue';
        };

        test('S7.9 on a full disk readers have every crop, which is kept once there is room; an upload hears the reason', async () => {
          const { url } = await one();
          const crop = url.replace('whole.jpg', '4x3.webp');
          isFull = true;
          const before = await traces();
          const answer = await openBrowser(site()).get(crop);
          expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
            200,
            'image/webp',
            'no-store',
          ]);
          const refused = await upload(['files[]', picture, 'bild.jpg']);
          expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Vielleicht ist er voll.')]);
          expect(await traces()).toEqual(before);
          isFull = false;
          const kept = await openBrowser(site()).get(crop);
          expect(kept.headers['cache-control']).toContain('public');
          expect(kept.bytes.equals(answer.bytes)).toBe(true);
        });

        test('S7.9 every crop is there in every format and size', async () => {
          const { url } = await one('gross.jpg', await twoHalves(2000, 1000));
          for (const [address, width, height, type] of [
            [url, 1600, 800, 'image/jpeg'],
            [url.replace('.jpg', '_tablet.webp'), 800, 400, 'image/webp'],
            [url.replace('whole.jpg', '16x9.avif'), 1280, 720, 'image/avif'],
            [url.replace('whole.jpg', '3x4_tablet.jpg'), 480, 640, 'image/jpeg'],
            [url.replace('whole.jpg', '1x1.webp'), 1000, 1000, 'image/webp'],
          ] as const) {
            const answer = await site().get(address);
            expect([answer.status, answer.headers['content-type']], address).toEqual([200, type]);
            const measured = await sharp(answer.bytes).metadata();
            expect([measured.width, measured.height], address).toEqual([width, height]);
            expect(await storage.stat(address.replace('/storage', 'pictures'))).not.toBeNull();
          }
        });

        test('S7.9 a picture higher than any WebP is there in every format, and its size is told as it is', async () => {
          const { url } = await one('lang.jpg', await twoHalves(900, 20_000));
          for (const address of [url, url.replace('.jpg', '.webp'), url.replace('.jpg', '.avif')]) {
            const answer = await site().get(address);
            expect(answer.status, address).toBe(200);
            const { width, height } = await sharp(answer.bytes).metadata();
            expect([{ width, height }], address).toEqual([
              ...(await pictureFacts({ db: site().database.db, storage }).measure([url])).values(),
            ]);
          }
        });

        test('a crop keeps the focal point in view, from the moment on when it is set', async () => {
          const { id, url } = await one();
          const square = url.replace('whole', '1x1');
          expect(await colourAt((await site().get(square)).bytes, 10)).toBe('red');
          const answer = await call('file/focal', { id, focal_x: 0.9, focal_y: 0.5 });
          expect(answer.json()).toMatchObject({ data: { focal_x: 0.9, focal_y: 0.5 } });
          expect(await colourAt((await site().get(square)).bytes, 10)).toBe('blue');
          for (const wrong of [{ focal_x: 2 }, { focal_x: -0.1 }, { focal_x: 'NaN' }, { focal_y: null }])
            expect((await call('file/focal', { id, focal_x: 0.5, focal_y: 0.5, ...wrong })).status).toBe(422);
        });

        test('nothing else is made', async () => {
          const { id, url } = await one();
          const [film] = await uploaded(['files[]', filmOf(1000), 'film.mp4']);
          for (const address of [
            url.replace('whole', '2x1'),
            url.replace('whole', 'whole_phone'),
            url.replace('.jpg', '.png'),
            url.replace(id, '3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab'),
            url.replace(id, id.toUpperCase()),
            `/storage/file/${film?.id}/whole.jpg`,
          ])
            expect((await site().get(address)).status, address).toBe(404);
        });
      });
    },
    { storage: sometimesFull },
  );
}
