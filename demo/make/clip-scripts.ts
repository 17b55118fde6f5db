import type { ClipKey, Hue, Motif, Sentence } from '../shapes.ts';
import { bodyClips } from './clip-scripts-body.ts';
import { feelgoodClips } from './clip-scripts-feelgood.ts';
import { healthClips } from './clip-scripts-health.ts';

/** A part of a clip: its short title stands in the picture while its drawing is drawn. A line break in the title is kept. */
export type Chapter = {
  readonly title: string;
  /** For the player's list alone: it does not stand in the picture. */
  readonly titleEn: string;
  readonly motif: Motif;
  readonly sentences: readonly Sentence[];
};

export type ClipScript = {
  readonly title: string;
  readonly hue: Hue;
  /** Light lines on a dark ground. */
  readonly night?: boolean;
  /** Seconds of quiet between sentences, where the listener needs time to follow. */
  readonly pause?: number;
  readonly chapters: readonly Chapter[];
};

/** The texts of the ten clips: general advice that is true for nearly everybody and harms nobody. */
export const clipScripts: { readonly [K in ClipKey]: ClipScript } = { ...healthClips, ...bodyClips, ...feelgoodClips };
