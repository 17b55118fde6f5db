import { z } from 'zod';
import type { Db, Tx } from '#platform/database.ts';
import { enqueue, jobKind } from '#jobs/server/door.ts';

const hours = 3600;

/** Transcodes a clip. Another process restarts it if this one dies or stops, hence the many retries. */
export const makeClip = jobKind('make-clip', z.object({ clip: z.uuid(), round: z.int() }), {
  retries: 8,
  firstPause: 5,
  longestPause: 300,
  timeLimit: 24 * hours - 1,
});

/** Encodes a clip's pending audio tracks. */
export const makeAudio = jobKind('make-clip-audio', z.object({ clip: z.uuid() }), {
  retries: 5,
  firstPause: 5,
  timeLimit: 6 * hours,
  unique: 'waiting',
});

/** Removes files of a clip that are no longer referenced. */
export const sweepClip = jobKind('sweep-clip', z.object({ clip: z.uuid() }), { unique: 'waiting' });

/** Removes the work folders of dead processes, and ends their clips. */
export const sweepWork = jobKind('sweep-clip-folders', z.object({}), { retries: 1, keptFor: hours });

/** Readers may cache a playlist for an hour, and then play what it references to the end of the film. */
const heldFor = 24 * hours * 1000;

export const sweepLater = (tx: Tx | Db, clip: string, now: Date): Promise<boolean> =>
  enqueue(tx, sweepClip, { clip }, { key: clip, notBefore: new Date(now.getTime() + heldFor) });
