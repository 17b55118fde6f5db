import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { storedAt } from './parts.ts';
import { forgetPictures } from './picture-making.ts';
import { fileRemovals } from './tables.ts';

/**
 * Call it in the transaction that removes the last reference to these files. `removeBytes` then deletes them; a crash only
 * delays that.
 */
export async function giveUpBytes(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .insert(fileRemovals)
      .values(ids.map((id) => ({ id })))
      .onConflictDoNothing();
}

/** Deletes everything in the store that belongs to these files. Failures are retried every minute. */
export async function removeBytes(parts: Pick<Services, 'db' | 'storage' | 'log'>, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    try {
      await removeAll(parts, id);
      await parts.db.delete(fileRemovals).where(eq(fileRemovals.id, id));
    } catch (error) {
      parts.log.warn({ err: error, id }, 'a file that nobody needs is still there');
    }
  }
}

/** The batch of one run of the minutely job. */
export async function removeGivenUp(parts: Pick<Services, 'db' | 'storage' | 'log'>): Promise<void> {
  const due = await parts.db.select().from(fileRemovals).limit(500);
  await removeBytes(
    parts,
    due.map(({ id }) => id),
  );
}

async function removeAll(parts: Pick<Services, 'db' | 'storage' | 'log'>, id: string): Promise<void> {
  const path = storedAt(id);
  const pieces = await parts.storage.inPieces(async () => undefined);
  await pieces.remove(path).catch((error: unknown) => {
    if ((error as { status_code?: number }).status_code !== 404) throw error;
  });
  await parts.storage.remove(path);
  await removeAside(parts, id);
  await forgetPictures(parts, id);
}

/** The files that a bucket keeps next to a resumable upload. */
export async function removeAside({ storage }: Pick<Services, 'storage'>, id: string): Promise<void> {
  for (const ending of ['.info', '.part']) await storage.remove(`${storedAt(id)}${ending}`);
}
