import { readFileSync } from 'node:fs';

/** Typefaces for server-side drawing, TrueType: the site's own, and those for letters that it lacks (docs/decisions/papers-and-withdrawals.md). */
const files = {
  /** Figtree, with the letters of Western and Central European languages. */
  regular: 'figtree-400.ttf',
  bold: 'figtree-700.ttf',
  /** DejaVu Sans: Greek, Cyrillic, Vietnamese, Arabic, Hebrew, Armenian, Georgian, combining accents, symbols. */
  world: 'dejavu-sans.ttf',
  /** Droid Sans Fallback: Chinese, Japanese, Korean. */
  east: 'droid-sans-fallback.ttf',
} as const;
export type Typeface = keyof typeof files;

const read = new Map<Typeface, Buffer>();

export function fontFile(typeface: Typeface): Buffer {
  const known = read.get(typeface) ?? readFileSync(new URL(`./fonts/${files[typeface]}`, import.meta.url));
  read.set(typeface, known);
  return known;
}
