import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { pictureShapes, type PictureShape } from '#paths/media-api.ts';
import { uuidPattern } from '#paths/patterns.ts';
import { isPicturePath, storageBase, type ImageFormat, type ImageSize } from '#paths/files.ts';
import { takesNothing } from '#platform/data-folder.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { cropOf, kindOf, type Crop } from '../file-rules.ts';
import { picturesOf, storedAt } from './parts.ts';
import type { FileRow } from './present-file.ts';
import { files } from './tables.ts';

/** More pixels than any camera produces; an image that claims more would only exhaust memory. */
const mostPixels = 100_000_000;

/** Target widths of each shape, as announced by `ui/picture.tsx`. Smaller images are not enlarged. */
export const widths: Record<PictureShape, Record<ImageSize, number>> = {
  whole: { full: 1600, tablet: 800 },
  '16x9': { full: 1280, tablet: 640 },
  '4x3': { full: 1280, tablet: 640 },
  '1x1': { full: 1080, tablet: 540 },
  '3x4': { full: 960, tablet: 480 },
  '3x1': { full: 1800, tablet: 768 },
};

/** No WebP is higher; a screenshot of a long page may be. */
const highest = 16_383;

const encode: Record<ImageFormat, (image: Sharp) => Sharp> = {
  jpg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
  webp: (image) => image.webp({ quality: 80 }),
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
};

const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels }).timeout({ seconds: 60 }).autoOrient();

/** One at a time: each takes a core and up to several hundred MB, which readers' requests need too. */
const inTurn = pLimit(1);

/** Pixels, after orientation is applied. */
export type PictureSize = { readonly width: number; readonly height: number };

/** An image's size; null if it cannot be fully decoded. */
export const measurePicture = (bytes: Buffer): Promise<PictureSize | null> =>
  inTurn(async () => {
    try {
      const { autoOrient } = await open(bytes).metadata();
      await open(bytes).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
      return autoOrient;
    } catch {
      // sharp has a single error type, and here it always concerns these bytes.
      return null;
    }
  });

/** Whether its head claims more pixels than are taken; nothing is decoded. */
export async function isVast(bytes: Buffer): Promise<boolean> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height > mostPixels;
  } catch {
    return false;
  }
}

/** An image's average colour as #rrggbb; null if it cannot be decoded. */
export const colourOf = (bytes: Buffer): Promise<string | null> =>
  inTurn(async () => {
    try {
      const small = open(bytes).flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).toColourspace('srgb');
      return `#${(await small.raw().toBuffer()).subarray(0, 3).toString('hex')}`;
    } catch {
      return null;
    }
  });

export type Wanted = {
  readonly id: string;
  readonly shape: PictureShape;
  readonly size: ImageSize;
  readonly format: ImageFormat;
};

/** Parses `file/{id}/{shape}[_tablet].{format}`. */
export function readWanted(path: string): Wanted | null {
  const [, id = '', shape = '', tablet, format = ''] = /^file\/([^/]+)\/(\w+?)(_tablet)?\.(jpg|webp|avif)$/.exec(path) ?? [];
  if (!uuidPattern.test(id) || id !== id.toLowerCase() || !pictureShapes.includes(shape as PictureShape)) return null;
  return { id, shape: shape as PictureShape, size: tablet ? 'tablet' : 'full', format: format as ImageFormat };
}

/** The store takes nothing at the moment; whoever asked for the picture can have it all the same. */
export class PictureNotKept extends Error {
  override readonly name = 'PictureNotKept';
  readonly bytes: Buffer;
  constructor(bytes: Buffer, cause: unknown) {
    super('A picture was made, and could not be kept.', { cause });
    this.bytes = bytes;
  }
}

/** Images being generated, by path, so that concurrent first requests share the work. */
const making = new Map<string, Promise<boolean>>();

/**
 * Generates a variant of an uploaded image on first request and stores it. `path` is relative to the image base. False if it is
 * not a variant of an uploaded image. Throws `PictureNotKept` if the store is full.
 */
export async function makePicture(parts: Pick<Services, 'db' | 'storage'>, path: string): Promise<boolean> {
  const wanted = readWanted(path);
  if (!wanted) return false;
  const known = making.get(path);
  if (known) return known;
  const made = make(parts, wanted, `pictures/${path}`).finally(() => making.delete(path));
  making.set(path, made);
  return made;
}

/**
 * Whether an image exists at this URL below the image base, stored or yet to be generated. URLs that are not those of images
 * count as existing.
 */
export async function hasPicture(
  { db, storage }: { db: Db | Tx } & Pick<Services, 'storage'>,
  address: string,
): Promise<boolean> {
  const path = address.slice(storageBase.length + 1);
  if (!isPicturePath(path)) return true;
  const wanted = readWanted(path);
  return (wanted ? await findPicture(db, wanted.id) : await storage.stat(`pictures/${path}`)) !== null;
}

async function make(parts: Pick<Services, 'db' | 'storage'>, wanted: Wanted, target: string): Promise<boolean> {
  const row = await findPicture(parts.db, wanted.id);
  if (!row) return false;
  const bytes = await inTurn(async () => draw(await bytesOf(parts, row.id), row, wanted));
  await parts.storage.write(target, bytes).catch((error: unknown) => {
    throw takesNothing(error) ? new PictureNotKept(bytes, error) : error;
  });
  // A concurrent change of the focal point or deletion of the file did not see this variant yet.
  const now = await findPicture(parts.db, wanted.id);
  if (now?.focalX === row.focalX && now.focalY === row.focalY) return true;
  await parts.storage.remove(target);
  return now !== null && make(parts, wanted, target);
}

async function findPicture(db: Db | Tx, id: string): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id)));
  return row && kindOf(row.type) === 'image' ? row : null;
}

const bytesOf = async ({ storage }: Pick<Services, 'storage'>, id: string): Promise<Buffer> =>
  buffer(await storage.read(storedAt(id)));

/** The crop for a shape; null for the whole image. */
function partOf({ width, height, focalX, focalY }: FileRow, shape: PictureShape): Crop | null {
  const [wide, high] = shape.split('x').map(Number);
  return wide && high && width && height ? cropOf({ width, height }, wide / high, { x: focalX, y: focalY }) : null;
}

function draw(bytes: Buffer, row: FileRow, { shape, size, format }: Wanted): Promise<Buffer> {
  const part = partOf(row, shape);
  const image = open(bytes);
  if (part) image.extract(part);
  return encode[format](
    image.resize({ width: widths[shape][size], height: highest, fit: 'inside', withoutEnlargement: true }),
  ).toBuffer();
}

/** The size of a variant of this file; null if the file's own size is unknown. */
export function sizeOf(row: FileRow, { shape, size }: Wanted): PictureSize | null {
  const { width, height } = partOf(row, shape) ?? row;
  if (!width || !height) return null;
  const scale = Math.min(1, widths[shape][size] / width, highest / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Deletes the variants of a file; they are regenerated on the next request. */
export async function forgetPictures({ storage }: Pick<Services, 'storage'>, id: string): Promise<void> {
  await Promise.all((await storage.list(picturesOf(id))).map((path) => storage.remove(path)));
}
