import type { Config } from './config.ts';
import { prepareFolder } from './data-folder.ts';
import { bucketByFront, bucketBySignature, folderByFront } from './hand-over.ts';
import type { Storage } from './storage.ts';
import { localStorage } from './storage-local.ts';

/** Tells a store from all others, without its keys. */
export const addressOf = (storage: Config['storage']): string =>
  storage.kind === 'file' ? `file:${storage.folder}` : `${storage.endpoint ?? 's3:'} ${storage.bucket}`;

/**
 * Opens the configured store. Throws `DataFolderError` if the folder is not writable, `ConfigError` if there is no such bucket.
 */
export async function openStorage(
  { storage, mediaBy = 'site' }: Pick<Config, 'storage'> & Partial<Pick<Config, 'mediaBy'>>,
  how: { readonly flush?: boolean } = {},
): Promise<Storage> {
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
