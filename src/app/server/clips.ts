import path from 'node:path';
import { findClips, putClip, putClipPoster } from '#catalog/server/door.ts';
import { findStoredFile, type ClipParts, type WorkerParts } from '#media/server/door.ts';
import type { Config } from '#platform/config.ts';

/** Media's dependencies for clips: the catalogue and the uploaded files. */
export const clipSlots = {
  catalogue: { put: putClip, find: findClips, putPoster: putClipPoster },
  openSource: findStoredFile,
} satisfies Pick<ClipParts, 'catalogue' | 'openSource'>;

/** Work folder for clips: on the same disk as the files, so that finished ones need no copying. */
export const clipWorkFolder = ({ dataDir }: Pick<Config, 'dataDir'>): WorkerParts['workFolder'] => path.join(dataDir, 'work');
