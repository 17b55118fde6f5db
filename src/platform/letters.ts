import { create, type Font } from 'fontkit';
import { fontFile, type Typeface } from './fonts.ts';

/** Letters of any script: which typeface draws which part of a text. */

/** In their order of preference. `regular` stands for both weights of the site's typeface, which have the same letters. */
const typefaces = ['regular', 'world', 'east'] as const satisfies readonly Typeface[];
type Letters = (typeof typefaces)[number];

/** Drawn together; of a right-to-left run the typeface's own engine brings the letters into their visual order. */
export type Run = { readonly text: string; readonly letters: Letters };

/** For what no typeface has. */
const box = '□';

const fonts = new Map<Typeface, Font>();

export function fontOf(typeface: Typeface): Font {
  const known = fonts.get(typeface) ?? (create(fontFile(typeface)) as Font);
  fonts.set(typeface, known);
  return known;
}

const has = (letters: Letters, text: string): boolean =>
  Array.from(text).every((sign) => fontOf(letters).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

/** How far the site's typeface reaches above the line on which letters stand, for a font size. */
export const ascentOf = (size: number): number => (fontOf('regular').ascent / fontOf('regular').unitsPerEm) * size;

/** Whether the site's own typeface has all letters: nearly always. */
export const isPlain = (text: string): boolean => has('regular', text.replaceAll('\n', ''));

let graphemes: Intl.Segmenter | undefined;

/** What is read as one letter, with its accents. */
export function lettersOf(text: string): string[] {
  graphemes ??= new Intl.Segmenter('de', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

const lettersFor = (sign: string): Letters | undefined => typefaces.find((letters) => has(letters, sign));

/** Whether some typeface has what is read as one letter. */
export const isDrawable = (sign: string): boolean => lettersFor(sign) !== undefined;

/**
 * Replaces what no typeface has by a box for each letter. A line of which nothing is left says so in words, so that no name is
 * empty.
 */
export function drawable(text: string, unprintable: string): string {
  const lines = text.split('\n').map((line) => {
    const drawn = lettersOf(line).map((sign) => (isDrawable(sign) ? sign : box));
    const whole = drawn.join('');
    return whole.includes(box) && !/[\p{L}\p{N}]/u.test(whole) ? `${whole} (${unprintable})` : whole;
  });
  return lines.join('\n');
}

/** Letters written from right to left and what stands between them; figures are written from left to right everywhere. */
const rightToLeft =
  /[[\p{scx=Arab}\p{scx=Hebr}]--[\p{N}\p{P}\p{Z}]]+(?:[\p{P}\p{Z}]+[[\p{scx=Arab}\p{scx=Hebr}]--[\p{N}\p{P}\p{Z}]]+)*/v;

/** A word, if one typeface has all of it, else its letters. */
const unitsOf = (part: string): string[] => part.split(/(\s+)/).flatMap((word) => (lettersFor(word) ? [word] : lettersOf(word)));

/** The runs of a line, from left to right. A space goes with what is before it. */
export function runsOf(line: string): Run[] {
  const runs: { text: string; letters: Letters; isTurned: boolean }[] = [];
  for (const part of line.split(new RegExp(`(${rightToLeft.source})`, 'v'))) {
    const isTurned = rightToLeft.test(part);
    for (const text of unitsOf(part)) {
      if (text === '') continue;
      const last = runs.at(-1);
      const letters = last && text.trim() === '' && has(last.letters, text) ? last.letters : (lettersFor(text) ?? 'world');
      if (last?.isTurned === isTurned && last.letters === letters) last.text += text;
      else runs.push({ text, letters, isTurned });
    }
  }
  return runs.map(({ text, letters }) => ({ text, letters }));
}

/** Breaks a text into lines that are not wider than `width`: between words, or within one that is too long for a line. */
export function wrapped(text: string, width: number, widthOf: (line: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const sign of lettersOf(word)) {
        if (line !== '' && widthOf(line + sign) > width) {
          lines.push(line);
          line = '';
        }
        line += sign;
      }
    }
    return [...lines, line];
  });
}
