import { once } from 'node:events';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { open as openFile, type FileHandle } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ifMounted, mayMount, mount, remount, unmountAll } from '../../tests/mounts.ts';
import { givenBucket, type TestBucket } from '../../tests/s3.ts';
import { until } from '../../tests/until.ts';
import { Upload } from '@tus/server';
import { openStorage } from './open-storage.ts';
import { forTerminal } from './mendable-error.ts';
import { isOutage } from './outage.ts';
import { s3Storage } from './storage-s3.ts';
import type { Storage } from './storage.ts';

let base: string;
let root: string;
let storage: Storage;

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'sprechstunde-storage-'));
  root = path.join(base, 'files');
});
// The store of uploads makes its folder in the background, so that it may come while this one goes.
afterEach(() => rmSync(base, { recursive: true, force: true, maxRetries: 5 }));

const content = async (name: string, span?: { start: number; end: number }): Promise<string> =>
  text(await storage.read(name, span));

async function* halfAFile(): AsyncGenerator<Buffer> {
  yield Buffer.from('half');
  throw new Error('line dropped');
}

async function* muchOfAFile(): AsyncGenerator<Buffer> {
  for (let part = 0; part < 5; part += 1) yield Buffer.alloc(4_000_000, part);
  throw new Error('line dropped');
}

/** The behaviour of every store. */
function keepsFiles(): void {
  test('a file is written from bytes or a stream, found, read in part and removed', async () => {
    await storage.write('videos/a.txt', Buffer.from('0123456789'));
    await storage.write('videos/deep/b.txt', Readable.from(['Grüße', ' und mehr']));
    expect(await storage.stat('videos/a.txt')).toMatchObject({ size: 10, etag: expect.stringMatching(/^"[\w-]+"$/) });
    expect(await content('videos/a.txt')).toBe('0123456789');
    expect(await content('videos/a.txt', { start: 2, end: 4 })).toBe('234');
    expect(await content('videos/deep/b.txt')).toBe('Grüße und mehr');
    expect(await storage.list('videos')).toEqual(['videos/a.txt', 'videos/deep/b.txt']);
    await storage.remove('videos/a.txt');
    await storage.remove('videos/a.txt');
    expect(await storage.stat('videos/a.txt')).toBeNull();
    expect(await storage.list('nothing')).toEqual([]);
    await expect(storage.read('videos/a.txt')).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await storage.stat('videos/deep')).toBeNull();
  });

  test('another version has another ETag', async () => {
    await storage.write('a', Buffer.alloc(1000, 'a'));
    const before = await storage.stat('a');
    await storage.write('a', Buffer.alloc(1000, 'b'));
    expect((await storage.stat('a'))?.etag).not.toBe(before?.etag);
    expect(await content('a')).toBe('b'.repeat(1000));
  });

  test('a write that breaks off leaves the old file and nothing else', async () => {
    await storage.write('folder/a', Buffer.from('old'));
    const broken = Readable.from(halfAFile());
    await expect(storage.write('folder/a', broken)).rejects.toThrow('line dropped');
    expect(await content('folder/a')).toBe('old');
    expect(await storage.list('folder')).toEqual(['folder/a']);
  });

  test.each([
    '',
    '/etc/passwd',
    '../a',
    'a/../../b',
    'a/..',
    './a',
    'a//b',
    'a/',
    'a\0b',
    'a\\..\\b',
    'a\nb',
    '.draft-x',
    `a/${'x'.repeat(256)}`,
  ])('the path %j is refused by every call', async (name) => {
    const refused = { name: 'StoragePathError' };
    await expect(storage.stat(name)).rejects.toMatchObject(refused);
    await expect(storage.read(name)).rejects.toMatchObject(refused);
    await expect(storage.write(name, Buffer.from('x'))).rejects.toMatchObject(refused);
    await expect(storage.remove(name)).rejects.toMatchObject(refused);
    await expect(storage.list(name)).rejects.toMatchObject(refused);
    await expect(storage.addFolder(base, name)).rejects.toMatchObject(refused);
  });

  test('a folder is copied in, the same again costs nothing, and only what changed is replaced', async () => {
    const source = path.join(base, 'source');
    mkdirSync(path.join(source, 'hls'), { recursive: true });
    writeFileSync(path.join(source, 'a.mp4'), 'a');
    writeFileSync(path.join(source, 'hls/b.m3u8'), 'b');
    expect(await storage.addFolder(source, 'videos/x')).toBe(2);
    expect(await storage.list('videos')).toEqual(['videos/x/a.mp4', 'videos/x/hls/b.m3u8']);
    expect(await storage.addFolder(source, 'videos/x')).toBe(0);
    rmSync(path.join(source, 'a.mp4'));
    writeFileSync(path.join(source, 'a.mp4'), 'changed');
    expect(await storage.addFolder(source, 'videos/x')).toBe(1);
    expect(await content('videos/x/a.mp4')).toBe('changed');
    expect(await storage.addFolder(path.join(base, 'no such folder'), 'videos/y')).toBe(0);
  });

  test('20 MB from a stream come back as they were', async () => {
    const bytes = Buffer.alloc(20_000_000, 'Sprechstunde');
    await storage.write('videos/large', Readable.from([bytes.subarray(0, 9_000_000), bytes.subarray(9_000_000)]));
    expect(await storage.stat('videos/large')).toMatchObject({ size: bytes.length });
    const back = await buffer(await storage.read('videos/large'));
    expect(back.equals(bytes)).toBe(true);
    await expect(storage.write('videos/large', Readable.from(muchOfAFile()))).rejects.toThrow('line dropped');
    expect(await storage.stat('videos/large')).toMatchObject({ size: bytes.length });
  });

  test('a file that comes in pieces stands at its path when the last one has come', async () => {
    const upload = new Upload({ id: 'pieces/one', size: 6_000_000, offset: 0, metadata: { filename: 'a' } });
    const first = await storage.inPieces(async () => upload);
    await first.create(upload);
    expect(await first.write(Readable.from([Buffer.alloc(5_500_000, 'a')]), 'pieces/one', 0)).toBe(5_500_000);
    const second = await storage.inPieces(async () => upload);
    expect(await second.getUpload('pieces/one')).toMatchObject({ offset: 5_500_000, size: 6_000_000 });
    expect(await second.write(Readable.from([Buffer.alloc(500_000, 'b')]), 'pieces/one', 5_500_000)).toBe(6_000_000);
    expect(await content('pieces/one', { start: 5_499_999, end: 5_500_000 })).toBe('ab');
    expect(await storage.stat('pieces/one')).toMatchObject({ size: 6_000_000 });
  });
}

