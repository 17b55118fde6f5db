import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localStorage } from '#platform/storage-local.ts';
import { speeches } from '../content/speeches.ts';
import { demoNames } from '../../tests/demo-names.ts';
import { probed } from '../../tests/films.ts';
import { addClip, addSound, readClips } from './clips.ts';

let folder = '';
beforeAll(async () => {
  // On the disk that the demo is on: only there a file can have two names.
  const cache = path.resolve(demoNames.demoFolder, '../.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(path.join(cache, 'store-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('S7.8 S7.10 a clip whose pictures are shared gets them without a copy, its own lists, and both files joined', async () => {
  const [shortid = ''] = Object.keys(speeches);
  const [clip] = await readClips(demoNames.demoFolder, [{ key: shortid, folder: `speech/${shortid}`, title: 'Ein Film' }]);
  if (!clip) throw new Error('One was asked for.');
  expect(clip).toMatchObject({ title: 'Ein Film', row: { key: shortid, folder: `media/${shortid}` } });
  const storage = localStorage(folder);
  await addClip(storage, clip);
  const stored = await storage.list(`media/${shortid}`);
  const parts = [
    'hls/master.m3u8',
    'hls/1080.m3u8',
    'hls/1080.mp4',
    'hls/sound.m3u8',
    'hls/sound.mp4',
    'caption/de.vtt',
    'preview/sheet.webp',
  ];
  for (const part of [...parts, 'file/1920.mp4', 'file/960.mp4']) expect(stored).toContain(`media/${shortid}/${part}`);

  const [shared, own] = await Promise.all([
    stat(path.join(clip.pictures ?? '', 'hls/1080.mp4')),
    stat(path.join(folder, `media/${shortid}/hls/1080.mp4`)),
  ]);
  expect(own.ino).toBe(shared.ino);
  const [large, small] = await Promise.all(['1920', '960'].map((name) => storage.stat(`media/${shortid}/file/${name}.mp4`)));
  expect(large?.size).toBeGreaterThan(small?.size ?? 0);
  const sound = await storage.stat(`media/${shortid}/hls/sound.mp4`);
  expect(small?.size).toBeGreaterThan(sound?.size ?? 0);
});

test('S17.5 its sound is a file that plays by itself for as long', async () => {
  const [shortid = ''] = Object.keys(speeches);
  const [clip] = await readClips(demoNames.demoFolder, [{ key: shortid, folder: `speech/${shortid}` }]);
  if (!clip) throw new Error('One was asked for.');
  const storage = localStorage(folder);
  const bytes = await addSound(storage, clip);
  const name = `media/${shortid}/file/sound.m4a`;
  expect((await storage.stat(name))?.size).toBe(bytes);
  const file = path.join(folder, name);
  const { streams, format } = await probed(file);
  expect(streams.map((stream) => stream['codec_name'])).toEqual(['aac']);
  expect(Number(format['duration'])).toBeCloseTo(clip.row.seconds, 0);
  expect(execFileSync('ffmpeg', ['-v', 'error', '-xerror', '-i', file, '-f', 'null', '-']).toString()).toBe('');
});

test('S17.5 a clip of signs has no sound', async () => {
  const [signs] = await readClips(demoNames.demoFolder, [{ key: 'gebaerden', folder: 'clips/gebaerden' }]);
  if (!signs) throw new Error('One was asked for.');
  expect(await addSound(localStorage(folder), signs)).toBe(0);
});

test('S18.1 a clip that nothing is said of is named', async () => {
  await expect(readClips(demoNames.demoFolder, [{ key: 'fehlt', folder: 'speech/fehlt' }])).rejects.toThrow('speech/fehlt');
});
