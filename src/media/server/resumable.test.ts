import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { bothStores, filmOf, tusOf, twoHalves } from '../../../tests/files.ts';
import { openBrowser, type Browser } from '../../../tests/browser.ts';
import { onSite, serve, type Answer } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import { givenLogin, type Entered } from '../../../tests/sessions.ts';
import type { Storage } from '#platform/storage.ts';
import type { OfficeFile } from '../contract.ts';
import { keepFiles } from './keep-files.ts';
import { fileRemovals, files, fileUploads } from './tables.ts';
import { inTurnOn } from './turns.ts';

const part = 5 * 1024 * 1024;
const film = filmOf(part + 300_000);
const idOf = (url: string): string => url.split('/').at(-1) ?? '';
const messageOf = (answer: Answer): unknown => (answer.json() as { message: unknown }).message;

for (const [name, storage] of await bothStores()) {
  /** A store that can be made to report that it is full. */
  let isFull = false;
  const sometimesFull: Storage = {
    ...storage,
    inPieces: async (known) => {
      const pieces = await storage.inPieces(known);
      const write = pieces.write.bind(pieces);
      pieces.write = async (stream, id, offset) => {
        if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        return write(stream, id, offset);
      };
      return pieces;
    },
  };

  onSite(
    `S10.5 resumable uploads, ${name}`,
    (site) => {
      let entered: Entered;
      let editor: Browser;
      let tus: ReturnType<typeof tusOf>;
      beforeAll(async () => {
        entered = await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() });
        editor = entered.browser;
        tus = tusOf(editor);
      });
      beforeEach(() => {
        isFull = false;
      });

      const parts = () => ({
        db: site().database.db,
        clock: site().clock,
        storage,
        log: { info: () => {}, warn: () => {}, error: () => {} },
      });
      const begun = async (size = film.length, filename = 'film.mp4'): Promise<string> => {
        const answer = await tus.create({ size, filename });
        expect(answer.status, answer.text).toBe(201);
        return answer.headers.location ?? '';
      };
      const fileOf = (url: string): Promise<Answer> => editor.get(`/api/backend/file/get/${idOf(url)}`);
      const traces = async (): Promise<unknown> => ({
        stored: await storage.list('files'),
        rows: await site().database.db.select({ id: files.id }).from(files).orderBy(files.id),
        uploads: await site().database.db.select().from(fileUploads),
        removals: await site().database.db.select().from(fileRemovals),
      });

      test('a file that comes in pieces is a file with its last one, and not before', async () => {
        const created = await tus.create({ size: film.length, filename: 'Größe „M“.mp4' });
        expect(created.status).toBe(201);
        expect(created.headers['upload-expires']).toBe('Thu, 18 Jun 2026 10:00:00 GMT');
        const url = created.headers.location ?? '';
        expect(url).toMatch(/^\/api\/backend\/upload\/[0-9a-f-]{36}$/);
        const first = await tus.patch(url, 0, film.subarray(0, part));
        expect([first.status, first.headers['upload-offset'], first.headers['cache-control']]).toEqual([
          204,
          String(part),
          'no-store',
        ]);
        expect((await fileOf(url)).status).toBe(404);
        const between = await tus.head(url);
        expect([between.headers['upload-offset'], between.headers['upload-length']]).toEqual([String(part), String(film.length)]);
        expect((await tus.patch(url, part, film.subarray(part))).status).toBe(204);
        const file = (await fileOf(url)).json() as { data: OfficeFile };
        expect(file.data).toMatchObject({
          name: 'Größe „M“.mp4',
          type: 'video/mp4',
          size: film.length,
          created_by: entered.member.id,
        });
        const back = await editor.get(`/api/backend/file/original/${idOf(url)}`);
        expect(back.bytes.equals(film)).toBe(true);
        expect((await storage.list('files')).filter((path) => path.includes(idOf(url)))).toEqual([`files/${idOf(url)}`]);
        expect(await site().database.db.select().from(fileUploads)).toEqual([]);
        // A client that missed the last response asks for the offset.
        const after = await tus.head(url);
        expect([after.status, after.headers['upload-offset']]).toEqual([200, String(film.length)]);
        expect((await tus.drop(url)).status).toBe(404);
        expect((await fileOf(url)).status).toBe(200);
      });

      test('a connection that is cut loses nothing that came, and another server goes on with it', async () => {
        const url = await begun();
        const { port } = new URL(site().origin);
        const headers = await tus.headers({
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          'content-length': String(film.length),
          cookie: [...editor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        });
        const cut = httpRequest({ host: '127.0.0.1', port, path: url, method: 'PATCH', headers });
        cut.on('error', () => {});
        cut.write(film.subarray(0, part + 100_000));
        // Progress is observable from outside: the row is in use, and the bytes are stored.
        if (name.includes('folder'))
          await until(
            () => storage.stat(`files/${idOf(url)}`),
            (found) => (found?.size ?? 0) >= part,
          );
        else await once(cut, 'drain').catch(() => {});
        cut.destroy();
        const other = await serve(site(), { storage });
        try {
          const there = openBrowser(other);
          for (const [key, value] of editor.cookies) there.cookies.set(key, value);
          const again = tusOf(there);
          const asked = await until(
            () => again.head(url),
            ({ status }) => status === 200,
          );
          let offset = Number(asked.headers['upload-offset']);
          expect(offset).toBeLessThanOrEqual(part + 100_000);
          if (name.includes('folder')) expect(offset).toBeGreaterThanOrEqual(part);
          const done = await until(
            async () => {
              offset = Number((await again.head(url)).headers['upload-offset']);
              return again.patch(url, offset, film.subarray(offset));
            },
            ({ status }) => status !== 409 && status !== 423,
          );
          expect(done.status, done.text).toBe(204);
          expect((await there.get(`/api/backend/file/original/${idOf(url)}`)).bytes.equals(film)).toBe(true);
        } finally {
          await other.close();
        }
      });

      test('S18.4 a server that is told to stop takes the rest of the piece that is coming', async () => {
        const url = await begun();
        const ending = await serve(site(), { storage });
        const headers = await tus.headers({
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          'content-length': String(film.length),
          cookie: [...editor.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        });
        const { port } = new URL(ending.origin);
        const coming = httpRequest({ host: '127.0.0.1', port, path: url, method: 'PATCH', headers });
        const answered = once(coming, 'response') as Promise<[IncomingMessage]>;
        coming.write(film.subarray(0, part));
        // The row says that somebody writes.
        await until(
          () => site().database.db.select().from(fileUploads),
          (rows) => rows.some(({ writer }) => writer !== null),
        );
        ending.app.draining.drain(ending.app.fastify.server);
        const closed = ending.close();
        coming.end(film.subarray(part));
        const [{ statusCode, headers: said }] = await answered;
        expect([statusCode, said.connection]).toEqual([204, 'close']);
        await closed;
        expect((await editor.get(`/api/backend/file/original/${idOf(url)}`)).bytes.equals(film)).toBe(true);
      });

      test('the turn of a server that died while the clock was ahead keeps nobody waiting', async () => {
        const url = await begun();
        const writingUntil = new Date(Date.now() + 365 * 86_400_000);
        const ofUpload = eq(fileUploads.id, idOf(url));
        await site().database.db.update(fileUploads).set({ writer: randomUUID(), writingUntil }).where(ofUpload);
        expect((await tus.patch(url, 0, film)).status).toBe(204);
      });

      test('a piece at the wrong place changes nothing', async () => {
        const url = await begun();
        expect((await tus.patch(url, 10, film.subarray(10, 20))).status).toBe(409);
        expect((await tus.patch(url, 0, Buffer.concat([film, film]))).status).toBe(413);
        expect((await tus.head(url)).headers['upload-offset']).toBe('0');
        expect((await tus.drop(url)).status).toBe(204);
      });

      test('two tabs that send the same piece at once make one file, with each byte once', async () => {
        const url = await begun();
        const both = async (offset: number, bytes: Buffer): Promise<number[]> => {
          const answers = await Promise.all([0, 1, 2].map(() => tus.patch(url, offset, bytes)));
          return answers.map(({ status }) => status).toSorted((a, b) => a - b);
        };
        expect(await both(0, film.subarray(0, part))).toEqual([204, 409, 409]);
        expect(await both(part, film.subarray(part))).toEqual([204, 409, 409]);
        const back = await editor.get(`/api/backend/file/original/${idOf(url)}`);
        expect(back.bytes.equals(film)).toBe(true);
      });

      test('a writer that is held up for longer than its lease keeps its turn', async () => {
        const url = await begun();
        const id = idOf(url);
        const { db } = site().database;
        const told: string[] = [];
        const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
        const first = inTurnOn(db, id, async () => {
          told.push('begun');
          await isOver;
          told.push('over');
        });
        await until(
          async () => told,
          ({ length }) => length > 0,
        );
        await db
          .update(fileUploads)
          .set({ writingUntil: new Date(0) })
          .where(eq(fileUploads.id, id));
        const next = inTurnOn(db, id, async () => void told.push('next'));
        // Long enough for whoever does not wait.
        for (let n = 0; n < 30; n += 1) await db.select().from(fileUploads).where(eq(fileUploads.id, id));
        end();
        await Promise.all([first, next]);
        expect(told).toEqual(['begun', 'over', 'next']);
        expect((await tus.drop(url)).status).toBe(204);
      });

      test('S8.9 one that was cancelled is gone, with all that had come', async () => {
        const before = await traces();
        const url = await begun();
        await tus.patch(url, 0, film.subarray(0, part));
        expect((await tus.drop(url)).status).toBe(204);
        expect([(await tus.head(url)).status, (await tus.patch(url, part, film.subarray(part))).status]).toEqual([404, 404]);
        expect(await traces()).toEqual(before);
      });

      test('nobody else learns of it', async () => {
        const url = await begun();
        const other = (await givenLogin(site(), { roles: ['admin'], totpConfirmedAt: site().clock.now() })).browser;
        const theirs = tusOf(other);
        expect((await theirs.head(url)).status).toBe(404);
        expect((await theirs.patch(url, 0, film)).status).toBe(404);
        expect((await theirs.drop(url)).status).toBe(404);
        expect((await tus.head(url)).status).toBe(200);
        for (const wrong of ['x', '..%2f..%2fsecret', '%00', '3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab'])
          expect((await tus.head(`/api/backend/upload/${wrong}`)).status, wrong).toBe(404);
        await tus.drop(url);
      });

      test('S10.1 visitors, members and support may not, and every change wants its token', async () => {
        const url = await begun();
        const member = (await givenLogin(site())).browser;
        const support = (await givenLogin(site(), { roles: ['support'], totpConfirmedAt: site().clock.now() })).browser;
        for (const [browser, status] of [
          [openBrowser(site()), 401],
          [member, 403],
          [support, 403],
        ] as const) {
          const calls = tusOf(browser);
          expect((await calls.create({ size: 10 })).status).toBe(status);
          expect((await calls.head(url)).status).toBe(status);
          expect((await calls.patch(url, 0, film)).status).toBe(status);
          expect((await calls.drop(url)).status).toBe(status);
        }
        const headers = {
          'tus-resumable': '1.0.0',
          'upload-length': '10',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        };
        expect((await editor.ask('/api/backend/upload', { method: 'POST', headers })).status).toBe(419);
        expect((await editor.ask(url, { method: 'PATCH', headers, body: 'x' })).status).toBe(419);
        expect((await editor.ask(url, { method: 'DELETE', headers })).status).toBe(419);
        await tus.drop(url);
      });

      test.each([
        [{ size: 0 }, 'Die Datei ist leer.'],
        [{ size: -1 }, 'Die Größe der Datei muss von Anfang an feststehen.'],
        [{ size: 'viel' }, 'Die Größe der Datei muss von Anfang an feststehen.'],
        [{ size: 10 * 1024 ** 3 + 1 }, 'Die Datei ist zu groß.'],
        [{ size: 10, filename: '../../x.mp4' }, 'Der Name enthält einen Schrägstrich.'],
        [{ size: 10, filename: 'a\0b.mp4' }, 'Der Name enthält unsichtbare Zeichen.'],
        [{ size: 10, filename: 'x\u202e4pm.exe' }, 'Der Name enthält unsichtbare Zeichen.'],
        [{ size: 10, filename: 'CON.mp4' }, 'Diesen Namen kann Windows nicht speichern.'],
        [{ size: 10, filename: '.mp4' }, 'Der Name beginnt mit einem Punkt.'],
        [{ size: 10, filename: `${'x'.repeat(3000)}.mp4` }, 'Der Name ist länger als 200 Zeichen.'],
        [{ size: 10, filename: '' }, 'Der Name ist leer.'],
        [{ size: 10, folder: '3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab' }, 'Diesen Ordner gibt es nicht mehr.'],
        [{ size: 10, folder: '../x' }, 'Diesen Ordner gibt es nicht mehr.'],
      ])('S8.9 %j is refused before the first byte, and leaves nothing', async (announced, text) => {
        const before = await traces();
        const answer = await tus.create(announced);
        expect([answer.status, messageOf(answer)]).toEqual([422, `Fehler beim Hochladen: ${text}`]);
        expect(await traces()).toEqual(before);
      });

      test('S16.6 what lies about its type is refused with its last piece, and leaves nothing', async () => {
        const before = await traces();
        const page = Buffer.from('<!doctype html><script>alert(1)</script>');
        const picture = await twoHalves();
        const half = picture.subarray(0, picture.length / 2);
        for (const [bytes, word] of [
          [page, 'Diese Art von Datei'],
          [half, 'beschädigt'],
        ] as const) {
          const url = await begun(bytes.length, 'bild.jpg');
          const answer = await tus.patch(url, 0, bytes);
          expect([answer.status, messageOf(answer)]).toEqual([422, expect.stringContaining(word)]);
          expect((await tus.head(url)).status).toBe(404);
        }
        expect(await traces()).toEqual(before);
      });

      test('a store without room says so, and what came before stays', async () => {
        const url = await begun();
        await tus.patch(url, 0, film.subarray(0, part));
        isFull = true;
        const answer = await tus.patch(url, part, film.subarray(part));
        expect([answer.status, messageOf(answer)]).toEqual([500, expect.stringContaining('Vielleicht ist er voll.')]);
        isFull = false;
        expect((await tus.head(url)).headers['upload-offset']).toBe(String(part));
        expect((await tus.patch(url, part, film.subarray(part))).status).toBe(204);
      });

      test('one that is whole becomes one file, whoever dies in between and however many ask at once', async () => {
        const write = async (url: string): Promise<void> => {
          const pieces = await storage.inPieces(async () => undefined);
          const path = `files/${idOf(url)}`;
          // The state a process leaves if it dies after the last byte.
          if (name.includes('folder')) await storage.write(path, film);
          else await pieces.write((await import('node:stream')).Readable.from([film]), path, 0);
        };
        const heard = await begun();
        await write(heard);
        const answers = await Promise.all([tus.head(heard), tus.head(heard), tus.head(heard)]);
        expect(answers.map(({ headers }) => headers['upload-offset'])).toEqual(Array(3).fill(String(film.length)));
        const unheard = await begun();
        await write(unheard);
        await keepFiles(parts());
        expect((await fileOf(unheard)).status).toBe(404);
        const broken = await begun();
        await write(broken);
        site().clock.advance(11 * 60_000);
        const stat = (path: string) =>
          path.endsWith(idOf(broken)) ? Promise.reject(new Error('unreadable')) : storage.stat(path);
        await expect(keepFiles({ ...parts(), storage: { ...storage, stat } }), 'one that fails').rejects.toThrow('unreadable');
        expect((await fileOf(unheard)).status, 'while another fails').toBe(200);
        await Promise.all([keepFiles(parts()), keepFiles(parts())]);
        const { db } = site().database;
        for (const url of [heard, unheard, broken]) {
          expect(
            await db
              .select()
              .from(files)
              .where(eq(files.id, idOf(url))),
          ).toHaveLength(1);
          expect((await fileOf(url)).status).toBe(200);
        }
      });

      test('what nobody goes on with for a day goes', async () => {
        await keepFiles(parts());
        const before = await traces();
        const left = await begun();
        await tus.patch(left, 0, film.subarray(0, part));
        const day = 24 * 60 * 60_000;
        site().clock.advance(day - 1000);
        await keepFiles(parts());
        expect((await tus.head(left)).status).toBe(200);
        // A HEAD request counts as activity.
        site().clock.advance(2000);
        await keepFiles(parts());
        expect((await tus.head(left)).status).toBe(200);
        site().clock.advance(day + 1000);
        await keepFiles(parts());
        expect(await site().database.db.select().from(fileUploads)).toEqual([]);
        expect(await traces()).toEqual(before);
      });
    },
    { storage: sometimesFull },
  );
}
