import { negligible, type Facts } from './probe.ts';

/** One size of a film on its HLS ladder. `maxRate` is in kbit/s. */
export type Rung = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly crf: number;
  readonly maxRate: number;
};

/** The rungs of a film, the largest first. */
export type Rungs = readonly [Rung, ...Rung[]];

/** 540 rather than 480: it is also used for `file/960.mp4`, so that size is encoded only once. */
const boxes = [
  { long: 1920, short: 1080, maxRate: 5000 },
  { long: 1280, short: 720, maxRate: 2800 },
  { long: 960, short: 540, maxRate: 1600 },
  { long: 640, short: 360, maxRate: 800 },
  { long: 428, short: 240, maxRate: 400 },
] as const;

const mostRungs = 4;
const crf = 21;

/** H.264 with 4:2:0 requires even dimensions; rounds down, tolerating floating-point error. */
const even = (side: number): number => Math.max(2, Math.floor(side / 2 + 1e-6) * 2);

type Size = { readonly width: number; readonly height: number };

function fitted({ width, height }: Size, { long, short }: (typeof boxes)[number]): Size & { isWhole: boolean } {
  const scale = Math.min(1, long / Math.max(width, height), short / Math.min(width, height));
  return { width: even(width * scale), height: even(height * scale), isWhole: scale === 1 };
}

/** The bit rate of the smallest box that contains a size. */
const rateFor = ({ width, height }: Size): number =>
  boxes.findLast(({ long, short }) => long >= Math.max(width, height) - 2 && short >= Math.min(width, height) - 2)?.maxRate ??
  boxes[0].maxRate;

/**
 * The rungs of a film, largest first: at most four, none above the source, each clearly smaller than the one before. Players
 * are promised two (`stream_id`): a film too small for a second size gets its own size again at half the bit rate.
 */
export function rungsFor(size: Size): Rungs {
  const rungs: Rung[] = [];
  for (const box of boxes) {
    const { width, height } = fitted(size, box);
    const last = rungs.at(-1);
    if (last && width * height > last.width * last.height * 0.75) continue;
    const maxRate = Math.min(rateFor({ width, height }), last ? Math.round(last.maxRate * 0.7) : Infinity);
    if (rungs.length < mostRungs) rungs.push({ name: `${width}x${height}`, width, height, crf, maxRate });
  }
  const [only] = rungs;
  if (only && rungs.length === 1)
    rungs.push({ ...only, name: `${only.name}-low`, crf: crf + 6, maxRate: Math.round(only.maxRate / 2) });
  const [largest, ...others] = rungs;
  if (!largest) throw new Error('A ladder has rungs.');
  return [largest, ...others];
}

/** Above this bit rate (bit/s) a phone's connection could not play the film as a single rung. */
const mostToRemux = 12_000_000;

/** Whether picture and sound begin and end together, as players need them to. */
const isTogether = ({ picture, sound }: Pick<Facts, 'picture' | 'sound'>): boolean =>
  picture.from <= negligible && (sound === null || (sound.from <= negligible && Math.abs(picture.to - sound.to) <= negligible));

/** Whether players can play a film as it is, so that a stream copy suffices for the first variant. */
export const isRemuxable = ({ picture, sound, bitRate }: Facts): boolean =>
  picture.codec === 'h264' &&
  ['yuv420p', 'yuvj420p'].includes(picture.pixelFormat) &&
  !picture.isTurned &&
  picture.hasSquarePixels &&
  !picture.isInterlaced &&
  !picture.isFast &&
  picture.hdr === null &&
  fitted(picture, boxes[0]).isWhole &&
  bitRate <= mostToRemux &&
  isTogether({ picture, sound }) &&
  (sound === null || (sound.codec === 'aac' && ['LC', ''].includes(sound.profile) && sound.channels <= 2));

/**
 * The rungs that are also stored as single files (`file_1920`, `file_960`): the largest, and the largest of at most 960 pixels.
 */
export function filesOf(rungs: readonly Rung[]): { readonly file: '1920.mp4' | '960.mp4'; readonly rung: Rung }[] {
  const [largest] = rungs;
  if (!largest) return [];
  const small = rungs.find(({ width, height }) => Math.max(width, height) <= 960) ?? rungs.at(-1) ?? largest;
  return [
    { file: '1920.mp4', rung: largest },
    { file: '960.mp4', rung: small },
  ];
}

/** Whether the output is as long as the source claims: a film truncated during upload still states its full duration. */
export const isWhole = (made: number, promised: number): boolean => made >= promised * 0.95 - 1;

/** Whether a copy of a film is as long as the film: timestamps that jump or run back make it longer or shorter. */
export const isExact = (made: number, promised: number): boolean => Math.abs(made - promised) <= negligible;

/** The preview sheet of a clip (S11.5) as the player reads it: one image of tiles, one tile per `interval` seconds. */
export function previewSheetFor({ width, height }: Size, seconds: number) {
  const interval = [2, 4, 10, 20, 30, 60, 120, 300].find((one) => seconds / one <= 150) ?? 600;
  const count = Math.max(1, Math.ceil(seconds / interval));
  const columns = count > 25 ? 10 : 5;
  const scale = width >= height ? 240 / width : 240 / height;
  return {
    columns,
    rows: Math.ceil(count / columns),
    interval,
    width: even(width * scale),
    height: even(height * scale),
  };
}

/** Times of the poster candidates in seconds: spread over the film, excluding its start and end. */
export const posterTimes = (seconds: number): number[] => [0.08, 0.28, 0.48, 0.68, 0.88].map((share) => share * seconds);
