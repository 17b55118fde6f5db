import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** Part of every picture's hash: increment it when the options below change. */
export const variantVersion = 1;

/** Formats of a picture, best first. The drawings are flat and soft, so low qualities suffice. */
export const formats = ['avif', 'webp', 'jpg'] as const;

const encodeAs = (image: Sharp, format: (typeof formats)[number]) => {
  if (format === 'avif') return image.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' });
  if (format === 'webp') return image.webp({ quality: 68, effort: 5 });
  return image.jpeg({ quality: 72, mozjpeg: true });
};

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');

export type Written = { readonly width: number; readonly height: number; readonly color: string };

/**
 * Writes `{path}.avif|webp|jpg` in full size and `{path}_tablet.…` at the given width. Returns the size and the mean colour for
 * the placeholder. `only` limits formats and omits the tablet size (link previews are jpg only).
 */
export const writeVariants = async (
  svg: string,
  path: string,
  tablet: number,
  only?: (typeof formats)[number],
): Promise<Written> => {
  await mkdir(dirname(path), { recursive: true });
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const full = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  for (const format of formats) {
    if (only && format !== only) continue;
    await encodeAs(full(), format).toFile(`${path}.${format}`);
    if (!only) await encodeAs(full().resize(tablet), format).toFile(`${path}_tablet.${format}`);
  }
  const { channels } = await full()
    .resize(64)
    .toBuffer({ resolveWithObject: true })
    .then(({ data: small, info: size }) =>
      sharp(small, { raw: { width: size.width, height: size.height, channels: 3 } }).stats(),
    );
  return {
    width: info.width,
    height: info.height,
    color: `#${channels
      .slice(0, 3)
      .map(({ mean }) => hex(mean))
      .join('')}`,
  };
};