describe('a folder', () => {
  beforeEach(async () => {
    storage = await openStorage({ storage: { kind: 'file', folder: root } });
  });

  keepsFiles();

  test.runIf(existsSync('/proc/self/fd'))('S18.10 the names of what was written are on the disk with its bytes', async () => {
    mkdirSync(root, { recursive: true });
    const probe = await openFile(root);
    const synced = vi.spyOn(Object.getPrototypeOf(probe) as FileHandle, 'sync').mockImplementation(async function (
      this: FileHandle,
    ) {
      names.push(path.relative(base, readlinkSync(`/proc/self/fd/${this.fd}`)));
    });
    const names: string[] = [];
    try {
      await storage.write('new/deep/a', Buffer.from('bytes'));
      expect(names.toSorted()).toEqual(['files', 'files/new', 'files/new/deep']);
      names.length = 0;
      await storage.write('new/deep/b', Buffer.from('bytes'));
      expect(names).toEqual(['files/new/deep']);
      names.length = 0;
      await storage.flush?.('new/deep/b');
      expect(names).toEqual(['files/new/deep/b', 'files/new/deep']);
      names.length = 0;
      mkdirSync(path.join(base, 'made'));
      writeFileSync(path.join(base, 'made/c'), 'bytes');
      await storage.addFolder(path.join(base, 'made'), 'new/deep');
      expect(names).toEqual([expect.stringMatching(/^files\/new\/deep\/\.draft-/), 'files/new/deep']);
    } finally {
      synced.mockRestore();
      await probe.close();
    }
  });

  test('who reads an old version reads it to its end', async () => {
    await storage.write('a', Buffer.alloc(1_000_000, 'a'));
    const reading = await storage.read('a');
    await storage.write('a', Buffer.alloc(1_000_000, 'b'));
    expect(await text(reading)).toBe('a'.repeat(1_000_000));
    expect(await content('a')).toBe('b'.repeat(1_000_000));
  });

  test('a symbolic link does not lead out of the folder', async () => {
    writeFileSync(path.join(base, 'secret'), 'secret');
    mkdirSync(path.join(base, 'files-of-others'));
    writeFileSync(path.join(base, 'files-of-others', 'x'), 'secret');
    symlinkSync(path.join(base, 'secret'), path.join(root, 'file'));
    symlinkSync(path.join(base, 'files-of-others'), path.join(root, 'folder'));
    symlinkSync('loop', path.join(root, 'loop'));
    for (const name of ['file', 'folder/x', 'loop']) {
      expect(await storage.stat(name)).toBeNull();
      await expect(storage.read(name)).rejects.toMatchObject({ code: 'ENOENT' });
    }
  });

  test('what a killed write left is removed once nobody has written to it since then, a link to an old file too', async () => {
    await storage.write('clips/film', Buffer.from('film'));
    const draft = path.join(root, 'clips/.draft-killed');
    writeFileSync(draft, 'half a film');
    // The time of a source that a draft links.
    utimesSync(draft, 0, 0);
    const hour = 60 * 60_000;
    await storage.removeDrafts?.(new Date(Date.now() - hour));
    expect(readdirSync(path.join(root, 'clips'))).toEqual(['.draft-killed', 'film']);
    await storage.removeDrafts?.(new Date(Date.now() + hour));
    expect(readdirSync(path.join(root, 'clips'))).toEqual(['film']);
  });

  test('writing to a file that shares its bytes with a source leaves the source as it is', async () => {
    const source = path.join(base, 'source');
    mkdirSync(source);
    writeFileSync(path.join(source, 'a'), 'original');
    await storage.addFolder(source, 'x');
    await storage.write('x/a', Buffer.from('replaced'));
    expect(readFileSync(path.join(source, 'a'), 'utf8')).toBe('original');
  });

  test('S18.6 where a front server sends the files, each is written here: one that is linked would keep the permissions of its source', async () => {
    const source = path.join(base, 'source');
    mkdirSync(source);
    writeFileSync(path.join(source, 'a'), 'bytes');
    const inodes = () => [path.join(source, 'a'), path.join(root, 'x/a')].map((file) => statSync(file).ino);
    for (const [mediaBy, isShared] of [
      ['site', true],
      ['accel', false],
    ] as const) {
      const opened = await openStorage({ storage: { kind: 'file', folder: root }, mediaBy });
      await opened.remove('x/a');
      expect(await opened.addFolder(source, 'x')).toBe(1);
      const [from, to] = inodes();
      expect(from === to, mediaBy).toBe(isShared);
      expect(await opened.addFolder(source, 'x')).toBe(0);
    }
  });

  test('a file that was copied from another disk earlier, with its time, is not copied again', async () => {
    const source = path.join(base, 'source');
    mkdirSync(source);
    writeFileSync(path.join(source, 'a'), 'bytes');
    await storage.write('x/a', Buffer.from('bytes'));
    const { atime, mtime } = statSync(path.join(source, 'a'));
    utimesSync(path.join(root, 'x/a'), atime, mtime);
    expect(await storage.addFolder(source, 'x')).toBe(0);
    linkSync(path.join(source, 'a'), path.join(source, 'b'));
    expect(await storage.addFolder(source, 'x')).toBe(1);
  });
});

