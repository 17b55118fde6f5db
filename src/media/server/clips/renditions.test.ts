import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { filmFile, imagesOf, loudnessOf, probed, type FilmName } from '../../../../tests/films.ts';
import { posterArguments } from '../../clips/ffmpeg.ts';
import { rungsFor } from '../../clips/ladder.ts';
import { lengthOf } from '../../clips/manifest.ts';
import { headLength, typeOf } from '../../file-rules.ts';
import { localStorage } from '#platform/storage-local.ts';
import { systemTools, type WorkerParts } from './parts.ts';
import { makePosters, makePreview } from './pictures.ts';
import { encode, makeFiles, makeFirst, makeLadder, makeSound, measureSound } from './renditions.ts';
import type { Run } from './run.ts';
import { probeFilm } from './source.ts';

const base = mkdtempSync(path.join(tmpdir(), 'sprechstunde-renditions-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
const { signal } = new AbortController();
const parts = { tools: { ...systemTools, niceness: 0 } } as WorkerParts;

/** A run without a database that records what it reports. */
function aRun(): Run & { reported: number[] } {
  const reported: number[] = [];
  return {
    folder: mkdtempSync(path.join(base, 'run-')),
    token: 'ab12',
    signal,
    report: (_, share) => void reported.push(share),
    change: () => Promise.reject(new Error('There is no row.')),
    reported,
  };
}

const begun = new Map<FilmName, ReturnType<typeof make>>();

/** What becomes of a film. Several tests look at the same. */
function made(film: FilmName): ReturnType<typeof make> {
  const making = begun.get(film) ?? make(film);
  begun.set(film, making);
  return making;
}

async function make(film: FilmName) {
  const run = aRun();
  const file = await filmFile(film);
  const facts = await probeFilm(parts, file, signal);
  const loudness = facts.sound && (await measureSound(parts, file, facts.sound, signal));
  const sound = await makeSound(parts, run, { file, facts }, loudness, signal);
  const ladder = await makeLadder(parts, run, { file, facts }, sound);
  const large = path.join(await makeFiles(parts, run, ladder, signal), '1920.mp4');
  const { streams, format } = await probed(large);
  return { run, file, facts, ladder, large, streams, format, picture: streams.find((one) => one.codec_type === 'video') ?? {} };
}

describe('S10.7 whatever an editor uploads', () => {
  test('a film of a phone held upright stands upright, and nothing is left to turn', async () => {
    const { ladder, picture } = await made('portrait');
    expect(ladder.variants.map(({ width, height }) => `${width}x${height}`)).toEqual(['360x640', '240x426']);
    expect(picture).toMatchObject({ width: 360, height: 640 });
    expect(JSON.stringify(picture)).not.toMatch(/rotat/);
  });

  test('an old film of 4:3 keeps its shape and comes down to the one loudness', async () => {
    const { large, picture, streams } = await made('oldShape');
    expect(picture).toMatchObject({ codec_name: 'h264', width: 640, height: 480, pix_fmt: 'yuv420p', color_space: 'bt709' });
    expect(streams.find((one) => one.codec_type === 'audio')).toMatchObject({ codec_name: 'aac', sample_rate: '48000' });
    expect(Math.abs((await loudnessOf(large)) + 16)).toBeLessThanOrEqual(1);
  });

  test('a film without sound stays without', async () => {
    const { ladder, streams } = await made('silent');
    expect(streams).toHaveLength(1);
    expect(ladder.variants.map(({ codecs }) => codecs)).toEqual([
      expect.stringMatching(/^avc1\.[0-9a-f]{6}$/),
      expect.stringMatching(/^avc1\.[0-9a-f]{6}$/),
    ]);
  });

  test('odd sides become even', async () => {
    expect((await made('odd')).picture).toMatchObject({ width: 320, height: 180 });
  });

  test('ten bits become the eight that every player knows', async () => {
    expect((await made('deep')).picture).toMatchObject({ pix_fmt: 'yuv420p', profile: 'High' });
  });

  test('a phone’s changing rate becomes a steady one', async () => {
    const { facts, picture, format } = await made('uneven');
    expect(facts.picture.isSteady).toBe(false);
    expect(picture.avg_frame_rate).toBe(picture.r_frame_rate);
    expect(Math.abs(Number(format.duration) - facts.seconds)).toBeLessThan(0.3);
  });

  test('what only bright screens can show comes down to what all can', async () => {
    const { facts, picture } = await made('bright');
    expect(facts.picture.hdr).not.toBeNull();
    expect(picture).toMatchObject({ pix_fmt: 'yuv420p', color_transfer: 'bt709', color_primaries: 'bt709' });
    const first = await makeFirst(parts, aRun(), { file: await filmFile('bright'), facts }, signal);
    expect(first.width, 'not the film as it is').toBeLessThanOrEqual(320);
  });

  test('also where the film says no more of its colours than that it is bright', async () => {
    const { file, facts, picture } = await made('brightAlone');
    expect(picture).toMatchObject({ pix_fmt: 'yuv420p', color_transfer: 'bt709', color_primaries: 'bt709' });
    expect((await makeFirst(parts, aRun(), { file, facts }, signal)).width).toBeLessThanOrEqual(320);
  });

  test('of a broadcaster’s channels without places the first two are heard', async () => {
    const { file, facts, large, streams } = await made('channels');
    expect(facts.sound).toMatchObject({ channels: 12, isPlaced: false });
    expect(streams.find(({ codec_type: type }) => type === 'audio')).toMatchObject({ channels: 2, codec_name: 'aac' });
    expect(Math.abs((await loudnessOf(large)) + 16)).toBeLessThanOrEqual(1);
    expect((await makeFirst(parts, aRun(), { file, facts }, signal)).codecs).toContain('mp4a');
  });

  test('half pictures become whole ones', async () => {
    const { facts, picture, large } = await made('halves');
    expect(facts.picture).toMatchObject({ isInterlaced: true, rate: { num: 25, den: 1 } });
    expect(picture).toMatchObject({ field_order: 'progressive', width: 320, height: 180, avg_frame_rate: '25/1' });
    const { halves, whole } = await imagesOf(large);
    expect(whole).toBeGreaterThan(halves);
  });

  test('sound from all around becomes stereo at the one loudness', async () => {
    const { facts, large, streams } = await made('surround');
    expect(facts.sound?.channels).toBe(6);
    expect(streams.find(({ codec_type: type }) => type === 'audio')).toMatchObject({ channels: 2, codec_name: 'aac' });
    expect(Math.abs((await loudnessOf(large)) + 16)).toBeLessThanOrEqual(1);
  });

  test.each(['lying', 'recorded'] as const)('a WebM becomes a clip whatever it is called and does not say: %s', async (film) => {
    const { facts, ladder, streams } = await made(film);
    expect(facts.seconds).toBeCloseTo(3, 0);
    expect(ladder.variants[0]).toMatchObject({ width: 320, height: 180 });
    expect(streams.map(({ codec_name: codec }) => codec)).toEqual(['h264', 'aac']);
  });

  test.each([
    ['resumed', 4],
    ['jumping', 4],
  ] as const)('timestamps that jump or run back: %s', async (film, seconds) => {
    const { facts, ladder, streams } = await made(film);
    expect([facts.seconds, ladder.seconds]).toEqual([expect.closeTo(seconds, 0), expect.closeTo(seconds, 0)]);
    for (const { duration, start_time: start } of streams)
      expect([Number(start), Number(duration)]).toEqual([expect.closeTo(0, 1), expect.closeTo(seconds, 0)]);
  });

  test.each([
    ['pictureEnds', 5],
    ['pictureEndsUntold', 8],
    ['soundEnds', 5],
    ['image', 3],
  ] as const)('where picture or sound ends first, the last image stays and silence follows: %s', async (film, seconds) => {
    const { facts, ladder, streams } = await made(film);
    expect([facts.seconds, ladder.seconds]).toEqual([expect.closeTo(seconds, 0), expect.closeTo(seconds, 0)]);
    expect(streams).toHaveLength(2);
    for (const { duration } of streams) expect(Math.abs(Number(duration) - seconds)).toBeLessThan(0.3);
  });

  test('of more channels than any home has two are heard', async () => {
    const { facts, streams } = await made('manyChannels');
    expect(facts.sound).toMatchObject({ channels: 24 });
    expect(streams.find(({ codec_type: type }) => type === 'audio')).toMatchObject({ channels: 2, codec_name: 'aac' });
  });

  test('sound that cannot be decoded is left for one that can, and told where there is none', async () => {
    await expect(probeFilm(parts, await filmFile('undecodable'), signal)).rejects.toMatchObject({ fault: 'unusable-sound' });
    expect((await probeFilm(parts, await filmFile('undecodableFirst'), signal)).sound).toMatchObject({ index: 2, codec: 'aac' });
  });

  test.each(['paused', 'pausedUntold'] as const)(
    'S16.6 sound with a gap of hours, whose silence would fill the memory, is refused: %s',
    async (film) => {
      await expect(probeFilm(parts, await filmFile(film), signal)).rejects.toMatchObject({ fault: 'unusable-sound' });
    },
  );

  test('a sound track without sound is none', async () => {
    expect((await made('emptySound')).streams.map(({ codec_type: type }) => type)).toEqual(['video']);
  });

  test.each([
    ['camcorder', 'video/mp2t'],
    ['halves', 'video/mp2t'],
    ['disc', 'video/mpeg'],
    ['broadcast', 'application/mxf'],
    ['older', 'video/x-msvideo'],
    ['windows', 'video/x-ms-asf'],
  ] as const)('a film from a camcorder or an older computer is taken and becomes a clip: %s', async (film, type) => {
    const head = (await readFile(await filmFile(film))).subarray(0, headLength);
    expect(typeOf(head)).toBe(type);
    const { facts, streams } = await made(film);
    expect(facts.seconds).toBeCloseTo(film === 'halves' ? 3 : 2, 0);
    expect(streams.map(({ codec_name: codec }) => codec)).toEqual(['h264', 'aac']);
  });

  test.each([
    ['brief', 4],
    ['soundGoesOn', 4],
    ['image', 1],
  ] as const)('the pictures of one are there too, however short it is: %s', async (film, least) => {
    const { run, file, ladder, facts } = await made(film);
    const kept: string[] = [];
    const storage = {
      ...localStorage(path.join(run.folder, 'store')),
      addFolder: async (from: string, to: string) => {
        kept.push(to);
        return localStorage(path.join(run.folder, 'store')).addFolder(from, to);
      },
    };
    const { width, height } = facts.picture;
    const clip = { id: 'kurz', folder: 'media/kurz', seconds: facts.seconds, width, height };
    const found = await makePosters({ ...parts, storage }, run, { file, facts }, clip.id, signal);
    expect(found?.posters.length).toBeGreaterThanOrEqual(least);
    expect(await makePreview({ ...parts, storage }, run, ladder.small, clip, signal)).toMatchObject({ columns: 5, rows: 1 });
    expect(kept.toSorted()).toEqual(['media/kurz/preview', 'pictures/clips/kurz']);
  });

  test('each rung has its keyframes at the same moments', async () => {
    const { ladder } = await made('portrait');
    const playlists = await Promise.all(
      ladder.variants.map(({ name }) => readFile(path.join(ladder.folder, `${name}.m3u8`), 'utf8')),
    );
    const cuts = playlists.map((text) => [...text.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => seconds));
    expect(cuts[0]).toHaveLength(2);
    expect(cuts[1]).toEqual(cuts[0]);
  });

  test('progress goes to the end', async () => {
    const { run } = await made('silent');
    expect(Math.max(...run.reported)).toBeGreaterThan(0.8);
  });
});

describe('S10.7 what is watched first', () => {
  test('is the film itself where players know it', async () => {
    const run = aRun();
    const file = await filmFile('landscape');
    const facts = await probeFilm(parts, file, signal);
    const variant = await makeFirst(parts, run, { file, facts }, signal);
    expect(variant).toMatchObject({
      name: 'first-ab12',
      width: 640,
      height: 360,
      codecs: expect.stringMatching(/^avc1\..*,mp4a\.40\.2$/) as string,
    });
    const bytes = (from: string) => readFile(from).then(({ length }) => length);
    const copied = await bytes(path.join(run.folder, 'first', 'first-ab12.mp4'));
    expect(Math.abs(copied / (await bytes(file)) - 1)).toBeLessThan(0.05);
  });

  test.each([
    ['cut', 2],
    ['jumping', 4],
  ] as const)('is encoded where a copy would not play as the film does: %s', async (film, seconds) => {
    const run = aRun();
    const file = await filmFile(film);
    const facts = await probeFilm(parts, file, signal);
    await makeFirst(parts, run, { file, facts }, signal);
    const playlist = path.join(run.folder, 'first', 'first-ab12.m3u8');
    expect(Math.abs(lengthOf(await readFile(playlist, 'utf8')) - seconds)).toBeLessThan(0.3);
    const starts = (await probed(playlist)).streams.map(({ start_time: start }) => Number(start));
    expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(0.1);
  });

  test('is its smallest size otherwise', async () => {
    const run = aRun();
    const file = await filmFile('oldShape');
    const facts = await probeFilm(parts, file, signal);
    const variant = await makeFirst(parts, run, { file, facts }, signal);
    expect(variant).toMatchObject({ width: 320, height: 240 });
    expect(lengthOf(await readFile(path.join(run.folder, 'first', 'first-ab12.m3u8'), 'utf8'))).toBeCloseTo(3, 0);
  });
});

describe('S16.6 what is no film', () => {
  const given = async (name: string, bytes: string | Buffer): Promise<string> => {
    const file = path.join(base, name);
    await writeFile(file, bytes);
    return file;
  };

  test.each([
    ['a text', 'Guten Tag.'],
    ['nothing', ''],
    [
      'a playlist that names a file of this machine',
      '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
    ],
    ['a list of films', "ffconcat version 1.0\nfile '/etc/hostname'\n"],
    ['noise', Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251))],
  ])('%s named .mp4', async (_, bytes) => {
    await expect(probeFilm(parts, await given('film.mp4', bytes), signal)).rejects.toMatchObject({ fault: 'not-a-film' });
  });

  test('a playlist that names a real film is not followed either', async () => {
    const film = await filmFile('landscape');
    const list = await given('liste.mp4', `ffconcat version 1.0\nfile '${film}'\n`);
    await expect(probeFilm(parts, list, signal)).rejects.toMatchObject({ fault: 'not-a-film' });
  });

  test('a film is a film however much else it says of itself, such as megabytes of remarks', async () => {
    const remarks = await given('remarks.txt', `;FFMETADATA1\ncomment=${'Herz '.repeat(1_000_000)}\n`);
    const file = path.join(base, 'gesprächig.mkv');
    const copied = ['-i', await filmFile('landscape'), '-i', remarks, '-map_metadata', '1', '-c', 'copy', file];
    await encode(parts, ['-v', 'error', ...copied], signal);
    expect((await probeFilm(parts, file, signal)).picture).toMatchObject({ width: 640, height: 360 });
  });

  test('a file of which more is said than can be read is refused for good', async () => {
    const ffprobe = path.join(base, 'ffprobe-of-many-streams');
    await writeFile(ffprobe, `#!/bin/sh\nprintf '{"streams":["'; head -c 5000000 /dev/zero | tr '\\0' x; printf '"]}'\n`, {
      mode: 0o700,
    });
    const talking = { tools: { ...systemTools, ffprobe } } as WorkerParts;
    await expect(probeFilm(talking, await filmFile('landscape'), signal)).rejects.toMatchObject({ fault: 'not-a-film' });
  });

  test('sound alone has no picture', async () => {
    await expect(probeFilm(parts, await filmFile('spoken'), signal)).rejects.toMatchObject({ fault: 'no-picture' });
  });

  test('a film that was cut off while it came is said to be', async () => {
    const whole = await readFile(await filmFile('landscape'));
    const file = await given('halb.mp4', whole.subarray(0, whole.length / 2));
    const facts = await probeFilm(parts, file, signal);
    await expect(makeFirst(parts, aRun(), { file, facts }, signal)).rejects.toMatchObject({ fault: 'cut-off' });
  });

  test('a film that goes on with an image which would fill the memory goes on without it', async () => {
    const frame = (width: number, height: number, background: string): Promise<Buffer> =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer();
    const small = await frame(320, 180, '#000000');
    const images = await given('bilder.png', Buffer.concat([small, await frame(8200, 8200, '#ffffff'), small, small]));
    const file = path.join(base, 'gross.mov');
    const written = ['-f', 'png_pipe', '-framerate', '2', '-i', images, '-c', 'copy', file];
    await encode(parts, ['-v', 'error', ...written], signal);
    const facts = await probeFilm(parts, file, signal);
    const [largest] = rungsFor(facts.picture);
    const seen = path.join(base, 'seen.png');
    const said = await encode(parts, posterArguments({ file, facts }, largest, 0.3, seen), signal);
    expect(said).toContain('8200x8200 exceeds');
    expect((await sharp(seen).stats()).channels[0]?.max, 'the frame after it').toBeLessThan(30);
  });

  test('of slides that stay for minutes a poster is drawn once, not for each moment of them in memory', async () => {
    const file = await filmFile('slides');
    const facts = await probeFilm(parts, file, signal);
    const ffmpeg = path.join(base, 'ffmpeg-in-3-gb');
    await writeFile(ffmpeg, `#!/bin/sh\nulimit -v 3000000\nexec ${systemTools.ffmpeg} "$@"\n`, { mode: 0o700 });
    const [largest] = rungsFor(facts.picture);
    const poster = path.join(base, 'folie.png');
    await encode({ tools: { ...systemTools, ffmpeg } }, posterArguments({ file, facts }, largest, 700, poster), signal);
    expect(await sharp(poster).metadata()).toMatchObject({ width: 640, height: 360 });
  });

  test('without ffmpeg the fault is the machine’s, in words', async () => {
    const without = { tools: { ffmpeg: '/nirgends/ffmpeg', ffprobe: '/nirgends/ffprobe', niceness: 0 } } as WorkerParts;
    await expect(probeFilm(without, await filmFile('landscape'), signal)).rejects.toMatchObject({ fault: 'no-tools' });
  });

  test('what is stopped ends, and its program with it', async () => {
    const run = aRun();
    const controller = new AbortController();
    const file = await filmFile('large');
    const facts = await probeFilm(parts, file, signal);
    const stopped = makeLadder(
      parts,
      { ...run, signal: controller.signal, report: () => controller.abort(new Error('stopped')) },
      { file, facts },
      null,
    );
    await expect(stopped).rejects.toThrow('stopped');
  });
});
