import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { searchState } from './tables.ts';

/** The version of the indexing rules: raise it with every change of what is indexed, and the index is rebuilt. */
export const rulesOfIndex = '5';

export type IndexState = { readonly version: number; readonly made: string; readonly words: number; readonly brought: string };

/** The state of the index; version 0 before the first one. */
export async function readState(db: Db | Tx): Promise<IndexState> {
  const [row] = await db
    .select({ version: searchState.version, made: searchState.made, words: searchState.words, brought: searchState.brought })
    .from(searchState);
  return row ?? { version: 0, made: '', words: 0, brought: '' };
}

/**
 * Raises the version; call it first in each transaction that changes the index or the words. The row stays locked until the
 * transaction ends, which serialises changes, and a reader who sees the version sees its changes.
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

/** Records the rules by which the index was made. */
export async function setMade(tx: Tx, made: string): Promise<void> {
  await tx.update(searchState).set({ made }).where(eq(searchState.id, 1));
}

/** Raises the version for a change of the editors' words, like `nextVersion`. */
export async function nextWords(tx: Tx): Promise<void> {
  const version = await nextVersion(tx);
  await tx.update(searchState).set({ words: version }).where(eq(searchState.id, 1));
}

/** Records the words that this version brought, by their hash. */
export async function setBrought(tx: Tx, brought: string): Promise<void> {
  await tx.update(searchState).set({ brought }).where(eq(searchState.id, 1));
}
