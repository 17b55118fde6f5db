import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasFront, startFront, type Front, type FrontServer } from '../../../tests/front.ts';
import { givenBucket, type TestBucket } from '../../../tests/s3.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { openStorage } from '#platform/open-storage.ts';
import type { Storage } from '#platform/storage.ts';
import { assetRoutes, pictureRoutes, signedAssetUrl } from './door.ts';

const key = Buffer.alloc(32, 1);
const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * 7) % 251));
const master = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n480.m3u8\n';
const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-hand-over-'));
const opened: (() => Promise<unknown>)[] = [];
let bucket: TestBucket;

beforeAll(async () => {
  bucket = await givenBucket();
  for (const storage of [await openStorage({ storage: { kind: 'file', folder } }), bucket.storage]) {
    for (const clip of ['clips/free', 'clips/closed']) {
      await storage.write(`${clip}/file/1920.mp4`, bytes);
      await storage.write(`${clip}/hls/master.m3u8`, Buffer.from(master));
      await storage.write(`${clip}/caption/de.vtt`, Buffer.from('WEBVTT\n'));
      await storage.write(`${clip}/download/heft.pdf`, Buffer.from('%PDF'));
    }
    await storage.write('pictures/teaser/a.jpg', bytes);
    await storage.write('secret.jpg', bytes);
  }
});
afterAll(async () => {
  for (const close of opened.toReversed()) await close();
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A server with the media routes only, and a counter of storage reads. */
async function givenServer(storage: Storage): Promise<{ app: FastifyInstance; address: string; reads: () => number }> {
  let reads = 0;
  const counting: Storage = { ...storage, read: (name, span) => ((reads += 1), storage.read(name, span)) };
  const app = Fastify();
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.get('/healthz', async () => ({ status: 'ok' }));
  pictureRoutes(app, { storage: counting });
  assetRoutes(app, {
    storage: counting,
    key,
    clock: systemClock,
    log: { warn: () => undefined },
    findAsset: async ({ shortid }) =>
      ({ free1: { folder: 'clips/free', protection: 'free' }, closed1: { folder: 'clips/closed', protection: 'coaching' } })[
        shortid
      ] ?? null,
    mayRead: async (request) => request.headers['x-reader'] !== 'stranger',
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  opened.push(() => {
    // Otherwise `close` would wait for responses that a failed test left unread.
    app.server.closeAllConnections();
    return app.close();
  });
  return { app, address: `127.0.0.1:${(app.server.address() as AddressInfo).port}`, reads: () => reads };
}

const storageOf = (kind: 'folder' | 'bucket', mediaBy: Config['mediaBy']): Promise<Storage> =>
  openStorage({ storage: kind === 'folder' ? { kind: 'file', folder } : { kind: 's3', ...bucket.settings }, mediaBy });

const signed = (type: 'file' | 'hls', value: string) =>
  signedAssetUrl({ key, clock: systemClock, shortid: 'closed1', type, value });

const pairs: readonly [Front, 'folder' | 'bucket'][] = [
  ['nginx', 'folder'],
  ['nginx', 'bucket'],
  ['caddy', 'folder'],
];

describe.each(pairs.filter(([name]) => hasFront(name)))(
  'S7.8, S18.6 media sent by %s from a %s (not shown where it is not installed)',
  (name, kind) => {
    let front: FrontServer;
    let reads: () => number;
    let direct: string;
    const get = (at: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(front.origin + at, { headers, method, redirect: 'manual' });
    beforeAll(async () => {
      const server = await givenServer(await storageOf(kind, 'accel'));
      reads = server.reads;
      direct = `http://${server.address}`;
      const store = new URL(bucket.settings.endpoint ?? '').host;
      front = await startFront(name, { servers: [server.address, server.address], folder, store });
      opened.push(front.close);
    });

    test('arrive whole and in parts, with what caches need, and none is read by the site', async () => {
      const before = reads();
      for (const at of ['/asset/free1/file/1920.mp4', signed('file', '1920.mp4')]) {
        const whole = await get(at);
        expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
        expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
        expect(whole.headers.get('cache-control')).toBe(at.includes('free1') ? 'public, max-age=86400' : 'private, max-age=600');
        expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
        expect(whole.headers.get('x-accel-redirect')).toBeNull();
        const part = await get(at, { range: 'bytes=100-299' });
        expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-299/200000']);
        expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 300))).toBe(true);
        const head = await get(at, {}, 'HEAD');
        expect([head.status, head.headers.get('content-length')]).toEqual([200, '200000']);
        const known = await get(at, { 'if-none-match': whole.headers.get('etag') ?? '' });
        expect(known.status).toBe(304);
      }
      const download = await get(`/asset/free1/download/heft.pdf`);
      expect(download.headers.get('content-disposition')).toBe('attachment; filename="heft.pdf"');
      const picture = await get('/storage/teaser/a.jpg');
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(reads()).toBe(before);
    });

    test('a playlist carries the permission on, and comes from the site', async () => {
      const at = signed('hls', 'master.m3u8');
      expect(await (await get(at)).text()).toContain(`480.m3u8?${at.split('?')[1]}`);
    });

    test('the right is asked for first, and nobody gets to the files but through it', async () => {
      expect((await get('/asset/closed1/file/1920.mp4')).status).toBe(403);
      expect((await get(signed('file', '1920.mp4'), { 'x-reader': 'stranger' })).status).toBe(403);
      expect((await get('/asset/free1/file/none.mp4')).status).toBe(404);
      const inside = ['/_media/folder/secret.jpg', '/_media/bucket/sprechstunde/secret.jpg', '/_media/folder/%2e%2e/x'];
      const granted = await fetch(`${direct}/asset/free1/file/1920.mp4`);
      inside.push(granted.headers.get('x-accel-redirect') ?? '');
      expect(inside.at(-1)).toMatch(/^\/_media\/(?:folder|bucket)\//);
      for (const at of inside) expect((await get(at)).status, at).toBe(404);
    });
  },
);

describe('S7.8, S18.6 media fetched from the bucket at signed addresses', () => {
  let origin: string;
  let reads: () => number;
  let storage: Storage;
  beforeAll(async () => {
    storage = await storageOf('bucket', 'signed');
    const server = await givenServer(storage);
    origin = `http://${server.address}`;
    reads = server.reads;
  });

  test('are films, sounds and downloads, with parts, types and names; the rest comes from the site', async () => {
    for (const at of ['/asset/free1/file/1920.mp4', signed('file', '1920.mp4')]) {
      const led = await fetch(origin + at, { redirect: 'manual' });
      expect(led.status).toBe(307);
      expect(new URL(led.headers.get('location') ?? '').origin).toBe(storage.handsOverTo);
      expect(led.headers.get('cache-control')).toBe(at.includes('free1') ? 'public, max-age=600' : 'private, max-age=600');
      const part = await fetch(origin + at, { headers: { range: 'bytes=100-299' } });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-299/200000']);
      expect(part.headers.get('content-type')).toBe('video/mp4');
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 300))).toBe(true);
      const head = await fetch(origin + at, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-length')]).toEqual([200, '200000']);
    }
    const download = await fetch(`${origin}/asset/free1/download/heft.pdf`);
    expect(download.headers.get('content-disposition')).toBe('attachment; filename="heft.pdf"');
    expect(reads()).toBe(0);
    for (const at of ['/storage/teaser/a.jpg', '/asset/free1/caption/de.vtt', '/asset/free1/hls/master.m3u8'])
      expect((await fetch(origin + at, { redirect: 'manual' })).status, at).toBe(200);
  });

  test('are signed for about an hour, and given to nobody who may not have them', async () => {
    expect((await fetch(`${origin}/asset/closed1/file/1920.mp4`, { redirect: 'manual' })).status).toBe(403);
    const led = await fetch(origin + signed('file', '1920.mp4'), { redirect: 'manual' });
    const { searchParams } = new URL(led.headers.get('location') ?? '');
    expect(searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
    expect(Number(searchParams.get('X-Amz-Expires'))).toBe(75 * 60);
  });
});
