import { sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#kit/result.ts';
import { anyOf } from '#platform/any-of.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Tx } from '#platform/database.ts';
import { audit } from './audit.ts';
import { readContents } from './contents.ts';
import { idColumn, isIn, isOwn, type Entity } from './entity.ts';
import { countVersion } from './count-version.ts';
import type { Actor } from './save.ts';

/**
 * Puts entries into this order using the positions they have, so that one page of a list can be sorted without the rest. Where
 * the order is a time (dailies), they swap their times. What somebody has taken off or moved to the bin meanwhile is passed over.
 */
export async function sortEntries(tx: Tx, entity: Entity, ids: readonly string[], actor: Actor): Promise<Result<string[]>> {
  const asked = [...new Set(ids)];
  const id = idColumn(entity);
  const { column, descending = false } = entity.order;
  if (entity.order.column.name === 'position') await renumber(tx, entity);
  const key = sql.identifier(column.name);
  const { rows } = await tx.execute<{ id: string }>(
    sql`select ${id} as id from ${entity.table} where ${anyOf(id, asked)} and ${isOwn(entity)} and ${isIn(entity, 'published')} for update`,
  );
  const there = new Set(rows.map((row) => row.id));
  const wanted = asked.filter((one) => there.has(one.toLowerCase()));
  if (wanted.length === 0) return fail('not-found');
  const direction = descending ? sql`desc` : sql`asc`;
  const { rows: found } = await tx.execute<{ place: string }>(sql`
    select ${column}::text as place from ${entity.table} where ${anyOf(id, wanted)} order by ${column} ${direction}, ${id} ${direction}`);
  const places = found.map(({ place }) => place);
  const field = Object.keys(entity.columns).find((name) => entity.columns[name] === column);
  const before = field && (await readContents(tx, entity, wanted));
  // Unique numbers would collide halfway, so they are moved out of the way first.
  if (column.dataType === 'number') {
    await tx.execute(sql`update ${entity.table} set ${key} = -1 - ${column} where ${anyOf(id, wanted)} and ${column} >= 0`);
  }
  const { rows: changed } = await tx.execute<{ id: string }>(sql`
    update ${entity.table} set ${key} = w.place::${sql.raw(column.getSQLType())}
    from unnest(${sql.param(wanted)}::uuid[], ${sql.param(column.dataType === 'date' ? apart(places, descending ? -1 : 1) : places)}::text[]) as w (id, place)
    where w.id = ${id} and ${column} is distinct from w.place::${sql.raw(column.getSQLType())} returning ${id} as id`);
  // Part of the content, so a form that was opened before must not save its own.
  if (before) {
    for (const one of changed) await countVersion(tx, entity, { id: one.id, field, before: before.get(one.id)?.[field] }, actor);
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
