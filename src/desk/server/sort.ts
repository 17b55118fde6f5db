import { sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#kit/result.ts';
import { anyOf } from '#platform/any-of.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Tx } from '#platform/database.ts';
import { audit } from './audit.ts';
import { idColumn, isIn, isOwn, type Entity } from './entity.ts';
import { keepFirst, type Actor } from './save.ts';
import { lockEntry, putRow } from './standing.ts';

/**
 * Puts entries into this order using the positions they have, so that one page of a list can be sorted without the rest. Where
 * the order is a time (dailies), they swap their times.
 */
export async function sortEntries(tx: Tx, entity: Entity, ids: readonly string[], actor: Actor): Promise<Result<string[]>> {
  const wanted = [...new Set(ids)];
  const id = idColumn(entity);
  const { column, descending = false } = entity.order;
  if (entity.order.column.name === 'position') await renumber(tx, entity);
  const key = sql.identifier(column.name);
  const { rows } = await tx.execute<{ id: string }>(
    sql`select ${id} as id from ${entity.table} where ${anyOf(id, wanted)} and ${isOwn(entity)} and ${isIn(entity, 'published')} for update`,
  );
  if (rows.length !== wanted.length) return fail('not-found');
  const direction = descending ? sql`desc` : sql`asc`;
  const { rows: found } = await tx.execute<{ place: string }>(sql`
    select ${column}::text as place from ${entity.table} where ${anyOf(id, wanted)} order by ${column} ${direction}, ${id} ${direction}`);
  const places = found.map(({ place }) => place);
  // Unique numbers would collide halfway, so they are moved out of the way first.
  if (column.dataType === 'number') {
    await tx.execute(sql`update ${entity.table} set ${key} = -1 - ${column} where ${anyOf(id, wanted)} and ${column} >= 0`);
  }
  const { rows: changed } = await tx.execute<{ id: string }>(sql`
    update ${entity.table} set ${key} = w.place::${sql.raw(column.getSQLType())}
    from unnest(${sql.param(wanted)}::uuid[], ${sql.param(column.dataType === 'date' ? apart(places, descending ? -1 : 1) : places)}::text[]) as w (id, place)
    where w.id = ${id} and ${column} is distinct from w.place::${sql.raw(column.getSQLType())} returning ${id} as id`);
  // Part of the content, so a form that was opened before must not save its own.
  if (Object.values(entity.columns).includes(column)) {
    for (const one of changed) await countVersion(tx, entity, one.id, actor.now);
  }
  await entity.changed?.(tx, wanted);
  await audit(tx, {
    actor: actor.userId,
    action: 'sort',
    entity: entity.name,
    id: wanted[0] ?? '',
    details: { count: wanted.length },
    at: actor.now,
  });
  await bumpContent(tx, 'rows');
  return ok(wanted);
}

/** A change of content that is no save, so it makes no revision. */
async function countVersion(tx: Tx, entity: Entity, id: string, now: Date): Promise<void> {
  const found = await lockEntry(tx, entity, id, now);
  if (!found) return;
  const { state: _, ...row } = found;
  if (row.version === 0) await keepFirst(tx, entity, found, now);
  await putRow(tx, { ...row, version: row.version + 1, updatedAt: now });
}

/** Times in their order, equal ones a millisecond apart so that the order is defined. */
function apart(times: readonly string[], direction: 1 | -1): string[] {
  let last: number | undefined;
  return times.map((time) => {
    const own = new Date(time).getTime();
    last = last === undefined || (own - last) * direction > 0 ? own : last + direction;
    return new Date(last).toISOString();
  });
}

/** Entries with equal numbers would have no defined order. */
async function renumber(tx: Tx, entity: Entity): Promise<void> {
  const id = idColumn(entity);
  const { column } = entity.order;
  await tx.execute(sql`
    update ${entity.table} set ${sql.identifier(column.name)} = n.nth - 1
    from (select ${id} as id, row_number() over (order by ${column}, ${entity.order.after ?? id}, ${id}) as nth from ${entity.table} where ${isOwn(entity)} and ${isIn(entity, 'published')}) n
    where n.id = ${id} and ${column} <> n.nth - 1`);
}
