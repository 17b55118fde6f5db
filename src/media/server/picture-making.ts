import { and, eq } from 'drizzle-orm';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { pictureShapes, type PictureShape } from '#paths/media-api.ts';
import { uuidPattern } from '#paths/patterns.ts';
import { isPicturePath, storageBase, type ImageFormat, type ImageSize } from '#paths/files.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { cropOf, kindOf, type Crop } from '../file-rules.ts';
import { picturesOf, storedAt } from './parts.ts';
import type { FileRow } from './present-file.ts';
import { files } from './tables.ts';

/** More than cameras make; what says that it is larger would only fill the memory. */
const mostPixels = 100_000_000;

/** How wide each shape is made, as `ui/picture.tsx` announces it. What is smaller stays so. */
export const widths: Record<PictureShape, Record<ImageSize, number>> = {
  whole: { full: 1600, tablet: 800 },
  '16x9': { full: 1280, tablet: 640 },
  '4x3': { full: 1280, tablet: 640 },
  '1x1': { full: 1080, tablet: 540 },
  '3x4': { full: 960, tablet: 480 },
  '3x1': { full: 1800, tablet: 768 },
};

const encode: Record<ImageFormat, (image: Sharp) => Sharp> = {
  jpg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
  webp: (image) => image.webp({ quality: 80 }),
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
};

const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels }).timeout({ seconds: 60 }).autoOrient();

/** One at a time: it takes a core and up to some hundred MB, and readers want both too. */
const inTurn = pLimit(1);

/** In pixels, upright. */
export type PictureSize = { readonly width: number; readonly height: number };

/** How large a picture is; null where it cannot be read to its end. */
export const measurePicture = (bytes: Buffer): Promise<PictureSize | null> =>
  inTurn(async () => {
    try {
      const { autoOrient } = await open(bytes).metadata();
      await open(bytes).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
      return autoOrient;
    } catch {
      // The library has one kind of error, and it is about these bytes.
      return null;
    }
  });

/** What a picture is like from far away, as #rrggbb; null where it cannot be read. */
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

/** Reads `file/{id}/{shape}[_tablet].{format}`. */
export function readWanted(path: string): Wanted | null {
  const [, id = '', shape = '', tablet, format = ''] = /^file\/([^/]+)\/(\w+?)(_tablet)?\.(jpg|webp|avif)$/.exec(path) ?? [];
  if (!uuidPattern.test(id) || id !== id.toLowerCase() || !pictureShapes.includes(shape as PictureShape)) return null;
  return { id, shape: shape as PictureShape, size: tablet ? 'tablet' : 'full', format: format as ImageFormat };
}

/** Pictures that are being made, by path: many readers may be the first. */
const making = new Map<string, Promise<boolean>>();

/**
 * Makes a picture of an uploaded one when it is first asked for, and keeps it in the store. `path` is that below the base of
 * pictures. False where it is none of an uploaded picture.
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

/** Whether there is a picture at this address below the base of pictures, made or to be made. What is no picture's address counts as there. */
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
  await parts.storage.write(target, await inTurn(async () => draw(await bytesOf(parts, row.id), row, wanted)));
  // Whoever moved the focal point or deleted the file meanwhile did not find this one yet.
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
  Buffer.concat(await (await storage.read(storedAt(id))).toArray());

/** The part of a picture that a shape shows; null for all of it. */
function partOf({ width, height, focalX, focalY }: FileRow, shape: PictureShape): Crop | null {
  const [wide, high] = shape.split('x').map(Number);
  return wide && high && width && height ? cropOf({ width, height }, wide / high, { x: focalX, y: focalY }) : null;
}

function draw(bytes: Buffer, row: FileRow, { shape, size, format }: Wanted): Promise<Buffer> {
  const part = partOf(row, shape);
  const image = open(bytes);
  if (part) image.extract(part);
  return encode[format](image.resize({ width: widths[shape][size], withoutEnlargement: true })).toBuffer();
}

/** How large a picture is that was made of this file; null where the file's own size is not known. */
export function sizeOf(row: FileRow, { shape, size }: Wanted): PictureSize | null {
  const { width, height } = partOf(row, shape) ?? row;
  if (!width || !height) return null;
  const across = Math.min(width, widths[shape][size]);
  return { width: across, height: Math.max(1, Math.round((height * across) / width)) };
}

/** Takes the pictures away that were made of a file; they are made anew when they are next asked for. */
export async function forgetPictures({ storage }: Pick<Services, 'storage'>, id: string): Promise<void> {
  await Promise.all((await storage.list(picturesOf(id))).map((path) => storage.remove(path)));
}
