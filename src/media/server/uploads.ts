import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { ok, type Result } from '#kit/result.ts';
import type { Services } from '#platform/services.ts';
import { audit } from '#desk/server/door.ts';
import { nameProblem, tidyName } from '../file-rules.ts';
import { fileCallTexts } from '../file-texts.ts';
import { refuseFile, refuseUpload } from './file-words.ts';
import { inspect, type Facts } from './inspect.ts';
import { storedAt, type FileServices } from './parts.ts';
import type { FileRow } from './present-file.ts';
import { giveUpBytes, removeAside, removeBytes } from './removals.ts';
import { files, fileUploads, folders } from './tables.ts';

export type UploadRow = typeof fileUploads.$inferSelect;

type Announced = {
  readonly userId: string;
  readonly name: string;
  readonly folder: string | null;
  /** Null if not known yet. */
  readonly size: number | null;
};

/** Registers an upload before its first byte is written, so that nothing is left behind if it fails. */
export async function beginUpload(parts: FileServices, announced: Announced, locale: Locale): Promise<Result<UploadRow>> {
  // A name that is too long is not made tidy first: thousands of marks take seconds.
  const problem = nameProblem(announced.name) ?? nameProblem(tidyName(announced.name));
  if (problem) return refuseUpload(fileCallTexts[locale].names[problem], locale);
  if (!(await isFolder(parts, announced.folder))) return refuseFile('noFolder', locale);
  const now = parts.clock.now();
  const row = { ...announced, id: randomUUID(), name: tidyName(announced.name), begunAt: now, touchedAt: now };
  const [begun] = await parts.db.insert(fileUploads).values(row).returning();
  if (!begun) throw new Error('A row that was inserted is returned.');
  return ok(begun);
}

export async function isFolder({ db }: Pick<Services, 'db'>, id: string | null): Promise<boolean> {
  return id === null || (await db.$count(folders, eq(folders.id, id))) > 0;
}

/**
 * Turns completed uploads into files: all of them or, if one is rejected, none, and then all their bytes are removed.
 * Idempotent across calls and servers: deleting the upload's row decides who creates the file.
 */
export async function finishUploads(
  parts: FileServices,
  ids: readonly string[],
  locale: Locale,
  mayBe: (facts: Facts) => boolean = () => true,
): Promise<Result<FileRow[]>> {
  const facts = new Map<string, Facts>();
  for (const id of ids) {
    const found = await inspect(parts.storage, storedAt(id));
    const problem = typeof found === 'string' ? found : mayBe(found) ? null : 'noImage';
    if (problem) {
      // Another server may just have created the file; then it is no longer an upload and is kept.
      await dropUploads(parts, ids);
      return refuseFile(problem, locale);
    }
    if (typeof found !== 'string') facts.set(id, found);
  }
  for (const id of facts.keys()) await parts.storage.flush?.(storedAt(id));
  const rows = await parts.db.transaction(async (tx) => {
    const uploads = await tx
      .delete(fileUploads)
      .where(inArray(fileUploads.id, [...ids]))
      .returning();
    for (const { id, name, folder, userId } of uploads) {
      const { type = '', size = 0, width = null, height = null } = facts.get(id) ?? {};
      const createdAt = parts.clock.now();
      await tx
        .insert(files)
        .values({ id, folder, name, path: storedAt(id), type, size, width, height, createdAt, createdBy: userId });
      await audit(tx, { actor: userId, action: 'upload', entity: 'file', id, title: name, at: createdAt });
    }
    return tx
      .select()
      .from(files)
      .where(inArray(files.id, [...ids]));
  });
  if (rows.length < ids.length) return refuseFile('broken', locale);
  for (const id of ids) await removeAside(parts, id);
  return ok(ids.flatMap((id) => rows.filter((row) => row.id === id)));
}

/** Drops uploads: first their rows, so that they can no longer become files, then their bytes. */
export async function dropUploads(parts: FileServices, ids: readonly string[], userId?: string): Promise<string[]> {
  if (ids.length === 0) return [];
  const isTheirs = userId === undefined ? undefined : eq(fileUploads.userId, userId);
  const dropped = await parts.db.transaction(async (tx) => {
    const rows = await tx
      .delete(fileUploads)
      .where(and(inArray(fileUploads.id, [...ids]), isTheirs))
      .returning();
    await giveUpBytes(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id }) => id);
  });
  await removeBytes(parts, dropped);
  return dropped;
}
