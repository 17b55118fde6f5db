import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { giveUpBytes } from './removals.ts';
import { files, fileUploads } from './tables.ts';

/** The files that somebody has on their way, for an export of their data. */
const exportUploadsOf = (db: Db, userId: string) =>
  db.select({ name: fileUploads.name, begunAt: fileUploads.begunAt }).from(fileUploads).where(eq(fileUploads.userId, userId));

/** Forgets who brought files in; those on their way are given up, and go within a minute. */
async function eraseUploader(tx: Tx, userId: string): Promise<void> {
  await tx.update(files).set({ createdBy: null }).where(eq(files.createdBy, userId));
  const dropped = await tx.delete(fileUploads).where(eq(fileUploads.userId, userId)).returning();
  await giveUpBytes(
    tx,
    dropped.map(({ id }) => id),
  );
}

type Uploader = { readonly id: string };

/** What this room keeps of a person (S16.2): what they bring in for the office. The files themselves are the site's and stay. */
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
