import { z } from 'zod';

/** Why a file cannot become a clip; `texts` has a message for each (S10.7). */
const faults = [
  'no-tools',
  'no-room',
  'no-source',
  'not-a-film',
  'no-picture',
  'no-sound',
  'unusable-sound',
  'too-short',
  'too-long',
  'too-large',
  'cut-off',
  'not-encoded',
  'unexpected',
] as const;
export type Fault = (typeof faults)[number];

/** A fraction, so that 30000/1001 stays exact. */
export type Rate = { readonly num: number; readonly den: number };

/** When a stream begins and ends, in seconds of the film. */
type Span = { readonly from: number; readonly to: number };

type Picture = Span & {
  /** Seconds for which its last image stays, since the sound goes on. */
  readonly still: number;
  /** Stream index in the file. */
  readonly index: number;
  readonly codec: string;
  readonly pixelFormat: string;
  /** Display size: after rotation, with square pixels. */
  readonly width: number;
  readonly height: number;
  readonly isTurned: boolean;
  readonly hasSquarePixels: boolean;
  readonly rate: Rate;
  readonly isSteady: boolean;
  /** More images per second than every player can show, as in slow motion. */
  readonly isFast: boolean;
  readonly isInterlaced: boolean;
  /** HDR, which must be tone mapped for other screens; with what the file says of its colours. */
  readonly hdr: { readonly saysPrimaries: boolean; readonly saysMatrix: boolean } | null;
};

export type Sound = Span & {
  readonly index: number;
  readonly codec: string;
  readonly profile: string;
  readonly channels: number;
  /** Where each channel is heard is known, so that they can be mixed. */
  readonly isPlaced: boolean;
};

/** What is known about a film before processing. */
export type Facts = {
  /** Until the end of what ends last, its picture or its sound. */
  readonly seconds: number;
  readonly picture: Picture;
  readonly sound: Sound | null;
  /** Bit rate of the whole file in bit/s; 0 if unknown. */
  readonly bitRate: number;
};

const numeric = z.coerce.number().catch(0);
const text = z.string().catch('');

const Stream = z.object({
  index: z.number(),
  codec_type: text,
  codec_name: text,
  profile: text,
  pix_fmt: text,
  width: numeric,
  height: numeric,
  sample_aspect_ratio: text,
  field_order: text,
  color_transfer: text,
  r_frame_rate: text,
  avg_frame_rate: text,
  start_time: numeric,
  duration: numeric,
  color_primaries: text,
  color_space: text,
  channels: numeric,
  channel_layout: text,
  disposition: z.record(z.string(), z.number()).catch({}),
  tags: z.record(z.string(), z.string()).catch({}),
  side_data_list: z.array(z.object({ rotation: numeric })).catch([]),
});
type Stream = z.output<typeof Stream>;

const Probe = z.object({
  streams: z.array(Stream).catch([]),
  format: z
    .object({ format_name: text, start_time: numeric, duration: numeric, bit_rate: numeric })
    .catch({ format_name: '', start_time: 0, duration: 0, bit_rate: 0 }),
});
type Probe = z.output<typeof Probe>;

/** Limits for films; anything beyond is a mistake or an attack. `side` is in pixels. */
export const limits = { shortest: 0.5, longest: 12 * 3600, side: 8192, area: 8192 * 4320 } as const;

const stillCodecs = ['png', 'mjpeg', 'gif', 'webp', 'bmp', 'tiff'];

const isFilm = (stream: Stream): boolean =>
  stream.codec_type === 'video' &&
  stream.disposition.attached_pic !== 1 &&
  // ffprobe reports a still image, such as a cover, as a video of one frame; motion JPEG has a frame rate and a duration.
  !(stillCodecs.includes(stream.codec_name) && (ownLength(stream) < limits.shortest || rateOf(stream.avg_frame_rate).num === 0));

