import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { storageBase } from '#paths/files.ts';
import type { Storage } from '#platform/storage.ts';

/** Apple and Spotify require a square of 1400 to 3000 pixels, without transparency. */
const side = 1400;

/**
 * The address of a square cover made from a picture of the store. It is stored under a hash of its content, so a replaced picture
 * gets another address. Null if the picture is missing.
 */
export async function coverOf(storage: Storage, picture: string): Promise<string | null> {
  const source = `pictures${picture.slice(storageBase.length)}`;
  const found = picture.startsWith(`${storageBase}/`) ? await storage.stat(source) : null;
  if (!found) return null;
  const name = createHash('sha256').update(`${source} ${found.etag} ${side}`).digest('hex').slice(0, 32);
  const path = `covers/${name}.jpg`;
  if (!(await storage.stat(`pictures/${path}`))) {
    const bytes = await buffer(await storage.read(source));
    const cover = sharp(bytes).flatten({ background: '#f9f5ee' }).resize(side, side, { fit: 'cover' });
    await storage.write(`pictures/${path}`, await cover.toColourspace('srgb').jpeg({ quality: 82, mozjpeg: true }).toBuffer());
  }
  return `${storageBase}/${path}`;
}
