import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, refuse, type FieldErrors, type Result } from '#kit/result.ts';
import { anyOf } from '#platform/any-of.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { AuditAction, EntryState, Wish } from '../contract.ts';
import { deskTexts } from './call-texts.ts';
import { audit } from './audit.ts';
import { readContent } from './contents.ts';
import { idColumn, type Entity, type Problems, type Saving, type SeenPictures } from './entity.ts';
import { knownIds, knownIn } from './linked.ts';
import { passMarks } from './overrule.ts';
import { completed, unseen } from './pictures.ts';
import { moved, place } from './place.ts';
import { contentOf, hasUnseenDraft, lockEntry, putRow, type DeskRow } from './standing.ts';
import { deskRevisions, textIn, type Content } from './tables.ts';

export type Actor = {
  readonly userId: string | null;
  readonly locale: Locale;
  readonly now: Date;
  /** The pictures of the saved content; unchecked ones stay as they are. */
  readonly pictures?: SeenPictures;
};

/** `isUnasked`: marked wording needs no reason, since it is rolled back, or was public before. */
export type SaveOptions = { readonly isUnasked?: boolean };

/** A time in the past schedules nothing. */
export const later = (instant: string | null | undefined, now: Date): Date | null => {
  const time = instant ? new Date(instant) : null;
  return time && time > now ? time : null;
};

/**
 * An end that would never come, or come first, must not be dropped in silence. One that was stored in time and has passed since is
 * dropped as before.
 */
function endProblem(
  { unpublish_at: wanted }: Wish,
  row: DeskRow | undefined,
  { publishAt, now }: { readonly publishAt: Date | null; readonly now: Date },
): 'past' | 'reversed' | null {
  const end = wanted ? new Date(wanted) : null;
  if (!end || end.getTime() === row?.unpublishAt?.getTime()) return null;
  if (end <= now) return 'past';
  return publishAt && end <= publishAt ? 'reversed' : null;
}

/**
 * Saves an entry (S10.2, S10.8) as published or as a draft, with a revision and an audit record. A `publish_at` in the future
 * leaves the public version unchanged until then. A draft that somebody else has begun, and this save does not know, stays. Answers
 * the id.
 */