/** Of several pictures the one that players show: a default one, the largest of these. */
const filmOf = (streams: readonly Stream[]): Stream | undefined =>
  streams
    .filter(isFilm)
    .toSorted(
      (a, b) => (b.disposition.default ?? 0) - (a.disposition.default ?? 0) || b.width * b.height - a.width * a.height,
    )[0];

const rateOf = (written: string): Rate => {
  const [num = 0, den = 0] = written.split('/').map(Number);
  return num > 0 && den > 0 ? { num, den } : { num: 0, den: 1 };
};

const perSecond = ({ num, den }: Rate): number => num / den;

const usual = [24, 25, 30, 50, 60] as const;
/** Images per second. */
const fastest = 60;

/** The output frame rate: the source's own if it is constant, otherwise the nearest common one; at most 60 per second. */
function steadyRate(stream: Stream): Pick<Picture, 'rate' | 'isSteady' | 'isFast'> {
  const [real, mean] = [rateOf(stream.r_frame_rate), rateOf(stream.avg_frame_rate)];
  const own = perSecond(mean) || perSecond(real);
  const isSteady = own > 0 && Math.abs(perSecond(real) / own - 1) < 0.005;
  const isFast = own > fastest;
  if (isSteady && own >= 10 && !isFast) return { rate: real, isSteady, isFast };
  const nearest = usual.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))[0] ?? 25;
  return { rate: { num: own > 0 ? nearest : 25, den: 1 }, isSteady: false, isFast };
}

const isSaid = (colours: string): boolean => !['', 'unknown', 'reserved'].includes(colours);

function pictureOf(stream: Stream): Omit<Picture, 'still' | keyof Span> {
  const turn = Math.round(Number(stream.side_data_list.find(({ rotation }) => rotation)?.rotation ?? stream.tags.rotate ?? 0));
  const isTurned = Number.isFinite(turn) && turn % 360 !== 0;
  const [across = 1, down = 1] = stream.sample_aspect_ratio.split(':').map(Number);
  const aspect = across > 0 && down > 0 ? across / down : 1;
  const width = Math.round(stream.width * aspect);
  const lies = isTurned && Math.abs(turn) % 180 === 90;
  return {
    index: stream.index,
    codec: stream.codec_name,
    pixelFormat: stream.pix_fmt,
    width: lies ? stream.height : width,
    height: lies ? width : stream.height,
    isTurned,
    hasSquarePixels: Math.abs(aspect - 1) < 0.001,
    ...steadyRate(stream),
    isInterlaced: ['tt', 'bb', 'tb', 'bt'].includes(stream.field_order),
    hdr: ['smpte2084', 'arib-std-b67'].includes(stream.color_transfer)
      ? { saysPrimaries: isSaid(stream.color_primaries), saysMatrix: isSaid(stream.color_space) }
      : null,
  };
}

/** ffmpeg knows where up to eight channels are usually heard; of more it has to be told. */
const soundOf = (stream: Stream, span: Span): Sound => ({
  ...span,
  index: stream.index,
  codec: stream.codec_name,
  profile: stream.profile,
  channels: stream.channels,
  isPlaced: stream.channels <= 8 || !['', 'unknown', `${stream.channels} channels`].includes(stream.channel_layout),
});

/** Lower is better: of those that ffmpeg knows the default one, since phones add spatial sound of their own kinds. */
const rankOf = ({ codec_name: codec, disposition }: Stream): number =>
  (['', 'unknown', 'none'].includes(codec) ? 2 : 0) + (disposition.default === 1 ? 0 : 1);

const soundStreams = (streams: readonly Stream[]): Stream[] =>
  streams.filter(({ codec_type: type }) => type === 'audio').toSorted((a, b) => rankOf(a) - rankOf(b));

/** The sounds of a file, best first. Whether one can be decoded and mixed is known when it is tried. */
export function soundsOf(json: unknown): Sound[] {
  const probe = Probe.parse(json);
  return soundStreams(probe.streams).map((stream) => soundOf(stream, spanOf(stream, probe, new Map())));
}

