import { inArray, lte } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import type { Storage } from '#platform/storage.ts';
import { filesToRemove } from './tables.ts';

/** Longer than any request may take that writes a file and then says that it is wanted. */
const whileWriting = 60 * 60 * 1000;

/** Before a file is written: unless it is `kept` within an hour, it goes again. */
export async function announceFile({ db, clock }: Pick<Services, 'db' | 'clock'>, name: string): Promise<void> {
  await db.insert(filesToRemove).values({ name, dueAt: new Date(clock.now().getTime() + whileWriting) });
}

/** In the transaction that names the file in a row. False where it was removed meanwhile. */
export async function keepFile(tx: Tx, name: string): Promise<boolean> {
  const announced = await tx
    .delete(filesToRemove)
    .where(inArray(filesToRemove.name, [name]))
    .returning();
  return announced.length > 0;
}

/** In the transaction after which nobody needs the files any more. `removeFiles` then removes them; a crash only delays it. */
export async function giveUpFiles(tx: Tx | Db, clock: Clock, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const now = clock.now();
  await tx
    .insert(filesToRemove)
    .values([...new Set(names)].map((name) => ({ name, dueAt: now })))
    .onConflictDoUpdate({ target: filesToRemove.name, set: { dueAt: now } });
}

/** Removes all files whose time has come. What the store refuses stays listed, and its error is thrown at the end. */
export async function removeFiles({
  db,
  clock,
  storage,
}: Pick<Services, 'db' | 'clock'> & { readonly storage: Pick<Storage, 'remove'> }): Promise<void> {
  const due = await db.select().from(filesToRemove).where(lte(filesToRemove.dueAt, clock.now())).limit(500);
  const removals = await Promise.allSettled(
    due.map(async ({ name }) => {
      await storage.remove(name);
      return name;
    }),
  );
  const gone = removals.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (gone.length > 0) await db.delete(filesToRemove).where(inArray(filesToRemove.name, gone));
  const refused = removals.find((one) => one.status === 'rejected');
  if (refused) throw new Error('Files that nobody needs could not be removed.', { cause: refused.reason });
}
