/**
 * Regenerates the preview images of the clips in `demo/clips` and updates each `clip.json`. New clips get theirs from `clips.ts`.
 *
 *     node demo/make/previews.ts
 *
 * Needs ffmpeg.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { clipScripts } from './clip-scripts.ts';
import { makePreview } from './preview.ts';

const folder = resolve(import.meta.dirname, '../clips');

for (const key of Object.keys(clipScripts)) {
  const file = join(folder, key, 'clip.json');
  const { hash, ...clip } = JSON.parse(await readFile(file, 'utf8')) as { seconds: number; hash: string };
  const preview = await makePreview(join(folder, key), join(folder, key, 'file', '960.mp4'), clip.seconds);
  await writeFile(file, `${JSON.stringify({ ...clip, preview, hash }, null, 2)}\n`);
}
