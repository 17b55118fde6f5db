import type { Tx } from '#platform/database.ts';
import { transcodes } from '../tables.ts';

/** An imported clip with all its files. */
export type AdoptedClip = { readonly id?: string; readonly title: string; readonly folder: string; readonly seconds: number };

/** Adds imported clips to the office's list; existing ones are left unchanged. */
export async function adoptClips(tx: Tx, now: Date, clips: readonly AdoptedClip[]): Promise<void> {
  const rows = clips.map(({ id, title, folder, seconds }) => ({
    ...(id === undefined ? {} : { id }),
    title,
    folder,
    seconds,
    state: 'ready' as const,
    progress: 1,
    createdAt: now,
    updatedAt: now,
  }));
  if (rows.length > 0) await tx.insert(transcodes).values(rows).onConflictDoNothing();
}
