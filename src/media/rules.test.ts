import { assert, integer, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPicturePath } from '#paths/files.ts';
import { contentTypeOf, parseRange, signatureExpiry, signManifest } from './rules.ts';

const isWithin = (header: string, size: number): boolean => {
  const wanted = parseRange(header, size);
  return wanted.kind !== 'part' || (wanted.start >= 0 && wanted.start <= wanted.end && wanted.end < size);
};

describe('S7.8 ranges', () => {
  test.each([
    ['bytes=0-0', { kind: 'part', start: 0, end: 0 }],
    ['bytes=0-499', { kind: 'part', start: 0, end: 499 }],
    ['bytes=500-', { kind: 'part', start: 500, end: 999 }],
    ['bytes=990-5000', { kind: 'part', start: 990, end: 999 }],
    ['bytes=-1', { kind: 'part', start: 999, end: 999 }],
    ['bytes=-5000', { kind: 'part', start: 0, end: 999 }],
    ['Bytes= 1-2 ', { kind: 'part', start: 1, end: 2 }],
    ['bytes=0-99999999999999999999999', { kind: 'part', start: 0, end: 999 }],
    ['bytes=1000-', { kind: 'unsatisfiable' }],
    ['bytes=99999999999999999999999-', { kind: 'unsatisfiable' }],
    ['bytes=-0', { kind: 'unsatisfiable' }],
    ['bytes=5-2', { kind: 'whole' }],
    ['bytes=0-1,5-6', { kind: 'whole' }],
    ['bytes=-', { kind: 'whole' }],
    ['bytes=', { kind: 'whole' }],
    ['bytes=a-b', { kind: 'whole' }],
    ['bytes=1.5-2', { kind: 'whole' }],
    ['items=0-1', { kind: 'whole' }],
    ['0-1', { kind: 'whole' }],
    ['', { kind: 'whole' }],
    [undefined, { kind: 'whole' }],
  ])('%j of 1000 bytes', (header, wanted) => {
    expect(parseRange(header, 1000)).toEqual(wanted);
  });

  test('an empty file has no part', () => {
    expect(parseRange('bytes=0-', 0)).toEqual({ kind: 'unsatisfiable' });
    expect(parseRange('bytes=-5', 0)).toEqual({ kind: 'whole' });
  });

  test('a part is always within the file, whatever the header', () => {
    const size = integer({ min: 0, max: 2 ** 40 });
    assert(property(string(), size, isWithin));
    assert(
      property(
        integer(),
        integer(),
        size,
        (a, b, all) => isWithin(`bytes=${a}-${b}`, all) && isWithin(`bytes=${a}-`, all) && isWithin(`bytes=-${b}`, all),
      ),
    );
  });

  test('a range within the file is given exactly', () => {
    const span = record({
      size: integer({ min: 1, max: 1e9 }),
      a: integer({ min: 0, max: 1e9 }),
      b: integer({ min: 0, max: 1e9 }),
    });
    assert(
      property(span, ({ size, a, b }) => {
        const [start, end] = [Math.min(a, b) % size, Math.max(Math.min(a, b) % size, Math.max(a, b) % size)];
        expect(parseRange(`bytes=${start}-${end}`, size)).toEqual({ kind: 'part', start, end });
      }),
    );
  });
});

const endsFor = (time: string): string => new Date(signatureExpiry(new Date(`2026-11-20T${time}Z`)) * 1000).toISOString();

test('S7.8 a signature lives five to six hours and is the same for all of an hour', () => {
  expect(endsFor('10:00:00.000')).toBe('2026-11-20T15:00:00.000Z');
  expect(endsFor('10:00:00.001')).toBe('2026-11-20T16:00:00.000Z');
  expect(endsFor('10:59:59.999')).toBe('2026-11-20T16:00:00.000Z');
  expect(endsFor('11:00:00.000')).toBe('2026-11-20T16:00:00.000Z');
  expect(endsFor('20:30:00.000')).toBe('2026-11-21T02:00:00.000Z');
});

