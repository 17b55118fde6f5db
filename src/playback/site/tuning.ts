import type { PlayableVideo } from '../contract.ts';

/** The reader's settings for picture and sound. */
export type Tuning = {
  /** Height of the picture in lines; null: automatic. */
  readonly height: number | null;
  /** The sound with audio description (S11.6). */
  readonly described: boolean;
  /** The language of the sound; null for the original. */
  readonly dub: string | null;
  /** Without the picture: the sound's own file if there is one, else the smallest picture, hidden. */
  readonly soundOnly: boolean;
};

/** A sound in another language; `label` is in that language. */
export type Dub = { readonly lang: string; readonly label: string };

/** The available settings of a source. */
export type Offer = {
  /** Heights of the picture, the largest first. */
  readonly heights: readonly number[];
  readonly described: boolean;
  readonly dubs: readonly Dub[];
};

export const nothingOffered: Offer = { heights: [], described: false, dubs: [] };

/** A sound of a source: the original, one with audio description (S11.6), or one in another language. */
export type Sound = Dub & { readonly kind: 'own' | 'described' | 'dub' };

/** The choices that sounds offer. */
export const soundsOffered = (sounds: readonly Sound[]): Pick<Offer, 'described' | 'dubs'> => ({
  described: sounds.some(({ kind }) => kind === 'described'),
  dubs: sounds.filter(({ kind }) => kind === 'dub').map(({ lang, label }) => ({ lang, label })),
});

/** Whether the sound's own file plays: it has no other sound than the original. */
export const wantsSoundFile = ({ soundOnly, described, dub }: Tuning): boolean => soundOnly && !described && dub === null;

/** The wanted lines of the picture: the fewest that there are if nobody looks at it. */
export const linesFor = ({ soundOnly, height }: Tuning): number | null => (soundOnly ? 0 : height);

/** The index of the wanted sound, or the original if it is missing. -1: no choice. */
export function soundFor(sounds: readonly Sound[], { described, dub }: Pick<Tuning, 'described' | 'dub'>): number {
  const wanted = described
    ? sounds.findIndex(({ kind }) => kind === 'described')
    : sounds.findIndex(({ kind, lang }) => kind === 'dub' && lang === dub);
  return wanted === -1 ? sounds.findIndex(({ kind }) => kind === 'own') : wanted;
}

/** A playing source. */
export type Playing = { readonly stop: () => void; readonly tune: (tuning: Tuning) => void };

/** Distinct heights, the largest first; audio-only has none. */
export const heightsOf = (rungs: readonly { readonly height: number }[]): readonly number[] =>
  [...new Set(rungs.map(({ height }) => height))].filter((height) => height > 0).toSorted((a, b) => b - a);

/**
 * The index of the level closest to a wanted height: the best of the largest that is not larger, else the smallest. -1, hls.js's
 * value for automatic, if no height is wanted or there are no levels.
 */
export function rungFor(rungs: readonly { readonly height: number; readonly bitrate?: number }[], wanted: number | null): number {
  if (wanted === null) return -1;
  const heights = heightsOf(rungs);
  const height = heights.find((one) => one <= wanted) ?? heights.at(-1);
  const best = Math.max(...rungs.filter((rung) => rung.height === height).map(({ bitrate = 0 }) => bitrate));
  return rungs.findIndex((rung) => rung.height === height && (rung.bitrate ?? 0) === best);
}

/** Playback speeds (S11.2). */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next speed up or down, within the limits. */
export function nextSpeed(speed: number, direction: 1 | -1): number {
  const place = speeds.findIndex((one) => one >= speed);
  return speeds[Math.min(Math.max(place + direction, 0), speeds.length - 1)] ?? speed;
}

/** A file with the whole film. */
export type FilmFile = { readonly height: number; readonly src: string };

/** The files of a video by height. */
export const filesOf = ({ file_1920, file_960 }: Pick<PlayableVideo, 'file_1920' | 'file_960'>): readonly FilmFile[] =>
  [
    { height: 1080, src: file_1920 },
    { height: 540, src: file_960 },
  ].filter(({ src }) => src !== '');
