import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, refuse, type Failure, type Result } from '#kit/result.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import type { Wish } from '../contract.ts';
import { partTexts } from '../office-texts.ts';
import { deskTexts } from './call-texts.ts';
import { bringBack, type Back, type HasPicture } from './as-today.ts';
import { readContent } from './contents.ts';
import type { Entity, PictureFacts } from './entity.ts';
import { prepare } from './pictures.ts';
import { saveEntry, type Actor } from './save.ts';
import { contentOf, findStanding, hasUnseenDraft, lockEntry, ofEntry, putRow, waitingOf } from './standing.ts';
import { deskEntries, deskRevisions, type Content, type ScheduleFailure } from './tables.ts';

type Edits = {
  readonly content: Content | null;
  /** The changed fields as they were. */
  readonly before?: Content | null | undefined;
};

/**
 * Stores unsaved edits as the draft, also of an entry that somebody has moved to the bin meanwhile; null discards them, which restores
 * the scheduled content, or unschedules it if that was what the draft held. Visible in the office only, so nothing of it has to be complete, possible or permitted. A draft that is not known
 * here does not go: there is one for each entry, and somebody was told that theirs is kept.
 */
export async function keepDraft(
  tx: Tx,
  entity: Entity,
  id: string,
  { content, before, draft_at }: Edits & Pick<Wish, 'draft_at'>,
  actor: Actor,
): Promise<Result<Date | null>> {
  const found = await lockEntry(tx, entity, id, actor.now);
  if (!found) return fail('not-found');
  if (await hasUnseenDraft(tx, found, { ...actor, draft_at })) return refuse(deskTexts[actor.locale].beside, {}, 'conflict');
  const { state: _, ...row } = found;
  const waiting = content === null ? await waitingOf(tx, found) : undefined;
  const isGivenUp = waiting !== undefined && isDeepStrictEqual(row.draft, waiting);
  const draft = content ?? (isGivenUp ? null : (waiting ?? null));
  const at = draft === null ? null : actor.now;
  await putRow(tx, {
    ...row,
    draft,
    draftBefore: content && (before ?? null),
    draftBy: draft === null ? null : actor.userId,
    draftAt: at,
    // A form that was opened before would schedule it again.
    version: isGivenUp ? row.version + 1 : row.version,
    publishAt: isGivenUp ? null : row.publishAt,
    failure: isGivenUp ? null : row.failure,
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

/** Saves the content of an earlier revision again, in the entry's current state and with its times. */
export async function revertEntry(
  tx: Tx,
  entity: Entity,
  { id, content }: { readonly id: string; readonly content: Content },
  by: { readonly actor: Actor; readonly hasPicture: HasPicture },
): Promise<Result<Back>> {
  const row = await lockEntry(tx, entity, id, by.actor.now);
  if (!row || row.state === 'binned') return fail('not-found');
  const times = { publish_at: row.publishAt?.toISOString(), unpublish_at: row.unpublishAt?.toISOString() };
  return bringBack(tx, entity, { id, state: row.state, content, ...times }, by);
}

type Due = {
  readonly db: Db;
  readonly entities: readonly Entity[];
  readonly pictures: PictureFacts;
  readonly log: Pick<Log, 'error'>;
  readonly now: Date;
};

/** Thrown to roll back what could not be saved, with the reasons for editors. */
class NotSaved extends Error {
  readonly texts: ScheduleFailure['texts'];
  constructor(message: string, texts: ScheduleFailure['texts']) {
    super(message);
    this.texts = texts;
  }
}

/** In minutes; the first pauses are shorter. */
const longestPause = 60;

/** Notes what could not be done, for editors to see, and when it is tried again: later each time. */
async function noteFailure(db: Db, where: ReturnType<typeof ofEntry>, what: ScheduleFailure['what'], error: unknown, now: Date) {
  const [row] = await db.select({ failure: deskEntries.failure }).from(deskEntries).where(where);
  const tries = (row?.failure?.tries ?? 0) + 1;
  const again = new Date(now.getTime() + Math.min(2 ** (tries - 1), longestPause) * 60_000).toISOString();
  const texts = error instanceof NotSaved ? error.texts : { de: [], en: [] };
  await db.update(deskEntries).set({ failure: { what, tries, again, texts } }).where(where);
}

/**
 * Publishes and unpublishes what is due (S10.8). An entry that fails is left as it is, and that is noted and logged; the others go
 * ahead.
 */
export async function keepSchedule({ db, entities, pictures, log, now }: Due): Promise<void> {
  const actor: Actor = { userId: null, locale: 'de', now };
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const due = async (column: typeof deskEntries.publishAt | typeof deskEntries.unpublishAt) =>
    db
      .select({ entity: deskEntries.entity, id: deskEntries.entryId })
      .from(deskEntries)
      .where(
        and(
          isNotNull(column),
          lte(column, now),
          isNull(deskEntries.binnedAt),
          sql`coalesce(${deskEntries.failure} ->> 'again', '') <= ${now.toISOString()}`,
        ),
      );
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
        await noteFailure(db, ofEntry(entity, id), what, error, now).catch((err: unknown) =>
          log.error({ err }, 'It could not be noted.'),
        );
      }
    }
  }
}

