import type { Config } from './config.ts';
import { prepareFolder } from './data-folder.ts';
import { bucketByFront, bucketBySignature, folderByFront } from './hand-over.ts';
import type { Storage } from './storage.ts';
import { MendableError } from './mendable-error.ts';
import { localStorage } from './storage-local.ts';

/** Tells a store from all others, without its keys. */
export const addressOf = (storage: Config['storage']): string =>
  storage.kind === 'file' ? `file:${storage.folder}` : `${storage.endpoint ?? 's3:'} ${storage.bucket}`;

/** A file with this path marks a store that a move is filling. */
export const unfinishedMove = 'unfinished-move';

type Opening = Pick<Config, 'storage'> & Partial<Pick<Config, 'mediaBy'>>;
type How = { readonly flush?: boolean };

/**
 * Opens the configured store. Throws `DataFolderError` if the folder is not writable, `ConfigError` if there is no such bucket, and
 * `MendableError` if a move into it was killed, unless it `isFilling`.
 */
export async function openStorage(
  config: Opening,
  { isFilling = false, ...how }: How & { readonly isFilling?: boolean } = {},
): Promise<Storage> {
  const storage = await openAny(config, how);
  if (!isFilling && (await storage.stat(unfinishedMove)))
    throw new MendableError(
      'The store lacks files: a move into it has not come to its end. Run npm run move -- --store again, with the settings that it was begun with, or name the old store.',
    );
  return storage;
}

async function openAny({ storage, mediaBy = 'site' }: Opening, how: How): Promise<Storage> {
  if (storage.kind === 's3') {
    // Loaded lazily: the SDK is large, and most sites have no bucket.
    const { expectBucket, s3Storage } = await import('./storage-s3.ts');
    await expectBucket(storage);
    const opened = s3Storage(storage);
    if (mediaBy === 'accel') return { ...opened, handOver: await bucketByFront(storage) };
    if (mediaBy === 'site') return opened;
    const { handOver, origin } = await bucketBySignature(storage);
    return { ...opened, handOver, handsOverTo: origin };
  }
  await prepareFolder(storage.folder, { groupMayRead: mediaBy === 'accel' });
  const opened = localStorage(storage.folder, { ...how, leavesRoom: true, links: mediaBy !== 'accel' });
  return mediaBy === 'accel' ? { ...opened, handOver: folderByFront } : opened;
}
