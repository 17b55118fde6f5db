/**
 * Generates the silent clips in `demo/clips/silent`, which films with their own speech share. Skips those that are up to date.
 *
 *     node demo/make/silent.ts             all
 *     node demo/make/silent.ts puls ruhe   only these
 *
 * Needs ffmpeg (with libx264).
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { framesOf, withoutWords, type Drawn } from './clip-frames.ts';
import { drawFrames } from './draw-frames.ts';
import { writeJson } from './make-clip.ts';
import { makePreview } from './preview.ts';
import { silentScripts, silentSeconds } from './silent-scripts.ts';
import { encode, segment, silentLadder, silentSettings } from './transcode.ts';

const folder = resolve(import.meta.dirname, '../clips/silent');

const frameOf = (key: string, script: Drawn) => {
  const each = silentSeconds / script.chapters.length;
  const chapters = script.chapters.map((_, i) => ({ start: i * each, end: (i + 1) * each }));
  return framesOf(`silent ${key}`, script, chapters, withoutWords);
};

/** A hash of some frames and the encoder settings. */
const hashOf = (frame: (time: number) => string) => {
  const frames = [1, 4, 9, 11, 17, 22, 29, 38].map(frame);
  return createHash('sha256')
    .update(JSON.stringify([frames, silentSeconds, silentSettings]))
    .digest('hex')
    .slice(0, 12);
};

const isUpToDate = async (file: string, hash: string) =>
  existsSync(file) && (JSON.parse(await readFile(file, 'utf8')) as { hash?: string }).hash === hash;

const wanted = process.argv.slice(2);
for (const [key, script] of Object.entries(silentScripts)) {
  if (wanted.length > 0 && !wanted.includes(key)) continue;
  const target = join(folder, key);
  const frame = frameOf(key, script);
  const hash = hashOf(frame);
  if (await isUpToDate(join(target, 'silent.json'), hash)) continue;
  const work = await mkdtemp(join(tmpdir(), `silent-${key}-`));
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, 'hls'), { recursive: true });
  const timing = { seconds: silentSeconds, framesPerSecond: silentSettings.framesPerSecond };
  await encode(work, silentSettings, timing, drawFrames(frame, timing));
  for (const { name } of silentLadder) {
    await segment(join(work, `${name}.mp4`), join(target, 'hls'), name);
    // The complete playlist is stored here; films copy as much of it as they need.
    await rename(join(target, 'hls', `${name}.m3u8`), join(target, `${name}.m3u8`));
  }
  const preview = await makePreview(target, join(work, '540.mp4'), silentSeconds);
  await writeJson(join(target, 'silent.json'), { preview, hash });
  await rm(work, { recursive: true });
  console.log(`${key} made`);
}
