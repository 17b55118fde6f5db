import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { imageVariant, siteIcon, standardAvatar, storageBase, type ImageFormat, type ImageSize } from '#paths/files.ts';
import { filePicture, type PictureShape } from '#paths/media-api.ts';
import type { Services } from '#platform/services.ts';
import type { Storage } from '#platform/storage.ts';
import { makePicture, readWanted } from './picture-making.ts';
import { cacheControl } from './picture-routes.ts';
import { sendFile } from './send-file.ts';

/**
 * Pictures at addresses that the site itself has, such as that of the start page. There stand copies of an uploaded picture in all
 * sizes and formats, so that reading one asks no database and whoever deletes the file leaves no hole in a page.
 */

const formats: readonly ImageFormat[] = ['jpg', 'webp', 'avif'];
const sizes: readonly ImageSize[] = ['full', 'tablet'];

const variantsOf = (jpg: string): string[] =>
  sizes.flatMap((size) => formats.map((format) => imageVariant(jpg, size, format).slice(storageBase.length + 1)));

/** The drawings that come with the site, by the address at which a placed picture takes their place. */
const drawings: ReadonlyMap<string, string> = new Map(
  [siteIcon, standardAvatar].map((address) => [address, path.resolve(import.meta.dirname, '..', path.basename(address))]),
);

/** The paths in the store of what stands at an address. */
const pathsAt = (address: string): string[] =>
  drawings.has(address)
    ? [`pictures/site/${path.basename(address)}`]
    : variantsOf(address).map((variant) => `pictures/${variant}`);

/** The bytes for each path of an address. */
type Copies = readonly Uint8Array[];

const bytesAt = async (storage: Storage, file: string): Promise<Buffer> => buffer(await storage.read(file));

/** Side of a drawing in pixels: the largest icon of the installed site. */
const side = 512;

/** A picture as the drawing that its address promises: an SVG with the picture in it. */
async function asDrawing(bytes: Buffer): Promise<Buffer> {
  const image = sharp(bytes).resize(side, side, { fit: 'cover' });
  const { isOpaque } = await sharp(bytes).stats();
  const [type, drawn] = isOpaque
    ? ['jpeg', await image.jpeg({ quality: 86 }).toBuffer()]
    : ['png', await image.png({ compressionLevel: 9 }).toBuffer()];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><image width="48" height="48" href="data:image/${type};base64,${drawn.toString('base64')}"/></svg>`,
  );
}

/** Makes an uploaded picture in a shape; null if there is no such picture at the address. */
export async function readyToPlace(
  parts: Pick<Services, 'db' | 'storage'>,
  { from, to, shape }: { readonly from: string; readonly to: string; readonly shape: PictureShape },
): Promise<Copies | null> {
  const wanted = from.startsWith(`${storageBase}/`) ? readWanted(from.slice(storageBase.length + 1)) : null;
  if (!wanted) return null;
  const jpg = filePicture(wanted.id, shape);
  const isDrawing = drawings.has(to);
  const copies: Buffer[] = [];
  // WebP keeps what is transparent in a drawing.
  for (const variant of isDrawing ? [imageVariant(jpg, 'full', 'webp').slice(storageBase.length + 1)] : variantsOf(jpg)) {
    const file = `pictures/${variant}`;
    if (!(await parts.storage.stat(file)) && !(await makePicture(parts, variant))) return null;
    const bytes = await bytesAt(parts.storage, file);
    copies.push(isDrawing ? await asDrawing(bytes) : bytes);
  }
  return copies;
}

/** Places copies at an address, or nothing; answers what puts everything back as it was. */
export async function placePicture(storage: Storage, address: string, copies: Copies | null): Promise<() => Promise<void>> {
  const paths = pathsAt(address);
  const put = async (files: readonly (Uint8Array | null)[]): Promise<void> => {
    for (const [at, file] of paths.entries()) {
      const bytes = files[at];
      await (bytes ? storage.write(file, bytes) : storage.remove(file));
    }
  };
  const before: (Buffer | null)[] = [];
  for (const file of paths) before.push((await storage.stat(file)) ? await bytesAt(storage, file) : null);
  const putBack = () => put(before);
  try {
    await put(copies ?? []);
  } catch (error) {
    await putBack();
    throw error;
  }
  return putBack;
}

/** What changes with the bytes that were placed at an address; null where there are none. */
export const stampOf = async (storage: Storage, address: string): Promise<string | null> =>
  (await storage.stat(pathsAt(address)[0] ?? ''))?.etag ?? null;

/** Whether something stands at an address as long as no picture was placed there. */
export const hasDrawing = (address: string): boolean => drawings.has(address);

/** The site's icon as an SVG; `stamp` is that of its address. */
export const readSiteIcon = (storage: Storage, stamp: string | null): Promise<Buffer> =>
  stamp === null ? readFile(drawings.get(siteIcon) ?? '') : bytesAt(storage, pathsAt(siteIcon)[0] ?? '');

/** The site's icon and the default avatar: the picture that was placed, else the site's own drawing. */
export async function drawingRoutes(app: FastifyInstance, storage: Storage): Promise<void> {
  for (const [address, file] of drawings) {
    const own = await readFile(file);
    app.get(address, { schema: { hide: true } }, async (request, reply) => {
      const placed = pathsAt(address)[0] ?? '';
      if (await sendFile(request, reply, { storage, path: placed, cacheControl, type: 'image/svg+xml' })) return reply;
      return reply
        .headers({ 'Content-Type': 'image/svg+xml', 'Cache-Control': cacheControl, 'X-Content-Type-Options': 'nosniff' })
        .send(own);
    });
  }
}
