import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filesOf, isExact, isRemuxable, isWhole, posterTimes, previewSheetFor, rungsFor } from './ladder.ts';
import type { Facts } from './probe.ts';

const sizes = (width: number, height: number) => rungsFor({ width, height }).map((rung) => `${rung.width}x${rung.height}`);

describe('S10.7 the ladder', () => {
  test.each([
    [1920, 1080, ['1920x1080', '1280x720', '960x540', '640x360']],
    [3840, 2160, ['1920x1080', '1280x720', '960x540', '640x360']],
    [1080, 1920, ['1080x1920', '720x1280', '540x960', '360x640']],
    [1440, 1080, ['1440x1080', '960x720', '720x540', '480x360']],
    [3840, 1600, ['1920x800', '1280x532', '960x400', '640x266']],
    [1067, 601, ['1066x600', '638x360', '426x240']],
    [640, 360, ['640x360', '426x240']],
    [321, 181, ['320x180', '320x180']],
    [16, 16, ['16x16', '16x16']],
  ])('of %i × %i', (width, height, expected) => {
    expect(sizes(width, height)).toEqual(expected);
  });

  test('whatever the film, it has two to four rungs of even sides, never above the source, under names of their own', () => {
    fc.assert(
      fc.property(fc.integer({ min: 16, max: 8192 }), fc.integer({ min: 16, max: 8192 }), (width, height) => {
        const rungs = rungsFor({ width, height });
        expect(rungs.length).toBeGreaterThanOrEqual(2);
        expect(rungs.length).toBeLessThanOrEqual(4);
        expect(new Set(rungs.map(({ name }) => name)).size).toBe(rungs.length);
        for (const rung of rungs) {
          expect((rung.width % 2) + (rung.height % 2)).toBe(0);
          expect(rung.width).toBeLessThanOrEqual(width);
          expect(rung.height).toBeLessThanOrEqual(height);
          expect(Math.max(rung.width, rung.height)).toBeLessThanOrEqual(1920);
        }
        const [first, second] = rungs;
        expect(second?.maxRate).toBeLessThan(first?.maxRate ?? 0);
      }),
    );
  });

  test('the whole files are its largest rung and the one of at most 960 pixels', () => {
    const names = (width: number, height: number) =>
      filesOf(rungsFor({ width, height })).map(({ file, rung }) => `${file} ${rung.width}`);
    expect(names(1920, 1080)).toEqual(['1920.mp4 1920', '960.mp4 960']);
    expect(names(640, 360)).toEqual(['1920.mp4 640', '960.mp4 640']);
  });
});

const sound = { index: 1, codec: 'aac', profile: 'LC', channels: 2, isPlaced: true, from: 0, to: 60 };
const facts: Facts = {
  seconds: 60,
  bitRate: 5_000_000,
  picture: {
    index: 0,
    codec: 'h264',
    pixelFormat: 'yuv420p',
    width: 1920,
    height: 1080,
    isTurned: false,
    hasSquarePixels: true,
    rate: { num: 25, den: 1 },
    isSteady: true,
    isInterlaced: false,
    isFast: false,
    hdr: null,
    from: 0,
    to: 60,
    still: 0,
  },
  sound,
};
const withPicture = (change: Partial<Facts['picture']>): Facts => ({ ...facts, picture: { ...facts.picture, ...change } });

describe('S10.7 what can be played as it is', () => {
  test('H.264 with AAC, or without sound', () => {
    expect(isRemuxable(facts)).toBe(true);
    expect(isRemuxable({ ...facts, sound: null })).toBe(true);
  });

  test.each([
    ['another codec', withPicture({ codec: 'hevc' })],
    ['ten bits', withPicture({ pixelFormat: 'yuv420p10le' })],
    ['a turned picture', withPicture({ isTurned: true })],
    ['pixels that are no squares', withPicture({ hasSquarePixels: false })],
    ['half pictures', withPicture({ isInterlaced: true })],
    ['slow motion', withPicture({ isFast: true })],
    ['a picture above the ladder', withPicture({ width: 3840, height: 2160 })],
    ['more bits than a phone loads', { ...facts, bitRate: 40_000_000 }],
    ['another sound', { ...facts, sound: { ...sound, codec: 'mp3', profile: '' } }],
    ['surround sound', { ...facts, sound: { ...sound, channels: 6 } }],
    ['a sound that old players do not know', { ...facts, sound: { ...sound, profile: 'HE-AAC' } }],
    ['a picture that ends before the sound', withPicture({ to: 50, still: 10 })],
    ['a sound that ends before the picture', { ...facts, sound: { ...sound, to: 50 } }],
    ['a picture that begins later', withPicture({ from: 3 })],
    ['a sound that begins later', { ...facts, sound: { ...sound, from: 3 } }],
  ])('not %s', (_, other) => {
    expect(isRemuxable(other)).toBe(false);
  });
});

test('S10.7 a film that was cut off is noticed, one that ends a moment early is not', () => {
  expect([isWhole(59.2, 60), isWhole(30, 60), isWhole(5.2, 6), isWhole(2, 6)]).toEqual([true, false, true, false]);
});

test('S10.7 a copy that is shorter or longer than its film is noticed', () => {
  expect([isExact(60.2, 60), isExact(59, 60), isExact(61, 60)]).toEqual([true, false, false]);
});

test('S11.5 preview images are at most 150 in one picture, and every second has one', () => {
  for (const seconds of [0.6, 6, 25, 299, 301, 3600, 12 * 3600]) {
    const { columns, rows, interval } = previewSheetFor({ width: 1920, height: 1080 }, seconds);
    expect(columns * rows * interval, String(seconds)).toBeGreaterThanOrEqual(seconds);
    expect(columns * rows, String(seconds)).toBeLessThanOrEqual(160);
  }
  expect(previewSheetFor({ width: 1080, height: 1920 }, 10)).toMatchObject({ width: 134, height: 240 });
});

test('posters are taken within the film, in order', () => {
  const times = posterTimes(10);
  expect(times).toHaveLength(5);
  expect(times.toSorted((a, b) => a - b)).toEqual(times);
  expect(times.every((at) => at > 0 && at < 10)).toBe(true);
});
