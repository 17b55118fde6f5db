import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { MendableError } from '#platform/mendable-error.ts';
import type { Storage } from '#platform/storage.ts';
import { files, transcodes } from './tables.ts';

async function isEmpty(storage: Storage): Promise<boolean> {
  for await (const _ of storage.entries()) return false;
  return true;
}

/**
 * Throws `MendableError` if the store is empty while the database has files in it: its disk is not mounted, another one is named, or
 * a move was killed before its first file. The site would do without all pictures and films, and its backups too.
 */
export async function refuseLostStore({ db, storage }: { readonly db: Db; readonly storage: Storage }): Promise<void> {
  if (!(await isEmpty(storage))) return;
  const known = (await db.$count(files)) + (await db.$count(transcodes, eq(transcodes.state, 'ready')));
  if (known === 0) return;
  throw new MendableError(
    'The store is empty, but the database has files and films in it. Mount its disk, or name the right one as STORAGE_URL; after a move that was killed, run npm run move -- --store again. To go on without them put any file there.',
  );
}
