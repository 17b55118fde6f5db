import { isDeepStrictEqual } from 'node:util';
import { fail, refuse, type Result } from '#kit/result.ts';
import type { Db, Tx } from '#platform/database.ts';
import { anyOf } from '#platform/any-of.ts';
import { sql } from 'drizzle-orm';
import type { NamedDraft, Wish } from '../contract.ts';
import { deskTexts } from './call-texts.ts';
import { changeOne } from './bulk.ts';
import { readContents } from './contents.ts';
import { idColumn, isIn, isOwn, type Entity, type Named } from './entity.ts';
import type { HasPicture } from './as-today.ts';
import { saveEntry, type Actor } from './save.ts';
import type { Content } from './tables.ts';

/** A draft that content refers to. */
type Draft = NamedDraft & { readonly of: Entity };

const most = 200;

/** The references of content, by the column of the ids. */
function namedBy(entity: Entity, content: Content): Named[] {
  const single = Object.entries(entity.references ?? {}).map(([field, id]) => ({ id, ids: [content[field]].flat() }));
  const many = Object.entries(entity.parts ?? {}).flatMap(([field, part]) => part.names(content[field] ?? part.empty));
  return [...single, ...many, ...(entity.names?.(content) ?? [])].map(({ id, ids }) => ({
    id,
    ids: ids.filter((one) => typeof one === 'string'),
  }));
}

/**
 * The drafts that content refers to, directly and indirectly, dependencies first: readers would not see them as part of it. At
 * most 200.
 */
export async function draftsBehind(tx: Db | Tx, entities: readonly Entity[], entity: Entity, content: Content): Promise<Draft[]> {
  const found = new Map<string, Draft>();
  let wanted = namedBy(entity, content);
  while (wanted.some(({ ids }) => ids.length > 0) && found.size < most) {
    const next: Named[] = [];
    for (const one of entities) {
      const ids = wanted.flatMap((named) => (named.id === idColumn(one) ? named.ids : [])).filter((id) => !found.has(id));
      if (ids.length === 0) continue;
      const { rows } = await tx.execute<{ id: string; title: string }>(sql`
        select ${idColumn(one)} as id, ${one.title.row} as title from ${one.table}
        where ${anyOf(idColumn(one), ids)} and ${isOwn(one)} and ${isIn(one, 'draft')} order by 2, 1 limit ${most}`);
      for (const { id, title } of rows) found.set(id, { entity: one.name, id, title, of: one });
      const contents = await readContents(
        tx,
        one,
        rows.map(({ id }) => id),
      );
      next.push(...[...contents.values()].flatMap((draft) => namedBy(one, draft)));
    }
    wanted = next;
  }
  return [...found.values()].slice(0, most);
}

type Saving = {
  readonly entities: readonly Entity[];
  readonly wish: Wish;
  readonly content: Content;
  readonly actor: Actor;
  readonly hasPicture: HasPicture;
};

/**
 * Saves an entry and publishes the drafts of `wish.together` with it: all or none. Only drafts it refers to are accepted, so that
 * nobody can publish what they may not edit.
 */
export async function saveTogether(tx: Tx, entity: Entity, saving: Saving): Promise<Result<string>> {
  const { entities, wish, content, actor, hasPicture } = saving;
  const { together, ...own } = wish;
  if (!together || together.length === 0) return saveEntry(tx, entity, own, content, actor);
  const behind = await draftsBehind(tx, entities, entity, content);
  const drafts = behind.filter(({ entity: name, id }) => together.some((one) => isDeepStrictEqual(one, { entity: name, id })));
  if (drafts.length < together.length) return fail('conflict', { message: deskTexts[actor.locale].stale });
  // Dependencies first: some entries can only be public together with others.
  for (const { of, id, title } of drafts.toReversed()) {
    const done = await changeOne(tx, of, id, { act: 'publish' }, { actor, hasPicture });
    if (!done.ok) {
      const { message = '' } = (done.body ?? {}) as { message?: string };
      return refuse(deskTexts[actor.locale].together(title, message), {}, 'conflict');
    }
  }
  return saveEntry(tx, entity, own, content, actor);
}
