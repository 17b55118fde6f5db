import { around } from './around.ts';
import { paletteOf } from './colour.ts';
import { definitions, lineDrawing } from './draw-picture.ts';
import { motifs } from './motifs.ts';
import { hill, organic, outline } from './organic.ts';
import type { Scheme } from './schemes.ts';
import { seeded } from './seed.ts';

const [width, height] = [1280, 960];

/** A stethoscope lying on the table: the tube, two arms with ear pieces, the chest piece from the side. */
const stethoscope = ({ line, wash }: Scheme) => {
  const arm = 'M0 0C42 -12 58 -78 150 -84C196 -87 226 -66 236 -36';
  const mirrored = 'M0 0C42 12 58 78 150 84C196 87 226 66 236 36';
  const strokes = ['M0 0C-76 16 -66 100 -140 100C-186 100 -196 70 -232 66', arm, mirrored, 'M236 -36L239 -24', 'M236 36L239 24'];
  return `<g transform="translate(884 776) rotate(-15) scale(.92)" fill="none" stroke="${line}" stroke-width="6.4" stroke-linecap="round" stroke-linejoin="round">
<ellipse cx="-268" cy="80" rx="46" ry="34" fill="${wash}" stroke="none"/>${strokes.map((d) => `<path d="${d}"/>`).join('')}
<path d="M236 -36L239 -24M236 36L239 24" stroke-width="15"/><ellipse cx="-274" cy="70" rx="46" ry="34" fill="${wash}"/><ellipse cx="-274" cy="70" rx="24" ry="17"/></g>`;
};

/** The start page's picture: a low sun over soft hills, a steaming cup, a stethoscope. */
export const drawHero = () => {
  const random = seeded('start hero 7');
  const [warm, cool] = [paletteOf('feelgood'), paletteOf('health')];
  const scheme: Scheme = {
    ground: [warm.paper, warm.soft],
    main: [warm.soft, warm.mid],
    second: cool.soft,
    third: cool.mid,
    line: cool.ink,
    wash: warm.mid,
    shadow: cool.deep,
  };
  const sun = { x: 700, y: 410 };
  const ring = organic(random, 0.3);
  const rings = [330, 396, 470, 552].map(
    (r, i) =>
      `<path d="${outline(ring, sun.x, sun.y, r)}" fill="none" stroke="${warm.strong}" stroke-opacity="${(0.42 - i * 0.09).toFixed(2)}" stroke-width="1.8"/>`,
  );
  const layers = [
    { ...hill(random, width, height, 500, 46), fill_: cool.soft, opacity: 0.95 },
    { ...hill(random, width, height, 580, 50), fill_: cool.mid, opacity: 0.92 },
    { ...hill(random, width, height, 668, 36), fill_: cool.strong, opacity: 0.85 },
  ];
  const front = hill(random, width, height, 752, 10);
  const cloud = (x: number, y: number, r: number, opacity: number) =>
    `<path d="${outline(organic(random, 0.9), x, y, r)}" fill="${warm.paper}" opacity="${opacity}"/>`;
  const put = (motif: 'cup' | 'tree', x: number, y: number, size: number, stroke: number) =>
    lineDrawing(motif, { x, y, size, tilt: 0 }, scheme, stroke);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${definitions(scheme, [warm.accentLight, warm.accent], 'x1="0" y1="0" x2="0" y2="1"')}
<rect width="${width}" height="${height}" fill="url(#ground)"/>
${cloud(170, 210, 190, 0.55)}${cloud(1130, 130, 150, 0.45)}
${rings.join('')}
<path d="${outline(ring, sun.x, sun.y, 262)}" fill="url(#accent)"/>
${layers.map(({ fill, fill_, opacity }) => `<path d="${fill}" fill="${fill_}" opacity="${opacity}"/>`).join('\n')}
<path d="${around(layers, 1).crest}" fill="none" stroke="${cool.ink}" stroke-opacity=".22" stroke-width="1.8"/>
${put('tree', 1064, 418, 118, 3.6)}${put('tree', 1146, 430, 80, 3.6)}
<path d="${front.fill}" fill="url(#shade)" filter="url(#soft)" opacity=".6" transform="translate(0 -10)"/>
<path d="${front.fill}" fill="${warm.paper}"/>
<path d="${motifs.cup[0]}" fill="${warm.paper}" transform="translate(188 490) scale(4)"/>${put('cup', 388, 690, 400, 6.4)}
${stethoscope(scheme)}
</svg>`;
};
