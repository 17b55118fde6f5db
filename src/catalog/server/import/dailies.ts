import { addDays, dayOf, instantOf } from '#kit/dates.ts';
import type { Tx } from '#platform/database.ts';
import { dailies } from '../content-tables.ts';
import { highlights } from '../tables.ts';
import { idOf, put } from './put.ts';
import type { Importing } from './world.ts';

/** Publication time of a daily, Berlin time. */
const startHour = 6;

export async function putDailies(tx: Tx, { world, resolve, now }: Importing): Promise<void> {
  const rows = world.dailies.map(({ kind, daysAgo, video }) => ({
    id: idOf('daily', `${kind} ${daysAgo}`),
    kind,
    startsAt: instantOf(addDays(dayOf(now), -daysAgo), startHour),
    videoId: resolve('video', video, `The ${kind} of ${daysAgo} days ago`),
  }));
  await put(tx, dailies, dailies.id, rows);
}

export async function putHighlights(tx: Tx, { world, resolve }: Importing): Promise<void> {
  await tx.delete(highlights);
  const rows = world.highlights.map((shortid, position) => ({ videoId: resolve('video', shortid, 'A highlight'), position }));
  await put(tx, highlights, highlights.videoId, rows);
}
