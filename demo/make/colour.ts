import type { Hue } from '../shapes.ts';

const gamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

const toRgb = (l: number, c: number, h: number) => {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [x, y, z] = [
    l + 0.3963377774 * a + 0.2158037573 * b,
    l - 0.1055613458 * a - 0.0638541728 * b,
    l - 0.0894841775 * a - 1.291485548 * b,
  ].map((v) => v ** 3) as [number, number, number];
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ].map(gamma);
};

/** OKLCH as `#rrggbb`, because librsvg does not support `oklch()`. Out-of-gamut colours lose chroma, never lightness or hue. */
export const oklch = (l: number, c: number, h: number): string => {
  const rgb = toRgb(l, c, h);
  if (c > 0.001 && rgb.some((v) => v < -0.002 || v > 1.002)) return oklch(l, c - 0.004, h);
  return `#${rgb
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, v)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

type Section = {
  readonly angle: number;
  readonly chroma: number;
  /** Hue rotation towards dark colours: dark yellow would look olive, dark terracotta is warm. */
  readonly descent: number;
  /** Lightness, chroma and hue angle of the warm accent. */
  readonly accent: readonly [number, number, number];
};

const sections: { readonly [H in Hue]: Section } = {
  health: { angle: 192, chroma: 1, descent: 8, accent: [0.79, 0.125, 62] },
  feelgood: { angle: 61, chroma: 1.3, descent: -30, accent: [0.7, 0.15, 33] },
  partner: { angle: 344, chroma: 0.95, descent: 4, accent: [0.83, 0.11, 82] },
  presenter: { angle: 218, chroma: 0.85, descent: 8, accent: [0.78, 0.125, 55] },
  coaching: { angle: 88, chroma: 1.5, descent: -40, accent: [0.71, 0.135, 40] },
};

/** The colours of one picture, light to dark; `ink` is for lines on light, `paper` for lines on dark. */
export type Palette = {
  readonly paper: string;
  readonly mist: string;
  readonly soft: string;
  readonly mid: string;
  readonly strong: string;
  readonly deep: string;
  readonly night: string;
  readonly ink: string;
  readonly accent: string;
  readonly accentLight: string;
};

/** The section's palette, rotated by `drift` degrees, so that neighbouring pictures differ within the family. */
export const paletteOf = (hue: Hue, drift = 0): Palette => {
  const { angle, chroma, descent, accent } = sections[hue];
  const tone = (l: number, c: number, turn = 0) => oklch(l, c * chroma, angle + drift + turn);
  const [l, c, h] = accent;
  return {
    paper: oklch(0.968, 0.014, 82),
    mist: tone(0.935, 0.026),
    soft: tone(0.875, 0.05, -4),
    mid: tone(0.795, 0.074),
    strong: tone(0.68, 0.088, descent * 0.45),
    deep: tone(descent < 0 ? 0.52 : 0.44, descent < 0 ? 0.082 : 0.066, descent * 0.9),
    night: tone(0.315, 0.046, descent),
    ink: tone(0.3, 0.048, descent),
    accent: oklch(l, c, h + drift / 2),
    accentLight: oklch(Math.min(0.92, l + 0.11), c * 0.6, h + drift / 2 + 8),
  };
};
