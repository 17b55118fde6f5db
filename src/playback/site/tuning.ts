import type { PlayableVideo } from '../contract.ts';

/** What the reader wants of picture and sound. */
export type Tuning = {
  /** Lines of the picture; null for what the connection carries. */
  readonly height: number | null;
  /** The sound that also tells what is to be seen (S11.6). */
  readonly described: boolean;
  /** The language of the sound; null for the film's own. */
  readonly dub: string | null;
};

/** A sound of a film in another language; `label` is in that language. */
export type Dub = { readonly lang: string; readonly label: string };

/** What a source can be tuned to. */
export type Offer = {
  /** Lines of the picture, the largest first. */
  readonly heights: readonly number[];
  readonly described: boolean;
  readonly dubs: readonly Dub[];
};

export const nothingOffered: Offer = { heights: [], described: false, dubs: [] };

/** One of the sounds of a source: the film's own, one that also tells what is to be seen (S11.6), or one in another language. */
export type Sound = Dub & { readonly kind: 'own' | 'described' | 'dub' };

/** What sounds let the reader choose. */
export const soundsOffered = (sounds: readonly Sound[]): Pick<Offer, 'described' | 'dubs'> => ({
  described: sounds.some(({ kind }) => kind === 'described'),
  dubs: sounds.filter(({ kind }) => kind === 'dub').map(({ lang, label }) => ({ lang, label })),
});

/** The place of the sound that is to be heard; where there is none as it is wanted, the film's own. -1: nothing to choose from. */
export function soundFor(sounds: readonly Sound[], { described, dub }: Pick<Tuning, 'described' | 'dub'>): number {
  const wanted = described
    ? sounds.findIndex(({ kind }) => kind === 'described')
    : sounds.findIndex(({ kind, lang }) => kind === 'dub' && lang === dub);
  return wanted === -1 ? sounds.findIndex(({ kind }) => kind === 'own') : wanted;
}

/** A source that plays. */
export type Playing = { readonly stop: () => void; readonly tune: (tuning: Tuning) => void };

/** Each height once, the largest first; audio alone has none. */
export const heightsOf = (rungs: readonly { readonly height: number }[]): readonly number[] =>
  [...new Set(rungs.map(({ height }) => height))].filter((height) => height > 0).toSorted((a, b) => b - a);

/**
 * The place of the rung that comes closest to a wanted height: the best of the largest that is not larger, else the smallest
 * there is. -1, as hls.js calls what is automatic, where no height is wanted or there are no rungs.
 */
export function rungFor(rungs: readonly { readonly height: number; readonly bitrate?: number }[], wanted: number | null): number {
  if (wanted === null) return -1;
  const heights = heightsOf(rungs);
  const height = heights.find((one) => one <= wanted) ?? heights.at(-1);
  const best = Math.max(...rungs.filter((rung) => rung.height === height).map(({ bitrate = 0 }) => bitrate));
  return rungs.findIndex((rung) => rung.height === height && (rung.bitrate ?? 0) === best);
}

/** How fast a video may play (S11.2). */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next speed up or down; the last one stays. */
export function nextSpeed(speed: number, direction: 1 | -1): number {
  const place = speeds.findIndex((one) => one >= speed);
  return speeds[Math.min(Math.max(place + direction, 0), speeds.length - 1)] ?? speed;
}

/** A file of the whole film. */
export type FilmFile = { readonly height: number; readonly src: string };

/** The files of a video, by the lines of their picture. */
export const filesOf = ({ file_1920, file_960 }: Pick<PlayableVideo, 'file_1920' | 'file_960'>): readonly FilmFile[] =>
  [
    { height: 1080, src: file_1920 },
    { height: 540, src: file_960 },
  ].filter(({ src }) => src !== '');