/** What is found out beside the probe: the index of the chosen sound, null for a silent film, and the ends of streams by index. */
type Found = { readonly sound?: number | null | undefined; readonly ends?: ReadonlyMap<number, number> };

const chosen = (streams: readonly Stream[], sound: Found['sound']): Stream | undefined =>
  sound === undefined ? soundStreams(streams)[0] : streams.find(({ index }) => index === sound);

/** Transport and program streams state no durations: ffprobe guesses one for all streams, which a gap or a reset makes wrong. */
const isGuessed = ({ format }: Probe): boolean => ['mpegts', 'mpeg'].includes(format.format_name);

/** The streams of a film whose ends have to be measured, as with browser recordings. */
export function untimedStreams(json: unknown, sound: number | null): number[] {
  const probe = Probe.parse(json);
  const film = filmOf(probe.streams);
  if (!film) return [];
  return [film, chosen(probe.streams, sound)].flatMap((stream) =>
    stream && (isGuessed(probe) || ownLength(stream) === 0) ? [stream.index] : [],
  );
}

/** Matroska has it as a tag, such as 00:01:02.500000000. */
function ownLength({ duration, tags }: Stream): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(\d+):(\d+):([\d.]+)$/.exec(tags.DURATION ?? '') ?? [];
  return duration || Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function spanOf(stream: Stream, { format }: Probe, ends: ReadonlyMap<number, number>): Span {
  const from = Math.max(0, stream.start_time - format.start_time);
  // The tag of Matroska counts from the film's beginning.
  const stated = stream.duration ? from + stream.duration : ownLength(stream);
  return { from, to: ends.get(stream.index) || stated || format.duration };
}

/** Seconds by which picture and sound may end apart: players neither stop nor wait for them. */
export const negligible = 0.5;

/**
 * Parses ffprobe's output (`probeArguments`); returns a fault if the file cannot become a clip.
 */
export function readProbe(json: unknown, { sound: wanted, ends = new Map() }: Found = {}): Facts | Fault {
  const probe = Probe.parse(json);
  const { streams, format } = probe;
  const film = filmOf(streams);
  if (!film) return streams.some(({ codec_type: type }) => type === 'audio' || type === 'video') ? 'no-picture' : 'not-a-film';
  const heard = chosen(streams, wanted);
  const sound = heard ? soundOf(heard, spanOf(heard, probe, ends)) : null;
  const span = spanOf(film, probe, ends);
  const goesOn = Math.max(0, (sound?.to ?? 0) - span.to);
  const still = goesOn > negligible ? goesOn : 0;
  // A file that states one duration for all streams promises it; where less is found, it was cut off.
  const promised = ownLength(film) === 0 && !isGuessed(probe) ? format.duration : 0;
  const seconds = Math.max(span.to + still, promised);
  if (film.width < 16 || film.height < 16 || seconds < limits.shortest)
    return seconds < limits.shortest ? 'too-short' : 'no-picture';
  const picture = { ...pictureOf(film), ...span, still };
  if (seconds > limits.longest) return 'too-long';
  const sides = [film.width, film.height, picture.width, picture.height];
  if (sides.some((side) => side > limits.side) || film.width * film.height > limits.area) return 'too-large';
  return { seconds, picture, sound, bitRate: format.bit_rate };
}

/** The same for a file of which only the audio is needed. */
export function readSoundProbe(
  json: unknown,
  wanted?: number | null,
): { readonly seconds: number; readonly sound: Sound } | Fault {
  const probe = Probe.parse(json);
  const heard = chosen(probe.streams, wanted);
  if (!heard) return probe.streams.length > 0 ? 'no-sound' : 'not-a-film';
  if (probe.format.duration > limits.longest) return 'too-long';
  return { seconds: probe.format.duration, sound: soundOf(heard, spanOf(heard, probe, new Map())) };
}
