import { describe, expect, test } from 'vitest';
import { fail, ok } from '#kit/result.ts';
import type { Video } from '#catalog/contract.ts';
import type { VideoAnswer } from './contract.ts';
import {
  captionFor,
  captionsWanted,
  clockTime,
  nextOf,
  outcomeOf,
  outcomeOfStream,
  recommend,
  sourcesOf,
  unplayed,
} from './rules.ts';

const video = (shortid: string, playlists = 1): Video =>
  ({
    shortid,
    protection: 'free',
    playlists: Array.from({ length: playlists }, () => ({ shortid: 'list', slug: 'list', title: 'List' })),
  }) as Video;
const named = (videos: readonly Video[]): string[] => videos.map(({ shortid }) => shortid);

const body = (type: string, slug: string | null = null) => ({ status: 'error', type, slug });

describe('the source of a video', () => {
  const files = { stream_id: '/m.m3u8', file_1920: '/1920.mp4', file_960: '/960.mp4' };

  test('S7.10 the stream comes first, by hls.js where there are media source extensions, even if HLS is native', () => {
    expect(sourcesOf(files, { mse: true, nativeHls: true, mobile: false })[0]).toEqual({ kind: 'hls', src: '/m.m3u8' });
    expect(sourcesOf(files, { mse: false, nativeHls: true, mobile: true })[0]).toEqual({ kind: 'address', src: '/m.m3u8' });
  });

  test('S7.10 without a stream it is file_1920, on mobile file_960', () => {
    const can = { mse: false, nativeHls: false };
    expect(sourcesOf(files, { ...can, mobile: false })).toEqual([{ kind: 'address', src: '/1920.mp4' }]);
    expect(sourcesOf(files, { ...can, mobile: true })).toEqual([{ kind: 'address', src: '/960.mp4' }]);
    expect(sourcesOf({ ...files, stream_id: '' }, { mse: true, nativeHls: false, mobile: false })[0]?.src).toBe('/1920.mp4');
  });

  test('S7.10 the file follows a stream that breaks; a file that does not exist is not tried', () => {
    expect(sourcesOf(files, { mse: true, nativeHls: false, mobile: true }).map(({ src }) => src)).toEqual([
      '/m.m3u8',
      '/960.mp4',
    ]);
    expect(sourcesOf({ ...files, file_960: '' }, { mse: false, nativeHls: false, mobile: true })[0]?.src).toBe('/1920.mp4');
    expect(sourcesOf({ stream_id: '', file_1920: '', file_960: '' }, { mse: true, nativeHls: true, mobile: false })).toEqual([]);
  });
});

describe('what came of asking for a video', () => {
  test('S13.2 a day says of which coaching it is, and nothing else does', () => {
    const answer = (type: VideoAnswer['type'], slug: string | null) =>
      outcomeOf(ok({ status: 'success', type, slug, data: {} } as VideoAnswer));
    expect(answer('coaching', 'schlaf')).toMatchObject({ kind: 'video', coaching: 'schlaf' });
    expect(answer('free', 'schlaf')).toMatchObject({ kind: 'video', coaching: null });
  });

  test('S8.5 each typed error has its panel, and the coaching its slug', () => {
    expect(outcomeOf(fail('not-found', body('notfound')))).toEqual({ kind: 'refused', type: 'notfound', slug: null });
    expect(outcomeOf(fail('forbidden', body('exclusive')))).toEqual({ kind: 'refused', type: 'exclusive', slug: null });
    expect(outcomeOf(fail('forbidden', { ...body('locked', 'schlaf'), opens_on: '2026-06-20' }))).toEqual({
      kind: 'refused',
      type: 'locked',
      slug: 'schlaf',
      opensOn: '2026-06-20',
    });
    expect(outcomeOf(fail('payment-required', body('coaching', 'schlaf')))).toEqual({
      kind: 'refused',
      type: 'coaching',
      slug: 'schlaf',
    });
  });

  test('S8.5 an answer without the typed body is read by its status', () => {
    expect(outcomeOf(fail('not-found', { message: 'Nicht gefunden.' }))).toEqual({
      kind: 'refused',
      type: 'notfound',
      slug: null,
    });
    expect(outcomeOf(fail('payment-required'))).toEqual({ kind: 'refused', type: 'coaching', slug: null });
    expect(outcomeOf(fail('too-many'))).toEqual({ kind: 'trouble' });
  });

  test('S7.5 a success is its video', () => {
    const data = video('abc') as never;
    expect(outcomeOf(ok({ status: 'success', type: 'free', slug: null, data } satisfies VideoAnswer))).toEqual({
      kind: 'video',
      video: data,
      coaching: null,
    });
  });

  test('S8.5 a stream that is not there is a missing video, a lost connection may come back', () => {
    expect([404, 410].map((status) => outcomeOfStream(status).kind)).toEqual(['refused', 'refused']);
    expect([undefined, 0, 500, 503].map((status) => outcomeOfStream(status).kind)).toEqual([
      'trouble',
      'trouble',
      'trouble',
      'trouble',
    ]);
  });

  test('S7.8 a permission that ended can be renewed by another try', () => {
    expect(outcomeOfStream(403)).toEqual({ kind: 'trouble' });
  });
});

