import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import type { EntryState, Wish } from '../contract.ts';
import { readContent } from './contents.ts';
import { idColumn, isOwn, type Entity } from './entity.ts';
import { deskEntries, deskRevisions, type Content } from './tables.ts';

type Kept = typeof deskEntries.$inferSelect;

/** An entry's state and its desk record. */
export type DeskRow = Kept & { readonly state: EntryState };

export const ofEntry = (entity: Entity, id: string) => and(eq(deskEntries.entity, entity.name), eq(deskEntries.entryId, id));

async function findKept(db: Db | Tx, entity: Entity, id: string): Promise<Kept | undefined> {
  const [row] = await db.select().from(deskEntries).where(ofEntry(entity, id));
  return row;
}

/** The state of an entry; undefined if it does not exist. */
export async function stateOf(
  db: Db | Tx,
  entity: Entity,
  id: string,
  { isLocked = false } = {},
): Promise<EntryState | undefined> {
  const { rows } = await db.execute<{ state: EntryState }>(sql`
    select ${entity.table.state} as state from ${entity.table} where ${idColumn(entity)} = ${id}::uuid and ${isOwn(entity)}
    ${isLocked ? sql`for no key update` : sql``}`);
  return rows[0]?.state;
}

/** The desk record of an entry; undefined if the entry does not exist or was only imported. */
export async function findStanding(db: Db | Tx, entity: Entity, id: string): Promise<DeskRow | undefined> {
  const kept = await findKept(db, entity, id);
  const state = kept && (await stateOf(db, entity, id));
  return kept && state && { ...kept, state };
}

/** An entry locked until the transaction ends; undefined if it does not exist. */
export async function lockEntry(tx: Tx, entity: Entity, id: string, now: Date): Promise<DeskRow | undefined> {
  const state = await stateOf(tx, entity, id, { isLocked: true });
  if (!state) return undefined;
  const known = await findKept(tx, entity, id);
  if (known) return { ...known, state };
  const title = entity.title.of(await contentOf(tx, entity, id)).slice(0, 300);
  await tx.insert(deskEntries).values({ entity: entity.name, entryId: id, version: 0, title, updatedAt: now });
  const made = await findKept(tx, entity, id);
  return made && { ...made, state };
}

/** The content of a locked entry. */
export async function contentOf(tx: Tx, entity: Entity, id: string): Promise<Content> {
  const content = await readContent(tx, entity, id);
  if (!content) throw new Error(`${entity.name} ${id} is not there.`);
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

/**
 * The content that a published entry gets at `publishAt`, as it was saved; undefined if nothing is scheduled. The draft is equal
 * to it until somebody edits further; unsaved edits are never published.
 */
export const waitingOf = async (db: Db | Tx, row: DeskRow | undefined): Promise<Content | undefined> =>
  row?.state === 'published' && row.publishAt ? findSaved(db, row) : undefined;

/** The content of the latest revision; undefined before the first save. */
export async function findSaved(db: Db | Tx, { entity, entryId }: DeskRow): Promise<Content | undefined> {
  const [saved] = await db
    .select({ content: deskRevisions.content })
    .from(deskRevisions)
    .where(and(eq(deskRevisions.entity, entity), eq(deskRevisions.entryId, entryId)))
    .orderBy(desc(deskRevisions.version))
    .limit(1);
  return saved?.content;
}

/**
 * Whether an entry has unsaved edits that somebody does not know: of a colleague, or of another window of their own. `seen` is the
 * time of the draft that they know; of a caller that does not say it, one's own is known. What is scheduled is saved as well.
 */
export async function hasUnseenDraft(
  db: Db | Tx,
  row: DeskRow | undefined,
  { userId, draft_at: seen }: { readonly userId: string | null } & Pick<Wish, 'draft_at'>,
): Promise<boolean> {
  if (!row?.draft) return false;
  const isSeen = seen === undefined ? row.draftBy === userId : seen !== null && Date.parse(seen) === draftTime(row).getTime();
  return !isSeen && !isDeepStrictEqual(row.draft, await waitingOf(db, row));
}

export const draftTime = ({ draftAt, updatedAt }: Pick<Kept, 'draftAt' | 'updatedAt'>): Date => draftAt ?? updatedAt;
