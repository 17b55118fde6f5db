import type { Tx } from '#platform/database.ts';
import type { Entity } from './entity.ts';
import { keepFirst, type Actor } from './save.ts';
import { contentOf, lockEntry, putRow, waitingOf } from './standing.ts';
import { deskRevisions, type Content } from './tables.ts';

type Changed = { readonly id: string; readonly field: string; readonly before: unknown };

/**
 * Counts a change of one field that was no save, so that a form that was opened before does not save what it showed. It makes no
 * revision. Only of a scheduled change, which would bring back the value `before`; one that has another value keeps it.
 */
export async function countVersion(
  tx: Tx,
  entity: Entity,
  { id, field, before }: Changed,
  { userId, now }: Pick<Actor, 'userId' | 'now'>,
): Promise<void> {
  const found = await lockEntry(tx, entity, id, now);
  if (!found) return;
  const { state: _, ...row } = found;
  if (row.version === 0) await keepFirst(tx, entity, found, now);
  const version = row.version + 1;
  const waiting = await waitingOf(tx, found);
  const value = (await contentOf(tx, entity, id))[field];
  const current = (content: Content): Content => (content[field] === before ? { ...content, [field]: value } : content);
  if (waiting && current(waiting) !== waiting) {
    const revision = { entity: entity.name, entryId: id, version, content: current(waiting), actorId: userId, at: now };
    await tx.insert(deskRevisions).values(revision);
  }
  await putRow(tx, { ...row, draft: row.draft && current(row.draft), version, updatedAt: now });
}
