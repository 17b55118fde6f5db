import { assert, double, integer, property, record, string, uint8Array } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quickly } from '../../tests/quickly.ts';
import { cropOf, fileTypes, nameProblem, tidyName, typeOf } from './file-rules.ts';

const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('what a file is by its bytes', () => {
  test.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['RIFF\0\0\0\0WEBP', 'image/webp'],
    ['\0\0\0\x20ftypavif', 'image/avif'],
    ['\0\0\0\x20ftypisom', 'video/mp4'],
    ['\0\0\0\x20ftypmp42', 'video/mp4'],
    ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
    ['\0\0\0\x20ftypM4A ', 'audio/mp4'],
    ['\0\0\0\x1cftypXAVC\x01\0\x1f\xffXAVCmp42iso2', 'video/mp4'],
    ['\0\0\0\x18ftyppana\0\0\0\0panaavc1', 'video/mp4'],
    ['\0\0\0\x14ftypniko\0\0\0\0niko', 'video/mp4'],
    ['\0\0\0\x18ftyp3g2a\0\0\0\x003g2aisom\0\0\0\x20mif1', 'video/mp4'],
    ['\0\0\x0a\x20moov\0\0\0\x6cmvhd', 'video/quicktime'],
    ['\0\0\0\x08wide\x01\x02\x03\x04mdat', 'video/quicktime'],
    ['\x41\x42\x43\x44mdat\x21\0', 'video/quicktime'],
    ['\0\0\0\x01mdat\0\0\0\x02', 'video/quicktime'],
    ['\0\0\0\0mdat', 'video/quicktime'],
    ['\0\0\0\x10free\0\0\0\0', 'video/quicktime'],
    ['\0\0\0\x10skip\0\0\0\0', 'video/quicktime'],
    ['\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm', 'video/webm'],
    ['\x1a\x45\xdf\xa3\xa3\x42\x86\x81\x01\x42\x82\x88matroska', 'video/matroska'],
    ['RIFF\0\0\0\0AVI LIST', 'video/x-msvideo'],
    ['\0\0\x01\xba\x44\0\x04', 'video/mpeg'],
    ['\x06\x0e\x2b\x34\x02\x05\x01\x01\x0d\x01\x02\x01\x01\x02\x04\0\x83', 'application/mxf'],
    ['\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9\0\xaa\0\x62\xce\x6c\x1c', 'video/x-ms-asf'],
    [`G${'\xff'.repeat(187)}`.repeat(21), 'video/mp2t'],
    [`\0\0\x01\x02G${'\xff'.repeat(187)}`.repeat(21), 'video/mp2t'],
    ['ID3\x04', 'audio/mpeg'],
    ['\xff\xfb\x90', 'audio/mpeg'],
    ['OggS', 'audio/ogg'],
    ['RIFF\0\0\0\0WAVE', 'audio/wav'],
    ['fLaC', 'audio/flac'],
    ['%PDF-1.7', 'application/pdf'],
    ['WEBVTT\n\n', 'text/vtt'],
    ['\xef\xbb\xbfWEBVTT - Titel\n', 'text/vtt'],
    ['1\r\n00:00:01,000 --> 00:00:02,000\r\nHallo', 'application/x-subrip'],
    ['<svg xmlns="http://www.w3.org/2000/svg">', null],
    ['<?xml version="1.0"?><svg>', null],
    ['<!doctype html>', null],
    ['GIF89a', null],
    ['\0\0\0\x20ftypheic', null],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', null],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1avif', null],
    ['\0\0\0\x18ftypMSFT\0\0\0\0isomheix', null],
    ['\0\0\0\x18ftypcrx \0\0\0\x01crx isom', null],
    ['\0\0\0\x18ftyp\0\0\0\0', null],
    ['The wide world', null],
    ['The free world\0', null],
    ['\0\0\0\x09wide\0', null],
    ['\0\0\0\x20moovjunk\0\0\0\0', null],
    ['\0\0\0\x20meta\0\0\0\0', null],
    ['WEBVTT\n\0', null],
    ['WEBVTTX', null],
    ['RIFF\0\0\0\0CDDA', null],
    [`G${'\xff'.repeat(187)}`, null],
    [`${`G${'\xff'.repeat(187)}`.repeat(20)}X${'\xff'.repeat(187)}`, null],
    ['PK\x03\x04', null],
    ['', null],
  ])('%j is %s', (head, type) => expect(typeOf(latin(head))).toBe(type));

  test('any bytes are of a type that is taken, or of none', () => {
    assert(
      property(uint8Array({ maxLength: 5000 }), (bytes) => {
        const type = typeOf(bytes);
        return type === null || Object.hasOwn(fileTypes, type);
      }),
    );
  });
});

