import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { draftsLast } from '#platform/storage.ts';
import type { FileServices } from './parts.ts';
import { filePlacements } from './tables.ts';

/*
 * Files that replace others together with rows (an import). They are written aside first; the transaction of the rows notes the
 * folder that they lie in, and after it they are put in their places. Who is killed before the commit has changed nothing, and
 * what a kill leaves undone after it is done by the next import, or within a minute by a running site.
 */

const aside = 'placements';
const folderOf = (id: string): string => `${aside}/${id}`;

/** Where in the store a file waits until it is put in its place. */
export const waitsAt = (id: string, path: string): string => `${folderOf(id)}/${path}`;

/** Call it in the transaction of the rows. */
export const notePlacement = async (tx: Tx, id: string, at: Date): Promise<void> =>
  void (await tx.insert(filePlacements).values({ id, notedAt: at }));

export const isNoted = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(filePlacements, eq(filePlacements.id, id))) > 0;

/** Puts all files in their places whose transaction was committed. Two processes may do so at once. */
export async function placeFiles({ db, storage }: Pick<FileServices, 'db' | 'storage'>): Promise<void> {
  for (const { id } of await db.select().from(filePlacements).orderBy(asc(filePlacements.notedAt))) {
    const folder = folderOf(id);
    for (const waiting of await storage.list(folder)) {
      const source = await storage.read(waiting).catch(ifGone);
      if (source) await storage.write(waiting.slice(folder.length + 1), source);
      await storage.remove(waiting);
    }
    await db.delete(filePlacements).where(eq(filePlacements.id, id));
  }
}

/** Another process has just put it in its place. */
function ifGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Removes files that wait for a transaction which was never committed. */
export async function dropUnplaced({ clock, db, storage }: Pick<FileServices, 'clock' | 'db' | 'storage'>): Promise<void> {
  const before = new Date(clock.now().getTime() - draftsLast);
  for await (const { path, modified } of storage.entries(aside)) {
    if (modified >= before) continue;
    const [, id = ''] = path.split('/');
    if (!(await isNoted(db, id))) await storage.remove(path);
  }
}
