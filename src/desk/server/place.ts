import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database.ts';
import type { EntryState } from '../contract.ts';
import { readContent, writeContent, writeParts } from './contents.ts';
import { idColumn, type Entity, type Saving } from './entity.ts';
import { deskMoves, deskShown, type Content } from './tables.ts';

/** A change of state: readers of the public views see an entry while it is published. */

type Wanted = { readonly content: Content; readonly state: EntryState; readonly before: EntryState | undefined };

/** Writes an entry and, if it is or was public, updates derived data. */
export async function place(tx: Tx, entity: Entity, { content, state, before }: Wanted, saving: Saving): Promise<void> {
  await writeContent(tx, entity, { content, state }, saving);
  if (state !== 'published' && before !== 'published') return;
  const path = entity.address?.(content);
  // An entry has taken over an old path: that path no longer redirects.
  if (path && state === 'published') await tx.delete(deskMoves).where(eq(deskMoves.path, path));
  await noteShown(tx, entity, content, saving);
  await entity.changed?.(tx, [saving.id]);
}

/** Records that the public content of an entry's path has changed. */
async function noteShown(tx: Tx, entity: Entity, content: Content, { id, now }: Pick<Saving, 'id' | 'now'>): Promise<void> {
  const path = entity.address?.(content);
  if (!path) return;
  await tx
    .insert(deskShown)
    .values({ entity: entity.name, entryId: id, path, changedAt: now })
    .onConflictDoUpdate({ target: [deskShown.entity, deskShown.entryId], set: { path, changedAt: now } });
}

/** Moves it to the bin unchanged. */
export async function bin(tx: Tx, entity: Entity, id: string, { before, now }: { before: EntryState; now: Date }): Promise<void> {
  const state: EntryState = 'binned';
  await tx
    .update(entity.table)
    .set({ state })
    .where(eq(idColumn(entity), id));
  if (before !== 'published') return;
  const content = entity.address && (await readContent(tx, entity, id));
  if (content) await noteShown(tx, entity, content, { id, now });
  await entity.changed?.(tx, [id]);
}

/** Deletes it from the bin for good, with everything that belongs to it; none of it was public. */
export async function erase(tx: Tx, entity: Entity, id: string): Promise<void> {
  const empty = Object.fromEntries(Object.entries(entity.parts ?? {}).map(([field, part]) => [field, part.empty]));
  await writeParts(tx, entity, new Map([[id, empty]]));
  await tx.delete(entity.table).where(and(eq(idColumn(entity), id), eq(entity.table.state, 'binned')));
}

/** Redirects the old path of an entry to the new one (S10.8). */
export async function moved(tx: Tx, entity: Entity, before: Content, after: Content, { id, now }: Saving): Promise<void> {
  const path = entity.address?.(before);
  if (!path || path === entity.address?.(after)) return;
  const row = { path, entity: entity.name, entryId: id, at: now };
  await tx.insert(deskMoves).values(row).onConflictDoUpdate({ target: deskMoves.path, set: row });
}
