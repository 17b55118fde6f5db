import { and, asc, desc, eq, inArray, isNull, like, sql, type SQL } from 'drizzle-orm';
import type { CallContext, Handlers } from '#kit/endpoint.ts';
import { fail, ok, refuse } from '#kit/result.ts';
import { hasWords, literally } from '#platform/has-words.ts';
import type { mediaEndpoints } from '../contract.ts';
import { fileKinds, fileTypes, kindOf, nameProblem, tidyName, type FileKind } from '../file-rules.ts';
import { auditAll } from './audited.ts';
import { deleteFileRows } from './deleting.ts';
import { fileCallTexts } from '../file-texts.ts';
import { createFolder, deleteFolder, folderTree, moveFolder, renameFolder } from './folders.ts';
import { usesOf, type FileParts } from './parts.ts';
import { forgetPictures } from './picture-making.ts';
import { presentFile, type FileRow } from './present-file.ts';
import { removeBytes } from './removals.ts';
import { files } from './tables.ts';
import { isFolder } from './uploads.ts';

const sortable: Readonly<Record<string, SQL>> = {
  name: sql`${files.name} collate "und-x-icu"`,
  size: sql`${files.size}`,
  type: sql`${files.type} collate "C"`,
  created_at: sql`${files.createdAt}`,
};

const typesOf = (kind: FileKind): string[] => Object.keys(fileTypes).filter((type) => kindOf(type) === kind);

type Question = {
  readonly folder?: string | undefined;
  readonly q?: string | undefined;
  readonly type?: string | undefined;
};

const wanted = ({ folder, q, type }: Question): SQL | undefined =>
  and(
    folder === undefined ? undefined : folder === 'root' ? isNull(files.folder) : eq(files.folder, folder),
    hasWords([files.name], q),
    type === undefined || type === ''
      ? undefined
      : fileKinds.includes(type as FileKind)
        ? inArray(files.type, typesOf(type as FileKind))
        : like(files.type, `${literally(type)}%`),
  );

/** Handlers of the file manager (S10.5). */
export function fileHandlers(parts: FileParts): Handlers<typeof mediaEndpoints> {
  const { db } = parts;

  const change = (
    ids: readonly string[],
    set: Partial<Pick<FileRow, 'name' | 'folder' | 'focalX' | 'focalY'>>,
    action: 'rename' | 'move' | 'focal',
    context: CallContext,
  ) =>
    db.transaction(async (tx) => {
      const rows = await tx
        .update(files)
        .set(set)
        .where(inArray(files.id, [...ids]))
        .returning();
      await auditAll(
        parts,
        tx,
        context,
        rows.map(({ id, name }) => ({ action, entity: 'file', id, title: name })),
      );
      return rows;
    });
  const one = ([row]: readonly FileRow[]) => (row ? ok({ data: presentFile(row) }) : fail('not-found'));
  const find = async (id: string): Promise<FileRow | undefined> => (await db.select().from(files).where(eq(files.id, id)))[0];

  return {
    folders: async () => ok(await folderTree(db)),
    createFolder: (given, context) => createFolder(parts, given, context),
    renameFolder: (given, context) => renameFolder(parts, given, context),
    moveFolder: (given, context) => moveFolder(parts, given, context),
    deleteFolder: (given, context) => deleteFolder(parts, given, context),

    files: async ({ page, perPage, sort = 'created_at', order, ...question }) => {
      const by = Object.hasOwn(sortable, sort) ? sort : 'created_at';
      const isDescending = order === undefined ? by === 'created_at' : order.toLowerCase() === 'desc';
      const rows = await db
        .select()
        .from(files)
        .where(wanted(question))
        .orderBy((isDescending ? desc : asc)(sortable[by] ?? files.createdAt), files.id)
        .limit(perPage)
        .offset((page - 1) * perPage);
      return ok({ data: rows.map(presentFile), total: await db.$count(files, wanted(question)) });
    },

    file: async ({ id }) => {
      const row = await find(id);
      if (!row) return fail('not-found');
      const uses = (await usesOf(parts, db, [id])).map(({ entity, id: user, title }) => ({ entity, id: user, title }));
      return ok({ data: { ...presentFile(row), uses } });
    },

    renameFile: async ({ id, name }, context) => {
      const t = fileCallTexts[context.locale];
      const problem = nameProblem(name.trim()) ?? nameProblem(tidyName(name));
      if (problem) return refuse(t.check, { name: [t.names[problem]] });
      return one(await change([id], { name: tidyName(name) }, 'rename', context));
    },

    moveFiles: async ({ ids, folder }, context) => {
      const t = fileCallTexts[context.locale];
      if (!(await isFolder(parts, folder))) return refuse(t.check, { folder: [t.problems.noFolder] });
      const moved = await change(ids, { folder }, 'move', context);
      return moved.length > 0 ? ok({ data: moved.map(presentFile) }) : fail('not-found');
    },

    deleteFiles: async ({ id, ids = [] }, context) => {
      const all = [...new Set([...ids, ...(id ? [id] : [])])];
      const done = await deleteAll(parts, all, context);
      return done.ok ? ok({ data: { ids: done.value } }) : done;
    },

    setFocal: async ({ id, focal_x: focalX, focal_y: focalY }, context) => {
      const row = await find(id);
      if (!row) return fail('not-found');
      const t = fileCallTexts[context.locale];
      if (kindOf(row.type) !== 'image') return refuse(t.check, { id: [t.noFocal] });
      const changed = one(await change([id], { focalX, focalY }, 'focal', context));
      await forgetPictures(parts, id);
      return changed;
    },
  };
}

async function deleteAll(parts: FileParts, ids: readonly string[], context: CallContext) {
  const done = await parts.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(files)
      .where(inArray(files.id, [...ids]))
      .for('update');
    return rows.length > 0 ? deleteFileRows(parts, tx, rows, context) : fail('not-found');
  });
  if (done.ok) await removeBytes(parts, done.value);
  return done;
}
