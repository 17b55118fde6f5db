import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { localStorage } from '../src/platform/storage-local.ts';
import type { Storage } from '../src/platform/storage.ts';
import { givenBucket } from './s3.ts';
import { onSite } from './served.ts';

type ClipStore = {
  readonly name: string;
  readonly isBucket: boolean;
  readonly storage: Storage;
  /** A folder used only by this suite. */
  readonly folder: string;
  readonly onSites: typeof onSite;
};

/**
 * An empty folder and an empty bucket for transcoding; the bucket runs on one database engine only, since it does not depend on
 * it.
 */
export async function clipStores(): Promise<readonly ClipStore[]> {
  const bucket = await givenBucket();
  const own = mkdtempSync(path.join(tmpdir(), 'sprechstunde-clips-'));
  afterAll(async () => {
    await bucket.close();
    rmSync(own, { recursive: true, force: true });
  });
  const inFolder = path.join(own, 'folder');
  return [
    {
      name: 'files in a folder',
      isBucket: false,
      storage: localStorage(path.join(inFolder, 'files')),
      folder: inFolder,
      onSites: onSite,
    },
    { name: 'files in a bucket', isBucket: true, storage: bucket.storage, folder: path.join(own, 'bucket'), onSites: onSite },
  ];
}
