import { and, eq, lt, sql } from 'drizzle-orm';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Tx } from '#platform/database.ts';
import { deskTexts } from '../texts.ts';
import { audit } from './audit.ts';
import { bringBack, type Back, type HasPicture } from './as-today.ts';
import type { Entity } from './entity.ts';
import { takeOut } from './place.ts';
import type { Actor } from './save.ts';
import { contentOf, dropRow, lockEntry, putRow } from './standing.ts';
import { deskEntries, deskRevisions } from './tables.ts';

/** How long a deleted entry can be restored, in days. */
const binDays = 30;

/**
 * Moves entries to the bin; one that is there already is gone for good. All of them or none: `not-found` for an id that there
 * is not, `conflict` for one that something must not lose.
 */
export async function deleteEntries(tx: Tx, entity: Entity, ids: readonly string[], actor: Actor): Promise<Result<string[]>> {
  for (const id of new Set(ids)) {
    const result = await deleteEntry(tx, entity, id, actor);
    if (!result.ok) return result;
  }
  await bumpContent(tx);
  return ok([...new Set(ids)]);
}

async function deleteEntry(tx: Tx, entity: Entity, id: string, actor: Actor): Promise<Result<null>> {
  const row = await lockEntry(tx, entity, id, actor.now);
  if (!row) return fail('not-found');
  const deed = { actor: actor.userId, entity: entity.name, id, title: row.title, at: actor.now };
  if (row.state === 'binned') {
    await dropRow(tx, entity, id);
    await forgetRevisions(tx, entity.name, id);
    await audit(tx, { ...deed, action: 'erase' });
    return ok(null);
  }
  if (await entity.isHeld?.(tx, id)) return refuse(deskTexts[actor.locale].held, {}, 'conflict');
  const content = await contentOf(tx, entity, row);
  const attached = row.state === 'published' ? await takeOut(tx, entity, id) : row.attached;
  await putRow(tx, {
    ...row,
    content,
    attached,
    state: 'binned',
    version: row.version + 1,
    draft: null,
    publishAt: null,
    unpublishAt: null,
    binnedAt: actor.now,
    binnedFrom: row.state,
    updatedAt: actor.now,
  });
  await audit(tx, { ...deed, action: 'delete' });
  return ok(null);
}

const forgetRevisions = async (tx: Tx, entity: Entity['name'], id: string): Promise<void> => {
  await tx.delete(deskRevisions).where(and(eq(deskRevisions.entity, entity), eq(deskRevisions.entryId, id)));
};

/** Takes an entry out of the bin, as it was before. */
export async function restoreEntry(
  tx: Tx,
  entity: Entity,
  id: string,
  by: { readonly actor: Actor; readonly hasPicture: HasPicture },
): Promise<Result<Back>> {
  const row = await lockEntry(tx, entity, id, by.actor.now);
  if (row?.state !== 'binned') return fail('not-found');
  await putRow(tx, { ...row, state: 'draft', binnedAt: null, binnedFrom: null });
  const state = row.binnedFrom === 'published' ? 'published' : 'draft';
  return bringBack(tx, entity, { id, state, content: row.content ?? {} }, by);
}

/** Forgets what lay in the bin for its time. */
export async function emptyBin(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - binDays * 86_400_000);
  const gone = await tx
    .delete(deskEntries)
    .where(and(eq(deskEntries.state, 'binned'), lt(deskEntries.binnedAt, before)))
    .returning({ entity: deskEntries.entity, id: deskEntries.entryId, title: deskEntries.title });
  for (const { entity, id, title } of gone) {
    await forgetRevisions(tx, entity, id);
    await audit(tx, { actor: null, action: 'erase', entity, id, title, at: now });
  }
  await tx.execute(sql`delete from desk_revisions r using (
    select id, row_number() over (partition by entity, entry_id order by version desc) as nth from desk_revisions) old
    where old.id = r.id and old.nth > ${keptRevisions}`);
}

/** So many revisions of an entry are kept. */
const keptRevisions = 100;
