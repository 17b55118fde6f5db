import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';

/** The four encodes of a clip; three of them are rungs of the HLS ladder, 1080 and 540 are also files of their own. */
const encodes = [
  { name: '1080', width: 1920, height: 1080, crf: 32, level: '4.0' },
  { name: '720', width: 1280, height: 720, crf: 32, level: '3.1' },
  { name: '480', width: 854, height: 480, crf: 32, level: '3.0' },
  { name: '540', width: 960, height: 540, crf: 32, level: '3.1' },
] as const;

export const ladder = encodes.filter(({ name }) => name !== '540');

/** The ladder of silent clips: 540 is both a rung and the smaller file. */
export const silentLadder = [
  { name: '1080', width: 1920, height: 1080, crf: 36, level: '4.0' },
  { name: '720', width: 1280, height: 720, crf: 36, level: '3.1' },
  { name: '540', width: 960, height: 540, crf: 36, level: '3.1' },
] as const;

type Encode = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly crf: number;
  readonly level: string;
};

/** Settings common to all sizes of a film. */
export type EncodeSettings = {
  readonly encodes: readonly Encode[];
  readonly videoOptions: readonly string[];
  readonly framesPerSecond: number;
};

export const framesPerSecond = 25;

/** Motion in the silent clips is slow. */
const silentFramesPerSecond = 12.5;

/** Keyframes are 4 s apart in every encode and GOPs are closed, so that a player can switch rungs at any of them. */
const videoOptionsAt = (rate: number, preset: string) => [
  '-c:v',
  'libx264',
  '-preset',
  preset,
  '-tune',
  'animation',
  '-bf',
  '8',
  '-profile:v',
  'high',
  '-g',
  String(rate * 4),
  '-keyint_min',
  String(rate * 4),
  '-sc_threshold',
  '0',
  '-flags',
  '+cgop',
  '-pix_fmt',
  'yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];

/** The settings that determine quality and size of the renditions. */
export const encodeSettings = { encodes, videoOptions: videoOptionsAt(framesPerSecond, 'slow'), framesPerSecond };
export const silentSettings = {
  encodes: silentLadder,
  videoOptions: videoOptionsAt(silentFramesPerSecond, 'medium'),
  framesPerSecond: silentFramesPerSecond,
};

/** `overlay` is a filter chain for the text, `sound` a file muxed into every size. */
type Film = { readonly seconds: number; readonly overlay?: string; readonly sound?: string };

/** Encodes all sizes in one pass over raw 1920 × 1080 RGB frames, to `{folder}/{name}.mp4`. */
export const encode = (folder: string, settings: EncodeSettings, film: Film, feed: Parameters<typeof run>[2]) => {
  const { encodes: sizes, videoOptions, framesPerSecond: rate } = settings;
  const { seconds, overlay, sound } = film;
  const chain = [...(overlay ? [overlay] : []), 'scale=out_color_matrix=bt709:out_range=tv', 'format=yuv420p'].join(',');
  const split = `[0:v]${chain},split=${sizes.length}${sizes.map(({ name }) => `[s${name}]`).join('')}`;
  const scaled = sizes.map(({ name, width, height }) => `[s${name}]scale=${width}:${height}:flags=lanczos,setsar=1[v${name}]`);
  const outputs = sizes.flatMap(({ name, crf, level }) => [
    '-map',
    `[v${name}]`,
    ...(sound ? ['-map', '1:a', '-c:a', 'copy'] : []),
    ...videoOptions,
    '-crf',
    String(crf),
    '-level',
    level,
    '-t',
    String(seconds),
    join(folder, `${name}.mp4`),
  ]);
  const pixels = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '1920x1080', '-r', String(rate), '-i', 'pipe:0'];
  const input = [...pixels, ...(sound ? ['-i', sound] : [])];
  return run('ffmpeg', ['-v', 'error', '-y', ...input, '-filter_complex', [split, ...scaled].join(';'), ...outputs], feed);
};

