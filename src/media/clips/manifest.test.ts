import { describe, expect, test } from 'vitest';
import { bitsOf, lengthOf, masterOf, videoCodec, type Variant } from './manifest.ts';

const playlist = [
  '#EXTM3U',
  '#EXT-X-MAP:URI="a.mp4",BYTERANGE="900@0"',
  '#EXTINF:4.000000,',
  '#EXT-X-BYTERANGE:100000@900',
  'a.mp4',
  '#EXTINF:4.000000,',
  '#EXT-X-BYTERANGE:50000@100900',
  'a.mp4',
  '#EXTINF:0.040000,',
  '#EXT-X-BYTERANGE:40000@150900',
  'a.mp4',
].join('\n');

const variant: Variant = {
  name: '720-ab',
  width: 1280,
  height: 720,
  bits: { peak: 2000, mean: 1000 },
  codecs: 'avc1.64001f,mp4a.40.2',
  rate: 25,
};

describe('S10.7 playlists', () => {
  test('say how long a rendition is and what it takes; some last frames are no peak', () => {
    expect(lengthOf(playlist)).toBeCloseTo(8.04);
    expect(bitsOf(playlist)).toEqual({ peak: 200_000, mean: Math.ceil((190_000 * 8) / 8.04) });
    expect(bitsOf('')).toEqual({ peak: 1, mean: 1 });
  });

  test('the codec stands in the file’s head', () => {
    expect(videoCodec(Buffer.from('....avcC\x01\x64\x00\x1f', 'latin1'))).toBe('avc1.64001f');
    expect(videoCodec(Buffer.from('....avcC\x01', 'latin1'))).toBeUndefined();
    expect(videoCodec(Buffer.alloc(0))).toBeUndefined();
  });

  test('the master names each variant', () => {
    expect(masterOf([variant])).toBe(
      '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n#EXT-X-STREAM-INF:BANDWIDTH=2000,AVERAGE-BANDWIDTH=1000,RESOLUTION=1280x720,CODECS="avc1.64001f,mp4a.40.2",FRAME-RATE=25.000\n720-ab.m3u8\n',
    );
  });

  test('S11.6 second sounds stand beside the picture; what is called odd breaks no line', () => {
    const bits = { peak: 100, mean: 50 };
    const master = masterOf(
      [{ ...variant, codecs: 'avc1.64001f' }],
      [
        { name: 'own', lang: 'de', label: 'Originalton', kind: 'main', channels: 2, bits },
        { name: 'told', lang: 'de', label: 'Mit "Audio"\nbeschreibung', kind: 'description', channels: 1, bits },
      ],
    );
    expect(master).toContain('NAME="Originalton",LANGUAGE="de",DEFAULT=YES');
    expect(master).toContain(
      'NAME="Mit  Audio  beschreibung",LANGUAGE="de",DEFAULT=NO,AUTOSELECT=YES,CHANNELS="1",CHARACTERISTICS="public.accessibility.describes-video",URI="told.m3u8"',
    );
    expect(master).toContain(
      'BANDWIDTH=2100,AVERAGE-BANDWIDTH=1050,RESOLUTION=1280x720,CODECS="avc1.64001f,mp4a.40.2",FRAME-RATE=25.000,AUDIO="sound"',
    );
  });
});
