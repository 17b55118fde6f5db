import type { Rung, Rungs } from './ladder.ts';
import { limits, type Facts, type Rate, type Sound } from './probe.ts';

/** Builds ffmpeg arguments; nothing here runs it. */

/**
 * Files come from untrusted sources: without these restrictions a text file posing as a film could reference local files or
 * URLs (playlists, concatenations, image patterns).
 */
const readers =
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,mpegts,mpeg,mpegvideo,avi,asf,flv,ogg,wav,mp3,aac,flac,m4v,h264,hevc,mxf,dv,aiff,ac3,caf,w64';

/** Splits arguments none of which contains a blank. */
const words = (text: string): string[] => text.split(' ');

/** A film may begin small and go on with an image that would fill the memory: that one is left out. */
const bounds = ['-protocol_whitelist', 'file', '-format_whitelist', readers, '-max_pixels', String(limits.side ** 2)];

const quiet = ['-nostdin', '-hide_banner', '-v', 'error', '-y'];
const progress = ['-progress', 'pipe:1', '-nostats'];
/** Phones record where a film was taken. */
const noFacts = ['-map_metadata', '-1', '-map_chapters', '-1'];

/** What `readProbe` reads of a file. The rest is left out: its tags may hold megabytes. */
const probed = [
  'format=format_name,start_time,duration,bit_rate',
  'stream=index,codec_type,codec_name,profile,pix_fmt,width,height,sample_aspect_ratio,field_order,color_transfer,color_primaries,color_space,r_frame_rate,avg_frame_rate,start_time,duration,channels,channel_layout',
  'stream_disposition=default,attached_pic',
  'stream_tags=rotate,DURATION',
  'stream_side_data=rotation',
].join(':');

export const probeArguments = (file: string): string[] => [
  '-v',
  'error',
  ...bounds,
  '-print_format',
  'json',
  '-show_entries',
  probed,
  file,
];

/** Of a file one stream, by its index. */
const oneStream = (file: string, index: number): string[] => [...quiet, ...progress, ...bounds, '-i', file, '-map', `0:${index}`];

/** Reads a whole stream without decoding it; `-progress` then reports where it ends. */
export const lengthArguments = (file: string, stream: number): string[] => [
  ...oneStream(file, stream),
  ...words('-c copy -f null -'),
];

/** Lists the packets of a stream without decoding it, for `createGapMeter`. */
export const packetArguments = (file: string, stream: number): string[] => [
  ...quiet,
  ...bounds,
  '-i',
  file,
  '-map',
  `0:${stream}`,
  ...words('-c copy -f framecrc -'),
];

/**
 * Segment duration in seconds; keyframes are two seconds apart in every rung, so that players switch rungs and seek quickly.
 */
const segmentSeconds = 4;
const keyframeSeconds = 2;

const intoHls = (folder: string, name: string): string[] => [
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
  `${folder}/${name}.mp4`,
  `${folder}/${name}.m3u8`,
];

/** A rendition's files in a folder: `{name}.m3u8` and `{name}.mp4`. */
export type Target = { readonly folder: string; readonly name: string };

/** Remuxes the film, segmented at its own keyframes. */
export const remuxArguments = (file: string, { picture, sound }: Facts, { folder, name }: Target): string[] => [
  ...quiet,
  ...progress,
  ...bounds,
  '-i',
  file,
  '-map',
  `0:${picture.index}`,
  ...(sound ? ['-map', `0:${sound.index}`] : []),
  '-c',
  'copy',
  ...noFacts,
  ...intoHls(folder, name),
];

const rate = ({ num, den }: Rate): string => `${num}/${den}`;

/** Tone mapping from HDR to SDR. zscale refuses to guess the colours that a file leaves unsaid; HDR implies those of BT.2020. */
const mapped = ({ saysPrimaries, saysMatrix }: NonNullable<Facts['picture']['hdr']>): string[] => [
  ...(saysPrimaries ? [] : ['setparams=color_primaries=bt2020']),
  ...(saysMatrix ? [] : ['setparams=colorspace=bt2020nc']),
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p',
];

const scaled = ({ width, height }: Rung): string =>
  `scale=${width}:${height}:flags=bicubic:out_color_matrix=bt709:out_range=tv,setsar=1,format=yuv420p`;

/** Filters that make whole pictures for every screen. */
const whole = ({ isInterlaced, hdr }: Facts['picture']): string[] => [
  ...(isInterlaced ? ['bwdif=mode=send_frame'] : []),
  ...(hdr ? mapped(hdr) : []),
];

/**
 * The filter graph from the source to the video of all rungs, labelled `[v0]`, `[v1]`, …: scaled to the largest first, the
 * others from that.
 */
