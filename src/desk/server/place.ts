import { eq, getTableName } from 'drizzle-orm';
import type { Tx } from '#platform/database.ts';
import { writeContent } from './contents.ts';
import { idColumn, type Entity, type Saving } from './entity.ts';
import { collectAttached, putAttached } from './references.ts';
import { deskMoves, type Attached, type Content } from './tables.ts';

/** Into the public tables and out of them. */

/** Writes an entry into the public tables, with what referred to it when it was taken out. */
export async function putIn(
  tx: Tx,
  entity: Entity,
  content: Content,
  saving: Saving,
  attached: readonly Attached[] = [],
): Promise<void> {
  await writeContent(tx, entity, content, saving);
  await putAttached(tx, attached);
  const path = entity.address?.(content);
  // An entry has come to stand where another one was: that address leads nowhere else any more.
  if (path) await tx.delete(deskMoves).where(eq(deskMoves.path, path));
  await entity.changed?.(tx, [saving.id]);
}

/** Takes an entry out of the public tables, and answers what went with it, its own parts left out. */
export async function takeOut(tx: Tx, entity: Entity, id: string): Promise<Attached[]> {
  for (const part of Object.values(entity.parts ?? {})) {
    await part.write(tx, id, part.empty);
  }
  const attached = await collectAttached(tx, getTableName(entity.table), [id]);
  await tx.delete(entity.table).where(eq(idColumn(entity), id));
  await entity.changed?.(tx, [id]);
  return attached;
}

/** From now on the old address of an entry leads to it (S10.8). */
export async function moved(tx: Tx, entity: Entity, before: Content, after: Content, { id, now }: Saving): Promise<void> {
  const path = entity.address?.(before);
  if (!path || path === entity.address?.(after)) return;
  const row = { path, entity: entity.name, entryId: id, at: now };
  await tx.insert(deskMoves).values(row).onConflictDoUpdate({ target: deskMoves.path, set: row });
}
