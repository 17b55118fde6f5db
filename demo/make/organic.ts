import { around } from './around.ts';
import type { Random } from './seed.ts';
import { between } from './seed.ts';

/** How a closed soft shape deviates from an ellipse: waves around its edge, each animated at its own speed. */
export type Organic = {
  readonly waves: readonly { count: number; size: number; phase: number; tempo: number }[];
  readonly squash: number;
  readonly lean: number;
};

const fixed = (v: number) => v.toFixed(1);

export const organic = (random: Random, unrest = 1): Organic => ({
  waves: [1, 2, 3, 4].map((count) => ({
    count,
    size: ([0.05, 0.11, 0.07, 0.025][count - 1] ?? 0) * unrest * between(random, 0.5, 1.15),
    phase: between(random, 0, Math.PI * 2),
    tempo: between(random, -0.35, 0.35),
  })),
  squash: between(random, 0.78, 1),
  lean: between(random, 0, Math.PI),
});

type Spot = { readonly x: number; readonly y: number };

/** A closed smooth curve through all points (Catmull-Rom as Béziers). */
const closed = (points: readonly Spot[]) => {
  const at = (i: number) => around(points, i);
  const curves = points.map((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${fixed(b.x + (c.x - a.x) / 6)} ${fixed(b.y + (c.y - a.y) / 6)} ${fixed(c.x - (d.x - b.x) / 6)} ${fixed(c.y - (d.y - b.y) / 6)} ${fixed(c.x)} ${fixed(c.y)}`;
  });
  return `M${fixed(at(0).x)} ${fixed(at(0).y)}${curves.join('')}Z`;
};

/** The shape's outline at a time (seconds; pictures use 0). */
export const outline = (shape: Organic, x: number, y: number, radius: number, time = 0) => {
  const points = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * Math.PI * 2;
    const wave = shape.waves.reduce((sum, w) => sum + w.size * Math.sin(w.count * angle + w.phase + w.tempo * time), 1);
    const [u, v] = [Math.cos(angle) * radius * wave, Math.sin(angle) * radius * wave * shape.squash];
    const [cos, sin] = [Math.cos(shape.lean), Math.sin(shape.lean)];
    return { x: x + u * cos - v * sin, y: y + u * sin + v * cos };
  });
  return closed(points);
};

/** A hill's crest from edge to edge, filled to the bottom. `y` is its mean height, `rise` its amplitude. */
export const hill = (random: Random, width: number, height: number, y: number, rise: number) => {
  const [first, second, third] = [between(random, 0, 6.28), between(random, 0, 6.28), between(random, 0.7, 1.25)];
  const points = Array.from({ length: 9 }, (_, i) => {
    const along = -0.1 + (i / 8) * 1.2;
    return {
      x: along * width,
      y: y + rise * (Math.sin(along * 4.4 * third + first) * 0.72 + Math.sin(along * 8.3 + second) * 0.28),
    };
  });
  const at = (i: number) => around(points, Math.min(8, Math.max(0, i)));
  const curve = points.slice(1).map((c, i) => {
    const [a, b, d] = [at(i - 1), at(i), at(i + 2)];
    return `C${fixed(b.x + (c.x - a.x) / 6)} ${fixed(b.y + (c.y - a.y) / 6)} ${fixed(c.x - (d.x - b.x) / 6)} ${fixed(c.y - (d.y - b.y) / 6)} ${fixed(c.x)} ${fixed(c.y)}`;
  });
  const [head, last] = [around(points, 0), around(points, 8)];
  return {
    crest: `M${fixed(head.x)} ${fixed(head.y)}${curve.join('')}`,
    fill: `M${fixed(head.x)} ${fixed(head.y)}${curve.join('')}L${fixed(last.x)} ${height + 10}L${fixed(head.x)} ${height + 10}Z`,
  };
};
