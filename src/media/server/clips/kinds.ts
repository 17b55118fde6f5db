import { z } from 'zod';
import type { Db, Tx } from '#platform/database.ts';
import { enqueue, jobKind } from '#jobs/server/door.ts';

const hours = 3600;

/** Makes a clip. It is begun again by another process when this one dies or stops, so it is tried often. */
export const makeClip = jobKind('make-clip', z.object({ clip: z.uuid(), round: z.int() }), {
  retries: 8,
  firstPause: 5,
  longestPause: 300,
  timeLimit: 24 * hours - 1,
});

/** Adds the second sounds of a clip that wait. */
export const makeAudio = jobKind('make-clip-audio', z.object({ clip: z.uuid() }), {
  retries: 5,
  firstPause: 5,
  timeLimit: 6 * hours,
  unique: 'waiting',
});

/** Removes files of a clip that nothing names any more. */
export const sweepClip = jobKind('sweep-clip', z.object({ clip: z.uuid() }), { unique: 'waiting' });

/** Removes the folders of processes that died. */
export const sweepWork = jobKind('sweep-clip-folders', z.object({}), { retries: 1, keptFor: hours });

/** Readers may hold a playlist for an hour, and then watch what it names to the end of the film. */
const heldFor = 24 * hours * 1000;

export const sweepLater = (tx: Tx | Db, clip: string, now: Date): Promise<boolean> =>
  enqueue(tx, sweepClip, { clip }, { key: clip, notBefore: new Date(now.getTime() + heldFor) });
