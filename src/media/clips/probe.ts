import { z } from 'zod';

/** Why a file cannot become a clip; `texts` has a message for each (S10.7). */
const faults = [
  'no-tools',
  'no-room',
  'no-source',
  'not-a-film',
  'no-picture',
  'no-sound',
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

type Picture = {
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
  readonly isInterlaced: boolean;
  /** HDR, which must be tone mapped for other screens; with what the file says of its colours. */
  readonly hdr: { readonly saysPrimaries: boolean; readonly saysMatrix: boolean } | null;
};

export type Sound = {
  readonly index: number;
  readonly codec: string;
  readonly profile: string;
  readonly channels: number;
  /** Where each channel is heard is known, so that they can be mixed. */
  readonly isPlaced: boolean;
};

/** What is known about a film before processing. */
export type Facts = {
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
  format: z.object({ duration: numeric, bit_rate: numeric }).catch({ duration: 0, bit_rate: 0 }),
});

/** Limits for films; anything beyond is a mistake or an attack. `side` is in pixels. */
const limits = { shortest: 0.5, longest: 12 * 3600, side: 8192, area: 8192 * 4320, channels: 16 } as const;

const still = ['png', 'mjpeg', 'gif', 'webp', 'bmp', 'tiff'];

const isFilm = ({ codec_type, disposition, codec_name, duration, avg_frame_rate }: Stream): boolean =>
  codec_type === 'video' &&
  disposition.attached_pic !== 1 &&
  // ffprobe reports a still image as a single-frame video; motion JPEG has a frame rate and a duration.
  !(still.includes(codec_name) && (duration === 0 || rateOf(avg_frame_rate).num === 0));

const rateOf = (written: string): Rate => {
  const [num = 0, den = 0] = written.split('/').map(Number);
  return num > 0 && den > 0 ? { num, den } : { num: 0, den: 1 };
};

const perSecond = ({ num, den }: Rate): number => num / den;

const usual = [24, 25, 30, 50, 60] as const;

/** The output frame rate: the source's own if it is constant, otherwise the nearest common one; at most 60 per second. */
function steadyRate(stream: Stream): { rate: Rate; isSteady: boolean } {
  const [real, mean] = [rateOf(stream.r_frame_rate), rateOf(stream.avg_frame_rate)];
  const own = perSecond(mean) || perSecond(real);
  const isSteady = own > 0 && Math.abs(perSecond(real) / own - 1) < 0.005;
  if (isSteady && own >= 10 && own <= 60) return { rate: real, isSteady };
  const nearest = usual.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))[0] ?? 25;
  return { rate: { num: own > 0 ? nearest : 25, den: 1 }, isSteady: false };
}

const isSaid = (colours: string): boolean => !['', 'unknown', 'reserved'].includes(colours);

function pictureOf(stream: Stream): Picture {
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
const soundOf = ({ index, codec_name: codec, profile, channels, channel_layout: layout }: Stream): Sound => ({
  index,
  codec,
  profile,
  channels,
  isPlaced: channels <= 8 || !['', 'unknown', `${channels} channels`].includes(layout),
});

/** The default audio stream of the file, of those that ffmpeg knows where there are any: phones add spatial sound of their own kinds. */
function mainSound(streams: readonly Stream[]): Sound | null {
  const all = streams.filter((one) => one.codec_type === 'audio' && one.channels > 0 && one.channels <= limits.channels);
  const known = all.filter(({ codec_name: codec }) => !['', 'unknown', 'none'].includes(codec));
  const sounds = known.length > 0 ? known : all;
  const found = sounds.find(({ disposition }) => disposition.default === 1) ?? sounds[0];
  return found ? soundOf(found) : null;
}

/** Whether a film states no duration, as with browser recordings. */
export function isUntimed(json: unknown): boolean {
  const { streams, format } = Probe.parse(json);
  return streams.some(isFilm) && format.duration === 0 && streams.every((stream) => ownLength(stream) === 0);
}

/** Matroska has it as a tag, such as 00:01:02.500000000. */
function ownLength({ duration, tags }: Stream): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(\d+):(\d+):([\d.]+)$/.exec(tags.DURATION ?? '') ?? [];
  return duration || Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * Parses ffprobe's output (`-show_format -show_streams` as JSON); returns a fault if the file cannot become a clip. `measured`
 * is the duration in seconds for files that do not state it.
 */
export function readProbe(json: unknown, measured = 0): Facts | Fault {
  const { streams, format } = Probe.parse(json);
  const film = streams.find(isFilm);
  if (!film) return streams.some(({ codec_type: type }) => type === 'audio' || type === 'video') ? 'no-picture' : 'not-a-film';
  const seconds = ownLength(film) || format.duration || measured;
  if (film.width < 16 || film.height < 16 || seconds < limits.shortest)
    return seconds < limits.shortest ? 'too-short' : 'no-picture';
  const picture = pictureOf(film);
  if (seconds > limits.longest) return 'too-long';
  const sides = [film.width, film.height, picture.width, picture.height];
  if (sides.some((side) => side > limits.side) || film.width * film.height > limits.area) return 'too-large';
  return { seconds, picture, sound: mainSound(streams), bitRate: format.bit_rate };
}

/** The same for a file of which only the audio is needed. */
export function readSoundProbe(json: unknown): { readonly seconds: number; readonly sound: Sound } | Fault {
  const { streams, format } = Probe.parse(json);
  const sound = mainSound(streams);
  if (!sound) return streams.length > 0 ? 'no-sound' : 'not-a-film';
  if (format.duration > limits.longest) return 'too-long';
  return { seconds: format.duration, sound };
}
