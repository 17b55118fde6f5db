import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { givenMember, type Browser, sessionName } from '../../../tests/browser.ts';
import { formOf, sendForm, type Part } from '../../../tests/forms.ts';
import { onSite } from '../../../tests/served.ts';
import { loggedIn } from '../../../tests/sessions.ts';
import { csrfCookie } from '#platform/http/csrf.ts';
import { localStorage } from '#platform/storage-local.ts';
import { largestPicture } from '../rules.ts';
import { keepAccounts } from './keep.ts';
import { announceFile } from './files-to-remove.ts';
import { replacePicture } from './picture.ts';
import { filesToRemove, users } from './tables.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-pictures-'));
const storage = localStorage(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const upload = '/api/user/image';
/** Red at the left, blue in the middle, green at the right. */
const striped = (width: number, height: number): Sharp => {
  const third = Math.floor(width / 3);
  const stripe = (background: string) => ({ create: { width: third, height, channels: 3 as const, background } });
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: stripe('red'), left: 0, top: 0 },
    { input: stripe('green'), left: width - third, top: 0 },
  ]);
};
const jpeg = striped(900, 300).jpeg().toBuffer();

onSite(
  'the picture of a member',
  (site) => {
    const send = async (browser: Browser, id: string, file: Uint8Array | Promise<Uint8Array>) =>
      sendForm(browser, upload, formOf(['id', id], ['files[]', await file]));
    const fileOf = async (id: string) =>
      (await site().database.db.select({ image: users.image }).from(users).where(eq(users.id, id)))[0]?.image ?? null;
    const given = async () => {
      const member = await givenMember(site());
      return { member, browser: await loggedIn(site(), member) };
    };
    const stored = async (id: string) => sharp(await buffer(await storage.read(`users/${await fileOf(id)}`)));

    test('S5.7, S7.2 is 400 by 400, JPEG, the middle of what was sent, and nothing else of it', async () => {
      const { member, browser } = await given();
      const withSecrets = striped(900, 300)
        .withExif({ IFD0: { Copyright: 'Wohnzimmer', ImageDescription: 'geheim' } })
        .jpeg()
        .toBuffer();
      const answer = await send(browser, member.id, withSecrets);
      expect(answer.status).toBe(200);
      const { image } = answer.json() as { image: string };
      expect(image).toMatch(/^\/api\/user\/picture\/[\w-]{43}\.jpg$/);
      expect((await browser.get('/api/user')).json()).toMatchObject({ data: { image } });
      const shown = await browser.get(image);
      expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-cache' });
      const read = sharp(shown.bytes);
      const metadata = await read.metadata();
      expect(metadata).toMatchObject({ format: 'jpeg', width: 400, height: 400 });
      expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(shown.bytes.includes('geheim')).toBe(false);
      const { dominant } = await read.stats();
      expect(dominant.b).toBeGreaterThan(dominant.r + 100);
      expect(dominant.b).toBeGreaterThan(dominant.g + 100);
    });

    test('is upright whatever the camera’s position was', async () => {
      const { member, browser } = await given();
      const lying = sharp({ create: { width: 300, height: 300, channels: 3, background: 'white' } })
        .composite([{ input: { create: { width: 300, height: 150, channels: 3, background: 'black' } }, top: 0, left: 0 }])
        .withMetadata({ orientation: 3 })
        .jpeg()
        .toBuffer();
      expect((await send(browser, member.id, lying)).status).toBe(200);
      const { data } = await (await stored(member.id)).greyscale().raw().toBuffer({ resolveWithObject: true });
      expect(data[400 * 20 + 200]).toBeGreaterThan(240);
      expect(data[400 * 380 + 200]).toBeLessThan(15);
    });

    test.each(['png', 'webp', 'avif', 'gif'] as const)(
      'S16.6 %s is taken for what it is, whatever its name says',
      async (format) => {
        const { member, browser } = await given();
        const bytes = new Uint8Array(await striped(320, 200).toFormat(format).toBuffer());
        const answer = await sendForm(browser, upload, formOf(['files[]', bytes, 'programm.exe'], ['id', member.id]));
        expect(answer.status).toBe(200);
        expect(await (await stored(member.id)).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
      },
    );

    test('S5.7, S9.4 8,192,000 bytes are taken, one more is not', async () => {
      const { member, browser } = await given();
      const filled = (size: number) => jpeg.then((bytes) => Buffer.concat([bytes], size));
      expect((await send(browser, member.id, filled(largestPicture))).status).toBe(200);
      const before = await fileOf(member.id);
      const text = 'Das ausgewählte Profilbild ist größer als 8MB.';
      for (const size of [largestPicture + 1, largestPicture * 2]) {
        const answer = await send(browser, member.id, filled(size));
        expect(answer.status).toBe(422);
        expect(answer.json()).toEqual({ message: text, errors: { image: [text] } });
      }
      expect(await fileOf(member.id)).toBe(before);
    });

    test('S16.6 a member’s next picture is only received once the last one is there: many at once would fill the memory', async () => {
      const { member, browser } = await given();
      const other = await given();
      const others = () => send(other.browser, other.member.id, jpeg);
      await browser.get('/auth/csrf-cookie');
      const slow = new PassThrough();
      const form = Buffer.from(await new Response(formOf(['id', member.id], ['files[]', await jpeg])).arrayBuffer());
      const boundary = form.subarray(2, form.indexOf('\r\n')).toString();
      const first = browser.ask(upload, {
        method: 'POST',
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'x-xsrf-token': decodeURIComponent(browser.cookies.get(csrfCookie) ?? ''),
        },
        body: slow,
      });
      slow.write(form.subarray(0, form.length >> 1));
      expect((await others()).status).toBe(200);
      const answered: string[] = [];
      const second = send(browser, member.id, jpeg).finally(() => answered.push('second'));
      // What begins later is done three times.
      for (const _ of [1, 2, 3]) expect((await others()).status).toBe(200);
      expect(answered).toEqual([]);
      slow.end(form.subarray(form.length >> 1));
      expect([(await first).status, (await second).status]).toEqual([200, 200]);
    });

    test('S16.6 what is small as a file and takes much memory is refused', async () => {
      const { member, browser } = await given();
      const large = sharp({ create: { width: 5000, height: 4000, channels: 4, background: 'red' } });
      const png = (depth: 'srgb' | 'rgb16') => large.clone().toColourspace(depth).png().toBuffer();
      expect((await send(browser, member.id, png('srgb'))).status).toBe(200);
      expect((await send(browser, member.id, png('rgb16'))).status).toBe(422);
    });

    test('S16.6 what is no picture, or no whole one, or too large to be one, is refused', async () => {
      const { member, browser } = await given();
      const good = await jpeg;
      const png = await striped(400, 400).png().toBuffer();
      // Claims to have 60,000 by 60,000 pixels; the checksum does not matter if the size is checked first.
      const bomb = Buffer.from(png);
      bomb.writeUInt32BE(60_000, 16);
      bomb.writeUInt32BE(60_000, 20);
      const wide = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: 'white' } })
        .png({ compressionLevel: 9 })
        .toBuffer();
      const hostile: Record<string, Uint8Array> = {
        svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
        html: Buffer.from('<!doctype html><script>alert(1)</script>'),
        pdf: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj'),
        tiff: await striped(90, 90).tiff().toBuffer(),
        empty: Buffer.alloc(0),
        'only a beginning': good.subarray(0, 4),
        'half a file': png.subarray(0, png.length >> 1),
        'noise after the beginning': Buffer.concat([good.subarray(0, 20), Buffer.alloc(5000, 7)]),
        'declared huge': bomb,
        'really huge': wide,
      };
      for (const [name, bytes] of Object.entries(hostile)) {
        const answer = await send(browser, member.id, bytes);
        expect(answer.status, name).toBe(422);
        expect(answer.json(), name).toMatchObject({ message: expect.any(String), errors: { image: [expect.any(String)] } });
      }
      expect(await fileOf(member.id)).toBeNull();
      expect(site().lines).toEqual([]);
    });

    test('S16.6 of a file that is also a page, only the picture is left', async () => {
      const { member, browser } = await given();
      const both = Buffer.concat([await jpeg, Buffer.from('<script>alert(document.cookie)</script>')]);
      expect((await send(browser, member.id, both)).status).toBe(200);
      const shown = await browser.get(`/api/user/picture/${await fileOf(member.id)}`);
      expect(shown.bytes.includes('script')).toBe(false);
      expect(shown.headers['x-content-type-options']).toBe('nosniff');
    });

    test('S7.2 one file, in its field, for oneself, with the token', async () => {
      const { member, browser } = await given();
      const other = await givenMember(site());
      const bytes = new Uint8Array(await jpeg);
      const status = async (...parts: readonly Part[]) => (await sendForm(browser, upload, formOf(...parts))).status;
      expect(await status(['id', member.id], ['files[]', bytes], ['files[]', bytes])).toBe(422);
      expect(await status(['id', member.id])).toBe(422);
      expect(await status(['id', member.id], ['file', bytes])).toBe(422);
      expect(await status(['files[]', bytes])).toBe(422);
      expect(await status(['id', other.id], ['files[]', bytes])).toBe(403);
      const many = Array.from({ length: 30 }, (_, i) => [`f${i}`, 'x'] as Part);
      expect(await status(...many, ['id', member.id], ['files[]', bytes])).toBe(422);
      const json = await browser.send('POST', upload, { id: member.id });
      expect(json.status).toBe(422);
      const broken = { 'content-type': 'multipart/form-data; boundary=x' };
      expect((await browser.send('POST', upload, { id: member.id }, broken)).status).toBe(422);
      expect((await browser.ask(upload, { method: 'POST', headers: broken, body: '--x--' })).status).toBe(419);
      expect([await fileOf(member.id), await fileOf(other.id)]).toEqual([null, null]);
    });

    test('S6.2 neither visitors nor members without a confirmed address send one', async () => {
      const { browser } = await given();
      const unverified = await givenMember(site(), { verifiedAt: null });
      expect((await send(await loggedIn(site(), unverified), unverified.id, jpeg)).status).toBe(403);
      browser.cookies.delete(sessionName);
      expect((await send(browser, unverified.id, jpeg)).status).toBe(401);
    });

    test('is shown to its owner alone', async () => {
      const { member, browser } = await given();
      const { image } = (await send(browser, member.id, jpeg)).json() as { image: string };
      const other = await given();
      await send(other.browser, other.member.id, jpeg);
      for (const reader of [other.browser, { get: site().get }]) {
        const answer = await reader.get(image);
        expect(answer.status).toBe(404);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
      expect((await browser.get('/api/user/picture/..%2f..%2fsecret')).status).toBe(404);
      const { etag = '' } = (await browser.get(image)).headers;
      expect((await browser.ask(image, { headers: { 'if-none-match': etag } })).status).toBe(304);
    });

    test('S3.1 the standard picture is there instead, and each picture leaves with the next', async () => {
      const { member, browser } = await given();
      const before = await storage.list('users');
      await send(browser, member.id, jpeg);
      const first = await fileOf(member.id);
      await send(browser, member.id, jpeg);
      const second = await fileOf(member.id);
      expect(second).not.toBe(first);
      expect(await storage.list('users')).toEqual([...before, `users/${second}`].toSorted());
      const gone = await browser.send('POST', '/api/user/image/delete', { id: member.id });
      expect(gone.json()).toEqual({ image: '/assets/avatar.svg' });
      expect(await storage.list('users')).toEqual(before);
      expect((await browser.send('POST', '/api/user/image/delete', { id: member.id })).status).toBe(200);
      const standard = await site().get('/assets/avatar.svg');
      expect(standard).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } });
    });

    test('pictures that are sent at once leave one of them', async () => {
      const { member, browser } = await given();
      const before = await storage.list('users');
      await browser.get('/auth/csrf-cookie');
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(browser, member.id, jpeg)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
      expect(await storage.list('users')).toEqual([...before, `users/${await fileOf(member.id)}`].toSorted());
    });

    test('a file that nobody came to name is removed after an hour, and so is one that the store would not let go', async () => {
      const { member } = await given();
      const { db } = site().database;
      const { clock } = site();
      const parts = { db, clock, log: { info() {}, warn() {}, error() {} } };
      const broken = { ...storage, remove: () => Promise.reject(new Error('disk')) };
      const before = await storage.list('users');
      await replacePicture({ ...parts, storage: broken }, member.id, await jpeg);
      await replacePicture({ ...parts, storage: broken }, member.id, await jpeg);
      await announceFile(parts, 'users/crashed.jpg');
      await storage.write('users/crashed.jpg', await jpeg);
      expect((await storage.list('users')).length).toBe(before.length + 3);
      const keep = () => keepAccounts({ ...parts, storage, personal: [], holdings: [] });
      await keep();
      expect(await storage.list('users')).toContain('users/crashed.jpg');
      clock.advance(61 * 60 * 1000);
      await keep();
      expect(await storage.list('users')).toEqual([...before, `users/${await fileOf(member.id)}`].toSorted());
      expect(await db.select().from(filesToRemove)).toEqual([]);
    });

    test('the member who was deleted while the picture was read gets none', async () => {
      const { member } = await given();
      const before = await storage.list('users');
      const { database, clock } = site();
      await database.db.delete(users).where(eq(users.id, member.id));
      const parts = { db: database.db, clock, storage, log: { info() {}, warn() {}, error() {} } };
      expect(await replacePicture(parts, member.id, await jpeg)).toMatchObject({ ok: false, code: 'unauthenticated' });
      expect(await storage.list('users')).toEqual(before);
    });
  },
  { storage, withAssets: true },
);
