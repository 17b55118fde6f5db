import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { giveUpBytes } from './removals.ts';
import { files, fileUploads } from './tables.ts';

/** A person's unfinished uploads, for their data export. */
const exportUploadsOf = (db: Db, userId: string) =>
  db.select({ name: fileUploads.name, begunAt: fileUploads.begunAt }).from(fileUploads).where(eq(fileUploads.userId, userId));

/** Removes the references to an uploader. Unfinished uploads are dropped; their bytes are removed within a minute. */
async function eraseUploader(tx: Tx, userId: string): Promise<void> {
  await tx.update(files).set({ createdBy: null }).where(eq(files.createdBy, userId));
  const dropped = await tx.delete(fileUploads).where(eq(fileUploads.userId, userId)).returning();
  await giveUpBytes(
    tx,
    dropped.map(({ id }) => id),
  );
}

type Uploader = { readonly id: string };

/**
 * The personal data this room holds (S16.2): a person's uploads for the office. Finished files belong to the site and are kept.
 */
export const fileData = {
  tables: ['file_uploads'],
  words: {
    de: { uploads: 'Dateien, die Du gerade hochlädst', name: 'Name', begunAt: 'Begonnen am' },
    en: { uploads: 'Files that you are uploading', name: 'Name', begunAt: 'Begun on' },
  },
  exported: async (db: Db, { id }: Uploader) => ({ uploads: await exportUploadsOf(db, id) }),
  erase: async (tx: Tx, { id }: Uploader): Promise<string[]> => {
    await eraseUploader(tx, id);
    return [];
  },
};
