import type { Tx } from '#platform/database.ts';
import { transcodes } from '../tables.ts';

/** A clip that came whole. */
export type AdoptedClip = { readonly id?: string; readonly title: string; readonly folder: string; readonly seconds: number };

/** Takes clips that an import brought with all their files into the office's list; those that are there stay as they are. */
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
