import type { Motif } from '../shapes.ts';
import { bodyMotifs } from './motifs-body.ts';
import { worldMotifs } from './motifs-world.ts';

/**
 * All line drawings of the demo world as path data on a 100 × 100 grid: strokes only (fill none, round caps and joins, one
 * width). Pictures, clips and icons use the same strokes, ordered as drawn by hand.
 */
export const motifs: { readonly [M in Motif]: readonly string[] } = { ...bodyMotifs, ...worldMotifs };
