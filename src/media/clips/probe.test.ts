import { describe, expect, test } from 'vitest';
import { readProbe, readSoundProbe, soundsOf, untimedStreams, type Facts } from './probe.ts';

const film = {
  index: 0,
  codec_type: 'video',
  codec_name: 'h264',
  pix_fmt: 'yuv420p',
  width: 1920,
  height: 1080,
  sample_aspect_ratio: '1:1',
  r_frame_rate: '25/1',
  avg_frame_rate: '25/1',
  duration: '60.000000',
  disposition: { attached_pic: 0 },
};
const sound = { index: 1, codec_type: 'audio', codec_name: 'aac', profile: 'LC', channels: 2, disposition: { default: 1 } };
const format = { duration: '60.02', bit_rate: '4000000' };
const read = (video: object, more: object[] = [sound]) => readProbe({ streams: [{ ...film, ...video }, ...more], format });
const picture = (video: object) => (read(video) as Facts).picture;

describe('S10.7 what is known of a film', () => {
  test('its length, its picture and its first sound', () => {
    expect(read({})).toMatchObject({
      seconds: 60,
      bitRate: 4_000_000,
      picture: { index: 0, width: 1920, height: 1080, rate: { num: 25, den: 1 }, isSteady: true, isTurned: false, hdr: null },
      sound: { index: 1, codec: 'aac', channels: 2 },
    });
    const second = { ...sound, index: 2 };
    expect(read({}, [{ ...sound, disposition: { default: 0 } }, second])).toMatchObject({ sound: { index: 2 } });
    const spatial = { ...sound, codec_name: undefined, profile: undefined, channels: 4 };
    expect(read({}, [spatial, second])).toMatchObject({ sound: { index: 2 } });
    expect(read({}, [spatial])).toMatchObject({ sound: { index: 1 } });
    expect(read({}, [])).toMatchObject({ sound: null });
  });

  test('a film is as long as what ends last, its picture or its sound', () => {
    const lasting = (duration: string, more: object = {}) => read({}, [{ ...sound, duration, ...more }]);
    expect(lasting('90')).toMatchObject({ seconds: 90, picture: { to: 60, still: 30 }, sound: { to: 90 } });
    expect(lasting('20')).toMatchObject({ seconds: 60, picture: { to: 60, still: 0 }, sound: { to: 20 } });
    expect(lasting('60.3')).toMatchObject({ seconds: 60, picture: { still: 0 } });
    expect(lasting('50', { start_time: '25' })).toMatchObject({ seconds: 75, sound: { from: 25, to: 75 } });
    expect(read({ duration: '0.04' }, [{ ...sound, duration: '60' }]), 'one image').toMatchObject({ seconds: 60 });
  });

  test('where a file states no ends of its streams, or ffprobe guesses them, they are measured', () => {
    const all = (video: object, name: string) => ({
      streams: [
        { ...film, ...video },
        { ...sound, duration: '60' },
      ],
      format: { ...format, format_name: name },
    });
    expect(untimedStreams(all({}, 'mov,mp4'), 1)).toEqual([]);
    expect(untimedStreams(all({ duration: undefined }, 'matroska,webm'), 1)).toEqual([0]);
    expect(untimedStreams(all({ duration: undefined, tags: { DURATION: '00:01:00.000000000' } }, 'matroska,webm'), 1)).toEqual(
      [],
    );
    expect(untimedStreams(all({}, 'mpegts'), 1)).toEqual([0, 1]);
    expect(untimedStreams(all({}, 'mpegts'), null)).toEqual([0]);
    const ends = new Map([
      [0, 12],
      [1, 20],
    ]);
    expect(readProbe(all({}, 'mpegts'), { ends })).toMatchObject({ seconds: 20, picture: { to: 12, still: 8 } });
    expect(readProbe(all({ duration: undefined }, 'matroska,webm'), { ends: new Map([[0, 12]]) }), 'cut off').toMatchObject({
      seconds: 60.02,
    });
  });

  test('of several pictures and sounds the best is chosen', () => {
    const second = { ...film, index: 3, width: 1280, height: 720 };
    expect(read({ width: 640, height: 360 }, [sound, second])).toMatchObject({ picture: { index: 3 } });
    expect(read({}, [sound, second])).toMatchObject({ picture: { index: 0 } });
    expect(read({ disposition: { default: 0 } }, [{ ...second, disposition: { default: 1 } }])).toMatchObject({
      picture: { index: 3 },
    });
    const cover = { ...film, index: 5, codec_name: 'mjpeg', width: 3000, height: 3000, duration: '0.04' };
    expect(read({}, [cover])).toMatchObject({ picture: { index: 0 } });
    const camera = { codec_name: 'mjpeg', duration: undefined, tags: { DURATION: '00:01:00.000000000' } };
    expect(read(camera)).toMatchObject({ picture: { codec: 'mjpeg' }, seconds: 60 });
    const others = [{ ...sound, index: 2, codec_name: 'none' }, sound, { ...sound, index: 4, disposition: { default: 0 } }];
    expect(soundsOf({ streams: [film, ...others], format }).map(({ index }) => index)).toEqual([1, 4, 2]);
    const json = { streams: [film, ...others], format };
    expect([readProbe(json), readProbe(json, { sound: 4 }), readProbe(json, { sound: null })]).toMatchObject([
      { sound: { index: 1 } },
      { sound: { index: 4 } },
      { sound: null },
    ]);
  });

  test('a film that lies on its side is as high as it is seen', () => {
    expect(picture({ side_data_list: [{ rotation: -90 }] })).toMatchObject({ width: 1080, height: 1920, isTurned: true });
    expect(picture({ tags: { rotate: '270' } })).toMatchObject({ width: 1080, height: 1920, isTurned: true });
    expect(picture({ side_data_list: [{ rotation: 180 }] })).toMatchObject({ width: 1920, height: 1080, isTurned: true });
  });

  test('pixels that are no squares are counted as seen', () => {
    expect(picture({ width: 720, height: 576, sample_aspect_ratio: '64:45' })).toMatchObject({
      width: 1024,
      hasSquarePixels: false,
    });
    expect(picture({ sample_aspect_ratio: '0:1' })).toMatchObject({ width: 1920, hasSquarePixels: true });
  });

  test.each([
    ['30000/1001', '30000/1001', { num: 30_000, den: 1001 }],
    ['90000/1', '2900/100', { num: 30, den: 1 }],
    ['120/1', '120/1', { num: 60, den: 1 }],
    ['0/0', '0/0', { num: 25, den: 1 }],
  ])('%s and on average %s pictures a second become %j', (real, mean, rate) => {
    expect(picture({ r_frame_rate: real, avg_frame_rate: mean }).rate).toEqual(rate);
  });

  test('slow motion is known as such', () => {
    const fast = (real: string, mean = real) => picture({ r_frame_rate: real, avg_frame_rate: mean }).isFast;
    expect([fast('120/1'), fast('240/1', '239/1'), fast('60/1'), fast('60000/1001')]).toEqual([true, true, false, false]);
  });

  test('interlaced and HDR films are known as such', () => {
    expect(picture({ field_order: 'tt' }).isInterlaced).toBe(true);
    expect(picture({ field_order: 'progressive' }).isInterlaced).toBe(false);
    expect(picture({ color_transfer: 'smpte2084' }).hdr).toEqual({ saysPrimaries: false, saysMatrix: false });
    const known = { color_transfer: 'arib-std-b67', color_primaries: 'smpte432', color_space: 'ictcp' };
    expect(picture(known).hdr).toEqual({ saysPrimaries: true, saysMatrix: true });
  });
});

