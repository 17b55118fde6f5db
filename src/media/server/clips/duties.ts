import { duty, type Duty } from '#jobs/server/door.ts';
import { makeAudio, makeClip, sweepClip, sweepWork } from './kinds.ts';
import { performAudio } from './make-audio.ts';
import { performClip } from './make-clip.ts';
import type { WorkerParts } from './parts.ts';
import { performSweep } from './sweep.ts';
import { sweepWorkFolders } from './work-folder.ts';

/** What media has done by jobs. One film at a time: it takes all processors that readers leave. */
export const clipDuties = (parts: WorkerParts): Duty[] => [
  duty(makeClip, (data, attempt) => performClip(parts, data, attempt)),
  duty(makeAudio, (data, attempt) => performAudio(parts, data, attempt)),
  duty(sweepClip, (data) => performSweep(parts, data)),
  duty(sweepWork, () => sweepWorkFolders(parts.workFolder), { schedule: '23 * * * *' }),
];
