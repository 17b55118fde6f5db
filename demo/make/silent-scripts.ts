import type { Motif } from '../shapes.ts';
import type { Drawn } from './clip-frames.ts';

/** Duration of silent clips in seconds: the longest film with its own speech is slightly shorter. */
export const silentSeconds = 40;

const drawn = (hue: Drawn['hue'], ...motifs: readonly Motif[]): Drawn => ({ hue, chapters: motifs.map((motif) => ({ motif })) });

/**
 * Clips without text and sound, for films with their own speech. Every line drawing occurs in one of them: a film uses the one
 * with its own drawing.
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

/** The silent clip that contains a line drawing. */
export const silentWith = (motif: Motif): SilentKey => {
  const found = Object.entries(silentScripts).find(([, { chapters }]) => chapters.some((chapter) => chapter.motif === motif));
  if (!found) throw new Error(`No silent pictures have the drawing '${motif}'.`);
  return found[0] as SilentKey;
};
