import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { readContent } from './contents.ts';
import { idColumn, isOwn, type Entity } from './entity.ts';
import { deskEntries, type Content } from './tables.ts';

export type DeskRow = typeof deskEntries.$inferSelect;

export const ofEntry = (entity: Entity, id: string) => and(eq(deskEntries.entity, entity.name), eq(deskEntries.entryId, id));

/** What is kept beside an entry; undefined where nothing is, or there is no such entry. */
export async function findStanding(db: Db | Tx, entity: Entity, id: string): Promise<DeskRow | undefined> {
  const [row] = await db.select().from(deskEntries).where(ofEntry(entity, id));
  return row;
}

async function isPublished(tx: Tx, entity: Entity, id: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from ${entity.table} where ${idColumn(entity)} = ${id}::uuid and ${isOwn(entity)} for update`,
  );
  return rows.length > 0;
}

/** An entry as it stands now, locked until the transaction ends; undefined where there is none. */
export async function lockEntry(tx: Tx, entity: Entity, id: string, now: Date): Promise<DeskRow | undefined> {
  const [known] = await tx.select().from(deskEntries).where(ofEntry(entity, id)).for('update');
  if (known) return known;
  if (!(await isPublished(tx, entity, id))) return undefined;
  const content = await readContent(tx, entity, id);
  await tx
    .insert(deskEntries)
    .values({
      entity: entity.name,
      entryId: id,
      state: 'published',
      version: 0,
      title: entity.title.of(content ?? {}).slice(0, 300),
      updatedAt: now,
    })
    .onConflictDoNothing();
  const [row] = await tx.select().from(deskEntries).where(ofEntry(entity, id)).for('update');
  return row;
}

/** The content of a locked entry, wherever it is kept. */
export async function contentOf(tx: Tx, entity: Entity, row: DeskRow): Promise<Content> {
  if (row.state !== 'published') return row.content ?? {};
  const content = await readContent(tx, entity, row.entryId);
  if (!content) throw new Error(`${entity.name} ${row.entryId} is published, and not there.`);
  return content;
}

export async function putRow(tx: Tx, row: typeof deskEntries.$inferInsert): Promise<void> {
  await tx
    .insert(deskEntries)
    .values(row)
    .onConflictDoUpdate({ target: [deskEntries.entity, deskEntries.entryId], set: row });
}

export async function dropRow(tx: Tx, entity: Entity, id: string): Promise<void> {
  await tx.delete(deskEntries).where(ofEntry(entity, id));
}
