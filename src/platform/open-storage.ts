import type { Config } from './config.ts';
import { prepareFolder } from './data-folder.ts';
import type { Storage } from './storage.ts';
import { localStorage } from './storage-local.ts';

/** The store that the settings name. Throws `DataFolderError` when nothing can be written there. */
export async function openStorage(config: Pick<Config, 'storage'>): Promise<Storage> {
  await prepareFolder(config.storage.folder);
  return localStorage(config.storage.folder);
}
