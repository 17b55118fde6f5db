import type { Hue, Motif } from '../shapes.ts';
import { around } from './around.ts';
import { paletteOf } from './colour.ts';
import type { Palette } from './colour.ts';
import { compositions } from './compositions.ts';
import { motifs } from './motifs.ts';
import { schemeFor } from './schemes.ts';
import type { Scheme, SchemeName } from './schemes.ts';
import type { Random } from './seed.ts';
import { between, pick, seeded } from './seed.ts';

/** `wide` 16:9, `portrait` 3:4, `header` 3:1, `share` 1200 × 630 for link previews. */
export type Ratio = 'wide' | 'portrait' | 'header' | 'share';

export const sizes: { readonly [R in Ratio]: { readonly width: number; readonly height: number } } = {
  wide: { width: 1280, height: 720 },
  portrait: { width: 960, height: 1280 },
  header: { width: 1800, height: 600 },
  share: { width: 1200, height: 630 },
};

/** `scheme` (dawn, noon, dusk, night) and `composition` (its index in the list) are derived from the seed unless given. */
export type Picture = {
  readonly seed: string;
  readonly hue: Hue;
  readonly motif: Motif;
  readonly ratio: Ratio;
  readonly scheme?: SchemeName;
  readonly composition?: number;
};

/** Position and size of the drawing. The left half of a header stays empty for the page's title. */
const place = (ratio: Ratio, random: Random) => {
  const { width, height } = sizes[ratio];
  if (ratio === 'header')
    return {
      x: width * between(random, 0.72, 0.8),
      y: height * between(random, 0.48, 0.53),
      size: height * between(random, 0.52, 0.58),
    };
  if (ratio === 'portrait')
    return {
      x: width * between(random, 0.42, 0.58),
      y: height * between(random, 0.36, 0.46),
      size: width * between(random, 0.46, 0.54),
    };
  return {
    x: width * pick(random, [0.34, 0.42, 0.5, 0.58, 0.66]) + between(random, -24, 24),
    y: height * between(random, 0.45, 0.52),
    size: height * between(random, 0.44, 0.54),
  };
};

/** A motif as strokes of one width, with its closed shapes filled slightly offset from their lines. */
export const lineDrawing = (
  motif: Motif,
  at: { x: number; y: number; size: number; tilt: number },
  scheme: Scheme,
  stroke: number,
) => {
  const scale = at.size / 100;
  const strokes = motifs[motif];
  const wash = strokes
    .filter((d) => d.endsWith('Z'))
    .map((d) => `<path d="${d}"/>`)
    .join('');
  const put = `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${at.tilt.toFixed(1)}) scale(${scale.toFixed(3)}) translate(-50 -50)`;
  return (
    `<g transform="${put}"><g fill="${scheme.wash}" opacity=".42" transform="translate(2.4 2.8)">${wash}</g>` +
    `<g fill="none" stroke="${scheme.line}" stroke-width="${(stroke / scale).toFixed(3)}" stroke-linecap="round" stroke-linejoin="round">${strokes.map((d) => `<path d="${d}"/>`).join('')}</g></g>`
  );
};

const gradient = (id: string, from: string, to: string, direction: string, fade = 1) =>
  `<linearGradient id="${id}" ${direction}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"${fade < 1 ? ` stop-opacity="${fade}"` : ''}/></linearGradient>`;

/** The gradients and the shadow used by all compositions. */
export const definitions = (scheme: Scheme, accents: readonly [string, string], slant: string) => `<defs>
${gradient('ground', ...scheme.ground, slant)}${gradient('main', ...scheme.main, 'x1="0" y1="0" x2=".5" y2="1"')}
${gradient('second', scheme.second, scheme.second, 'x1="0" y1="0" x2="0" y2="1"', 0.25)}${gradient('accent', ...accents, 'x1="0" y1="0" x2=".5" y2="1"')}
<linearGradient id="shade"><stop stop-color="${scheme.shadow}" stop-opacity=".26"/></linearGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="20"/></filter></defs>`;

/** The maximum rotation of a section's hue angle before it looks like another section's colour. */
const drifts: { readonly [H in Hue]: readonly [number, number] } = {
  health: [-24, 15],
  feelgood: [-15, 12],
  partner: [-16, 16],
  presenter: [-8, 16],
  coaching: [-10, 8],
};

/**
 * In two of five light pictures one of the background shapes gets the accent's hue, so that a row of pictures is not
 * monochrome.
 */
const answered = (scheme: Scheme, { accentLight, ink }: Palette, random: Random): Scheme =>
  random() < 0.4 && scheme.line === ink ? { ...scheme, second: accentLight } : scheme;

/** Draws a picture as SVG. Deterministic on every machine; each seed gives a different picture of the same family. */
export const drawPicture = (picture: Picture): string => {
  const { seed, hue, motif, ratio } = picture;
  const random = seeded(`${seed} ${motif}`);
  const palette = paletteOf(hue, between(random, ...drifts[hue]));
  const scheme = answered(schemeFor(hue, palette, random, picture.scheme), palette, random);
  const { width, height } = sizes[ratio];
  const unit = Math.min(width, height);
  const at = { ...place(ratio, random), tilt: between(random, -5, 5) };
  const compose = around(compositions, picture.composition ?? Math.floor(random() * compositions.length));
  const shapes = compose({ width, height, unit, ...at, scheme, palette, random });
  const slant = pick(random, ['x1="0" y1="0" x2="1" y2="1"', 'x1="1" y1="0" x2="0" y2="1"', 'x1="0" y1="0" x2="0" y2="1"']);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${definitions(scheme, [palette.accentLight, palette.accent], slant)}
<rect width="${width}" height="${height}" fill="url(#ground)"/>
${shapes.join('\n')}
${lineDrawing(motif, { ...at, size: at.size * 0.94 }, scheme, unit * 0.0078)}
</svg>`;
};