function pictures({ picture }: Facts, rungs: Rungs): string {
  const [largest, ...others] = rungs;
  const chain = [
    ...whole(picture),
    `fps=${rate(picture.rate)}:start_time=0`,
    scaled(largest),
    ...(picture.still > 0 ? [`tpad=stop_mode=clone:stop_duration=${picture.still.toFixed(3)}`] : []),
  ].join(',');
  if (others.length === 0) return `[0:${picture.index}]${chain}[v0]`;
  const split = `split=${rungs.length}[v0]${others.map((_, i) => `[s${i + 1}]`).join('')}`;
  return [`[0:${picture.index}]${chain},${split}`, ...others.map((rung, i) => `[s${i + 1}]${scaled(rung)}[v${i + 1}]`)].join(';');
}

function encoded({ crf, maxRate }: Rung, { picture }: Facts): string[] {
  const between = Math.round((picture.rate.num / picture.rate.den) * keyframeSeconds);
  return [
    ...words(`-c:v libx264 -preset faster -profile:v high -crf ${crf} -maxrate ${maxRate}k -bufsize ${maxRate * 2}k`),
    ...words(`-g ${between} -keyint_min ${between} -sc_threshold 0 -flags +cgop`),
    ...words('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'),
  ];
}

/** Video and audio sources of a film; `sound` is an encoded file, or null for a silent film. */
export type Sources = { readonly file: string; readonly facts: Facts; readonly sound: string | null };

/** Encodes all rungs in one run: the film is read and decoded once. `names` are the rungs' file names. */
export const ladderArguments = (
  { file, facts, sound }: Sources,
  rungs: Rungs,
  folder: string,
  names: readonly string[],
): string[] => [
  ...quiet,
  ...progress,
  ...bounds,
  '-i',
  file,
  ...(sound ? ['-i', sound] : []),
  '-filter_complex',
  pictures(facts, rungs),
  ...rungs.flatMap((rung, i) => [
    '-map',
    `[v${i}]`,
    ...(sound ? ['-map', '1:a:0', '-c:a', 'copy'] : []),
    ...encoded(rung, facts),
    ...noFacts,
    '-max_muxing_queue_size',
    '9999',
    ...intoHls(folder, names[i] ?? rung.name),
  ]),
];

const asAac = (channels: number): string[] => [
  ...words('-c:a aac -ar 48000'),
  ...words(channels === 1 ? '-ac 1 -b:a 80k' : '-ac 2 -b:a 128k'),
];

/** Of channels that nobody knows the places of, as in the masters of broadcasters, the first two are the stereo mix (EBU R 123). */
const heard = ({ isPlaced }: Sound): string => (isPlaced ? '' : 'pan=stereo|c0=c0|c1=c1,');

/** Players wait for ever where the picture goes on without sound. */
const silence = (seconds: number): string => `,apad=whole_dur=${seconds.toFixed(3)}`;

/** A quick encode of one small rung, with unnormalised audio. */
export const firstArguments = (file: string, facts: Facts, rung: Rung, { folder, name }: Target): string[] => [
  ...quiet,
  ...progress,
  ...bounds,
  '-i',
  file,
  '-filter_complex',
  pictures(facts, [rung]),
  '-map',
  '[v0]',
  ...(facts.sound
    ? [
        '-map',
        `0:${facts.sound.index}`,
        '-af',
        `${heard(facts.sound)}aresample=async=1:first_pts=0${silence(facts.seconds)}`,
        ...asAac(facts.sound.channels),
      ]
    : []),
  ...encoded(rung, facts),
  ...noFacts,
  ...intoHls(folder, name),
];

/** Loudness as measured by the `loudnorm` filter (EBU R 128): LUFS, dBTP, LU. */
export type Loudness = {
  readonly integrated: number;
  readonly peak: number;
  readonly range: number;
  readonly threshold: number;
  readonly offset: number;
};

/** Target for speech on the web: −16 LUFS, peaks below −1.5 dBTP. */
const target = { integrated: -16, peak: -1.5, range: 11 } as const;

const evened = (sound: Sound): string =>
  `${heard(sound)}aresample=48000:async=1:first_pts=0,aformat=channel_layouts=${sound.channels === 1 ? 'mono' : 'stereo'}`;

/** Decodes and mixes a moment of a sound; `-progress` then reports whether there is any. */
export const trialArguments = (file: string, sound: Sound): string[] => [
  ...oneStream(file, sound.index),
  '-af',
  evened(sound),
  ...words('-frames:a 1 -f null -'),
];

export const measureArguments = (file: string, sound: Sound): string[] => [
  ...words('-nostdin -hide_banner -nostats -v info'),
  ...bounds,
  '-i',
  file,
  '-map',
  `0:${sound.index}`,
  '-af',
  `${evened(sound)},loudnorm=I=${target.integrated}:TP=${target.peak}:LRA=${target.range}:print_format=json`,
  ...words('-f null -'),
];

