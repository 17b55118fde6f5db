import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { storedAt } from './parts.ts';
import { forgetPictures } from './picture-making.ts';
import { fileRemovals } from './tables.ts';

/** In the transaction after which nothing names these files any more. `removeBytes` then removes them; a crash only delays it. */
export async function giveUpBytes(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .insert(fileRemovals)
      .values(ids.map((id) => ({ id })))
      .onConflictDoNothing();
}

/** Removes what the store has of files that were given up. What it refuses now is tried again each minute. */
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

/** As many as a minute's turn takes. */
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

/** What a bucket keeps beside a file that comes in pieces. */
export async function removeAside({ storage }: Pick<Services, 'storage'>, id: string): Promise<void> {
  for (const ending of ['.info', '.part']) await storage.remove(`${storedAt(id)}${ending}`);
}
