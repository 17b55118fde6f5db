import { buffer } from 'node:stream/consumers';
import { inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { PictureLook } from '#desk/server/door.ts';
import type { ImageFormat } from '#paths/files.ts';
import { imageVariant, isPicturePath, storageBase } from '#paths/files.ts';
import { filePicture } from '#paths/media-api.ts';
import type { Services } from '#platform/services.ts';
import type { Storage } from '#platform/storage.ts';
import { kindOf, largestPicture } from '../file-rules.ts';
import { storedAt } from './parts.ts';
import { colourOf, measurePicture, readWanted, sizeOf, widths, type PictureSize, type Wanted } from './picture-making.ts';
import type { FileRow } from './present-file.ts';
import { files } from './tables.ts';

/** Properties of the site's images, by URL. */

type Parts = Pick<Services, 'db' | 'storage'>;

/** For an image that does not exist. */
const noLook: PictureLook = { color: '#d9dde3', processed: false };

/** The path below the image base; null if the URL is not that of an image. */
const pathOf = (address: string): string | null => {
  const path = address.startsWith(`${storageBase}/`) ? address.slice(storageBase.length + 1) : '';
  return isPicturePath(path) ? path : null;
};

async function findRows({ db }: Parts, wanted: readonly (Wanted | null)[]): Promise<ReadonlyMap<string, FileRow>> {
  const ids = wanted.flatMap((one) => (one ? [one.id] : []));
  const rows = ids.length > 0 ? await db.select().from(files).where(inArray(files.id, ids)) : [];
  return new Map(rows.filter(({ type }) => kindOf(type) === 'image').map((row) => [row.id, row]));
}

async function bytesAt({ storage }: Pick<Services, 'storage'>, stored: string): Promise<Buffer | null> {
  const found = await storage.stat(stored);
  if (!found || found.size > largestPicture) return null;
  return buffer(await storage.read(stored));
}

/** The sizes of the images at these URLs, in pixels; null if there is no image. */
async function measurePictures(parts: Parts, addresses: readonly string[]): Promise<Map<string, PictureSize | null>> {
  const paths = new Map(addresses.map((address) => [address, pathOf(address)]));
  const wanted = new Map(addresses.map((address) => [address, readWanted(paths.get(address) ?? '')]));
  const rows = await findRows(parts, [...wanted.values()]);
  const sizes = new Map<string, PictureSize | null>();
  for (const [address, path] of paths) {
    const made = wanted.get(address);
    const row = made && rows.get(made.id);
    if (row) sizes.set(address, sizeOf(row, made));
    // Sequential: a text contains few images, and each may be large.
    else sizes.set(address, path === null || made ? null : await measureAt(parts, path));
  }
  return sizes;
}

async function measureAt(parts: Parts, path: string): Promise<PictureSize | null> {
  const bytes = await bytesAt(parts, `pictures/${path}`);
  return bytes && measurePicture(bytes);
}

/** Keyed by path and etag, so that the same bytes are analysed only once. */
const colours = new LRUCache<string, string>({ max: 2000 });

async function colourAt({ storage }: Pick<Services, 'storage'>, stored: string): Promise<string | null> {
  const found = await storage.stat(stored);
  if (!found) return null;
  const key = `${stored} ${found.etag}`;
  const known = colours.get(key);
  if (known) return known;
  const bytes = await bytesAt({ storage }, stored);
  const colour = bytes && (await colourOf(bytes));
  if (colour) colours.set(key, colour);
  return colour;
}

/** The stored properties of the image at this URL. */
export async function lookAt(parts: Parts, address: string): Promise<PictureLook> {
  const path = pathOf(address);
  if (path === null) return noLook;
  const made = readWanted(path);
  const isWhole = address.endsWith('.jpg') && !address.endsWith('_tablet.jpg');
  if (made) {
    const row = (await findRows(parts, [made])).get(made.id);
    const color = row ? await colourAt(parts, storedAt(made.id)) : null;
    return color === null ? noLook : { color, processed: isWhole };
  }
  const color = await colourAt(parts, `pictures/${path}`);
  return color === null ? noLook : { color, processed: isWhole && (await hasVariants(parts.storage, path)) };
}

const formats: readonly ImageFormat[] = ['avif', 'webp', 'jpg'];

async function hasVariants(storage: Storage, path: string): Promise<boolean> {
  const variants = formats.flatMap((format) => [imageVariant(path, 'full', format), imageVariant(path, 'tablet', format)]);
  const found = await Promise.all(variants.map((variant) => storage.stat(`pictures/${variant}`)));
  return found.every((one) => one !== null);
}

/** The image lookups that the desk's entries use. */
export const pictureFacts = (parts: Parts) => ({
  measure: (addresses: readonly string[]) => measurePictures(parts, addresses),
  look: (address: string) => lookAt(parts, address),
});

export type PictureSources = Readonly<Record<ImageFormat, string>>;

/**
 * The `srcset` per format for an image of the file manager with this width at its URL; null for any other image, whose variants
 * are not known.
 */
export function sourcesOf(address: string, width: number): PictureSources | null {
  const made = readWanted(pathOf(address) ?? '');
  if (!made || address !== filePicture(made.id, made.shape)) return null;
  const { tablet } = widths[made.shape];
  const listed = (format: ImageFormat): string =>
    [
      ...(tablet < width ? [`${imageVariant(address, 'tablet', format)} ${tablet}w`] : []),
      `${imageVariant(address, 'full', format)} ${width}w`,
    ].join(', ');
  return { avif: listed('avif'), webp: listed('webp'), jpg: listed('jpg') };
}
