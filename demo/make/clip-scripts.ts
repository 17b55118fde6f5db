import type { ClipKey, Hue, Motif, Sentence } from '../shapes.ts';
import { bodyClips } from './clip-scripts-body.ts';
import { feelgoodClips } from './clip-scripts-feelgood.ts';
import { healthClips } from './clip-scripts-health.ts';

/** A part of a clip: its short title is shown while its drawing is drawn. A line break in the title is kept. */
export type Chapter = {
  readonly title: string;
  /** Only for the player's chapter list; not shown in the frames. */
  readonly titleEn: string;
  readonly motif: Motif;
  readonly sentences: readonly Sentence[];
};

export type ClipScript = {
  readonly title: string;
  readonly hue: Hue;
  /** Light lines on a dark background. */
  readonly night?: boolean;
  /** Seconds of silence between sentences, where the listener needs time to follow. */
  readonly pause?: number;
  readonly chapters: readonly Chapter[];
};

/** The texts of the ten clips: harmless general advice that applies to nearly everybody. */
export const clipScripts: { readonly [K in ClipKey]: ClipScript } = { ...healthClips, ...bodyClips, ...feelgoodClips };
