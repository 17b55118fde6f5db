import { inArray, lte } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import type { Storage } from '#platform/storage.ts';
import { filesToRemove } from './tables.ts';

/** Longer than any request that writes a file and then confirms it. */
const whileWriting = 60 * 60 * 1000;

/** Call before writing a file: unless it is `kept` within an hour, it is removed. */
export async function announceFile({ db, clock }: Pick<Services, 'db' | 'clock'>, name: string): Promise<void> {
  await db.insert(filesToRemove).values({ name, dueAt: new Date(clock.now().getTime() + whileWriting) });
}

/** Call in the transaction that refers to the file. False if it was removed meanwhile. */
export async function keepFile(tx: Tx, name: string): Promise<boolean> {
  const announced = await tx
    .delete(filesToRemove)
    .where(inArray(filesToRemove.name, [name]))
    .returning();
  return announced.length > 0;
}

/** Call in the transaction that makes the files obsolete. `removeFiles` removes them; a crash only delays that. */
export async function giveUpFiles(tx: Tx | Db, clock: Clock, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const now = clock.now();
  await tx
    .insert(filesToRemove)
    .values([...new Set(names)].map((name) => ({ name, dueAt: now })))
    .onConflictDoUpdate({ target: filesToRemove.name, set: { dueAt: now } });
}

/** Removes all files that are due. Those that the store refuses stay listed, and the error is thrown at the end. */
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
