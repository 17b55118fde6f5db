import path from 'node:path';
import { findClips, putClip, putClipPoster } from '#catalog/server/door.ts';
import { findStoredFile, type ClipParts, type WorkerParts } from '#media/server/door.ts';
import type { Config } from '#platform/config.ts';

/** What media needs to make clips: the catalogue that shows them, and where uploaded files are. */
export const clipSlots = {
  catalogue: { put: putClip, find: findClips, putPoster: putClipPoster },
  openSource: findStoredFile,
} satisfies Pick<ClipParts, 'catalogue' | 'openSource'>;

/** Where clips are made: beside the files, so that what is finished needs no copying. */
export const clipWorkFolder = ({ dataDir }: Pick<Config, 'dataDir'>): WorkerParts['workFolder'] => path.join(dataDir, 'work');
