import { imageVariant, storageBase, type ImageFormat, type ImageSize } from '#paths/files.ts';
import { filePicture, type PictureShape } from '#paths/media-api.ts';
import type { Services } from '#platform/services.ts';
import type { Storage } from '#platform/storage.ts';
import { makePicture, readWanted } from './picture-making.ts';

/**
 * Pictures at addresses that the site itself has, such as that of the start page. There stand copies of an uploaded picture in all
 * sizes and formats, so that reading one asks no database and whoever deletes the file leaves no hole in a page.
 */

const formats: readonly ImageFormat[] = ['jpg', 'webp', 'avif'];
const sizes: readonly ImageSize[] = ['full', 'tablet'];

const variantsOf = (jpg: string): string[] =>
  sizes.flatMap((size) => formats.map((format) => imageVariant(jpg, size, format).slice(storageBase.length + 1)));

/** Paths in the store, without the folder of pictures: from where to where. */
type Copies = readonly (readonly [from: string, to: string])[];

/** Makes an uploaded picture in a shape; null if there is no such picture at the address. */
export async function readyToPlace(
  parts: Pick<Services, 'db' | 'storage'>,
  { from, to, shape }: { readonly from: string; readonly to: string; readonly shape: PictureShape },
): Promise<Copies | null> {
  const wanted = from.startsWith(`${storageBase}/`) ? readWanted(from.slice(storageBase.length + 1)) : null;
  if (!wanted) return null;
  const made = variantsOf(filePicture(wanted.id, shape));
  for (const path of made) if (!(await parts.storage.stat(`pictures/${path}`)) && !(await makePicture(parts, path))) return null;
  const targets = variantsOf(to);
  return made.map((path, at) => [path, targets[at] ?? ''] as const);
}

export async function placePicture(storage: Storage, copies: Copies): Promise<void> {
  for (const [from, to] of copies) await storage.write(`pictures/${to}`, await storage.read(`pictures/${from}`));
}

export async function clearPicture(storage: Storage, address: string): Promise<void> {
  for (const path of variantsOf(address)) await storage.remove(`pictures/${path}`);
}

/** What changes with the bytes at an address; null where there is no picture. */
export const stampOf = async (storage: Storage, address: string): Promise<string | null> =>
  (await storage.stat(`pictures${address.slice(storageBase.length)}`))?.etag ?? null;
