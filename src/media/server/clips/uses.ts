import { and, inArray, notInArray } from 'drizzle-orm';
import type { FindUses } from '../parts.ts';
import { transcodes } from '../tables.ts';

/** Clips that are still made of these files, or could be tried again. Once a clip is ready it needs its film no more. */
export const findUnfinishedClips: FindUses = async (db, ids) => {
  const rows = await db
    .select({ id: transcodes.id, title: transcodes.title, file: transcodes.fileId })
    .from(transcodes)
    .where(and(inArray(transcodes.fileId, [...ids]), notInArray(transcodes.state, ['ready', 'cancelled'])));
  return rows.flatMap(({ file, ...clip }) => (file ? [{ file, entity: 'clip', ...clip }] : []));
};
