/**
 * Time from upload to playability, and the speed of all processing (ladder, loudness, files, posters, preview images) compared
 * with plain ffmpeg that only encodes the same ladder in one run (S10.7).
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { clipSlots, clipWorkFolder } from '../src/app/server/clips.ts';
import { enqueue, startWorkers } from '../src/jobs/server/door.ts';
import { ladderArguments } from '../src/media/clips/ffmpeg.ts';
import { rungsFor } from '../src/media/clips/ladder.ts';
import { clipDuties } from '../src/media/server/door.ts';
import { makeClip } from '../src/media/server/clips/kinds.ts';
import { probeFilm } from '../src/media/server/clips/source.ts';
import { transcodes } from '../src/media/server/tables.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { localStorage } from '../src/platform/storage-local.ts';
import { report } from './report.ts';

const run = promisify(execFile);
const seconds = Number(process.env.SECONDS_OF_FILM ?? 60);
const folder = await mkdtemp(path.join(tmpdir(), 'bench-transcode-'));
const config = readConfig({ DATA_DIR: path.join(folder, 'data') });
const log = createLog({ logLevel: 'error' });
const storage = localStorage(path.join(folder, 'data/files'));
const file = randomUUID();
const source = path.join(folder, 'data/files/uploads', file);
await mkdir(path.dirname(source), { recursive: true });
const drawn = ['-f', 'lavfi', '-i', `testsrc2=size=1920x1080:rate=25:duration=${seconds}`];
const played = ['-f', 'lavfi', '-i', `anoisesrc=duration=${seconds}:color=pink:amplitude=0.1`];
const encoded = ['-c:v', 'libx264', '-preset', 'veryfast', '-g', '50', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-f', 'mp4'];
await run('ffmpeg', ['-v', 'error', ...drawn, ...played, ...encoded, source]);

const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe', niceness: 0 };
const database = await openDatabase(config, log);
await migrate(database);
const workFolder = clipWorkFolder(config);
const openSource = () => Promise.resolve({ path: `uploads/${file}`, name: 'film.mp4' });
const parts = { db: database.db, storage, clock: systemClock, log, ...clipSlots, openSource, workFolder, tools };
const workers = await startWorkers({ database, log, duties: clipDuties(parts) });

const times: Partial<Record<string, number>> = {};
const begun = performance.now();
const id = randomUUID();
const now = new Date();
await database.db
  .insert(transcodes)
  .values({ id, fileId: file, title: 'Film', folder: `media/${id}`, createdAt: now, updatedAt: now });
await enqueue(database.db, makeClip, { clip: id, round: 1 }, { key: `${id}:1` });
while (times.ready === undefined) {
  const [row] = await database.db.select().from(transcodes).where(eq(transcodes.id, id));
  if (row?.state === 'failed') throw new Error(`The clip failed: ${row.reason}`);
  times[row?.state ?? ''] ??= (performance.now() - begun) / 1000;
  // Polling takes CPU time from transcoding: poll rarely once the clip is playable.
  await setTimeout(times.playable === undefined ? 20 : 500);
}
await workers.stop();

const facts = await probeFilm(parts, source, AbortSignal.timeout(60_000));
const rungs = rungsFor(facts.picture);
const plain = path.join(folder, 'plain');
await mkdir(plain);
const started = performance.now();
const names = rungs.map(({ name }) => name);
await run('ffmpeg', ladderArguments({ file: source, facts, sound: source }, rungs, plain, names), { maxBuffer: 1e8 });
const alone = (performance.now() - started) / 1000;

const about = `${seconds} s of 1080p, ${rungs.length} rungs`;
report('from an upload to what can be watched, in s', times.playable ?? Number.NaN, { atMost: 2 }, about);
report(
  'a whole clip beside plain ffmpeg with the same ladder',
  alone / times.ready,
  { atLeast: 0.95 },
  `${about}: ${times.ready.toFixed(1)} s with all that belongs to it, ffmpeg alone ${alone.toFixed(1)} s`,
);
await database.close();
await rm(folder, { recursive: true });
