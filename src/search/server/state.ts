import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { searchState } from './tables.ts';

/** By which rules the present code makes the index: whoever changes what is in it raises the number, and the index is made anew. */
export const rulesOfIndex = '4';

export type IndexState = { readonly version: number; readonly made: string; readonly words: number };

/** The state of the index; version 0 where there was never any. */
export async function readState(db: Db | Tx): Promise<IndexState> {
  const [row] = await db
    .select({ version: searchState.version, made: searchState.made, words: searchState.words })
    .from(searchState);
  return row ?? { version: 0, made: '', words: 0 };
}

/**
 * Raises the version, first of all in each transaction that changes the index or the words: the row stays locked until it ends,
 * so that two of them follow each other, and a reader who sees the version sees what came with it.
 */
export async function nextVersion(tx: Tx): Promise<number> {
  const [row] = await tx
    .insert(searchState)
    .values({ id: 1, version: 1, made: '' })
    .onConflictDoUpdate({ target: searchState.id, set: { version: sql`${searchState.version} + 1` } })
    .returning({ version: searchState.version });
  if (!row) throw new Error('An upsert always has one row.');
  return row.version;
}

/** Says by which rules the index is made from now on. */
export async function setMade(tx: Tx, made: string): Promise<void> {
  await tx.update(searchState).set({ made }).where(eq(searchState.id, 1));
}

/** Raises the version for a change of the editors' words, like `nextVersion`. */
export async function nextWords(tx: Tx): Promise<void> {
  const version = await nextVersion(tx);
  await tx.update(searchState).set({ words: version }).where(eq(searchState.id, 1));
}
