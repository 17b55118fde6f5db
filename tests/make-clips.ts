import path from 'node:path';
import { clipSlots, clipWorkFolder } from '../src/app/server/clips.ts';
import { startWorkers } from '../src/jobs/server/door.ts';
import { clipDuties } from '../src/media/server/door.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { localStorage } from '../src/platform/storage-local.ts';

/**
 * A test program: transcodes clips until it is killed, with the store in DATA_DIR/files. A clip's source is `uploads/{its id}`
 * there.
 *
 *     node make-clips.ts
 */
const config = readConfig(process.env);
const log = createLog({ logLevel: 'silent' });
const database = await openDatabase(config, log);
const parts = {
  db: database.db,
  storage: localStorage(path.join(config.dataDir, 'files')),
  clock: systemClock,
  log,
  ...clipSlots,
  openSource: async (_: unknown, id: string) => ({ path: `uploads/${id}`, name: 'film.mp4' }),
  workFolder: clipWorkFolder(config),
  tools: { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe', niceness: 0 },
};
await startWorkers({ database, log, duties: clipDuties(parts) });
