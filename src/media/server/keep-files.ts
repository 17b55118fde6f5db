import { and, isNotNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import { duty, jobKind, type Duty } from '#jobs/server/door.ts';
import { storedAt, type FileServices } from './parts.ts';
import { removeGivenUp } from './removals.ts';
import { fileUploads } from './tables.ts';
import { dropUploads, finishUploads } from './uploads.ts';

const minute = 60 * 1000;
/** Longer than anybody takes to make a file of what has arrived. */
const whileFinishing = 10 * minute;
/** An upload of which nothing has come for so long was given up (ms). */
export const uploadLasts = 24 * 60 * minute;

/** The next minute brings the next one, so it is not tried for long nor kept for long. */
const keep = jobKind('keep-files', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });

/** What the file manager has done by jobs. */
export const fileDuties = (parts: FileServices): Duty[] => [duty(keep, () => keepFiles(parts), { schedule: '* * * * *' })];

/**
 * Minutely: uploads that are whole although whoever should have made files of them died become files, those that were left
 * go, and what is not needed any more is removed.
 */
export async function keepFiles(parts: FileServices): Promise<void> {
  const { db, clock, storage } = parts;
  const since = (ms: number): Date => new Date(clock.now().getTime() - ms);
  const waiting = await db
    .select()
    .from(fileUploads)
    .where(and(isNotNull(fileUploads.size), lt(fileUploads.touchedAt, since(whileFinishing))))
    .limit(500);
  for (const { id, size } of waiting) {
    const stored = await storage.stat(storedAt(id));
    if (stored?.size === size) await finishUploads(parts, [id], 'de');
  }
  const left = await db
    .select({ id: fileUploads.id })
    .from(fileUploads)
    .where(lt(fileUploads.touchedAt, since(uploadLasts)))
    .limit(500);
  await dropUploads(
    parts,
    left.map(({ id }) => id),
  );
  await removeGivenUp(parts);
}
