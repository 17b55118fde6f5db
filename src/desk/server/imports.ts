import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { FieldErrors } from '#kit/result.ts';
import { anyOf } from '#platform/any-of.ts';
import type { Db, Tx } from '#platform/database.ts';
import { insertRows } from '#platform/insert-rows.ts';
import type { EntryState } from '../contract.ts';
import { deskTexts } from './call-texts.ts';
import { insertContents, readContents, writeParts } from './contents.ts';
import { idColumn, isOwn, type Entity, type Saving } from './entity.ts';
import { completed, unseen } from './pictures.ts';
import { later, problemsOf, saveEntry, titleOf, unknownParts, type Actor } from './save.ts';
import { deskAudit, deskEntries, deskMoves, deskRevisions, deskShown, type Content } from './tables.ts';

/** An entry in an export file (S18.7). */
export type Imported = {
  readonly id: string;
  readonly state: EntryState;
  readonly publish_at?: string | null | undefined;
  readonly unpublish_at?: string | null | undefined;
  readonly content: Content;
};

const atOnce = 500;

/** All entries of an entity except those in the bin, by id. */
export async function listContents(db: Db | Tx, entity: Entity): Promise<(Content & { id: string; state: EntryState })[]> {
  const { rows } = await db.execute<{ id: string; state: EntryState }>(sql`
    select ${idColumn(entity)} as id, ${entity.table.state} as state from ${entity.table}
    where ${isOwn(entity)} and ${entity.table.state} <> 'binned' order by 1`);
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  const ids = [...states.keys()];
  const kept = await db.select().from(deskEntries).where(eq(deskEntries.entity, entity.name));
  const standing = new Map(kept.map((row) => [row.entryId, row]));
  const times = (id: string) => ({
    publish_at: standing.get(id)?.publishAt?.toISOString() ?? null,
    unpublish_at: standing.get(id)?.unpublishAt?.toISOString() ?? null,
  });
  const found: (Content & { id: string; state: EntryState })[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    const contents = await readContents(db, entity, ids.slice(at, at + atOnce));
    for (const [id, content] of contents) found.push({ id, state: states.get(id) ?? 'draft', ...times(id), ...content });
  }
  return found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Entries by kind; referenced kinds come first. */
export type ImportedEntries = ReadonlyMap<Entity, readonly Imported[]>;

export type ImportOutcome = {
  readonly counts: ReadonlyMap<Entity, { readonly added: number; readonly changed: number }>;
  /** With a problem, the caller has to roll back. */
  readonly problems: readonly string[];
};

/**
 * Imports entries that may refer to one another in any way: new ones are inserted under the ids they bring, many at once; those
 * that have changed are saved. `isRecorded`: new entries get a first revision and an audit record, as if saved in the office.
 */
export async function importEntries(
  tx: Tx,
  all: ImportedEntries,
  actor: Actor,
  { isRecorded = true } = {},
): Promise<ImportOutcome> {
  const pending = new Map<Entity, readonly New[]>();
  const changed = new Map<Entity, readonly Imported[]>();
  for (const [entity, entries] of all) {
    const known = await knownAs(tx, entity, entries);
    pending.set(
      entity,
      entries.filter(({ id }) => !known.has(id)).map((entry) => newOf(entity, entry, actor)),
    );
    changed.set(
      entity,
      entries.filter((entry) => known.has(entry.id) && !isSame(entity, known.get(entry.id), entry, actor)),
    );
  }
  const added = await insertAll(tx, pending);
  const problems: string[] = [];
  const blame = (entity: Entity, id: string, wrong: unknown) =>
    problems.push(`${entity.name}/${id}.json: ${JSON.stringify(wrong)}`);
  for (const [entity, entries] of changed) {
    const { changed: _, ...quiet } = entity;
    for (const { content, ...wish } of entries) {
      const state = wish.state === 'binned' ? 'draft' : wish.state;
      const saved = await saveEntry(tx, quiet, { ...wish, state }, content, actor);
      if (!saved.ok) blame(entity, wish.id, saved.body ?? saved.code);
    }
  }
  // What was taken by an entry that has changed may be free now.
  for (const [entity, entries] of await insertAll(tx, pending)) added.set(entity, [...(added.get(entity) ?? []), ...entries]);
  for (const [entity, entries] of pending) {
    const faults = await faultsOf(tx, entity, entries);
    for (const { saving } of entries) blame(entity, saving.id, faults.get(saving.id));
  }
  for (const [entity, entries] of added) {
    const unknown = await unknownParts(tx, entity, entries);
    for (const [{ saving }, field] of unknown) blame(entity, saving.id, { [field]: [deskTexts[actor.locale].unknown] });
    if (unknown.length === 0) await finish(tx, entity, entries, isRecorded);
  }
  if (problems.length === 0) await recompute(tx, all, { added, changed });
  const counts = [...all.keys()].map((entity) => {
    const [news, others] = [added.get(entity) ?? [], changed.get(entity) ?? []];
    return [entity, { added: news.length, changed: others.length }] as const;
  });
  return { counts: new Map(counts), problems };
}

type Known = { readonly state: EntryState; readonly content: Content };

async function knownAs(tx: Tx, entity: Entity, entries: readonly Imported[]): Promise<ReadonlyMap<string, Known>> {
  const known = new Map<string, Known>();
  for (let at = 0; at < entries.length; at += atOnce) {
    const ids = entries.slice(at, at + atOnce).map(({ id }) => id);
    const { rows } = await tx.execute<{ id: string; state: EntryState }>(sql`
      select ${idColumn(entity)} as id, ${entity.table.state} as state from ${entity.table}
      where ${anyOf(idColumn(entity), ids)} and ${isOwn(entity)}`);
    const contents = rows.length > 0 ? await readContents(tx, entity, ids) : new Map<string, Content>();
    for (const { id, state } of rows) known.set(id, { state, content: contents.get(id) ?? {} });
  }
  return known;
}

/** Content for comparison: what is null may be missing, and unordered ids are sorted. */
function plain(entity: Entity, content: Content): unknown {
  const isUnordered = (field: string): boolean => entity.parts?.[field]?.isUnordered === true;
  const fields = Object.entries(content).map(([field, value]) => [
    field,
    isUnordered(field) ? (value as string[]).toSorted() : value,
  ]);
  return JSON.parse(JSON.stringify(Object.fromEntries(fields), (_, value: unknown) => value ?? undefined));
}

function isSame(entity: Entity, known: Known | undefined, { id, state, content }: Imported, { now, locale }: Actor): boolean {
  if (known?.state !== state) return false;
  const own = completed(entity, content, { id, now, locale, pictures: unseen });
  return isDeepStrictEqual(plain(entity, known.content), plain(entity, own));
}

/** A new entry, ready to insert. */
type New = {
  readonly content: Content;
  readonly state: 'published' | 'draft';
  readonly saving: Saving;
  readonly publishAt: Date | null;
  readonly unpublishAt: Date | null;
};

function newOf(entity: Entity, { id, content, ...wish }: Imported, { now, locale }: Actor): New {
  const publishAt = later(wish.publish_at, now);
  const state = wish.state === 'published' && !publishAt ? 'published' : 'draft';
  const saving = { id, now, locale, pictures: unseen, isDraft: state === 'draft', isByHand: false };
  return { content: completed(entity, content, saving), state, saving, publishAt, unpublishAt: later(wish.unpublish_at, now) };
}

/** The entry without its parts, which refer to entries of all kinds. */
function bareOf(entity: Entity, entry: New): New {
  const parts = Object.entries(entity.parts ?? {}).map(([field, part]) => [field, part.empty]);
  return { ...entry, content: { ...entry.content, ...Object.fromEntries(parts) } };
}

async function faultsOf(tx: Tx, entity: Entity, entries: readonly New[]): Promise<ReadonlyMap<string, FieldErrors>> {
  const faults = new Map(
    await problemsOf(
      tx,
      entity,
      entries.map((entry) => bareOf(entity, entry)),
    ),
  );
  for (const { content, state, publishAt, saving } of entries) {
    const lacking = state === 'published' || publishAt ? (entity.lacks?.(content) ?? []) : [];
    const missing = [deskTexts[saving.locale].missing];
    if (lacking.length > 0)
      faults.set(saving.id, { ...faults.get(saving.id), ...Object.fromEntries(lacking.map((field) => [field, missing])) });
  }
  return faults;
}

/**
 * Inserts the pending entries without their parts, round by round, until those that are left refer to something that is missing.
 * Takes the inserted ones out of `pending` and returns them.
 */
async function insertAll(tx: Tx, pending: Map<Entity, readonly New[]>): Promise<Map<Entity, readonly New[]>> {
  const added = new Map<Entity, readonly New[]>();
  for (let isAdding = true; isAdding;) {
    isAdding = false;
    for (const [entity, entries] of pending) {
      if (entries.length === 0) continue;
      const faults = await faultsOf(tx, entity, entries);
      const fit = entries.filter(({ saving }) => !faults.has(saving.id));
      if (fit.length === 0) continue;
      await insertContents(
        tx,
        entity,
        fit.map((entry) => bareOf(entity, entry)),
      );
      isAdding = true;
      added.set(entity, [...(added.get(entity) ?? []), ...fit]);
      pending.set(
        entity,
        entries.filter(({ saving }) => faults.has(saving.id)),
      );
    }
  }
  return added;
}

/** Writes the parts of new entries and the records beside them. */
async function finish(tx: Tx, entity: Entity, entries: readonly New[], isRecorded: boolean): Promise<void> {
  const ids = entries.map(({ saving }) => saving.id);
  await writeParts(tx, entity, new Map(entries.map(({ saving, content }) => [saving.id, content])));
  // Their addresses are pages again, and have not changed on this site yet: imported rows say when they did on the other one.
  const paths = entries.flatMap(({ state, content }) => (state === 'published' && entity.address?.(content)) || []);
  if (paths.length > 0) await tx.delete(deskMoves).where(anyOf(deskMoves.path, paths, 'text'));
  await tx.delete(deskShown).where(and(eq(deskShown.entity, entity.name), anyOf(deskShown.entryId, ids)));
  if (!isRecorded) return;
  const records = entries.map(({ content, saving, publishAt, unpublishAt }) => ({
    entity: entity.name,
    entryId: saving.id,
    title: titleOf(entity, content),
    version: 1,
    content,
    action: 'create',
    publishAt,
    unpublishAt,
    at: saving.now,
    updatedAt: saving.now,
  }));
  await insertRows(tx, deskEntries, records);
  await insertRows(tx, deskRevisions, records);
  await insertRows(tx, deskAudit, records);
}

/** Updates derived data, once for all entries that share a function for it. */
async function recompute(
  tx: Tx,
  all: ImportedEntries,
  { added, changed }: { readonly added: ReadonlyMap<Entity, readonly New[]>; readonly changed: ImportedEntries },
): Promise<void> {
  const ids = new Map<NonNullable<Entity['changed']>, string[]>();
  for (const entity of all.keys()) {
    const own = [...(added.get(entity) ?? []).map(({ saving }) => saving.id), ...(changed.get(entity) ?? []).map(({ id }) => id)];
    if (entity.changed && own.length > 0) ids.set(entity.changed, [...(ids.get(entity.changed) ?? []), ...own]);
  }
  for (const [compute, own] of ids) await compute(tx, own);
}
