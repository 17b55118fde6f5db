import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { anyOf } from '#platform/any-of.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { EntryState } from '../contract.ts';
import { binnedBehind, idColumn, keyOf, type Entity, type Saving } from './entity.ts';
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
    .where(anyOf(id, ids))) as Content[];
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

/** Inserts or overwrites an entry. */
export async function writeContent(tx: Tx, entity: Entity, { content, state }: Written, saving: Saving): Promise<void> {
  const held = Object.entries(entity.columns).map(([field, column]) => [keyOf(entity, column), inward(column, content[field])]);
  const kept = Object.entries(entity.columns).flatMap(([field, column]) => {
    const binned = content[field] == null ? bin(entity, field, column) : undefined;
    return binned ? [[keyOf(entity, column), binned] as const] : [];
  });
  const values = { ...Object.fromEntries(held), ...entity.fixed, ...entity.derive?.(content, saving), state } as Content;
  const id = idColumn(entity);
  const changed = await tx
    .update(entity.table)
    .set({ ...values, ...Object.fromEntries(kept) })
    .where(eq(id, saving.id))
    .returning({ id });
  if (changed.length === 0) await tx.insert(entity.table).values({ ...values, id: saving.id });
  for (const [field, part] of Object.entries(entity.parts ?? {})) {
    await part.write(tx, saving.id, content[field]);
  }
}
