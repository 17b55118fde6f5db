import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { anyOf } from '#platform/any-of.ts';
import type { Db, Tx } from '#platform/database.ts';
import { idColumn, keyOf, type Entity, type Saving } from './entity.ts';
import type { Content } from './tables.ts';

/** Content of published entries, read from and written to the public tables. */

const outward = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

const inward = (column: PgColumn, value: unknown): unknown =>
  column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value;

/** By id; an entry that is not in the public tables is left out. */
export async function readContents(db: Db | Tx, entity: Entity, ids: readonly string[]): Promise<Map<string, Content>> {
  const id = idColumn(entity);
  const rows = (await db
    .select({ ...entity.columns, '*id': id })
    .from(entity.table)
    .where(anyOf(id, ids))) as Content[];
  const contents = new Map<string, Content>();
  for (const { '*id': own, ...row } of rows) {
    const content = Object.fromEntries(Object.entries(row).map(([field, value]) => [field, outward(value)]));
    contents.set(String(own), entity.present?.(content) ?? content);
  }
  for (const [field, part] of Object.entries(entity.parts ?? {})) {
    // One part after the other: a transaction has one connection.
    const found = await part.read(db, [...contents.keys()]);
    for (const [own, content] of contents) content[field] = found.get(own) ?? part.empty;
  }
  return contents;
}

export const readContent = async (db: Db | Tx, entity: Entity, id: string): Promise<Content | undefined> =>
  (await readContents(db, entity, [id])).get(id);

/** Writes an entry into the public tables: a new one, or over the one that is there. */
export async function writeContent(tx: Tx, entity: Entity, content: Content, saving: Saving): Promise<void> {
  const held = Object.entries(entity.columns).map(([field, column]) => [keyOf(entity, column), inward(column, content[field])]);
  const values = { ...Object.fromEntries(held), ...entity.fixed, ...entity.derive?.(content, saving) } as Content;
  const id = idColumn(entity);
  const changed = await tx.update(entity.table).set(values).where(eq(id, saving.id)).returning({ id });
  if (changed.length === 0) await tx.insert(entity.table).values({ ...values, id: saving.id });
  for (const [field, part] of Object.entries(entity.parts ?? {})) {
    await part.write(tx, saving.id, content[field]);
  }
}
