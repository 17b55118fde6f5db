import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lengthOf } from './manifest.ts';
import { oneFile } from './one-file.ts';

/** A clip with separate audio. */
const hls = path.resolve(import.meta.dirname, '../../../demo/clips/atem/hls');
const rendition = (name: string) => ({
  playlist: readFileSync(path.join(hls, `${name}.m3u8`), 'utf8'),
  file: readFileSync(path.join(hls, `${name}.mp4`)),
});
const [picture, sound] = [rendition('480'), rendition('sound')];

type Box = { readonly type: string; readonly at: number; readonly body: Buffer };
const boxesIn = (bytes: Buffer): Box[] => {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) {
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      at,
      body: bytes.subarray(at + 8, at + bytes.readUInt32BE(at)),
    });
  }
  return boxes;
};
/** The bodies of all boxes at this path of types, outermost first. */
const at = (bytes: Buffer, ...types: readonly string[]): Buffer[] =>
  types.reduce(
    (bodies, type) => bodies.flatMap((body) => boxesIn(body).filter((one) => one.type === type)).map(({ body }) => body),
    [bytes],
  );

/** The samples of a file by the track id that each fragment states. */
const samplesIn = (bytes: Buffer): Map<number, Buffer> => {
  const boxes = boxesIn(bytes);
  const pairs = boxes.flatMap(({ type, body }, place) =>
    type === 'moof'
      ? [{ track: at(body, 'traf', 'tfhd')[0]?.readUInt32BE(4) ?? 0, data: boxes[place + 1]?.body ?? Buffer.of() }]
      : [],
  );
  return new Map(
    [...Map.groupBy(pairs, ({ track }) => track)].map(([track, all]) => [track, Buffer.concat(all.map(({ data }) => data))]),
  );
};

describe('a picture and a sound in one file', () => {
  const whole = oneFile(picture, sound);

  test('S7.10 it has both tracks under numbers of their own, and every sample of both as it was', () => {
    expect(at(whole, 'moov', 'trak', 'tkhd').map((body) => body.readUInt32BE(12))).toEqual([1, 2]);
    expect(at(whole, 'moov', 'mvex', 'trex').map((body) => body.readUInt32BE(4))).toEqual([1, 2]);
    const samples = samplesIn(whole);
    expect([...samples.keys()]).toEqual([1, 2]);
    expect(samples.get(1)?.equals(samplesIn(picture.file).get(1) ?? Buffer.of())).toBe(true);
    expect(samples.get(2)?.equals(samplesIn(sound.file).get(1) ?? Buffer.of())).toBe(true);
  });

  test('S7.10 its length is known before it is read, and its index leads to a picture at each span', () => {
    const [index] = boxesIn(whole).filter(({ type }) => type === 'sidx');
    const [body, begin] = [index?.body ?? Buffer.of(), (index?.at ?? 0) + (index?.body.length ?? 0) + 8];
    const spans = Array.from({ length: body.readUInt16BE(22) }, (_, span) => ({
      bytes: body.readUInt32BE(24 + span * 12),
      ticks: body.readUInt32BE(28 + span * 12),
    }));
    expect(spans.reduce((sum, { ticks }) => sum + ticks, 0) / body.readUInt32BE(8)).toBeCloseTo(lengthOf(picture.playlist), 2);
    let next = begin;
    for (const { bytes } of spans) {
      expect(at(whole.subarray(next, next + bytes), 'moof', 'traf', 'tfhd')[0]?.readUInt32BE(4)).toBe(1);
      next += bytes;
    }
    expect(next).toBe(whole.length);
  });

  test('S17.5 a sound alone has one track, its length, and every sample as it was', () => {
    const alone = oneFile(sound);
    expect(at(alone, 'moov', 'trak', 'tkhd').map((body) => body.readUInt32BE(12))).toEqual([1]);
    expect(at(alone, 'moov', 'mvhd').map((body) => body.readUInt32BE(body.length - 4))).toEqual([2]);
    const [timescale = 0] = at(alone, 'moov', 'mvhd').map((body) => body.readUInt32BE(12));
    const [ticks = 0] = at(alone, 'moov', 'mvex', 'mehd').map((body) => body.readUInt32BE(4));
    expect(ticks / timescale).toBeCloseTo(lengthOf(sound.playlist), 1);
    const samples = samplesIn(alone);
    expect([...samples.keys()]).toEqual([1]);
    expect(samples.get(1)?.equals(samplesIn(sound.file).get(1) ?? Buffer.of())).toBe(true);
  });

  test('S7.10 of a list that is cut it takes no more than is listed', () => {
    const cut = (all: string, count: number): string =>
      all
        .split(/(?=#EXTINF)/)
        .slice(0, count + 1)
        .join('');
    const short = oneFile({ ...picture, playlist: cut(picture.playlist, 2) }, { ...sound, playlist: cut(sound.playlist, 2) });
    expect(boxesIn(short).filter(({ type }) => type === 'moof')).toHaveLength(4);
    expect(short.length).toBeLessThan(whole.length / 3);
  });

  test('S7.10 what is no such file throws', () => {
    expect(() => oneFile({ ...picture, file: Buffer.from('no film at all, and long enough to be read') }, sound)).toThrow(
      'A box of',
    );
    expect(() => oneFile({ ...picture, playlist: '#EXTM3U\n' }, sound)).toThrow('where one is expected');
  });
});
