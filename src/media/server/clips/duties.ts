import { duty, type Duty } from '#jobs/server/door.ts';
import { makeAudio, makeClip, sweepClip, sweepWork } from './kinds.ts';
import { performAudio } from './make-audio.ts';
import { endLeftClips, performClip } from './make-clip.ts';
import type { WorkerParts } from './parts.ts';
import { performSweep } from './sweep.ts';
import { sweepWorkFolders } from './work-folder.ts';

/** The media jobs for clips. One film at a time: each uses all CPU time that readers' requests leave. */
export const clipDuties = (parts: WorkerParts): Duty[] => [
  duty(makeClip, (data, attempt) => performClip(parts, data, attempt)),
  duty(makeAudio, (data, attempt) => performAudio(parts, data, attempt)),
  duty(sweepClip, (data) => performSweep(parts, data)),
  duty(sweepWork, () => Promise.all([sweepWorkFolders(parts.workFolder), endLeftClips(parts)]).then(() => undefined), {
    schedule: '23 * * * *',
  }),
];