/** A store on loopback that answers each request so, or never. */
async function storeThat(answer: (response: ServerResponse) => unknown) {
  const server = createServer((_request, response) => void answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

describe('a bucket', () => {
  let bucket: TestBucket;
  beforeAll(async () => {
    bucket = await givenBucket();
  });
  beforeEach(async () => {
    storage = await openStorage({ storage: { kind: 's3', ...bucket.settings } });
    for (const name of [...(await storage.list('videos')), ...(await storage.list('x'))]) await storage.remove(name);
  });
  afterAll(() => bucket.close());

  keepsFiles();

  test('S18.2 one that does not exist, or cannot be reached, stops the start with one line', async () => {
    const open = (changed: object) => openStorage({ storage: { kind: 's3', ...bucket.settings, ...changed } });
    await expect(open({ bucket: 'no-such-bucket' })).rejects.toThrow(
      /^The setting STORAGE_URL names the bucket no-such-bucket, /,
    );
    await expect(open({ endpoint: 'http://127.0.0.1:9' })).rejects.toThrow(/which cannot be reached: ECONNREFUSED\.$/);
  });

  test('S18.3 a bucket that goes while the site runs is an outage, no missing file', async () => {
    const wrong = s3Storage({ ...bucket.settings, bucket: 'no-such-bucket' });
    for (const ask of [() => wrong.read('a'), () => wrong.list('a')]) {
      const error: unknown = await ask().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ message: 'The store refuses the site: there is no such bucket.' });
      expect(isOutage(error)).toBe(true);
    }
  });

  test('S18.3 a key that has run out while the site runs is an outage', async () => {
    await using store = await storeThat((response) =>
      response.writeHead(403, { 'Content-Type': 'application/xml' }).end('<Error><Code>InvalidAccessKeyId</Code></Error>'),
    );
    const error: unknown = await s3Storage({ ...bucket.settings, endpoint: store.url })
      .read('a')
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: 'The store refuses the site: it does not know the key AWS_ACCESS_KEY_ID.' });
    expect(isOutage(error)).toBe(true);
  });

  test('S18.3 one that points elsewhere while the site runs is an outage', async () => {
    for (const status of [301, 302, 307, 308]) {
      await using store = await storeThat((response) => response.writeHead(status, { Location: 'http://127.0.0.1:9/' }).end());
      const moved = s3Storage({ ...bucket.settings, endpoint: store.url });
      for (const ask of [
        () => moved.stat('a'),
        () => moved.read('a'),
        () => moved.list('a'),
        () => moved.write('a', Buffer.from('Herz')),
      ]) {
        const error: unknown = await ask().catch((thrown: unknown) => thrown);
        expect(error).toMatchObject({ message: `The store refuses the site: it points to another address (${status}).` });
        expect(isOutage(error)).toBe(true);
      }
      await expect(openStorage({ storage: { kind: 's3', ...bucket.settings, endpoint: store.url } })).rejects.toThrow(
        `which cannot be used: it points to another address (${status}).`,
      );
    }
  });

  test.each(['<html>Login</html>', '<!doctype html><p>Wartung<br>Bis gleich', ''])(
    'S18.3 a server that answers 200 to everything (%s) is an outage, and no store that is empty or has taken a file',
    async (page) => {
      await using store = await storeThat((response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(page));
      const other = s3Storage({ ...bucket.settings, endpoint: store.url });
      for (const ask of [
        () => other.stat('a'),
        () => other.read('a'),
        () => other.list('a'),
        () => other.write('a', Buffer.from('Herz')),
        () => other.write('a', Readable.from([Buffer.alloc(9_000_000)])),
      ]) {
        const error: unknown = await ask().catch((thrown: unknown) => thrown);
        expect(error).toMatchObject({ message: 'What answers in the place of the store is none.' });
        expect(isOutage(error)).toBe(true);
      }
      await expect(openStorage({ storage: { kind: 's3', ...bucket.settings, endpoint: store.url } })).rejects.toThrow(
        'which cannot be reached: What answers in the place of the store is none.',
      );
    },
  );

  test('S18.3 one that takes connections and never answers is an outage, for whatever is asked of it', async () => {
    await using store = await storeThat(() => undefined);
    const silent = s3Storage({ ...bucket.settings, endpoint: store.url }, { connect: 5000, answer: 100, more: 100, idle: 100 });
    const asked = {
      stat: () => silent.stat('a'),
      read: () => silent.read('a'),
      list: () => silent.list('a'),
      remove: () => silent.remove('a'),
      write: () => silent.write('a', Buffer.from('Herz')),
      upload: () => silent.write('a', Readable.from([Buffer.from('Herz')])),
    };
    for (const [what, ask] of Object.entries(asked)) {
      const error: unknown = await ask().then(
        () => 'an answer',
        (thrown: unknown) => thrown,
      );
      expect(isOutage(error), `${what}: ${String(error)}`).toBe(true);
    }
  });

  test('S18.3 one that stops in the middle of a file is an outage; a reader who pauses is waited for', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const whole = Buffer.alloc(1_000_000, 'Herz');
      let sent = 1000;
      await using store = await storeThat((response) =>
        response.writeHead(200, { ETag: '"whole"', 'Content-Length': whole.length }).write(whole.subarray(0, sent)),
      );
      const read = () => s3Storage({ ...bucket.settings, endpoint: store.url }).read('a');
      const stopped = await read();
      const error = buffer(stopped).catch((thrown: unknown) => thrown);
      await until(
        async () => stopped.readableDidRead,
        (didRead) => didRead,
      );
      vi.advanceTimersByTime(90_000);
      expect(await error).toMatchObject({ message: 'The store stopped in the middle of a file.' });
      expect(isOutage(await error)).toBe(true);
      sent = whole.length;
      const paused = await read();
      await until(
        async () => paused.readableLength,
        (length) => length > 0,
      );
      vi.advanceTimersByTime(3_600_000);
      expect((await buffer(paused)).equals(whole)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test('S18.3 one from which only a byte comes now and then is an outage too', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const answered = Promise.withResolvers<ServerResponse>();
      await using store = await storeThat((response) => {
        response.writeHead(200, { ETag: '"whole"', 'Content-Length': 1_000_000 }).write('H');
        answered.resolve(response);
      });
      const body = await s3Storage({ ...bucket.settings, endpoint: store.url }).read('a');
      const answer = await answered.promise;
      const ended = new Promise<unknown>((resolve) => void body.once('error', resolve).once('end', resolve));
      let came = 0;
      body.on('data', (bytes: Buffer) => void (came += bytes.length));
      for (let minutes = 0.5; minutes <= 2 && !body.destroyed; minutes += 0.5) {
        const before = came;
        answer.write('e');
        await until(
          async () => came,
          (now) => now > before,
        );
        vi.advanceTimersByTime(30_000);
      }
      answer.end('x'.repeat(1_000_000 - came));
      expect(await ended).toMatchObject({ message: 'The store stopped in the middle of a file.' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('S18.3 while a bucket is away, or refuses, no upload that has begun counts as missing', async () => {
    const upload = new Upload({ id: 'film', size: 100, offset: 0 });
    await (await bucket.storage.inPieces(async () => upload)).create(upload);
    await using refusing = await storeThat((response) =>
      response.writeHead(403, { 'Content-Type': 'application/xml' }).end('<Error><Code>AccessDenied</Code></Error>'),
    );
    for (const endpoint of ['http://127.0.0.1:9', refusing.url]) {
      const pieces = await s3Storage({ ...bucket.settings, endpoint }).inPieces(async () => upload);
      const error: unknown = await pieces.getUpload('film').catch((thrown: unknown) => thrown);
      expect(isOutage(error), String(error)).toBe(true);
    }
    const pieces = await bucket.storage.inPieces(async () => upload);
    expect(await pieces.getUpload('film')).toMatchObject({ offset: 0, size: 100 });
    await expect(pieces.getUpload('another')).rejects.toMatchObject({ status_code: 404 });
  });
});

describe.runIf(mayMount)(ifMounted('S18.3 the store of a site leaves the database room on their disk'), () => {
  const free = 'size=264m';
  const large = Buffer.alloc(32 << 20);
  const inParts = () => Readable.from(Array.from({ length: 32 }, (_, at) => large.subarray(at << 20, (at + 1) << 20)));
  beforeEach(async () => {
    expect(mount(free, root)).toBe(true);
    storage = await openStorage({ storage: { kind: 'file', folder: root } });
  });
  afterEach(unmountAll);

  test('for what is written at once', async () => {
    await storage.write('videos/small.txt', Buffer.from('0123456789'));
    await expect(storage.write('videos/large.mp4', inParts())).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(path.join(root, 'videos'))).toEqual(['small.txt']);
    expect(statfsSync(root).bavail * statfsSync(root).bsize).toBeGreaterThan(240 << 20);
    remount('size=400m', root);
    await storage.write('videos/large.mp4', inParts());
    expect((await storage.stat('videos/large.mp4'))?.size).toBe(large.length);
  });

  test('for a folder from another disk', async () => {
    const source = path.join(base, 'made');
    mkdirSync(source);
    writeFileSync(path.join(source, 'large.mp4'), large);
    const refused: unknown = await storage.addFolder(source, 'videos').catch((thrown: unknown) => thrown);
    expect(refused).toMatchObject({ code: 'ENOSPC' });
    // A start that fills a demo ends with it.
    expect(forTerminal(refused)).toMatch(/^The disk of .+ is nearly full: 256 MB have to be free there\. Make room[^\n]+$/);
    expect(readdirSync(path.join(root, 'videos'))).toEqual([]);
    remount('size=400m', root);
    expect(await storage.addFolder(source, 'videos')).toBe(1);
  });

  test('for what comes in pieces, which go on where they were once there is room', async () => {
    const upload = new Upload({ id: 'film', size: large.length, offset: 0 });
    const pieces = await storage.inPieces(async () => upload);
    await expect(pieces.create(upload)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(root)).toEqual([]);
    remount('size=400m', root);
    await pieces.create(upload);
    remount(free, root);
    await expect(pieces.write(inParts(), 'film', 0)).rejects.toMatchObject({ status_code: 500 });
    const { offset } = await pieces.getUpload('film');
    expect(statfsSync(root).bavail * statfsSync(root).bsize).toBeGreaterThan(240 << 20);
    remount('size=400m', root);
    expect(await pieces.write(Readable.from([large.subarray(offset)]), 'film', offset)).toBe(large.length);
  });
});
