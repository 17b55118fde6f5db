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

const night = css.indexOf("[data-tone='night']");
const day = coloursOf(css.slice(0, night));
const dark = { ...day, ...coloursOf(css.slice(night)) };

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

function contrast(colours: Record<string, Oklch>, text: string, surface: string): number {
  const [one, other] = [colours[text], colours[surface]];
  if (!one || !other) throw new Error(`no token ${text} or ${surface}`);
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}

const hues = ['health', 'feelgood', 'partner', 'presenter', 'coaching'];
const papers = ['paper', 'paper-raised', 'paper-sunk'];
const softs = hues.map((hue) => `${hue}-soft`);

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

  test('on-accent on the accent', () => {
    for (const surface of ['accent', 'accent-strong']) expect(contrast(day, 'on-accent', surface)).toBeGreaterThanOrEqual(4.5);
  });

  test('the night set on its papers, and in the footer', () => {
    for (const text of ['ink', 'ink-soft', 'ink-faint', 'accent-deep']) {
      for (const surface of [...papers, 'presenter-deep'])
        expect(contrast(dark, text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('the focus ring stands out from every surface by 3 or more', () => {
  for (const surface of [...papers, ...softs, 'accent'])
    expect(contrast(day, 'focus', surface), surface).toBeGreaterThanOrEqual(3);
  for (const surface of papers) expect(contrast(dark, 'focus', surface), surface).toBeGreaterThanOrEqual(3);
});
