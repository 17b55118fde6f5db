import type { Motif } from '../shapes.ts';
import { bodyMotifs } from './motifs-body.ts';
import { worldMotifs } from './motifs-world.ts';

/**
 * Every line drawing of the demo world as path data on a 100 × 100 grid: strokes only (fill none, round caps and joins, one
 * width). Pictures, clips and icons draw from the same strokes; their order is the order in which a hand would draw them.
 */
export const motifs: { readonly [M in Motif]: readonly string[] } = { ...bodyMotifs, ...worldMotifs };