/** `avc1.PPCCLL` according to RFC 6381, read from the file's decoder configuration. */
const videoCodec = async (file: string) => {
  const bytes = await readFile(file);
  return `avc1.${bytes.subarray(bytes.indexOf('avcC') + 5, bytes.indexOf('avcC') + 8).toString('hex')}`;
};

/** Bits per second. */
export type Bits = { readonly peak: number; readonly mean: number };

/** Peak and mean bit rate of a media playlist, from its byte ranges (RFC 8216, 4.3.4.2). */
export const bandwidth = (playlist: string): Bits => {
  const segments = [...playlist.matchAll(/#EXTINF:([\d.]+),\s+#EXT-X-BYTERANGE:(\d+)/g)].map(([, s, b]) => ({
    seconds: Number(s),
    bits: Number(b) * 8,
  }));
  const total = (key: 'seconds' | 'bits') => segments.reduce((sum, segment) => sum + segment[key], 0);
  return {
    peak: Math.ceil(Math.max(...segments.map((s) => s.bits / s.seconds))),
    mean: Math.ceil(total('bits') / total('seconds')),
  };
};

/** Truncates a media playlist after `count` segments (RFC 8216, 4.3.3). */
export const cutPlaylist = (playlist: string, count: number) => {
  const [head = '', ...segments] = playlist.replace('#EXT-X-ENDLIST\n', '').split(/(?=#EXTINF)/);
  if (segments.length < count) throw new Error(`There are ${segments.length} segments, and ${count} are wanted.`);
  return `${head}${segments.slice(0, count).join('')}#EXT-X-ENDLIST\n`;
};

/** Segment duration in seconds. */
export const segmentSeconds = 4;

/** Segments `from` into `{name}.m3u8` and one fragmented `{name}.mp4`; `only` selects just its video or audio. */
export const segment = async (from: string, target: string, name: string, only: readonly string[] = []) => {
  const playlistFile = join(target, `${name}.m3u8`);
  await run('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    from,
    ...only,
    '-c',
    'copy',
    '-f',
    'hls',
    '-hls_time',
    String(segmentSeconds),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_flags',
    'single_file+independent_segments',
    '-hls_segment_filename',
    join(target, `${name}.mp4`),
    playlistFile,
  ]);
  return bandwidth(await readFile(playlistFile, 'utf8'));
};

type Rung = Pick<Encode, 'name' | 'width' | 'height'>;

/** A rung's entry in the master playlist. `sound` names its audio group if it has no audio of its own. */
export const rungEntry = async (
  target: string,
  { name, width, height }: Rung,
  bits: Bits,
  sound?: string,
  rate = framesPerSecond,
) => {
  const codecs = `${await videoCodec(join(target, `${name}.mp4`))},mp4a.40.2`;
  const group = sound ? `,AUDIO="${sound}"` : '';
  return `#EXT-X-STREAM-INF:BANDWIDTH=${bits.peak},AVERAGE-BANDWIDTH=${bits.mean},RESOLUTION=${width}x${height},CODECS="${codecs}",FRAME-RATE=${rate.toFixed(3)}${group}\n${name}.m3u8\n`;
};

export const writeMaster = (target: string, entries: readonly string[]) =>
  writeFile(join(target, 'master.m3u8'), `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${entries.join('')}`);

/** Packages the encodes: `hls/` with one file for each rung, `file/1920.mp4` and `file/960.mp4` for players without HLS. */
export const packageClip = async (folder: string, target: string) => {
  const rungs: string[] = [];
  const hls = join(target, 'hls');
  for (const rung of ladder)
    rungs.push(await rungEntry(hls, rung, await segment(join(folder, `${rung.name}.mp4`), hls, rung.name)));
  await writeMaster(hls, rungs);
  for (const [from, to] of [
    ['1080', '1920'],
    ['540', '960'],
  ])
    await run('ffmpeg', [
      '-v',
      'error',
      '-y',
      '-i',
      join(folder, `${from}.mp4`),
      '-c',
      'copy',
      '-movflags',
      '+faststart',
      join(target, 'file', `${to}.mp4`),
    ]);
};
