import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database.ts';
import type { EntryState } from '../contract.ts';
import { readContent, writeContent } from './contents.ts';
import { idColumn, type Entity, type Saving } from './entity.ts';
import { deskMoves, deskShown, type Content } from './tables.ts';

/** From one state into another: who reads the public views sees an entry as long as it is published. */

type Wanted = { readonly content: Content; readonly state: EntryState; readonly before: EntryState | undefined };

/** Writes an entry, and what follows from it where it is or was public. */
export async function place(tx: Tx, entity: Entity, { content, state, before }: Wanted, saving: Saving): Promise<void> {
  await writeContent(tx, entity, { content, state }, saving);
  if (state !== 'published' && before !== 'published') return;
  const path = entity.address?.(content);
  // An entry has come to stand where another one was: that address leads nowhere else any more.
  if (path && state === 'published') await tx.delete(deskMoves).where(eq(deskMoves.path, path));
  await noteShown(tx, entity, content, saving);
  await entity.changed?.(tx, [saving.id]);
}

/** Notes that readers see something else at an entry's address from now on. */
async function noteShown(tx: Tx, entity: Entity, content: Content, { id, now }: Pick<Saving, 'id' | 'now'>): Promise<void> {
  const path = entity.address?.(content);
  if (!path) return;
  await tx
    .insert(deskShown)
    .values({ entity: entity.name, entryId: id, path, changedAt: now })
    .onConflictDoUpdate({ target: [deskShown.entity, deskShown.entryId], set: { path, changedAt: now } });
}

/** Into the bin, as it is. */
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

/** Out of the bin for good, with all that refers to it alone; nothing of it was public. */
export async function erase(tx: Tx, entity: Entity, id: string): Promise<void> {
  for (const part of Object.values(entity.parts ?? {})) await part.write(tx, id, part.empty);
  await tx.delete(entity.table).where(and(eq(idColumn(entity), id), eq(entity.table.state, 'binned')));
}

/** From now on the old address of an entry leads to it (S10.8). */
export async function moved(tx: Tx, entity: Entity, before: Content, after: Content, { id, now }: Saving): Promise<void> {
  const path = entity.address?.(before);
  if (!path || path === entity.address?.(after)) return;
  const row = { path, entity: entity.name, entryId: id, at: now };
  await tx.insert(deskMoves).values(row).onConflictDoUpdate({ target: deskMoves.path, set: row });
}
