import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CallContext } from '#kit/endpoint.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Folder, FolderTree } from '../contract.ts';
import { nameProblem, tidyName } from '../file-rules.ts';
import { auditAll } from './audited.ts';
import { deleteFileRows } from './deleting.ts';
import { fileCallTexts } from '../file-texts.ts';
import type { FileParts } from './parts.ts';
import { removeBytes } from './removals.ts';
import { files, folders } from './tables.ts';

type FolderRow = typeof folders.$inferSelect;

const deepest = 20;

/** The folder tree; siblings are sorted by name. */
export async function folderTree(db: Db): Promise<{ data: FolderTree[]; total: number }> {
  const rows = await db
    .select()
    .from(folders)
    .orderBy(sql`${folders.name} collate "und-x-icu"`);
  const counted = await db.select({ folder: files.folder, files: count() }).from(files).groupBy(files.folder);
  const filesIn = new Map(counted.map((row) => [row.folder, row.files]));
  const below = Map.groupBy(rows, ({ parent }) => parent);
  const treeOf = (parent: string | null): FolderTree[] =>
    (below.get(parent) ?? []).map(({ id, name }) => ({ id, parent, name, files: filesIn.get(id) ?? 0, children: treeOf(id) }));
  return { data: treeOf(null), total: rows.length };
}

/** Serialises changes to folder names and positions, so that concurrent ones cannot create cycles or duplicate names. */
const oneAtATime = (tx: Tx) => tx.execute(sql`lock table ${folders} in share row exclusive mode`);

/** Validates and normalises a name for this parent folder. */
async function nameIn(
  tx: Tx,
  given: string,
  parent: string | null,
  { locale }: CallContext,
  self?: string,
): Promise<Result<string>> {
  const t = fileCallTexts[locale];
  const problem = nameProblem(given.trim()) ?? nameProblem(tidyName(given));
  if (problem) return refuse(t.check, { name: [t.names[problem]] });
  const name = tidyName(given);
  const [twin] = await tx
    .select({ id: folders.id })
    .from(folders)
    .where(
      and(
        sql`lower(${folders.name}) = lower(${name})`,
        sql`${folders.parent} is not distinct from ${parent}`,
        self === undefined ? undefined : ne(folders.id, self),
      ),
    );
  return twin ? refuse(t.check, { name: [t.folderExists] }) : ok(name);
}

/** The folder and its ancestors, nearest first; null if it does not exist. */
async function wayUp(tx: Tx, id: string | null): Promise<string[] | null> {
  const way: string[] = [];
  for (let at = id; at !== null;) {
    const [row] = await tx.select({ parent: folders.parent }).from(folders).where(eq(folders.id, at));
    if (!row) return null;
    way.push(at);
    at = row.parent;
  }
  return way;
}

/** Ids of this folder and all folders below it. */
async function allBelow(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.select().from(folders);
  const below = Map.groupBy(rows, ({ parent }) => parent);
  const listed = (at: string): string[] => [at, ...(below.get(at) ?? []).flatMap((row) => listed(row.id))];
  return listed(id);
}

async function present(tx: Tx, { id, parent, name }: FolderRow): Promise<{ data: Folder }> {
  return { data: { id, parent, name, files: await tx.$count(files, eq(files.folder, id)) } };
}

export const createFolder = (
  parts: FileParts,
  given: { readonly name: string; readonly parent?: string | null | undefined },
  context: CallContext,
): Promise<Result<{ data: Folder }>> =>
  parts.db.transaction(async (tx) => {
    await oneAtATime(tx);
    const t = fileCallTexts[context.locale];
    const parent = given.parent ?? null;
    const way = await wayUp(tx, parent);
    if (!way) return refuse(t.check, { parent: [t.problems.noFolder] });
    if (way.length >= deepest) return refuse(t.check, { parent: [t.folderDeep] });
    const name = await nameIn(tx, given.name, parent, context);
    if (!name.ok) return name;
    const [row] = await tx.insert(folders).values({ parent, name: name.value, createdAt: parts.clock.now() }).returning();
    if (!row) throw new Error('A row that was inserted is returned.');
    await auditAll(parts, tx, context, [{ action: 'create', entity: 'folder', id: row.id, title: row.name }]);
    return ok(await present(tx, row));
  });

export const renameFolder = (
  parts: FileParts,
  given: { readonly id: string; readonly name: string },
  context: CallContext,
): Promise<Result<{ data: Folder }>> =>
  parts.db.transaction(async (tx) => {
    await oneAtATime(tx);
    const [row] = await tx.select().from(folders).where(eq(folders.id, given.id));
    if (!row) return fail('not-found');
    const name = await nameIn(tx, given.name, row.parent, context, row.id);
    if (!name.ok) return name;
    await tx.update(folders).set({ name: name.value }).where(eq(folders.id, row.id));
    await auditAll(parts, tx, context, [{ action: 'rename', entity: 'folder', id: row.id, title: name.value }]);
    return ok(await present(tx, { ...row, name: name.value }));
  });

export const moveFolder = (
  parts: FileParts,
  { id, parent }: { readonly id: string; readonly parent: string | null },
  context: CallContext,
): Promise<Result<{ data: Folder }>> =>
  parts.db.transaction(async (tx) => {
    await oneAtATime(tx);
    const t = fileCallTexts[context.locale];
    const [row] = await tx.select().from(folders).where(eq(folders.id, id));
    if (!row) return fail('not-found');
    const way = await wayUp(tx, parent);
    if (!way) return refuse(t.check, { parent: [t.problems.noFolder] });
    if (way.includes(id)) return refuse(t.check, { parent: [t.folderInItself] });
    // Counts all descendants rather than the deepest path, so the check errs on the safe side.
    if (way.length + (await allBelow(tx, id)).length > deepest) return refuse(t.check, { parent: [t.folderDeep] });
    const name = await nameIn(tx, row.name, parent, context, id);
    if (!name.ok) return refuse(t.check, { parent: [t.folderExists] });
    await tx.update(folders).set({ parent }).where(eq(folders.id, id));
    await auditAll(parts, tx, context, [{ action: 'move', entity: 'folder', id, title: row.name }]);
    return ok(await present(tx, { ...row, parent }));
  });

/** Deletes an empty folder, or with `confirm` a folder with all its contents, unless any file in it is in use. */
export async function deleteFolder(
  parts: FileParts,
  { id, confirm = false }: { readonly id: string; readonly confirm?: boolean | undefined },
  context: CallContext,
): Promise<Result<{ data: { ids: string[] } }>> {
  const t = fileCallTexts[context.locale];
  const done = await parts.db.transaction(async (tx): Promise<Result<string[]>> => {
    await oneAtATime(tx);
    const [row] = await tx.select().from(folders).where(eq(folders.id, id));
    if (!row) return fail('not-found');
    const all = await allBelow(tx, id);
    const inside = await tx.select().from(files).where(inArray(files.folder, all)).for('update');
    if (!confirm && (all.length > 1 || inside.length > 0)) return fail('conflict', { message: t.folderFull, uses: [] });
    const deleted = await deleteFileRows(parts, tx, inside, context);
    if (!deleted.ok) return deleted;
    await tx.delete(folders).where(inArray(folders.id, all));
    await auditAll(parts, tx, context, [{ action: 'delete', entity: 'folder', id, title: row.name }]);
    return deleted;
  });
  if (!done.ok) return done;
  await removeBytes(parts, done.value);
  return ok({ data: { ids: [id] } });
}
