import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { run } from './run.ts';

const [width, height, columns] = [240, 135, 5];
/** Interval of the images in seconds. The clips are short; for a film of an hour, ten would do. */
const interval = 2;

/** The metadata of a clip's preview images in `clip.json` (S11.5). */
export type PreviewFacts = {
  readonly file: string;
  readonly columns: number;
  readonly rows: number;
  readonly interval: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Creates the preview sheet of a clip from `film`, one of its files: one image per two seconds, each from the middle of its
 * interval, since text may still be fading in at its start.
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