/** Parses the measurement from ffmpeg's output; null for silence and for audio too short to have a loudness. */
export function readLoudness(output: string): Loudness | null {
  const [block] = output.match(/\{[^{}]*"input_i"[^{}]*\}/g)?.slice(-1) ?? [];
  if (!block) return null;
  const read = JSON.parse(block) as Record<string, string>;
  const loudness = {
    integrated: Number(read.input_i),
    peak: Number(read.input_tp),
    range: Number(read.input_lra),
    threshold: Number(read.input_thresh),
    offset: Number(read.target_offset),
  };
  return Object.values(loudness).every(Number.isFinite) && loudness.integrated > -70 ? loudness : null;
}

/**
 * The second pass. With a range above the target, the filter would compress dynamically; this keeps the film's dynamic range.
 */
function normalised({ integrated, peak, range, threshold, offset }: Loudness): string {
  const wanted = Math.min(20, Math.max(target.range, Math.ceil(range)));
  return `loudnorm=I=${target.integrated}:TP=${target.peak}:LRA=${wanted}:measured_I=${integrated}:measured_TP=${peak}:measured_LRA=${range}:measured_thresh=${threshold}:offset=${offset}:linear=true,aresample=48000`;
}

/** A sound of a file, to be as long as the film in seconds. */
type Voice = { readonly file: string; readonly sound: Sound; readonly seconds: number };

/** Encodes the loudness-normalised audio that all rungs share into a file. */
export const soundArguments = ({ file, sound, seconds }: Voice, loudness: Loudness | null, into: string): string[] => [
  ...oneStream(file, sound.index),
  '-af',
  `${evened(sound)}${loudness ? `,${normalised(loudness)}` : ''}${silence(seconds)}`,
  ...asAac(sound.channels),
  ...noFacts,
  into,
];

/** Extracts the video or the audio of a finished rung as a rendition, without re-encoding. */
export const partArguments = (file: string, part: 'picture' | 'sound', { folder, name }: Target): string[] => [
  ...quiet,
  ...bounds,
  '-i',
  file,
  '-map',
  part === 'picture' ? '0:v:0' : '0:a:0',
  '-c',
  'copy',
  ...intoHls(folder, name),
];

/** Extracts a film's audio without re-encoding, into a file that can be played progressively. */
export const soundFileArguments = (file: string, into: string): string[] => [
  ...quiet,
  ...bounds,
  '-i',
  file,
  ...words('-map 0:a:0 -c copy'),
  ...noFacts,
  '-movflags',
  '+faststart',
  into,
];

/** A rung as a single file for players without HLS. */
export const wholeFileArguments = (file: string, into: string): string[] => [
  ...quiet,
  ...bounds,
  '-i',
  file,
  '-c',
  'copy',
  ...noFacts,
  '-movflags',
  '+faststart',
  into,
];

/**
 * The frame of a film at `at` seconds, or the next one, as the rung shows it. Not at the rate of the rung: between slides that stay for
 * minutes it would be drawn thousands of times, all of them in memory.
 */
export const posterArguments = ({ file, facts }: Omit<Sources, 'sound'>, rung: Rung, at: number, into: string): string[] => [
  ...quiet,
  '-ss',
  at.toFixed(3),
  ...bounds,
  '-i',
  file,
  '-filter_complex',
  `[0:${facts.picture.index}]${[...whole(facts.picture), scaled(rung)].join(',')}[v0]`,
  '-map',
  '[v0]',
  '-frames:v',
  '1',
  '-update',
  '1',
  into,
];

type Sheet = {
  readonly columns: number;
  readonly rows: number;
  readonly interval: number;
  readonly width: number;
  readonly height: number;
};

/** All preview images on one sheet, from keyframes only: these are two seconds apart, so every interval has at least one. */
export const previewArguments = (file: string, { columns, rows, interval, width, height }: Sheet, into: string): string[] => [
  ...quiet,
  '-skip_frame',
  'nokey',
  ...bounds,
  '-i',
  file,
  '-vf',
  // Pads the end, so that the last image, which is the only one of a short film, is emitted.
  `tpad=stop_mode=clone:stop_duration=${interval},fps=1/${interval}:round=up,scale=${width}:${height}:flags=bicubic,tile=${columns}x${rows}`,
  '-frames:v',
  '1',
  '-update',
  '1',
  into,
];

/** The position of a run in seconds of the film, parsed from a chunk of `-progress` output; undefined if it contains none. */
export function readProgress(output: string): number | undefined {
  const [, last] = /.*out_time_us=(\d+)/s.exec(output) ?? [];
  return last === undefined ? undefined : Number(last) / 1_000_000;
}
