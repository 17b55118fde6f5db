import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { run } from './run.ts';

const [width, height, columns] = [240, 135, 5];
/** Seconds from image to image. The clips are short; a film of an hour would do with ten. */
const interval = 2;

/** What `clip.json` says of a clip's preview images (S11.5). */
export type PreviewFacts = {
  readonly file: string;
  readonly columns: number;
  readonly rows: number;
  readonly interval: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Makes the preview images of a clip from one of its files, `film`, in one picture: one for every two seconds, each from the middle of its span,
 * since at its beginning a text may still be fading in.
 */
export const makePreview = async (target: string, film: string, seconds: number): Promise<PreviewFacts> => {
  const rows = Math.ceil(Math.ceil(seconds / interval) / columns);
  await mkdir(join(target, 'preview'), { recursive: true });
  const sheet = join(target, 'preview', 'sheet.png');
  const filter = `fps=1/${interval}:round=up:start_time=${interval / 2},scale=${width}:${height}:flags=lanczos,tile=${columns}x${rows}`;
  await run('ffmpeg', ['-v', 'error', '-y', '-i', film, '-vf', filter, '-frames:v', '1', sheet]);
  await sharp(await readFile(sheet))
    .webp({ quality: 62, effort: 6 })
    .toFile(join(target, 'preview', 'sheet.webp'));
  await rm(sheet);
  return { file: 'preview/sheet.webp', columns, rows, interval, width, height };
};
