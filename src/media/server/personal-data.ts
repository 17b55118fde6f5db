import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { giveUpBytes } from './removals.ts';
import { files, fileUploads } from './tables.ts';

/** The files that somebody has on their way, for an export of their data. */
export const exportUploadsOf = (db: Db, userId: string) =>
  db.select({ name: fileUploads.name, begunAt: fileUploads.begunAt }).from(fileUploads).where(eq(fileUploads.userId, userId));

/** Forgets who brought files in; those on their way are given up, and go within a minute. */
export async function eraseUploader(tx: Tx, userId: string): Promise<void> {
  await tx.update(files).set({ createdBy: null }).where(eq(files.createdBy, userId));
  const dropped = await tx.delete(fileUploads).where(eq(fileUploads.userId, userId)).returning();
  await giveUpBytes(
    tx,
    dropped.map(({ id }) => id),
  );
}
