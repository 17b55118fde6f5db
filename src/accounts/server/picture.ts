import { eq } from 'drizzle-orm';
import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import { fail, ok, type Result } from '#kit/result.ts';
import type { Services } from '#platform/services.ts';
import { pictureFormatOf } from '../rules.ts';
import { announceFile, giveUpFiles, keepFile, removeFiles } from './files-to-remove.ts';
import { picturePath } from './picture-path.ts';
import { newToken } from './sessions.ts';
import { users } from './tables.ts';

type Parts = Pick<Services, 'db' | 'clock' | 'storage' | 'log'>;

/** S5.7. */
const side = 400;
/** More than cameras produce; anything larger would only fill the memory. `bytes` are those of all pixels, decoded. */
const most = { pixels: 50_000_000, bytes: 150_000_000 } as const;

/** One picture at a time: decoding takes a core and, of one that is turned or interlaced, all of its bytes twice. */
const inTurn = pLimit(1);

const decodedBytes = ({ width, height, channels, depth }: Metadata): number =>
  width * height * channels * (depth === 'uchar' ? 1 : 2);

/**
 * The stored picture: upright, its centre square, 400×400, JPEG, nothing of the original file. Null if the bytes are no picture
 * that can be decoded completely. The type is detected by the first bytes, so that no other decoder is ever started.
 */
export async function pictureOf(bytes: Buffer): Promise<Buffer | null> {
  if (pictureFormatOf(bytes) === null) return null;
  return inTurn(async () => {
    try {
      const picture = sharp(bytes, { failOn: 'error', limitInputPixels: most.pixels });
      if (decodedBytes(await picture.metadata()) > most.bytes) return null;
      return await picture
        .timeout({ seconds: 20 })
        .autoOrient()
        .resize(side, side, { fit: 'cover', position: 'centre' })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 86 })
        .toBuffer();
    } catch {
      // The library has a single kind of error, and it is about these bytes.
      return null;
    }
  });
}

/**
 * Stores a member's new picture under a new name and lists the old one for removal. Whatever fails, the row refers to an existing
 * file, and the other one is removed within an hour.
 */
export async function replacePicture(parts: Parts, userId: string, jpeg: Buffer): Promise<Result<string>> {
  const file = `${newToken()}.jpg`;
  const path = picturePath(file);
  await announceFile(parts, path);
  await parts.storage.write(path, jpeg);
  const switched = await switchPicture(parts, userId, file);
  await tidied(parts);
  return switched ? ok(file) : fail('unauthenticated');
}

/** Removes the picture: the default one is shown. */
export async function deletePicture(parts: Parts, userId: string): Promise<void> {
  await switchPicture(parts, userId, null);
  await tidied(parts);
}

const switchPicture = ({ db, clock }: Parts, userId: string, file: string | null): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [before] = await tx.select({ image: users.image }).from(users).where(eq(users.id, userId)).for('update');
    if (!before) {
      if (file !== null) await giveUpFiles(tx, clock, [picturePath(file)]);
      return false;
    }
    if (file !== null && !(await keepFile(tx, picturePath(file)))) throw new Error('Writing a picture took more than an hour.');
    await tx.update(users).set({ image: file }).where(eq(users.id, userId));
    if (before.image !== null) await giveUpFiles(tx, clock, [picturePath(before.image)]);
    return true;
  });

/** The old file is listed for removal; if that fails now, it is retried later. */
async function tidied(parts: Parts): Promise<void> {
  await removeFiles(parts).catch((error: unknown) => parts.log.warn({ err: error }, 'an old picture is still there'));
}
