/**
 * Generates the clips in `demo/clips`: speech, video, captions, HLS and files. Skips those that are up to date.
 *
 *     node demo/make/clips.ts             all clips
 *     node demo/make/clips.ts atem herz   only these
 *
 * Needs ffmpeg (with libx264 and libfreetype) and espeak-ng.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ClipKey } from '../shapes.ts';
import { framesOf, textColours } from './clip-frames.ts';
import type { ClipScript } from './clip-scripts.ts';
import { clipScripts } from './clip-scripts.ts';
import { makeClip, namedChapters } from './make-clip.ts';
import { encodeSettings } from './transcode.ts';

const folder = resolve(import.meta.dirname, '../clips');

/**
 * Increment when the voice, the sound, the titles or the packaging change; changes of texts, drawing and encoding are detected
 * without it.
 */
const version = 1;

/** A hash of a clip's inputs: its text, some of its frames at fixed times, the encoder settings. */
const hashOf = (key: ClipKey, script: ClipScript) => {
  const chapters = script.chapters.map((_, i) => ({ start: i * 10, end: i * 10 + 10 }));
  const frame = framesOf(key, script, chapters);
  const frames = [1, 4, 9, 11, 17, 22, 29].map(frame);
  const all = [version, script, frames, textColours(script), encodeSettings];
  const inTheFilm = (name: string, value: unknown) => (name === 'titleEn' ? undefined : value);
  return createHash('sha256').update(JSON.stringify(all, inTheFilm)).digest('hex').slice(0, 12);
};

type Described = { readonly hash?: string; readonly chapters: readonly { readonly start: number }[] };

/** Whether the film is up to date. Metadata outside the film is rewritten in any case. */
const isUpToDate = async (key: ClipKey, script: ClipScript, hash: string) => {
  const file = join(folder, key, 'clip.json');
  if (!existsSync(file)) return false;
  const described = JSON.parse(await readFile(file, 'utf8')) as Described;
  if (described.hash !== hash) return false;
  const chapters = namedChapters(
    script.chapters,
    described.chapters.map(({ start }) => start),
  );
  await writeFile(file, `${JSON.stringify({ ...described, chapters }, null, 2)}\n`);
  return true;
};

const wanted = process.argv.slice(2);
for (const [key, script] of Object.entries(clipScripts) as [ClipKey, ClipScript][]) {
  if (wanted.length > 0 && !wanted.includes(key)) continue;
  const hash = hashOf(key, script);
  if (await isUpToDate(key, script, hash)) continue;
  const started = Date.now();
  await makeClip(key, script, join(folder, key), hash);
  console.log(`${key} made in ${Math.round((Date.now() - started) / 1000)} s`);
}
