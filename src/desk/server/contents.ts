import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { anyOf } from '#platform/any-of.ts';
import type { Db, Tx } from '#platform/database.ts';
import { insertRows } from '#platform/insert-rows.ts';
import type { EntryState } from '../contract.ts';
import { binnedBehind, idColumn, isOwn, keyOf, type Entity, type Saving } from './entity.ts';
import type { Content } from './tables.ts';

/** Reads the content of entries from their tables and writes it. */

const outward = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

const inward = (column: PgColumn, value: unknown): unknown =>
  column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value;

/** A query for references to entries in the bin; undefined where there can be none, or where the reference is required. */
function bin({ references, shape }: Entity, field: string, column: PgColumn): SQL | undefined {
  const target = references?.[field];
  return target && shape.shape[field]?.safeParse(null).success ? binnedBehind(target, column) : undefined;
}

/** By id; unknown ids are left out. */
export async function readContents(db: Db | Tx, entity: Entity, ids: readonly string[]): Promise<Map<string, Content>> {
  const id = idColumn(entity);
  const shown = Object.entries(entity.columns).map(([field, column]) => {
    const binned = bin(entity, field, column);
    return [field, binned ? sql`case when ${binned} is null then ${column} end`.mapWith(column) : column] as const;
  });
  const rows = (await db
    .select({ ...Object.fromEntries(shown), '*id': id })
    .from(entity.table)
    .where(and(anyOf(id, ids), isOwn(entity)))) as Content[];
  const contents = new Map<string, Content>();
  for (const { '*id': own, ...row } of rows) {
    const content = Object.fromEntries(Object.entries(row).map(([field, value]) => [field, outward(value)]));
    contents.set(String(own), entity.present?.(content) ?? content);
  }
  for (const [field, part] of Object.entries(entity.parts ?? {})) {
    // Sequentially: a transaction has one connection.
    const found = await part.read(db, [...contents.keys()]);
    for (const [own, content] of contents) content[field] = found.get(own) ?? part.empty;
  }
  return contents;
}

export const readContent = async (db: Db | Tx, entity: Entity, id: string): Promise<Content | undefined> =>
  (await readContents(db, entity, [id])).get(id);

type Written = { readonly content: Content; readonly state: EntryState };

/** An entry's row in its table, without its parts. */
const rowOf = (entity: Entity, { content, state }: Written, saving: Saving): Content => ({
  ...Object.fromEntries(
    Object.entries(entity.columns).map(([field, column]) => [keyOf(entity, column), inward(column, content[field])]),
  ),
  ...entity.fixed,
  ...entity.derive?.(content, saving),
  state,
  id: saving.id,
});

/** Inserts or overwrites an entry. */
export async function writeContent(tx: Tx, entity: Entity, written: Written, saving: Saving): Promise<void> {
  const { content } = written;
  const kept = Object.entries(entity.columns).flatMap(([field, column]) => {
    const binned = content[field] == null ? bin(entity, field, column) : undefined;
    return binned ? [[keyOf(entity, column), binned] as const] : [];
  });
  const row = rowOf(entity, written, saving);
  const id = idColumn(entity);
  const changed = await tx
    .update(entity.table)
    .set({ ...row, ...Object.fromEntries(kept) })
    .where(eq(id, saving.id))
    .returning({ id });
  if (changed.length === 0) await tx.insert(entity.table).values(row);
  await writeParts(tx, entity, new Map([[saving.id, content]]));
}

/** Inserts new entries without their parts. */
export const insertContents = (
  tx: Tx,
  entity: Entity,
  entries: readonly (Written & { readonly saving: Saving })[],
): Promise<void> =>
  insertRows(
    tx,
    entity.table,
    entries.map(({ saving, ...written }) => rowOf(entity, written, saving)),
  );

/** Writes the parts of contents, which are given by id. */
export async function writeParts(tx: Tx, entity: Entity, contents: ReadonlyMap<string, Content>): Promise<void> {
  for (const [field, part] of Object.entries(entity.parts ?? {})) {
    await part.write(tx, new Map([...contents].map(([id, content]) => [id, content[field]])));
  }
}
