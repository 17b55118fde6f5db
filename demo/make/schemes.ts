import type { Hue } from '../shapes.ts';
import type { Palette } from './colour.ts';
import type { Random } from './seed.ts';
import { pick } from './seed.ts';

/** Colour schemes by time of day. */
export type SchemeName = 'dawn' | 'noon' | 'dusk' | 'night';

/**
 * The roles of a palette's colours in a picture: background, the main shape under the drawing, two subtler shapes, the line.
 */
export type Scheme = {
  readonly ground: readonly [string, string];
  readonly main: readonly [string, string];
  readonly second: string;
  readonly third: string;
  readonly line: string;
  /** Fill of the drawing's closed shapes, slightly offset from the line as if printed by hand. */
  readonly wash: string;
  readonly shadow: string;
};

const schemes: { readonly [N in SchemeName]: (p: Palette) => Scheme } = {
  dawn: (p) => ({
    ground: [p.paper, p.mist],
    main: [p.soft, p.mid],
    second: p.soft,
    third: p.mid,
    line: p.ink,
    wash: p.paper,
    shadow: p.deep,
  }),
  noon: (p) => ({
    ground: [p.soft, p.mid],
    main: [p.paper, p.mist],
    second: p.strong,
    third: p.mist,
    line: p.ink,
    wash: p.soft,
    shadow: p.deep,
  }),
  dusk: (p) => ({
    ground: [p.mist, p.soft],
    main: [p.strong, p.deep],
    second: p.mid,
    third: p.strong,
    line: p.paper,
    wash: p.mid,
    shadow: p.night,
  }),
  night: (p) => ({
    ground: [p.night, p.deep],
    main: [p.deep, p.strong],
    second: p.deep,
    third: p.strong,
    line: p.paper,
    wash: p.soft,
    shadow: p.night,
  }),
};

/** The frequency of the schemes per hue: dark schemes suit the ink hue, but not apricot and gold. */
const habits: { readonly [H in Hue]: readonly SchemeName[] } = {
  health: ['dawn', 'dawn', 'dawn', 'noon', 'noon', 'dusk', 'night'],
  partner: ['dawn', 'dawn', 'dawn', 'noon', 'noon', 'dusk', 'night'],
  feelgood: ['dawn', 'dawn', 'dawn', 'noon', 'noon', 'noon', 'dusk'],
  coaching: ['dawn', 'dawn', 'dawn', 'noon', 'noon', 'noon', 'dusk'],
  presenter: ['dawn', 'dawn', 'noon', 'dusk', 'night', 'night'],
};

export const schemeFor = (hue: Hue, palette: Palette, random: Random, name?: SchemeName): Scheme =>
  schemes[name ?? pick(random, habits[hue])](palette);
