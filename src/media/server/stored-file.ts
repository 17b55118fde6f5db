import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { files } from './tables.ts';

/** Where an uploaded file's bytes are and what it is called; null where there is no such file. */
export async function findStoredFile(db: Db | Tx, id: string): Promise<{ readonly path: string; readonly name: string } | null> {
  const [file] = await db.select({ name: files.name, path: files.path }).from(files).where(eq(files.id, id));
  return file ?? null;
}
