import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { files } from './tables.ts';

/** An uploaded file's path in the store and its name; null if it does not exist. */
export async function findStoredFile(db: Db | Tx, id: string): Promise<{ readonly path: string; readonly name: string } | null> {
  const [file] = await db.select({ name: files.name, path: files.path }).from(files).where(eq(files.id, id));
  return file ?? null;
}