export async function saveEntry(
  tx: Tx,
  entity: Entity,
  wish: Wish,
  given: Content,
  actor: Actor,
  { isUnasked = false }: SaveOptions = {},
): Promise<Result<string>> {
  const { now, locale, pictures = unseen } = actor;
  const id = wish.id ?? wish.new_id ?? randomUUID();
  const t = deskTexts[actor.locale];
  if (!wish.id && wish.new_id && (await isMade(tx, entity, id))) return refuse(t.stale, {}, 'conflict');
  const row = wish.id ? await lockEntry(tx, entity, wish.id, actor.now) : undefined;
  if (wish.id && !row) return fail('not-found');
  if (row?.state === 'binned') return refuse(t.binned, {}, 'conflict');
  if (row && wish.version !== null && wish.version !== undefined && wish.version !== row.version)
    return refuse(t.stale, {}, 'conflict');
  const filled = row ? await withDrawn(tx, entity, row, given) : given;
  const lacking = entity.lacks?.(filled) ?? [];
  const wanted = wish.state ?? (lacking.length === 0 ? 'published' : 'draft');
  const publishAt = later(wish.publish_at, actor.now);
  const ends = endProblem(wish, row, { publishAt, now: actor.now });
  if (ends) return refuse(t.check, { unpublish_at: [t[ends]] });
  const end = later(wish.unpublish_at, now);
  const isNewEnd = end !== null && end.getTime() !== row?.unpublishAt?.getTime();
  if (isNewEnd && row?.state === 'published' && (await entity.isHeld?.(tx, id)))
    return refuse(t.check, { unpublish_at: [t.heldEnd] });
  const state: EntryState = publishAt && row?.state !== 'published' ? 'draft' : wanted;
  const saving: Saving = { id, now, locale, pictures, isDraft: state === 'draft', isByHand: actor.userId !== null };
  const content = await withFreeSlug(tx, entity, filled, completed(entity, filled, saving), saving);
  const errors = (await problemsOf(tx, entity, [{ content, saving }])).get(id);
  if (errors) return refuse(t.check, errors);
  if (wanted === 'published' && lacking.length > 0)
    return refuse(t.unready, Object.fromEntries(lacking.map((field) => [field, [t.missing]])));
  const waits = publishAt !== null && row?.state === 'published' && state === 'published';
  if (row?.state === 'published' && state === 'draft' && (await entity.isHeld?.(tx, saving.id))) {
    return refuse(t.held, {}, 'conflict');
  }
  const isBeside = await hasUnseenDraft(tx, row, { userId: actor.userId, draft_at: wish.draft_at });
  // Of something published, what is scheduled takes the draft's place.
  if (isBeside && waits) return refuse(t.beside, {}, 'conflict');
  if (!isUnasked && (wanted === 'published' || publishAt !== null)) {
    const published = row?.state === 'published' ? await contentOf(tx, entity, id) : undefined;
    const passed = await passMarks(tx, entity, { id, content, published, reason: wish.advertising_reason }, actor);
    if (!passed.ok) return passed;
  }
  if (row?.version === 0) await keepFirst(tx, entity, row, actor.now);
  if (!waits) {
    if (row?.state === 'published') await moved(tx, entity, await contentOf(tx, entity, id), content, saving);
    await place(tx, entity, { content, state, before: row?.state }, saving);
  }
  const version = (row?.version ?? 0) + 1;
  await putRow(tx, {
    entity: entity.name,
    entryId: saving.id,
    version,
    title: titleOf(entity, content),
    ...(isBeside
      ? {}
      : {
          draft: waits ? content : null,
          draftBefore: null,
          draftBy: waits ? actor.userId : null,
          draftAt: waits ? actor.now : null,
        }),
    publishAt,
    unpublishAt: end,
    failure: null,
    binnedAt: null,
    binnedFrom: null,
    updatedAt: actor.now,
  });
  await tx
    .insert(deskRevisions)
    .values({ entity: entity.name, entryId: saving.id, version, content, actorId: actor.userId, at: actor.now });
  await audit(tx, {
    actor: actor.userId,
    action: waits ? 'schedule' : auditActionOf(row, state),
    entity: entity.name,
    id: saving.id,
    title: titleOf(entity, content),
    at: actor.now,
  });
  await bumpContent(tx, 'rows');
  return ok(saving.id);
}

