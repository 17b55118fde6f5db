import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import { fail, ok, type Result } from '#kit/result.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import { bringBack, type Back, type HasPicture } from './as-today.ts';
import { readContent } from './contents.ts';
import type { Entity, PictureFacts } from './entity.ts';
import { prepare } from './pictures.ts';
import { saveEntry, type Actor } from './save.ts';
import { contentOf, findStanding, lockEntry, ofEntry, putRow, type DeskRow } from './standing.ts';
import { deskEntries, deskRevisions, type Content } from './tables.ts';

/**
 * The content that a published entry gets at `publishAt`, as it was saved; undefined if nothing is scheduled. The draft is equal
 * to it until somebody edits further; unsaved edits are never published.
 */
const waitingOf = async (db: Db | Tx, row: DeskRow | undefined): Promise<Content | undefined> =>
  row?.state === 'published' && row.publishAt ? findSaved(db, row) : undefined;

/** The content of the latest revision; undefined before the first save. */
export async function findSaved(db: Db | Tx, { entity, entryId }: DeskRow): Promise<Content | undefined> {
  const [saved] = await db
    .select({ content: deskRevisions.content })
    .from(deskRevisions)
    .where(and(eq(deskRevisions.entity, entity), eq(deskRevisions.entryId, entryId)))
    .orderBy(desc(deskRevisions.version))
    .limit(1);
  return saved?.content;
}

/**
 * Stores unsaved edits as the draft; null discards them, which restores the scheduled content, or unschedules it if that was what
 * the draft held. Visible in the office only, so its shape is not validated.
 */
export async function keepDraft(
  tx: Tx,
  entity: Entity,
  id: string,
  content: Content | null,
  actor: Actor,
): Promise<Result<Date | null>> {
  const found = await lockEntry(tx, entity, id, actor.now);
  if (!found || found.state === 'binned') return fail('not-found');
  const { state: _, ...row } = found;
  const waiting = content === null ? await waitingOf(tx, found) : undefined;
  const isGivenUp = waiting !== undefined && isDeepStrictEqual(row.draft, waiting);
  const draft = content ?? (isGivenUp ? null : (waiting ?? null));
  const at = draft === null ? null : actor.now;
  await putRow(tx, {
    ...row,
    draft,
    draftBy: draft === null ? null : actor.userId,
    draftAt: at,
    publishAt: isGivenUp ? null : row.publishAt,
  });
  return ok(at);
}

export type RevisionRow = typeof deskRevisions.$inferSelect;

const shownRevisions = 100;

export const listRevisions = (db: Db | Tx, entity: Entity, id: string): Promise<RevisionRow[]> =>
  db
    .select()
    .from(deskRevisions)
    .where(and(eq(deskRevisions.entity, entity.name), eq(deskRevisions.entryId, id)))
    .orderBy(desc(deskRevisions.version), desc(deskRevisions.at))
    .limit(shownRevisions);

type OneRevision = { readonly id: string; readonly revision: string };

/** The content of an earlier revision; undefined if it does not exist. Revisions are immutable. */
export async function findRevision(db: Db, entity: Entity, { id, revision }: OneRevision): Promise<Content | undefined> {
  const [found] = await db
    .select({ content: deskRevisions.content })
    .from(deskRevisions)
    .where(and(eq(deskRevisions.id, revision), eq(deskRevisions.entity, entity.name), eq(deskRevisions.entryId, id)));
  return found?.content;
}

/** Saves the content of an earlier revision again, in the entry's current state. */
export async function revertEntry(
  tx: Tx,
  entity: Entity,
  { id, content }: { readonly id: string; readonly content: Content },
  by: { readonly actor: Actor; readonly hasPicture: HasPicture },
): Promise<Result<Back>> {
  const row = await lockEntry(tx, entity, id, by.actor.now);
  if (!row || row.state === 'binned') return fail('not-found');
  return bringBack(tx, entity, { id, state: row.state, content, unpublish_at: row.unpublishAt?.toISOString() ?? null }, by);
}

type Due = {
  readonly db: Db;
  readonly entities: readonly Entity[];
  readonly pictures: PictureFacts;
  readonly log: Pick<Log, 'error'>;
  readonly now: Date;
};

/** Publishes and unpublishes what is due (S10.8). An entry that fails is left as it is and logged; the others go ahead. */
export async function keepSchedule({ db, entities, pictures, log, now }: Due): Promise<void> {
  const actor: Actor = { userId: null, locale: 'de', now };
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const due = async (column: typeof deskEntries.publishAt | typeof deskEntries.unpublishAt) =>
    db
      .select({ entity: deskEntries.entity, id: deskEntries.entryId })
      .from(deskEntries)
      .where(and(isNotNull(column), lte(column, now)));
  for (const [what, entries] of [
    ['publish', await due(deskEntries.publishAt)],
    ['unpublish', await due(deskEntries.unpublishAt)],
  ] as const) {
    for (const { entity: name, id } of entries) {
      const entity = byName.get(name);
      if (!entity) continue;
      try {
        const before = await findStanding(db, entity, id);
        const waiting = (await waitingOf(db, before)) ?? (await readContent(db, entity, id)) ?? {};
        const seen = await prepare({ db, pictures }, entity, waiting);
        const by = { ...actor, pictures: seen.pictures };
        await db.transaction((tx) => carryOut(tx, entity, id, what, by));
      } catch (error) {
        log.error({ err: error, entity: name, id }, `What was scheduled could not be done: ${what}.`);
      }
    }
  }
}

async function carryOut(tx: Tx, entity: Entity, id: string, what: 'publish' | 'unpublish', actor: Actor): Promise<void> {
  const row = await lockEntry(tx, entity, id, actor.now);
  const time = what === 'publish' ? row?.publishAt : row?.unpublishAt;
  if (!row || !time || time > actor.now) return;
  const waiting = what === 'publish' ? await waitingOf(tx, row) : undefined;
  const content = waiting ?? (await contentOf(tx, entity, id));
  // Somebody may have bought it since its end was set: then its sale ends, and it stays for those who have it.
  const isHeld = what === 'unpublish' && row.state === 'published' && ((await entity.isHeld?.(tx, id)) ?? false);
  const state = what === 'publish' || isHeld ? 'published' : 'draft';
  const ends = what === 'publish' ? row.unpublishAt?.toISOString() : null;
  const next = isHeld && entity.ended ? entity.ended(content) : content;
  const done = await saveEntry(tx, entity, { id, state, unpublish_at: ends }, next, actor, { isUnasked: isHeld });
  if (!done.ok) throw new Error(`${entity.name} ${id} could not be saved: ${JSON.stringify(done.body)}`);
  const { draft, draftBy, draftAt } = row;
  // Somebody has edited further: those edits are still unsaved.
  if (draft === null || isDeepStrictEqual(draft, waiting)) return;
  await tx.update(deskEntries).set({ draft, draftBy, draftAt }).where(ofEntry(entity, id));
}
