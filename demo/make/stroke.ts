/**
 * Strokes on the 100 × 100 grid of the line drawings. Paths use only absolute M, L, C and Z, so that they can be mirrored,
 * rotated and measured here without a full path parser.
 */

import { around } from './around.ts';

type Point = { readonly x: number; readonly y: number };

const round = (value: number) => Number(value.toFixed(2));

/** Maps every coordinate pair of a path. */
const mapPoints = (d: string, move: (point: Point) => Point) =>
  d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => {
    const moved = move({ x: Number(x), y: Number(y) });
    return `${round(moved.x)} ${round(moved.y)}`;
  });

/** Mirrors a path at the vertical centre line. */
export const mirror = (d: string) => mapPoints(d, ({ x, y }) => ({ x: 100 - x, y }));

/** Translates a path by dx, dy. */
export const shift = (d: string, dx: number, dy: number) => mapPoints(d, ({ x, y }) => ({ x: x + dx, y: y + dy }));

/** Rotates a path clockwise around a point; degrees. */
export const turn = (d: string, degrees: number, cx = 50, cy = 50) => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return mapPoints(d, ({ x, y }) => ({ x: cx + (x - cx) * cos - (y - cy) * sin, y: cy + (x - cx) * sin + (y - cy) * cos }));
};

/** An ellipse as four curves, starting at the top and clockwise, like drawn by hand. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number) => {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523].map(round) as [number, number];
  const at = (x: number, y: number) => `${round(cx + x)} ${round(cy + y)}`;
  return (
    `M${at(0, -ry)} C${at(kx, -ry)} ${at(rx, -ky)} ${at(rx, 0)} C${at(rx, ky)} ${at(kx, ry)} ${at(0, ry)} ` +
    `C${at(-kx, ry)} ${at(-rx, ky)} ${at(-rx, 0)} C${at(-rx, -ky)} ${at(-kx, -ry)} ${at(0, -ry)} Z`
  );
};

export const circle = (cx: number, cy: number, r: number) => ellipse(cx, cy, r, r);

export const line = (x1: number, y1: number, x2: number, y2: number) => `M${round(x1)} ${round(y1)} L${round(x2)} ${round(y2)}`;

/** A horizontal bar with round ends. */
export const capsule = (cx: number, cy: number, width: number, height: number, corner = height / 2) => {
  const [l, r, t, b] = [cx - width / 2, cx + width / 2, cy - height / 2, cy + height / 2];
  const k = corner * 0.45;
  return (
    `M${round(l + corner)} ${round(t)} L${round(r - corner)} ${round(t)} C${round(r - k)} ${round(t)} ${round(r)} ${round(t + k)} ` +
    `${round(r)} ${round(t + corner)} L${round(r)} ${round(b - corner)} C${round(r)} ${round(b - k)} ${round(r - k)} ${round(b)} ` +
    `${round(r - corner)} ${round(b)} L${round(l + corner)} ${round(b)} C${round(l + k)} ${round(b)} ${round(l)} ${round(b - k)} ` +
    `${round(l)} ${round(b - corner)} L${round(l)} ${round(t + corner)} C${round(l)} ${round(t + k)} ${round(l + k)} ${round(t)} ` +
    `${round(l + corner)} ${round(t)} Z`
  );
};

/** Straight rays from a centre, like a sun's; `from` and `to` are radii, every second ray may be shorter. */
export const rays = (cx: number, cy: number, count: number, from: number, to: number, short = to) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2;
    const end = i % 2 ? short : to;
    return line(cx + Math.cos(angle) * from, cy + Math.sin(angle) * from, cx + Math.cos(angle) * end, cy + Math.sin(angle) * end);
  });

const curveAt = (p: readonly Point[], t: number): Point => {
  const [a, b, c, d] = p as [Point, Point, Point, Point];
  const u = 1 - t;
  const mix = (k: 'x' | 'y') => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k];
  return { x: mix('x'), y: mix('y') };
};

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Length of a path in grid units; needed for animating strokes, as librsvg ignores `pathLength`. */
export const strokeLength = (d: string) => {
  let [sum, here, start]: [number, Point, Point] = [0, { x: 0, y: 0 }, { x: 0, y: 0 }];
  for (const [, command, rest] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const numbers = (rest?.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = Array.from({ length: numbers.length / 2 }, (_, i) => ({
      x: around(numbers, i * 2),
      y: around(numbers, i * 2 + 1),
    }));
    if (command === 'M') here = start = around(points, 0);
    if (command === 'Z') [sum, here] = [sum + distance(here, start), start];
    if (command === 'L') for (const p of points) [sum, here] = [sum + distance(here, p), p];
    if (command === 'C')
      for (let i = 0; i < points.length; i += 3) {
        const curve = [here, ...points.slice(i, i + 3)];
        for (let step = 1; step <= 16; step++) sum += distance(curveAt(curve, (step - 1) / 16), curveAt(curve, step / 16));
        here = around(curve, 3);
      }
  }
  return sum;
};