test('S7.8 files have the type of their ending, and none a browser would run is guessed', () => {
  expect(
    ['a.m3u8', 'a.mp4', 'de.vtt', 'a.jpg', 'a.webp', 'a.avif', 'a.png', 'a.pdf', 'a.zip', 'A.MP4'].map(contentTypeOf),
  ).toEqual([
    'application/vnd.apple.mpegurl',
    'video/mp4',
    'text/vtt; charset=utf-8',
    'image/jpeg',
    'image/webp',
    'image/avif',
    'image/png',
    'application/pdf',
    'application/zip',
    'video/mp4',
  ]);
  expect(['a.html', 'a.svg', 'a.js', 'a', '', 'a.', 'mp4.'].map(contentTypeOf)).toEqual(
    Array(7).fill('application/octet-stream'),
  );
});

test('S7.9 picture paths are bare names with an image at the end', () => {
  const good = ['teaser/gesundheit/krankheiten.jpg', 'start/hero_tablet.webp', 'a.avif'];
  const bad = [
    '',
    'a',
    'a.html',
    '../a.jpg',
    'a/../b.jpg',
    '/a.jpg',
    'a//b.jpg',
    '.hidden.jpg',
    'a/.jpg',
    'a\\b.jpg',
    'a\0.jpg',
    'a b.jpg',
    `${'a/'.repeat(200)}a.jpg`,
  ];
  expect(good.filter((path) => !isPicturePath(path))).toEqual([]);
  expect(bad.filter(isPicturePath)).toEqual([]);
});

describe('S7.8 what a playlist refers to carries the permission on', () => {
  test('variants, segments, maps, keys and other renditions', () => {
    const master = [
      '#EXTM3U',
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subs",NAME="Deutsch",URI="subs.m3u8",LANGUAGE="de"',
      '#EXT-X-STREAM-INF:BANDWIDTH=290578,SUBTITLES="subs"',
      '1080.m3u8',
      '',
      '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="i.m3u8"',
      '',
    ].join('\n');
    expect(signManifest(master, 'e=1&s=x')).toBe(
      [
        '#EXTM3U',
        '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subs",NAME="Deutsch",URI="subs.m3u8?e=1&s=x",LANGUAGE="de"',
        '#EXT-X-STREAM-INF:BANDWIDTH=290578,SUBTITLES="subs"',
        '1080.m3u8?e=1&s=x',
        '',
        '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="i.m3u8?e=1&s=x"',
        '',
      ].join('\n'),
    );
    expect(signManifest('#EXT-X-MAP:URI="1080.mp4",BYTERANGE="1399@0"\r\n#EXTINF:4,\r\n1080.mp4\r\n', 'e=1&s=x')).toBe(
      '#EXT-X-MAP:URI="1080.mp4?e=1&s=x",BYTERANGE="1399@0"\r\n#EXTINF:4,\r\n1080.mp4?e=1&s=x\r\n',
    );
    expect(signManifest('a.ts?v=2\nb.ts#t=1', 'e=1&s=x')).toBe('a.ts?v=2&e=1&s=x\nb.ts?e=1&s=x#t=1');
  });

  test('other servers and data in the playlist do not learn it', () => {
    const foreign = [
      'https://cdn.example.org/a.ts',
      '//cdn.example.org/a.ts',
      '#EXT-X-KEY:METHOD=AES-128,URI="data:text/plain;base64,AA"',
      '# just a remark',
    ].join('\n');
    expect(signManifest(foreign, 'e=1&s=x')).toBe(foreign);
  });
});

test('S7.9 a name that every object has is no ending', () => {
  for (const name of ['__proto__', 'a.constructor', 'toString']) {
    expect(contentTypeOf(name)).toBe('application/octet-stream');
    expect(isPicturePath(name)).toBe(false);
  }
});