describe('what comes after a video', () => {
  const list = {
    title: 'L',
    trailers: [video('t1'), video('t2')],
    videos: [video('a'), video('b'), video('c')],
    coaching: null,
  };
  const visitor = { isMember: false, ownsCourse: false };
  const after = (current: string, locked?: ReadonlySet<string>) => nextOf(list, current, visitor, locked)?.shortid ?? null;

  test('S4.17 the next of the list plays, after the last there is none', () => {
    expect(['a', 'b', 'c'].map((current) => after(current))).toEqual(['b', 'c', null]);
  });

  test('S4.17 nothing follows without a list, or when the video is not in it', () => {
    expect(nextOf(null, 'a', visitor)).toBeNull();
    expect(after('z')).toBeNull();
  });

  test('S4.17 a trailer is followed by trailers, never by a paid day', () => {
    expect(['t1', 't2'].map((current) => after(current))).toEqual(['t2', null]);
  });

  test('S13.1 no day is followed by one that is not open yet', () => {
    expect(after('a', new Set(['b', 'c']))).toBeNull();
    expect(after('a', new Set(['c']))).toBe('b');
  });

  test('S4.16 S11.8 what the reader may not watch is passed over, so that nobody runs into a refusal', () => {
    const mixed = {
      ...list,
      videos: [
        video('a'),
        { ...video('members'), protection: 'exclusive' as const },
        { ...video('paid'), protection: 'coaching' as const },
        video('z'),
      ],
    };
    const next = (isMember: boolean, ownsCourse: boolean) => nextOf(mixed, 'a', { isMember, ownsCourse })?.shortid;
    expect([next(false, false), next(true, false), next(false, true)]).toEqual(['z', 'members', 'paid']);
    expect(nextOf(mixed, 'members', { isMember: true, ownsCourse: false })?.shortid).toBe('z');
  });

  test('S9.2 up to three highlights are recommended, in random order, not the current one, with playlists only', () => {
    const highlights = [video('a'), video('none', 0), video('b'), video('c'), video('d')];
    expect(named(recommend(highlights, 'b', () => 0))).toEqual(['a', 'c', 'd']);
    expect(named(recommend(highlights, 'b', () => 0.99))).toEqual(['d', 'c', 'a']);
    expect(named(recommend(highlights, 'x', () => 0))).toHaveLength(3);
    expect(named(recommend([video('a'), video('b')], 'a', () => 0.5))).toEqual(['b']);
    expect(recommend([], 'a', () => 0)).toEqual([]);
  });

  test('S9.2 every highlight can come first', () => {
    const highlights = ['a', 'b', 'c', 'd'].map((name) => video(name));
    const firsts = [0, 0.25, 0.5, 0.75].map((chance) => recommend(highlights, 'x', () => chance)[0]?.shortid);
    expect(firsts).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('captions', () => {
  const tracks = [{ lang: 'de' }, { lang: 'en' }];

  test('S11.1 the page’s language comes first, else the first track', () => {
    expect(captionFor(tracks, 'en')).toEqual({ lang: 'en' });
    expect(captionFor([{ lang: 'de' }], 'en')).toEqual({ lang: 'de' });
    expect(captionFor([], 'de')).toBeUndefined();
  });

  test('S11.1 what the reader chose is kept; else they show for foreign speech or without sound', () => {
    const now = { spoken: 'de', locale: 'de', muted: false, quiet: false } as const;
    expect(captionsWanted(null, now)).toBe(false);
    expect(captionsWanted(null, { ...now, muted: true })).toBe(true);
    expect(captionsWanted(null, { ...now, locale: 'en' })).toBe(true);
    expect(captionsWanted(false, { ...now, locale: 'en', muted: true })).toBe(false);
    expect(captionsWanted(true, now)).toBe(true);
    expect(captionsWanted(true, { ...now, spoken: undefined })).toBe(false);
  });
});

test('times read as on a clock, whatever the element says', () => {
  expect([0, 7.9, 65, 750, 3723].map(clockTime)).toEqual(['0:00', '0:07', '1:05', '12:30', '1:02:03']);
  expect([Number.NaN, Number.POSITIVE_INFINITY, -3].map(clockTime)).toEqual(['0:00', '0:00', '0:00']);
});

test('S2.32 the shuffle draws from highlights with a playlist that were not played; from all of them once every one was', () => {
  const highlights = [video('a'), video('b', 0), video('c', 2), video('d')];
  expect(named(unplayed(highlights, []))).toEqual(['a', 'c', 'd']);
  expect(named(unplayed(highlights, ['c', 'x']))).toEqual(['a', 'd']);
  expect(named(unplayed(highlights, ['d', 'c', 'a']))).toEqual(['a', 'c', 'd']);
  expect(unplayed([video('b', 0)], [])).toEqual([]);
});