describe('S10.7 what becomes no clip', () => {
  test.each([
    ['nothing at all', {}, 'not-a-film'],
    ['no object', null, 'not-a-film'],
    ['sound alone', { streams: [sound], format }, 'no-picture'],
    ['sound with a cover', { streams: [{ ...film, disposition: { attached_pic: 1 } }, sound], format }, 'no-picture'],
    ['a photograph', { streams: [{ ...film, codec_name: 'mjpeg', duration: undefined }], format: {} }, 'no-picture'],
    ['a film of no length', { streams: [{ ...film, duration: '0' }], format: { duration: 'N/A' } }, 'too-short'],
    ['a film without end', { streams: [{ ...film, duration: '1e9' }], format }, 'too-long'],
    ['a picture of an absurd size', { streams: [{ ...film, width: 60_000 }], format }, 'too-large'],
    ['pixels of an absurd shape', { streams: [{ ...film, sample_aspect_ratio: '999:1' }], format }, 'too-large'],
    ['a picture of some pixels', { streams: [{ ...film, width: 4 }], format }, 'no-picture'],
  ])('%s', (_, json, fault) => {
    expect(readProbe(json ?? {})).toBe(fault);
  });

  test('a second sound needs a sound', () => {
    expect(readSoundProbe({ streams: [film], format })).toBe('no-sound');
    expect(readSoundProbe({})).toBe('not-a-film');
    expect(readSoundProbe({ streams: [film, sound], format })).toMatchObject({ seconds: 60.02, sound: { index: 1 } });
  });
});
