import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { soundFileArguments } from '../../clips/ffmpeg.ts';
import type { WorkerParts } from './parts.ts';
import { encode } from './renditions.ts';
import { localFile, probeFilm } from './source.ts';
import { ClipFault } from './tool.ts';
import { openWorkFolder, removeWorkFolder } from './work-folder.ts';

/** The path of a clip's audio file for podcasts, below its folder. */
export const soundFile = 'sound.m4a';

/**
 * Extracts the audio of a clip's smaller file without re-encoding; returns its size in bytes, 0 if the clip is silent. Throws
 * `ClipFault` if the clip has no such file, or ffmpeg is missing.
 */
export async function makeSoundFile(parts: WorkerParts, folder: string, signal: AbortSignal): Promise<number> {
  const stored = `${folder}/file/960.mp4`;
  if (!(await parts.storage.stat(stored))) throw new ClipFault('no-source', `${stored} is missing in the store.`);
  const work = await openWorkFolder(parts.workFolder);
  try {
    const film = await localFile(parts, stored, path.join(work, 'film.mp4'), signal);
    const { sound } = await probeFilm(parts, film, signal);
    if (!sound) return 0;
    const into = path.join(work, soundFile);
    await encode(parts, soundFileArguments(film, into), signal);
    const { size } = await stat(into);
    await parts.storage.write(`${folder}/file/${soundFile}`, createReadStream(into));
    return size;
  } finally {
    await removeWorkFolder(work);
  }
}
