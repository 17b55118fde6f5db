import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

let base: string;
let root: string;
let storage: Storage;

beforeEach(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'sprechstunde-storage-'));
  root = path.join(base, 'files');
  storage = await openStorage({ storage: { kind: 'file', folder: root } });
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const content = async (name: string, span?: { start: number; end: number }): Promise<string> =>
  text(await storage.read(name, span));

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

test('another version has another ETag, and who reads the old one reads it to its end', async () => {
  await storage.write('a', Buffer.alloc(1_000_000, 'a'));
  const before = await storage.stat('a');
  const reading = await storage.read('a');
  await storage.write('a', Buffer.alloc(1_000_000, 'b'));
  expect((await storage.stat('a'))?.etag).not.toBe(before?.etag);
  expect(await text(reading)).toBe('a'.repeat(1_000_000));
  expect(await content('a')).toBe('b'.repeat(1_000_000));
});

async function* halfAFile(): AsyncGenerator<Buffer> {
  yield Buffer.from('half');
  throw new Error('line dropped');
}

test('a write that breaks off leaves the old file and nothing else', async () => {
  await storage.write('folder/a', Buffer.from('old'));
  const broken = Readable.from(halfAFile());
  await expect(storage.write('folder/a', broken)).rejects.toThrow('line dropped');
  expect(await content('folder/a')).toBe('old');
  expect(readdirSync(path.join(root, 'folder'))).toEqual(['a']);
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

test('a folder is copied in, the same again costs nothing, and only what changed is replaced', async () => {
  const source = path.join(base, 'source');
  mkdirSync(path.join(source, 'hls'), { recursive: true });
  writeFileSync(path.join(source, 'a.mp4'), 'a');
  writeFileSync(path.join(source, 'hls/b.m3u8'), 'b');
  expect(await storage.addFolder(source, 'videos/x')).toBe(2);
  expect(await storage.list('videos')).toEqual(['videos/x/a.mp4', 'videos/x/hls/b.m3u8']);
  expect(statSync(path.join(root, 'videos/x/a.mp4')).ino).toBe(statSync(path.join(source, 'a.mp4')).ino);
  expect(await storage.addFolder(source, 'videos/x')).toBe(0);
  rmSync(path.join(source, 'a.mp4'));
  writeFileSync(path.join(source, 'a.mp4'), 'changed');
  expect(await storage.addFolder(source, 'videos/x')).toBe(1);
  expect(await content('videos/x/a.mp4')).toBe('changed');
  expect(await storage.addFolder(path.join(base, 'no such folder'), 'videos/y')).toBe(0);
});

test('writing to a file that shares its bytes with a source leaves the source as it is', async () => {
  const source = path.join(base, 'source');
  mkdirSync(source);
  writeFileSync(path.join(source, 'a'), 'original');
  await storage.addFolder(source, 'x');
  await storage.write('x/a', Buffer.from('replaced'));
  expect(readFileSync(path.join(source, 'a'), 'utf8')).toBe('original');
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
