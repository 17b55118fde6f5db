import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Tx } from '#platform/database.ts';
import { deskTexts } from './call-texts.ts';
import { audit } from './audit.ts';
import { asToday, bringBack, type Back, type HasPicture } from './as-today.ts';
import { idColumn, type Entity } from './entity.ts';
import { forgetOverrules } from './overrule.ts';
import { bin, erase } from './place.ts';
import { keepFirst, type Actor } from './save.ts';
import { contentOf, dropRow, findSaved, lockEntry, putRow, waitingOf } from './standing.ts';
import { deskEntries, deskRevisions } from './tables.ts';

/** How long a deleted entry can be restored, in days. */
const binDays = 30;

type Unwanted = {
  readonly ids: readonly string[];
  /** Whether they are in the bin, as far as is known; who does not say means either. */
  readonly fromBin?: boolean | undefined;
};

/**
 * Moves entries to the bin, or deletes those already in it for good. All or none: `not-found` for an unknown id, `conflict` for
 * an entry that is still needed, or was taken out of the bin meanwhile.
 */
export async function deleteEntries(tx: Tx, entity: Entity, { ids, fromBin }: Unwanted, actor: Actor): Promise<Result<string[]>> {
  for (const id of new Set(ids)) {
    const result = await deleteEntry(tx, entity, { id, fromBin }, actor);
    if (!result.ok) return result;
  }
  await bumpContent(tx, 'rows');
  return ok([...new Set(ids)]);
}

type One = Pick<Unwanted, 'fromBin'> & { readonly id: string };

/**
 * What somebody has begun is kept in the bin, also the content of a scheduled change. The schedule itself ends, but an end of being
 * published is kept: restoring must not prolong it.
 */
async function deleteEntry(tx: Tx, entity: Entity, { id, fromBin }: One, actor: Actor): Promise<Result<null>> {
  const row = await lockEntry(tx, entity, id, actor.now);
  if (!row) return fail('not-found');
  const audited = { actor: actor.userId, entity: entity.name, id, title: row.title, at: actor.now };
  if (fromBin && row.state !== 'binned') return refuse(deskTexts[actor.locale].unbinned, {}, 'conflict');
  if (row.state === 'binned') {
    // A colleague was faster.
    if (fromBin === false) return ok(null);
    await eraseEntry(tx, entity, id);
    await audit(tx, { ...audited, action: 'erase' });
    return ok(null);
  }
  if (await entity.isHeld?.(tx, id)) return refuse(deskTexts[actor.locale].held, {}, 'conflict');
  // Restoring compares with the last revision, so there has to be one.
  if (row.version === 0) await keepFirst(tx, entity, row, actor.now);
  await bin(tx, entity, id, { before: row.state, now: actor.now });
  const { state, ...kept } = row;
  await putRow(tx, {
    ...kept,
    version: row.version + 1,
    // A scheduled change is one of what is there.
    ...((await waitingOf(tx, row)) && { draftBefore: null }),
    publishAt: null,
    failure: null,
    binnedAt: actor.now,
    binnedFrom: state,
    updatedAt: actor.now,
  });
  await audit(tx, { ...audited, action: 'delete' });
  return ok(null);
}

async function eraseEntry(tx: Tx, entity: Entity, id: string): Promise<void> {
  await erase(tx, entity, id);
  await dropRow(tx, entity, id);
  await forgetOverrules(tx, entity, id);
  await tx.delete(deskRevisions).where(and(eq(deskRevisions.entity, entity.name), eq(deskRevisions.entryId, id)));
}

/** Restores an entry from the bin, without references that no longer exist. */
export async function restoreEntry(
  tx: Tx,
  entity: Entity,
  id: string,
  by: { readonly actor: Actor; readonly hasPicture: HasPicture },
): Promise<Result<Back>> {
  const row = await lockEntry(tx, entity, id, by.actor.now);
  if (row?.state !== 'binned') return fail('not-found');
  const content = await contentOf(tx, entity, id);
  const saved = await findSaved(tx, row);
  await tx
    .update(entity.table)
    .set({ state: 'draft' })
    .where(eq(idColumn(entity), id));
  const isOver = row.unpublishAt !== null && row.unpublishAt <= by.actor.now;
  const state = row.binnedFrom === 'published' && !isOver ? 'published' : 'draft';
  const unpublishAt = isOver ? null : row.unpublishAt?.toISOString();
  const back = await bringBack(tx, entity, { id, state, content, unpublish_at: unpublishAt, isUnasked: true }, by);
  if (!back.ok) return back;
  const before = saved && (await asToday(tx, entity, saved, { locale: by.actor.locale, hasPicture: by.hasPicture }));
  return ok({ id, left: [...new Set([...back.value.left, ...(before?.ok ? before.value.left : [])])] });
}

/** Deletes what has been in the bin for its time, except entries that are still needed. */
export async function emptyBin(tx: Tx, entities: readonly Entity[], now: Date): Promise<void> {
  const before = new Date(now.getTime() - binDays * 86_400_000);
  const over = await tx
    .select({ name: deskEntries.entity, id: deskEntries.entryId, title: deskEntries.title })
    .from(deskEntries)
    .where(and(isNotNull(deskEntries.binnedAt), lt(deskEntries.binnedAt, before)));
  for (const { name, id, title } of over) {
    const entity = entities.find((one) => one.name === name);
    if (!entity || (await entity.isHeld?.(tx, id))) continue;
    await eraseEntry(tx, entity, id);
    await audit(tx, { actor: null, action: 'erase', entity: name, id, title, at: now });
  }
  await tx.execute(sql`delete from desk_revisions r using (
    select id, row_number() over (partition by entity, entry_id order by version desc) as nth from desk_revisions) old
    where old.id = r.id and old.nth > ${keptRevisions}`);
}

/** Maximum number of revisions per entry. */
const keptRevisions = 100;