/** A field as the form calls it; `path` is that of the wire: `slug`, `en.title`, `modules.3.copy`. */
function labelOf({ labels }: Entity, path: string, locale: Locale): string {
  const [first = '', second = ''] = path.split('.');
  const { inEnglish, inEasy } = partTexts[locale].form;
  if (first === 'en') return inEnglish(labels[second]?.[locale] ?? second);
  if (first === 'easy') return inEasy(labels[second]?.[locale] ?? second);
  return labels[first]?.[locale] ?? first;
}

/** The refusal's texts: what is wrong with which field, else what it says as a whole. */
function reasonsOf({ body }: Failure, entity: Entity, locale: Locale): string[] {
  const { message = '', errors = {} } = (body ?? {}) as {
    message?: string;
    errors?: Readonly<Record<string, readonly string[]>>;
  };
  const fields = Object.entries(errors).map(([field, texts]) => `${labelOf(entity, field, locale)}: ${texts.join(' ')}`);
  return fields.length > 0 ? fields : [message];
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
  const save = (by: Actor) => saveEntry(tx, entity, { id, state, unpublish_at: ends }, next, by, { isUnasked: isHeld });
  const done = await save(actor);
  if (!done.ok) {
    // Refused before anything was written, so it can be asked again in the other language.
    const english = await save({ ...actor, locale: 'en' });
    const texts = { de: reasonsOf(done, entity, 'de'), en: english.ok ? [] : reasonsOf(english, entity, 'en') };
    throw new NotSaved(`${entity.name} ${id} could not be saved: ${JSON.stringify(done.body)}`, texts);
  }
  const { draft, draftBefore, draftBy, draftAt } = row;
  // Somebody has edited further: those edits are still unsaved.
  if (draft === null || isDeepStrictEqual(draft, waiting)) return;
  await tx.update(deskEntries).set({ draft, draftBefore, draftBy, draftAt }).where(ofEntry(entity, id));
}

/** Entries whose schedule could not be carried out, those that have waited longest first. */
export async function listFailedSchedules(db: Db, most: number) {
  const failed = isNotNull(deskEntries.failure);
  const total = await db.$count(deskEntries, failed);
  const due = sql<Date>`least(${deskEntries.publishAt}, ${deskEntries.unpublishAt})`.mapWith(deskEntries.publishAt);
  const data = await db
    .select({ entity: deskEntries.entity, id: deskEntries.entryId, title: deskEntries.title, due })
    .from(deskEntries)
    .where(failed)
    .orderBy(due)
    .limit(most);
  return { total, data };
}
