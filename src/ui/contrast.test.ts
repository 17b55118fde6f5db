import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Oklch = readonly [lightness: number, chroma: number, hue: number];

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The colours of one block of tokens by name. */
const coloursOf = (block: string): Record<string, Oklch> =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, name = '', ...numbers]) => [
      name,
      numbers.map(Number) as unknown as Oklch,
    ]),
  );

const background = readFileSync(new URL('../app/frame/background.module.css', import.meta.url), 'utf8');

const dusk = css.indexOf("[data-tone='night']");
const day = coloursOf(css.slice(0, dusk));
const night = coloursOf(css.slice(dusk));
const dark = { ...day, ...night };

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Relative luminance (WCAG 2.2) of an OKLCH colour (CSS Color 4). */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function luminanceOf(colours: Record<string, Oklch>, name: string): number {
  const colour = colours[name];
  if (!colour) throw new Error(`no token ${name}`);
  return luminance(colour);
}

function contrast(colours: Record<string, Oklch>, text: string, surface: string): number {
  const [dim = 0, bright = 0] = [luminanceOf(colours, text), luminanceOf(colours, surface)].toSorted((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}

const hues = ['health', 'feelgood', 'partner', 'presenter', 'coaching'];
const papers = ['paper', 'paper-raised', 'paper-sunk'];
const softs = hues.map((hue) => `${hue}-soft`);
const deeps = hues.map((hue) => `${hue}-deep`);

describe('text has a contrast of at least 4.5', () => {
  test.each(['ink', 'ink-soft', 'ink-faint', 'accent-deep'])(
    '%s on every paper and every soft surface, so on every background theme',
    (text) => {
      for (const surface of [...papers, ...softs]) expect(contrast(day, text, surface), surface).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(hues)('%s-deep on every paper and every soft surface', (hue) => {
    for (const surface of [...papers, ...softs])
      expect(contrast(day, `${hue}-deep`, surface), surface).toBeGreaterThanOrEqual(4.5);
  });

  test('what went wrong, on every paper, every soft surface and its own', () => {
    for (const surface of [...papers, ...softs, 'wrong-soft']) {
      expect(contrast(day, 'wrong', surface), surface).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark, 'wrong', surface), surface).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('on-accent on the accent', () => {
    for (const surface of ['accent', 'accent-strong']) expect(contrast(day, 'on-accent', surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['ink', 'ink-soft', 'ink-faint', 'accent-deep', ...deeps])(
    'by night, %s on every paper, on every soft surface and in the footer',
    (text) => {
      for (const surface of [...papers, ...softs, 'sea'])
        expect(contrast(dark, text, surface), surface).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('the night set has its own of every colour that words or their surfaces have', () => {
    for (const name of [
      ...papers,
      ...softs,
      ...deeps,
      'ink',
      'ink-soft',
      'ink-faint',
      'accent-deep',
      'focus',
      'wrong',
      'wrong-soft',
      'rule',
    ])
      expect(night, name).toHaveProperty(name);
  });
});

describe('every background theme stays readable', () => {
  const shapes = [...background.matchAll(/--(?:one|two|three): var\(--([\w-]+)\)/g)].map(([, name = '']) => name);

  test('there are four themes of three colours each', () => expect(shapes).toHaveLength(12));

  // Text and background switch to the night colours at the same moment, so that neither is seen on the other's.
  describe.each([
    ['day', day],
    ['night', dark],
  ] as const)('by %s', (_, colours) => {
    test.each(['ink', 'ink-soft', 'ink-faint', 'accent-deep', ...deeps])(
      '%s on each of its colours, where two of them meet, and while one theme fades into another',
      (text) => {
        const words = luminanceOf(colours, text);
        const lights = [...shapes, 'paper'].map((name) => luminanceOf(colours, name));
        for (const one of lights) {
          for (const other of lights) {
            const between = (one + other) / 2;
            const [dim = 0, bright = 0] = [words, between].toSorted((x, y) => x - y);
            expect((bright + 0.05) / (dim + 0.05)).toBeGreaterThanOrEqual(4.5);
          }
        }
      },
    );
  });
});

test('the focus ring stands out from every surface by 3 or more', () => {
  for (const surface of [...papers, ...softs, 'accent'])
    expect(contrast(day, 'focus', surface), surface).toBeGreaterThanOrEqual(3);
  for (const surface of [...papers, ...softs, 'sea']) expect(contrast(dark, 'focus', surface), surface).toBeGreaterThanOrEqual(3);
});

test('the edge of a field stands out from every surface by 3 or more', () => {
  for (const surface of [...papers, ...softs]) {
    expect(contrast(day, 'rule', surface), surface).toBeGreaterThanOrEqual(3);
    expect(contrast(dark, 'rule', surface), surface).toBeGreaterThanOrEqual(3);
  }
});
