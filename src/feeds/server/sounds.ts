import { z } from 'zod';
import { listSoundless, putSound } from '#catalog/server/door.ts';
import { duty, enqueue, jobKind, type Duty } from '#jobs/server/door.ts';
import { faultOf, makeSoundFile, type WorkerParts } from '#media/server/door.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Db } from '#platform/database.ts';

/** Extracts the sound of free films into separate files (S17.5). */
const makeSounds = jobKind('make-sound-files', z.object({}), {
  retries: 3,
  firstPause: 30,
  timeLimit: 6 * 3600,
  keptFor: 3600,
  unique: 'waiting',
});

/** Schedules extraction for new films; call it after each change of content. */
export const requestSounds = (db: Db): Promise<boolean> => enqueue(db, makeSounds, {}, { key: 'content' });

/** Batch size: each batch invalidates all cached answers. */
const batch = 50;

/** A film that fails is retried in the next run; the others go ahead. */
export async function performSounds(parts: WorkerParts, signal: AbortSignal): Promise<void> {
  const { db, log } = parts;
  const failed = new Set<string>();
  for (;;) {
    const clips = (await listSoundless(db, batch + failed.size)).filter(({ id }) => !failed.has(id));
    if (clips.length === 0) return;
    const made: { id: string; bytes: number }[] = [];
    for (const { id, folder } of clips) {
      signal.throwIfAborted();
      try {
        made.push({ id, bytes: await makeSoundFile(parts, folder, signal) });
      } catch (error) {
        signal.throwIfAborted();
        failed.add(id);
        if (faultOf(error) === 'no-tools') return log.warn('Podcasts have no sound: ffmpeg is missing.');
        log.warn({ err: error, clip: id }, 'A film gave no sound for podcasts.');
      }
    }
    await db.transaction(async (tx) => {
      for (const sound of made) await putSound(tx, sound);
      if (made.some(({ bytes }) => bytes > 0)) await bumpContent(tx, 'rows');
    });
  }
}

export const soundDuties = (parts: WorkerParts): Duty[] => [
  duty(makeSounds, (_, { signal }) => performSounds(parts, signal), { schedule: '*/10 * * * *' }),
];
