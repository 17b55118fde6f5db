import type { Motif } from '../shapes.ts';
import type { Drawn } from './clip-frames.ts';

/** Silent pictures have so many seconds: the longest film with a speech of its own has a little less. */
export const silentSeconds = 40;

const drawn = (hue: Drawn['hue'], ...motifs: readonly Motif[]): Drawn => ({ hue, chapters: motifs.map((motif) => ({ motif })) });

/**
 * Pictures without words and without sound, for films that say something of their own. Every line drawing stands in one of them:
 * a film shows those among which its own is.
 */
export const silentScripts = {
  abwehr: drawn('health', 'shield', 'microbe', 'pill'),
  essen: drawn('feelgood', 'bowl', 'apple', 'stomach'),
  gehen: drawn('feelgood', 'foot', 'tree', 'mat'),
  haut: drawn('health', 'hand', 'sun', 'eye'),
  kopf: drawn('health', 'brain', 'speech', 'ear', 'tooth'),
  puls: drawn('health', 'heart', 'wave', 'stethoscope'),
  ruecken: drawn('coaching', 'spine', 'joint', 'bone'),
  ruhe: { ...drawn('coaching', 'moon', 'bed', 'candle'), night: true },
  trinken: drawn('health', 'drop', 'cup', 'kidney'),
  weite: drawn('feelgood', 'leaf', 'lung', 'mountain'),
  zeit: drawn('coaching', 'clock', 'book', 'path'),
} satisfies Readonly<Record<string, Drawn>>;

export type SilentKey = keyof typeof silentScripts;

/** The silent pictures that have a line drawing. */
export const silentWith = (motif: Motif): SilentKey => {
  const found = Object.entries(silentScripts).find(([, { chapters }]) => chapters.some((chapter) => chapter.motif === motif));
  if (!found) throw new Error(`No silent pictures have the drawing '${motif}'.`);
  return found[0] as SilentKey;
};
