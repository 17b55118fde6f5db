import { around } from './around.ts';
import type { Palette } from './colour.ts';
import { hill, organic, outline } from './organic.ts';
import type { Scheme } from './schemes.ts';
import type { Random } from './seed.ts';
import { between } from './seed.ts';

/** The canvas of a composition; x, y and size are the position of the line drawing. `unit` is the shorter side. */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly scheme: Scheme;
  readonly palette: Palette;
  readonly random: Random;
};

const shape = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
const contour = (d: string, { scheme }: Sheet, opacity = 0.26) =>
  `<path d="${d}" fill="none" stroke="${scheme.line}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="1.6"/>`;
/** A shape with a drop shadow. */
const raised = (d: string, fill = 'url(#main)') =>
  `<path d="${d}" fill="url(#shade)" filter="url(#soft)" transform="translate(6 16)"/>${shape(d, fill)}`;

const blob = (s: Sheet, x: number, y: number, radius: number, unrest = 1) => outline(organic(s.random, unrest), x, y, radius);

/** The small warm disc that every picture has at the edge of its drawing. */
const accent = (s: Sheet, from = 0, to = Math.PI * 2) => {
  const turn = between(s.random, from, to);
  const away = s.size * between(s.random, 0.62, 0.76);
  const radius = s.unit * between(s.random, 0.035, 0.075);
  return `<circle cx="${(s.x + Math.cos(turn) * away).toFixed(1)}" cy="${(s.y + Math.sin(turn) * away).toFixed(1)}" r="${radius.toFixed(1)}" fill="url(#accent)"/>`;
};

const far = (s: Sheet) => (s.x > s.width / 2 ? 0.14 : 0.86) * s.width;

const disc = (s: Sheet) => [
  shape(blob(s, far(s), s.height * between(s.random, 0.86, 1.02), s.unit * between(s.random, 0.4, 0.55)), 'url(#second)'),
  shape(blob(s, s.width * between(s.random, 0.3, 0.95), 0, s.unit * between(s.random, 0.2, 0.3)), s.scheme.third, 0.5),
  accent(s),
  raised(blob(s, s.x, s.y, s.size * 0.8, 0.8)),
  contour(blob(s, s.x, s.y, s.size * 0.9, 0.7), s),
];

const hills = (s: Sheet) => {
  const base = s.height * between(s.random, 0.62, 0.7);
  const layers = [0, 1, 2].map((i) =>
    hill(s.random, s.width, s.height, base + i * s.height * 0.12, s.height * (0.09 - i * 0.015)),
  );
  const radius = s.size * between(s.random, 0.66, 0.76);
  return [
    shape(blob(s, far(s), s.height * 0.16, s.unit * 0.2), s.scheme.third, 0.35),
    raised(outline(organic(s.random, 0.35), s.x, s.y, radius)),
    accent(s, Math.PI * 1.05, Math.PI * 1.95),
    ...layers.map(({ fill }, i) =>
      shape(fill, around([s.scheme.second, s.scheme.third, s.palette.strong], i), [0.8, 0.72, 0.5][i]),
    ),
    contour(around(layers, 1).crest, s),
  ];
};

const tide = (s: Sheet) => {
  const side = s.x > s.width / 2 ? 1 : -1;
  const centre = s.x + side * s.unit * 0.28;
  return [
    shape(blob(s, far(s), s.height * between(s.random, 0.1, 0.9), s.unit * between(s.random, 0.24, 0.36)), 'url(#second)'),
    contour(blob(s, centre, s.y, s.unit * 0.8, 0.7), s),
    raised(blob(s, centre, s.y + s.unit * 0.04, s.unit * between(s.random, 0.66, 0.74), 0.8)),
    `<circle cx="${(s.x - side * s.size * between(s.random, 0.86, 1.05)).toFixed(1)}" cy="${(s.height * between(s.random, 0.24, 0.76)).toFixed(1)}" r="${(s.unit * between(s.random, 0.05, 0.085)).toFixed(1)}" fill="url(#accent)"/>`,
  ];
};

const arch = (s: Sheet) => {
  const [half, top, foot] = [s.size * 0.72, s.y - s.size * 0.76, s.height + 20];
  const body = (grow: number) => {
    const [l, r, t] = [s.x - half - grow, s.x + half + grow, top - grow];
    const k = (half + grow) * 0.55;
    const mid = t + half + grow;
    return `M${l} ${foot}L${l} ${mid}C${l} ${mid - k} ${s.x - k} ${t} ${s.x} ${t}C${s.x + k} ${t} ${r} ${mid - k} ${r} ${mid}L${r} ${foot}Z`;
  };
  return [
    shape(blob(s, far(s), s.height * between(s.random, 0.3, 0.75), s.unit * between(s.random, 0.36, 0.46)), 'url(#second)'),
    shape(blob(s, s.x + (s.width / 2 - s.x) * 0.5, s.height * 0.95, s.unit * 0.34), s.scheme.third, 0.4),
    raised(body(0)),
    contour(body(s.unit * 0.035), s),
    accent(s, Math.PI * 1.1, Math.PI * 1.9),
  ];
};

const pebbles = (s: Sheet) => {
  const lean = between(s.random, 0, Math.PI * 2);
  const at = (i: number, away: number): [number, number] => [
    s.x + Math.cos(lean + i * 2.1) * s.unit * away,
    s.y + Math.sin(lean + i * 2.1) * s.unit * away * 0.75,
  ];
  return [
    shape(blob(s, far(s), s.height * 0.9, s.unit * 0.26), s.scheme.third, 0.35),
    shape(blob(s, ...at(0, 0.24), s.unit * 0.38), 'url(#second)'),
    shape(blob(s, ...at(1, 0.26), s.unit * 0.34), s.scheme.third, 0.45),
    accent(s),
    raised(blob(s, s.x, s.y, s.size * 0.77, 0.9)),
  ];
};

const ripples = (s: Sheet) => {
  const rings = organic(s.random, 0.75);
  return [
    shape(hill(s.random, s.width, s.height, s.height * 0.84, s.height * 0.08).fill, 'url(#second)'),
    ...[1.86, 1.56, 1.3, 1.08].map((grow, i) => contour(outline(rings, s.x, s.y, s.size * 0.76 * grow), s, 0.09 + i * 0.06)),
    accent(s),
    raised(outline(rings, s.x, s.y, s.size * 0.74)),
  ];
};

/** Ways to place the soft shapes; each returns SVG elements from back to front, without the line drawing. */
export const compositions: readonly ((sheet: Sheet) => readonly string[])[] = [disc, hills, tide, arch, pebbles, ripples];
