import { readFileSync } from 'node:fs';

const read = new Map<number, Buffer>();

/** The site's typeface for server-side drawing: TrueType, with the letters of European languages. */
export function fontFile(weight: 400 | 700): Buffer {
  const known = read.get(weight) ?? readFileSync(new URL(`./fonts/figtree-${weight}.ttf`, import.meta.url));
  read.set(weight, known);
  return known;
}
