import type { Font } from 'fontkit';
import sharp from 'sharp';
import { sharingSize } from '#paths/sharing.ts';
import { fontOf, isDrawable, lettersOf, runsOf, type Run } from '#platform/letters.ts';
import { linesOf, shortened, type Measure } from './wrap.ts';

/** Raise it with each change of the layout, so that pictures are drawn again. */
export const drawing = 2;

const colours = { paper: '#f9f5ee', ink: '#0b2c2f', soft: '#476063', accent: '#f5a166' } as const;
const edge = 72;
const pictureWidth = 460;
const sizes = [68, 60, 52, 46] as const;
const mostLines = 5;
const siteSize = 30;
/** Maximum number of letters: more do not fit at the smallest size. */
const longest = 200;

type Weight = 'regular' | 'bold';

const soft = '\u00AD';

/** Without what no typeface has, such as some emoji, and without control characters. Soft hyphens are kept as break opportunities. */
const drawable = (text: string): string =>
  lettersOf(text.toWellFormed().normalize('NFC'))
    .slice(0, longest)
    .map((sign) => (sign === soft || isDrawable(sign) ? sign : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\P{C}\u00AD]/gu, '')
    .trim();

const fontOfRun = ({ letters }: Run, weight: Weight): Font => fontOf(letters === 'regular' ? weight : letters);

const measureOf =
  (weight: Weight, size: number): Measure =>
  (text) =>
    runsOf(text).reduce((width, run) => {
      const font = fontOfRun(run, weight);
      return width + (font.layout(run.text).advanceWidth * size) / font.unitsPerEm;
    }, 0);

/** How much bolder than they are letters are drawn that have no bold typeface, in parts of the font size. */
const boldness = 0.035;

/** Text as outlines, so that no installed font is needed. */
function outlined(weight: Weight, text: string, at: { readonly x: number; readonly y: number; readonly size: number }): string {
  let { x } = at;
  const runs = runsOf(text).map((run) => {
    const font = fontOfRun(run, weight);
    const scale = at.size / font.unitsPerEm;
    const { glyphs, positions, advanceWidth } = font.layout(run.text);
    let along = 0;
    const paths = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = glyph.path.translate(along + xOffset, yOffset).toSVG();
      along += xAdvance;
      return path;
    });
    const stroke = weight === 'bold' && run.letters !== 'regular' ? font.unitsPerEm * boldness : 0;
    const path = `<path transform="translate(${x} ${at.y}) scale(${scale} ${-scale})" stroke-width="${stroke}" d="${paths.join('')}"/>`;
    x += advanceWidth * scale;
    return path;
  });
  return runs.join('');
}

/** The largest font size at which the title fits. */
function setTitle(title: string, width: number): { readonly lines: string[]; readonly size: number } {
  for (const size of sizes) {
    const lines = linesOf(title, width, measureOf('bold', size));
    if (lines.length <= 4) return { lines, size };
  }
  const size = sizes[sizes.length - 1] ?? 46;
  const measure = measureOf('bold', size);
  return { lines: shortened(linesOf(title, width, measure), mostLines, width, measure), size };
}

/** Draws a page's title and picture as a jpg. An invalid picture is left out. */
export async function drawSharingPicture(shown: {
  readonly title: string;
  readonly siteName: string;
  readonly picture: Buffer | null;
}): Promise<Buffer> {
  const { width, height } = sharingSize;
  const picture = shown.picture && (await squared(shown.picture));
  const room = width - 2 * edge - (picture ? pictureWidth : 0);
  const { lines, size } = setTitle(drawable(shown.title), room);
  const leading = size * 1.16;
  const top = (height - siteSize - edge) / 2 - (lines.length * leading) / 2 + size;
  const measure = measureOf('regular', siteSize);
  const [site = ''] = shortened(linesOf(drawable(shown.siteName), room, measure), 1, room, measure);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    `<rect width="16" height="${height}" fill="${colours.accent}"/>`,
    `<g fill="${colours.ink}" stroke="${colours.ink}" stroke-linejoin="round">`,
    ...lines.map((line, index) => outlined('bold', line, { x: edge, y: top + index * leading, size })),
    `</g><g fill="${colours.soft}">${outlined('regular', site, { x: edge, y: height - edge, size: siteSize })}</g></svg>`,
  ].join('');
  const layers = picture ? [{ input: picture, left: width - pictureWidth, top: 0 }] : [];
  return sharp(Buffer.from(svg)).composite(layers).flatten().jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

async function squared(bytes: Buffer): Promise<Buffer | null> {
  try {
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: 100_000_000 })
      .autoOrient()
      .flatten({ background: '#ffffff' });
    return await image.resize(pictureWidth, sharingSize.height, { fit: 'cover' }).png().toBuffer();
  } catch {
    // The library has a single kind of error, and it is about these bytes: draw without them.
    return null;
  }
}
