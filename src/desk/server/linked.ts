import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { anyOf } from '#platform/any-of.ts';
import type { Tx } from '#platform/database.ts';
import { insertRows } from '#platform/insert-rows.ts';
import { binnedBehind, stateBeside, type Part } from './entity.ts';

export type Linked = {
  readonly table: PgTable;
  /** The column with the entry's id. */
  readonly owner: PgColumn;
  /** The column with the linked id, and the column that it refers to. */
  readonly target: PgColumn;
  readonly targetId: PgColumn;
  /** Absent: the links are unordered. */
  readonly position?: PgColumn;
  /** Columns (by their name in code) with a constant value for these links. */
  readonly fixed?: Readonly<Record<string, string>>;
};

/** The ids of these that exist, as public entries or drafts. */
export async function knownIds(tx: Tx, id: PgColumn, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const state = stateBeside(id);
  const isThere = state ? sql`${state} <> 'binned'` : sql`true`;
  const { rows } = await tx.execute<{ id: string }>(
    sql`select ${id} as id from ${id.table} where ${anyOf(id, ids)} and ${isThere}`,
  );
  return new Set(rows.map((row) => row.id));
}

/** Values of a part without references to entries that do not exist. */
export async function knownIn(tx: Tx, part: Part, values: readonly unknown[]): Promise<unknown[]> {
  const known = new Set<string>();
  for (const [id, named] of Map.groupBy(values.flatMap(part.names), (one) => one.id)) {
    const wanted = named.flatMap(({ ids }) => ids);
    for (const one of await knownIds(tx, id, wanted)) known.add(one);
  }
  return values.map((value) => part.known(value, known));
}

/** A to-many relation as a list of ids, stored in a link table. */
export function linkedIds({ table, owner, target, targetId, position, fixed = {} }: Linked): Part {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const key = (column: PgColumn): string => Object.entries(columns).find(([, one]) => one === column)?.[0] ?? '';
  const own = and(...Object.entries(fixed).map(([name, value]) => eq(columns[name] as PgColumn, value)));
  const binned = binnedBehind(targetId, target);
  const isShown = binned && sql`${binned} is null`;
  return {
    empty: [],
    isUnordered: !position,
    names: (value) => [{ id: targetId, ids: value as string[] }],
    read: async (db, ids) => {
      const rows = await db
        .select({ owner, target })
        .from(table)
        .where(and(anyOf(owner, ids), own, isShown))
        .orderBy(...(position ? [asc(position)] : []), asc(target));
      const found = new Map<string, string[]>();
      for (const row of rows as { owner: string; target: string }[]) {
        found.set(row.owner, [...(found.get(row.owner) ?? []), row.target]);
      }
      return found;
    },
    write: async (tx, values) => {
      const targetsOf = new Map(
        [...values].map(([id, value]) => [id, [...new Set((value as string[]).map((one) => one.toLowerCase()))]]),
      );
      const before = (await tx
        .select({ owner, target })
        .from(table)
        .where(and(anyOf(owner, [...values.keys()]), own, isShown))) as { owner: string; target: string }[];
      // Links that stay are not written anew: answers depend on rows.
      const gone = before.filter((link) => !targetsOf.get(link.owner)?.includes(link.target));
      for (const [id, links] of Map.groupBy(gone, (link) => link.owner)) {
        const targets = links.map((link) => link.target);
        await tx.delete(table).where(and(eq(owner, id), own, isShown, anyOf(target, targets)));
      }
      const rows = [...targetsOf].flatMap(([id, targets]) =>
        targets.map((one, at) => ({
          ...fixed,
          [key(owner)]: id,
          [key(target)]: one,
          ...(position ? { [key(position)]: at } : {}),
        })),
      );
      const moved = position && {
        target: [owner, target, ...Object.keys(fixed).map((name) => columns[name] as PgColumn)],
        set: { [key(position)]: sql`excluded.${sql.identifier(position.name)}` },
        setWhere: sql`${position} <> excluded.${sql.identifier(position.name)}`,
      };
      await insertRows(tx, table, rows, { existing: moved ?? 'skipped' });
    },
    known: (value, ids) => (value as string[]).filter((id) => ids.has(id.toLowerCase())),
  };
}
