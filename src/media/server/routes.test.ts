import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settableClock, type SettableClock } from '#platform/clock.ts';
import { openStorage } from '#platform/open-storage.ts';
import type { Storage } from '#platform/storage.ts';
import { assetRoutes, pictureRoutes, signedAssetUrl } from './door.ts';

const key = Buffer.alloc(32, 1);
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256));
const master = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n480.m3u8\n';

let folder: string;
let storage: Storage;
let app: FastifyInstance;
let origin: string;
let clock: SettableClock;
let entitled: boolean;
let warnings: unknown[];
const reading: Readable[] = [];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-media-'));
  const local = await openStorage({ storage: { kind: 'file', folder } });
  reading.length = 0;
  storage = {
    ...local,
    read: async (name, span) => {
      const stream = await local.read(name, span);
      reading.push(stream);
      return stream;
    },
  };
  for (const clip of ['clips/free', 'clips/closed']) {
    await storage.write(`${clip}/file/1920.mp4`, bytes);
    await storage.write(`${clip}/file/empty.mp4`, Buffer.alloc(0));
    await storage.write(`${clip}/hls/master.m3u8`, Buffer.from(master));
    await storage.write(`${clip}/caption/de.vtt`, Buffer.from('WEBVTT\n'));
    await storage.write(`${clip}/download/heft.pdf`, Buffer.from('%PDF'));
  }
  await storage.write('pictures/teaser/gesundheit/krankheiten.jpg', bytes);
  await storage.write('pictures/page.html', Buffer.from('<script>'));
  await storage.write('secret.jpg', bytes);
  clock = settableClock('2026-11-20T10:20:00Z');
  entitled = true;
  warnings = [];
  app = Fastify();
  // As on the site: schemas only feed the OpenAPI document, routes validate their own input.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  pictureRoutes(app, { storage });
  assetRoutes(app, {
    storage,
    key,
    clock,
    log: { warn: (fields: unknown) => void warnings.push(fields) },
    findAsset: async ({ shortid }) =>
      ({ free1: { folder: 'clips/free', protection: 'free' }, closed1: { folder: 'clips/closed', protection: 'coaching' } })[
        shortid
      ] ?? null,
    mayRead: async () => entitled,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') => fetch(origin + url, { headers, method });
const bodyOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());
const free = '/asset/free1/file/1920.mp4';
const signed = (type: 'hls' | 'file' | 'caption', value: string, shortid = 'closed1'): string =>
  signedAssetUrl({ key, clock, shortid, type, value });
const queryOf = (url: string): string => url.slice(url.indexOf('?') + 1);

/** Sends the path unmodified; fetch would normalise it. */
const rawStatus = (rawPath: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(origin);
    httpRequest({ host: '127.0.0.1', port, path: rawPath }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

test('S16.6 files that a video never had fill no log, however many are asked for', async () => {
  for (let nth = 0; nth < 10; nth += 1) expect((await get(`/asset/free1/file/erfunden-${nth}.mp4`)).status).toBe(404);
  expect(warnings).toEqual([expect.objectContaining({ shortid: 'free1', file: 'file/erfunden-0.mp4' })]);
});

describe('S7.8 a free video', () => {
  test('is sent whole, with its type, without a permission', async () => {
    const answer = await get(free);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    });
    expect((await bodyOf(answer)).equals(bytes)).toBe(true);
  });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=-10', 990, 999],
    ['bytes=0-0', 0, 0],
    ['bytes=950-2000', 950, 999],
  ])('is sent in part: %s', async (range, start, end) => {
    const answer = await get(free, { Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/1000`);
    expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
    expect((await bodyOf(answer)).equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  test('a range beyond its end is refused with its size, one that is nonsense gets all', async () => {
    const beyond = await get(free, { Range: 'bytes=1000-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
    for (const range of ['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2']) {
      const answer = await get(free, { Range: range });
      expect([answer.status, (await bodyOf(answer)).length]).toEqual([200, 1000]);
    }
  });

  test('HEAD tells what GET would, without the bytes', async () => {
    const whole = await get(free, {}, 'HEAD');
    expect([whole.status, whole.headers.get('content-length'), whole.headers.get('content-type')]).toEqual([
      200,
      '1000',
      'video/mp4',
    ]);
    const part = await get(free, { Range: 'bytes=1-2' }, 'HEAD');
    expect([part.status, part.headers.get('content-length'), part.headers.get('content-range')]).toEqual([
      206,
      '2',
      'bytes 1-2/1000',
    ]);
    expect(reading).toEqual([]);
  });

  test('what the reader has already is not sent again', async () => {
    const etag = (await get(free)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get(free, { 'If-None-Match': known, Range: 'bytes=0-1' });
      expect([known, answer.status, answer.headers.get('etag'), (await bodyOf(answer)).length]).toEqual([known, 304, etag, 0]);
    }
    expect((await get(free, { 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await get(free, { 'If-Range': etag, Range: 'bytes=0-1' })).status).toBe(206);
    await storage.write('clips/free/file/1920.mp4', Buffer.alloc(500));
    expect((await get(free, { 'If-None-Match': etag })).status).toBe(200);
    for (const old of [etag, `W/${etag}`, 'Fri, 20 Nov 2026 10:00:00 GMT']) {
      const answer = await get(free, { 'If-Range': old, Range: 'bytes=0-1' });
      expect([answer.status, (await bodyOf(answer)).length]).toEqual([200, 500]);
    }
  });

  test('an empty file is an empty answer', async () => {
    const answer = await get('/asset/free1/file/empty.mp4');
    expect([answer.status, answer.headers.get('content-length'), (await bodyOf(answer)).length]).toEqual([200, '0', 0]);
  });

  test('S7.10, S11.1 captions, playlists and downloads have their types; a download is offered for saving', async () => {
    const typeOf = async (part: string) => (await get(`/asset/free1/${part}`)).headers.get('content-type');
    expect(await typeOf('caption/de.vtt')).toBe('text/vtt; charset=utf-8');
    expect(await typeOf('hls/master.m3u8')).toBe('application/vnd.apple.mpegurl');
    const download = await get('/asset/free1/download/heft.pdf');
    expect([download.headers.get('content-type'), download.headers.get('content-disposition')]).toEqual([
      'application/pdf',
      'attachment; filename="heft.pdf"',
    ]);
    expect((await get('/asset/free1/caption/de.vtt')).headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await get('/asset/free1/hls/master.m3u8')).headers.get('cache-control'), 'it grows').toBe('public, max-age=30');
  });

  test('a reader who leaves in the middle leaves no file open', async () => {
    await storage.write('clips/free/file/large.mp4', Buffer.alloc(30_000_000));
    const controller = new AbortController();
    const answer = await fetch(`${origin}/asset/free1/file/large.mp4`, { signal: controller.signal });
    await answer.body?.getReader().read();
    const [stream] = reading as [Readable];
    const closed = new Promise((resolve) => stream.once('close', resolve));
    controller.abort();
    await closed;
    expect(stream.destroyed).toBe(true);
  });
});

describe('S6.3, S7.8 a protected video', () => {
  const file = '/asset/closed1/file/1920.mp4';

  test('is sent to someone entitled who has a permission, and only the reader may keep it', async () => {
    const answer = await get(signed('file', '1920.mp4'), { Range: 'bytes=0-9' });
    expect([answer.status, answer.headers.get('cache-control'), (await bodyOf(answer)).length]).toEqual([
      206,
      'private, max-age=600',
      10,
    ]);
    expect((await get(signed('hls', 'master.m3u8'))).headers.get('cache-control')).toBe('private, max-age=0');
  });

  test('none of its bytes are sent without a permission, with a wrong one or with one that ended', async () => {
    const query = queryOf(signed('file', '1920.mp4'));
    const wrong = [
      '',
      '?',
      '?e=9999999999',
      `?${query.replace(/e=\d+/, 'e=9999999999')}`,
      `?${query}x`,
      `?${queryOf(signed('file', '1920.mp4', 'free1'))}`,
      `?${query}&${query}`,
    ];
    for (const part of ['file/1920.mp4', 'hls/master.m3u8', 'caption/de.vtt', 'download/heft.pdf']) {
      for (const permission of wrong) {
        const answer = await get(`/asset/closed1/${part}${permission}`, { Range: 'bytes=0-9' });
        expect([part, permission, answer.status, answer.headers.get('cache-control')]).toEqual([
          part,
          permission,
          403,
          'no-store',
        ]);
      }
    }
    clock.advance(6 * 3_600_000);
    expect((await get(`${file}?${query}`)).status).toBe(403);
    expect(reading).toEqual([]);
  });

  test('a permission that was passed on does not help someone who is not entitled', async () => {
    entitled = false;
    expect((await get(signed('file', '1920.mp4'))).status).toBe(403);
    expect((await get(signed('hls', 'master.m3u8'))).status).toBe(403);
    expect((await get(signed('file', '1920.mp4'), {}, 'HEAD')).status).toBe(403);
    expect((await get(free)).status).toBe(200);
  });

  test('its playlist carries the permission on, so that all it refers to plays', async () => {
    const url = signed('hls', 'master.m3u8');
    const text = await (await get(url)).text();
    expect(text).toBe(master.replace('480.m3u8', `480.m3u8?${queryOf(url)}`));
    await storage.write('clips/closed/hls/480.m3u8', Buffer.from('#EXTM3U\n#EXT-X-MAP:URI="480.mp4",BYTERANGE="9@0"\n480.mp4\n'));
    await storage.write('clips/closed/hls/480.mp4', bytes);
    const variant = new URL(text.split('\n')[2] ?? '', origin + url);
    const [, uri] = /URI="([^"]+)"/.exec(await (await fetch(variant)).text()) ?? [];
    expect((await fetch(new URL(uri ?? '', variant))).status).toBe(200);
  });

  test('a playlist that is asked for without a permission, or with nonsense for one, is as it is', async () => {
    expect(await (await get('/asset/free1/hls/master.m3u8')).text()).toBe(master);
    expect(await (await get('/asset/free1/hls/master.m3u8?e=1%0A%23&s=x')).text()).toBe(master);
  });
});

describe('S5.8 what has the wrong form is not found', () => {
  test.each([
    '/asset/no/file/1920.mp4',
    '/asset/toolongshortid/file/1920.mp4',
    '/asset/fre%201/file/1920.mp4',
    '/asset/unknown1/file/1920.mp4',
    '/asset/free1/secret/1920.mp4',
    '/asset/free1/file/',
    '/asset/free1/file/..',
    '/asset/free1/file/%2e%2e',
    '/asset/free1/file/%2e%2e%2f%2e%2e%2fclosed%2ffile%2f1920.mp4',
    '/asset/free1/file/..%2f..%2fclosed%2ffile%2f1920.mp4',
    '/asset/free1/file/a%00.mp4',
    '/asset/free1/file/..%5c1920.mp4',
    '/asset/free1/file/.draft-1',
    '/asset/free1/../closed1/file/1920.mp4',
    '/asset/free1/file/1920.mp4/more',
    `/asset/free1/file/${'a'.repeat(81)}.mp4`,
  ])('%s', async (rawPath) => {
    expect(await rawStatus(rawPath)).toBe(404);
    expect(reading).toEqual([]);
    expect(warnings).toEqual([]);
  });
});

test('S8.5 a file that is missing although its video is known is a 404 and one line in the log', async () => {
  expect((await get('/asset/free1/file/missing.mp4')).status).toBe(404);
  expect((await get('/asset/free1/hls/missing.m3u8')).status).toBe(404);
  expect(warnings).toEqual([
    expect.objectContaining({ shortid: 'free1', file: 'file/missing.mp4' }),
    expect.objectContaining({ shortid: 'free1', file: 'hls/missing.m3u8' }),
  ]);
});

describe('S7.9 pictures', () => {
  test('are public and renewed behind the back of the reader', async () => {
    const answer = await get('/storage/teaser/gesundheit/krankheiten.jpg');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=86400');
    expect((await bodyOf(answer)).equals(bytes)).toBe(true);
    expect(
      (await get('/storage/teaser/gesundheit/krankheiten.jpg', { 'If-None-Match': answer.headers.get('etag') ?? '' })).status,
    ).toBe(304);
    expect((await get('/storage/teaser/gesundheit/krankheiten.jpg', {}, 'HEAD')).headers.get('content-length')).toBe('1000');
  });

  test.each([
    '/storage/',
    '/storage/missing.jpg',
    '/storage/teaser',
    '/storage/page.html',
    '/storage/../secret.jpg',
    '/storage/%2e%2e/secret.jpg',
    '/storage/..%2fsecret.jpg',
    '/storage/teaser/%2e%2e%2f%2e%2e%2fsecret.jpg',
    '/storage/%00.jpg',
    '/storage//etc/passwd',
    '/storage/teaser//gesundheit/krankheiten.jpg',
    '/storage/..%5csecret.jpg',
  ])('none is at %s', async (rawPath) => {
    expect(await rawStatus(rawPath)).toBe(404);
    expect(reading).toEqual([]);
  });

  test('a missing one is a short answer, not a page', async () => {
    const answer = await get('/storage/missing.jpg');
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/plain; charset=utf-8', 'Not Found']);
  });
});