/** Whether an earlier try, whose answer was lost, has made it; one that is still under way is waited for. */
async function isMade(tx: Tx, entity: Entity, id: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`new entry ${id}`}, 0))`);
  return (await readContent(tx, entity, id)) !== undefined;
}

/** As records beside an entry have it. */
export const titleOf = (entity: Entity, content: Content): string => entity.title.of(content).slice(0, 300);

/** Generated values are kept: people have them in links, on paper or in their hands. */
async function withDrawn(tx: Tx, entity: Entity, row: DeskRow, given: Content): Promise<Content> {
  const missing = (entity.drawn ?? []).filter((field) => textIn(given[field]).trim() === '');
  if (missing.length === 0) return given;
  const known = await contentOf(tx, entity, row.entryId);
  return { ...given, ...Object.fromEntries(missing.map((field) => [field, known[field]])) };
}

/** A slug that was made from the title, as that of another entry was, gets a number. */
async function withFreeSlug(tx: Tx, entity: Entity, given: Content, content: Content, saving: Saving): Promise<Content> {
  let free = content;
  for (const field of entity.unique ?? []) {
    if (textIn(given[field]) !== '' || entity.drawn?.includes(field)) continue;
    for (let number = 2; (await takenIn(tx, entity, field, [{ content: free, saving }])).length > 0; number += 1)
      free = { ...free, [field]: `${textIn(content[field])}-${number}` };
  }
  return free;
}

/** An imported entry has no revision yet: store its original before the first change, so that it can be restored. */
export async function keepFirst(tx: Tx, entity: Entity, row: DeskRow, at: Date): Promise<void> {
  const content = await contentOf(tx, entity, row.entryId);
  await tx.insert(deskRevisions).values({ entity: entity.name, entryId: row.entryId, version: 0, content, actorId: null, at });
}

const auditActionOf = (row: DeskRow | undefined, state: EntryState): AuditAction => {
  if (!row) return 'create';
  if (row.state === state) return 'save';
  return state === 'published' ? 'publish' : 'unpublish';
};

type Checked = { readonly content: Content; readonly saving: Saving };

/** Errors of contents whose shape is valid, by id; entries without any are left out. */
export async function problemsOf(tx: Tx, entity: Entity, entries: readonly Checked[]): Promise<ReadonlyMap<string, FieldErrors>> {
  const problems = new Map<string, Record<string, Problems[string]>>();
  const note = ({ saving }: Checked, found: Problems): void =>
    void problems.set(saving.id, { ...problems.get(saving.id), ...found });
  for (const field of entity.unique ?? []) {
    for (const entry of await takenIn(tx, entity, field, entries)) note(entry, { [field]: 'taken' });
  }
  for (const [field, column] of Object.entries(entity.references ?? {})) {
    const named = entries.filter(({ content }) => typeof content[field] === 'string');
    const idOf = ({ content }: Checked): string => textIn(content[field]).toLowerCase();
    const known = await knownIds(tx, column, named.map(idOf));
    for (const entry of named) if (!known.has(idOf(entry))) note(entry, { [field]: 'unknown' });
  }
  for (const [entry, field] of await unknownParts(tx, entity, entries)) note(entry, { [field]: 'unknown' });
  for (const entry of entries) {
    const found = (await entity.check?.(tx, entry.content, entry.saving)) ?? {};
    if (Object.keys(found).length > 0) note(entry, found);
  }
  const t = deskTexts[entries[0]?.saving.locale ?? 'de'];
  return new Map(
    [...problems].map(([id, own]) => [
      id,
      Object.fromEntries(Object.entries(own).map(([field, problem]) => [field, [t[problem]]])),
    ]),
  );
}

/** The parts that refer to missing entries. */
export async function unknownParts<Entry extends Pick<Checked, 'content'>>(
  tx: Tx,
  entity: Entity,
  entries: readonly Entry[],
): Promise<(readonly [Entry, string])[]> {
  const found: (readonly [Entry, string])[] = [];
  for (const [field, part] of Object.entries(entity.parts ?? {})) {
    const values = entries.map(({ content }) => content[field]);
    const known = await knownIn(tx, part, values);
    found.push(...entries.flatMap((entry, at) => (isDeepStrictEqual(known[at], values[at]) ? [] : [[entry, field] as const])));
  }
  return found;
}

type Named = { readonly content: Content; readonly saving: Pick<Saving, 'id'> };

/** The entries whose value of a unique field another one has: in the table, or before them in the list. */
export async function takenIn<Entry extends Named>(
  tx: Db | Tx,
  entity: Entity,
  field: string,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const column = entity.columns[field];
  const named = entries.filter(({ content }) => typeof content[field] === 'string');
  if (!column || named.length === 0) return [];
  const { rows } = await tx.execute<{ id: string; value: string }>(sql`
    select ${idColumn(entity)} as id, ${column} as value from ${entity.table}
    where ${anyOf(
      column,
      named.map(({ content }) => textIn(content[field])),
      'text',
    )}`);
  const owners = new Map(rows.map(({ id, value }) => [value, id]));
  return named.filter(({ content, saving }) => {
    const value = textIn(content[field]);
    const owner = owners.get(value) ?? saving.id;
    owners.set(value, owner);
    return owner !== saving.id;
  });
}
