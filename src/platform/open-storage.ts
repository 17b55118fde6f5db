import type { Config } from './config.ts';
import { prepareFolder } from './data-folder.ts';
import type { Storage } from './storage.ts';
import { localStorage } from './storage-local.ts';

/** The store that the settings name. Throws `DataFolderError` when nothing can be written in a folder, `ConfigError` when there is no such bucket. */
export async function openStorage(
  { storage }: Pick<Config, 'storage'>,
  how: { readonly flush?: boolean } = {},
): Promise<Storage> {
  if (storage.kind === 's3') {
    // The SDK is large, and most sites have no bucket.
    const { expectBucket, s3Storage } = await import('./storage-s3.ts');
    await expectBucket(storage);
    return s3Storage(storage);
  }
  await prepareFolder(storage.folder);
  return localStorage(storage.folder, how);
}
