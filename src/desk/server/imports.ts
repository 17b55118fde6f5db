import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import type { EntryState } from '../contract.ts';
import { readContents, writeContent } from './contents.ts';
import { idColumn, isOwn, type Entity } from './entity.ts';
import { completed, unseen } from './pictures.ts';
import { forgetShown } from './place.ts';
import { problemsOf, saveEntry, type Actor } from './save.ts';
import { contentOf, stateOf } from './standing.ts';
import { deskEntries, type Content } from './tables.ts';

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

type Done = { added: number; changed: number; readonly ids: string[]; readonly problems: string[] };

/**
 * Inserts new entries without their parts, so that entries of all kinds can refer to one another when `importEntries` saves them.
 * Answers their ids.
 */
export async function plantEntries(
  tx: Tx,
  entity: Entity,
  entries: readonly Imported[],
  { now, locale }: Actor,
): Promise<Set<string>> {
  const planted = new Set<string>();
  const bare = Object.fromEntries(Object.entries(entity.parts ?? {}).map(([field, part]) => [field, part.empty]));
  for (const { id, state, content } of entries) {
    if (await stateOf(tx, entity, id)) continue;
    const own = state === 'published' ? 'published' : 'draft';
    const saving = { id, now, locale, pictures: unseen, isDraft: own === 'draft' };
    const planting = { ...completed(entity, content, saving), ...bare };
    // Errors are reported by the save that follows.
    if (Object.keys(await problemsOf(tx, entity, planting, saving)).length > 0) continue;
    await writeContent(tx, entity, { content: planting, state: own }, saving);
    planted.add(id);
  }
  return planted;
}

/** Saves the entries that have changed, new ones under the ids they bring. The caller recomputes derived data. */
export async function importEntries(
  tx: Tx,
  entity: Entity,
  { entries, planted }: { readonly entries: readonly Imported[]; readonly planted: ReadonlySet<string> },
  actor: Actor,
): Promise<Done> {
  const done: Done = { added: 0, changed: 0, ids: [], problems: [] };
  const { changed: _, ...quiet } = entity;
  for (const { content, ...wish } of entries) {
    const isPlanted = planted.has(wish.id);
    const known = await knownAs(tx, entity, wish.id);
    if (!isPlanted && known && isSame(entity, known, { ...wish, content }, actor)) continue;
    const state = wish.state === 'binned' ? 'draft' : wish.state;
    const saved = await saveEntry(tx, quiet, { ...wish, state }, content, actor, { isNew: !known });
    if (!saved.ok) {
      done.problems.push(`${entity.name}/${wish.id}.json: ${JSON.stringify(saved.body ?? saved.code)}`);
      continue;
    }
    // A new entry has not changed on this site yet; the imported rows say when it changed on the other one.
    if (isPlanted || !known) await forgetShown(tx, entity, wish.id);
    done.ids.push(saved.value);
    done[known && !isPlanted ? 'changed' : 'added'] += 1;
  }
  return done;
}

type Known = { readonly state: EntryState; readonly content: Content };

async function knownAs(tx: Tx, entity: Entity, id: string): Promise<Known | undefined> {
  const state = await stateOf(tx, entity, id);
  return state && { state, content: await contentOf(tx, entity, id) };
}

function isSame(entity: Entity, known: Known, { id, state, content }: Imported, { now, locale }: Actor): boolean {
  const own = completed(entity, content, { id, now, locale, pictures: unseen });
  const plain = (value: Content): unknown => JSON.parse(JSON.stringify(value));
  return known.state === state && isDeepStrictEqual(plain(known.content), plain(own));
}