describe('what a file may be called', () => {
  test.each([
    'bild.jpg',
    'U\u0308bung.jpg',
    'Größe „M“ – 100 %.pdf',
    '日本.png',
    'Familie 👩‍👧.jpg',
    '👩🏽‍⚕️ 🏳️‍🌈 1️⃣ ❤️.jpg',
    'a.b.c',
    'console.mp4',
    '1',
  ])('%j may be', (name) => expect(nameProblem(name)).toBeNull());

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['..', 'empty'],
    ['—', 'empty'],
    ['a/b', 'path'],
    ['a\\b', 'path'],
    ['a\0b', 'invisible'],
    ['a\u202eb', 'invisible'],
    ['a\ud800b', 'invisible'],
    ['a\u00adb', 'invisible'],
    ['a\u200cb', 'invisible'],
    ['a\u200db', 'invisible'],
    ['a\ufe0fb', 'invisible'],
    ['\u3164', 'invisible'],
    ['\u115f\u1160', 'invisible'],
    ['\uffa0.jpg', 'invisible'],
    ['a\u034fb', 'invisible'],
    ['a\u17b4b', 'invisible'],
    ['a\u180eb', 'invisible'],
    ['a\u{e0062}b', 'invisible'],
    ['a\u{e0100}b', 'invisible'],
    ['a\ufffdb', 'invisible'],
    ['.profile', 'dot'],
    ['CON', 'reserved'],
    ['com1.mp4', 'reserved'],
    ['x'.repeat(201), 'long'],
  ])('%j may not be: %s', (name, problem) => expect(nameProblem(name)).toBe(problem));

  test('a name that is tidy stays so', () => {
    expect(tidyName('  Gro\u0308ße. . ')).toBe('Größe');
    assert(property(string({ unit: 'binary' }), (name) => tidyName(tidyName(name)) === tidyName(name)));
  });
});

describe('crops', () => {
  test.each([
    [
      { x: 0.5, y: 0.5 },
      { left: 50, top: 0, width: 100, height: 100 },
    ],
    [
      { x: 0, y: 0.5 },
      { left: 0, top: 0, width: 100, height: 100 },
    ],
    [
      { x: 0.9, y: 1 },
      { left: 100, top: 0, width: 100, height: 100 },
    ],
    [
      { x: 0.4, y: 0 },
      { left: 30, top: 0, width: 100, height: 100 },
    ],
  ])('the square of 200×100 around %j', (focal, crop) => expect(cropOf({ width: 200, height: 100 }, 1, focal)).toEqual(crop));

  test('are inside the picture and of whole pixels, whatever it is', () => {
    const side = integer({ min: 1, max: 20_000 });
    const share = double({ min: 0, max: 1, noNaN: true });
    assert(
      property(
        side,
        side,
        double({ min: 0.1, max: 10, noNaN: true }),
        record({ x: share, y: share }),
        (width, height, ratio, focal) => {
          const crop = cropOf({ width, height }, ratio, focal);
          const isInside = crop.left >= 0 && crop.top >= 0 && crop.left + crop.width <= width && crop.top + crop.height <= height;
          return isInside && crop.width > 0 && crop.height > 0 && Object.values(crop).every(Number.isInteger);
        },
      ),
    );
  });
});

test('S10.5 a long name is tidied at once', () => {
  const dots = '. '.repeat(50_000);
  expect(quickly(() => tidyName(`Film${dots}mp4${dots}`))).toBe(`Film${dots}mp4`);
});
