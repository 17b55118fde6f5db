import { and, isNotNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import { draftsLast } from '#platform/storage.ts';
import { duty, jobKind, type Duty } from '#jobs/server/door.ts';
import { storedAt, type FileServices } from './parts.ts';
import { dropUnplaced, placeFiles } from './placements.ts';
import { removeGivenUp } from './removals.ts';
import { fileUploads } from './tables.ts';
import { dropUploads, finishUploads } from './uploads.ts';

const minute = 60 * 1000;
/** Longer than finishing an upload can take. */
const whileFinishing = 10 * minute;
/** An upload without new data for this long is considered abandoned (ms). */
export const uploadLasts = 24 * 60 * minute;

/** Runs again every minute, so few retries and short retention are enough. */
const keep = jobKind('keep-files', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });

/** Reads the whole store, so once a day. */
const sweep = jobKind('sweep-drafts', z.object({}), { retries: 1, keptFor: 86_400 });

/** The file manager's jobs. */
export const fileDuties = (parts: FileServices): Duty[] => [
  duty(keep, () => keepFiles(parts), { schedule: '* * * * *' }),
  duty(sweep, () => Promise.all([sweepDrafts(parts), dropUnplaced(parts)]).then(() => undefined), {
    schedule: { hour: 3, minute: 40 },
  }),
];

/** Removes what killed processes left half written in the store. */
export const sweepDrafts = async ({ clock, storage }: Pick<FileServices, 'clock' | 'storage'>): Promise<void> =>
  storage.removeDrafts?.(new Date(clock.now().getTime() - draftsLast));

/** Failures after which the store counts as away. */
const mostFailures = 3;

/**
 * Every minute: finishes complete uploads whose process died, drops abandoned ones, removes bytes that are no longer needed, and
 * puts files in their places that an import could not.
 */
export async function keepFiles(parts: FileServices): Promise<void> {
  const { db, clock, storage } = parts;
  const since = (ms: number): Date => new Date(clock.now().getTime() - ms);
  const waiting = await db
    .select()
    .from(fileUploads)
    .where(and(isNotNull(fileUploads.size), lt(fileUploads.touchedAt, since(whileFinishing))))
    .limit(500);
  const failures = new Map<string, unknown>();
  for (const { id, size } of waiting) {
    try {
      const stored = await storage.stat(storedAt(id));
      if (stored?.size === size) await finishUploads(parts, [id], 'de');
    } catch (error) {
      // What one file cannot, others may; a store that is away answers none.
      failures.set(id, error);
      if (failures.size === mostFailures) throw error;
    }
  }
  const left = await db
    .select({ id: fileUploads.id })
    .from(fileUploads)
    .where(lt(fileUploads.touchedAt, since(uploadLasts)))
    .limit(500);
  await dropUploads(
    parts,
    left.flatMap(({ id }) => (failures.has(id) ? [] : id)),
  );
  await removeGivenUp(parts);
  await placeFiles(parts);
  for (const error of failures.values()) throw error;
}
