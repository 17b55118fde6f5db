import { and, inArray, isNotNull, notInArray } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import type { FindUses } from '../parts.ts';
import { transcodes } from '../tables.ts';

/** Clips that are still being made from these files, or could be retried. A finished clip no longer needs its source file. */
export const findUnfinishedClips: FindUses = async (db, ids) => {
  const rows = await db
    .select({ id: transcodes.id, title: transcodes.title, file: transcodes.fileId })
    .from(transcodes)
    .where(and(inArray(transcodes.fileId, [...ids]), notInArray(transcodes.state, ['ready', 'cancelled'])));
  return rows.flatMap(({ file, ...clip }) => (file ? [{ file, entity: 'clip', ...clip }] : []));
};

/** The selected posters of these clips, by clip id. */
export async function findClipPosters(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: transcodes.id, poster: transcodes.poster })
    .from(transcodes)
    .where(and(inArray(transcodes.id, [...ids]), isNotNull(transcodes.poster)));
  return new Map(rows.flatMap(({ id, poster }) => (poster ? [[id, poster]] : [])));
}
