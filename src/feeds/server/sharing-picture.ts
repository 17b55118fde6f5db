import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { sharingSize } from '#paths/sharing.ts';
import { fontFile } from '#platform/fonts.ts';
import { linesOf, shortened, type Measure } from '../wrap.ts';

/** Raise it with each change of the layout, so that pictures are drawn again. */
export const drawing = 1;

const colours = { paper: '#f9f5ee', ink: '#0b2c2f', soft: '#476063', accent: '#f5a166' } as const;
const edge = 72;
const pictureWidth = 460;
const sizes = [68, 60, 52, 46] as const;
const mostLines = 5;
const siteSize = 30;
/** Maximum number of letters: more do not fit at the smallest size. */
const longest = 200;

type Face = { readonly font: Font; readonly measure: (size: number) => Measure };

let faces: { readonly bold: Face; readonly regular: Face } | undefined;

function faceOf(weight: 'regular' | 'bold'): Face {
  const font = create(fontFile(weight)) as Font;
  return { font, measure: (size) => (text) => (font.layout(text).advanceWidth * size) / font.unitsPerEm };
}

/**
 * Removes what the typeface lacks, such as emoji and other scripts, which would be empty boxes. Soft hyphens are kept as break
 * opportunities.
 */
const drawable = ({ font }: Face, text: string): string =>
  Array.from(text.toWellFormed())
    .slice(0, longest)
    .map((sign) => (sign === '\u00AD' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Text as outlines, so that no installed font is needed. */
function outlined({ font }: Face, text: string, at: { readonly x: number; readonly y: number; readonly size: number }): string {
  const scale = at.size / font.unitsPerEm;
  const run = font.layout(text);
  let along = 0;
  const glyphs = run.glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
    const path = glyph.path.translate(along + xOffset, yOffset).toSVG();
    along += xAdvance;
    return path;
  });
  return `<path transform="translate(${at.x} ${at.y}) scale(${scale} ${-scale})" d="${glyphs.join('')}"/>`;
}

/** The largest font size at which the title fits. */
function setTitle(face: Face, title: string, width: number): { readonly lines: string[]; readonly size: number } {
  for (const size of sizes) {
    const lines = linesOf(title, width, face.measure(size));
    if (lines.length <= 4) return { lines, size };
  }
  const size = sizes[sizes.length - 1] ?? 46;
  const measure = face.measure(size);
  return { lines: shortened(linesOf(title, width, measure), mostLines, width, measure), size };
}

/** Draws a page's title and picture as a jpg. An invalid picture is left out. */
export async function drawSharingPicture(shown: {
  readonly title: string;
  readonly siteName: string;
  readonly picture: Buffer | null;
}): Promise<Buffer> {
  const { width, height } = sharingSize;
  faces ??= { bold: faceOf('bold'), regular: faceOf('regular') };
  const { bold, regular } = faces;
  const picture = shown.picture && (await squared(shown.picture));
  const room = width - 2 * edge - (picture ? pictureWidth : 0);
  const { lines, size } = setTitle(bold, drawable(bold, shown.title), room);
  const leading = size * 1.16;
  const top = (height - siteSize - edge) / 2 - (lines.length * leading) / 2 + size;
  const measure = regular.measure(siteSize);
  const [site = ''] = shortened(linesOf(drawable(regular, shown.siteName), room, measure), 1, room, measure);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    `<rect width="16" height="${height}" fill="${colours.accent}"/>`,
    `<g fill="${colours.ink}">`,
    ...lines.map((line, index) => outlined(bold, line, { x: edge, y: top + index * leading, size })),
    `</g><g fill="${colours.soft}">${outlined(regular, site, { x: edge, y: height - edge, size: siteSize })}</g></svg>`,
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
