import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { CaptionTrack, ChapterMark, media } from '../tables.ts';
import { idOf } from './put.ts';

/** What is used of `clip.json`, which describes a clip beside its files. */
const Clip = z.object({
  seconds: z.number().positive(),
  captions: z.array(z.object({ lang: z.string(), label: z.string(), file: z.string() })),
  chapters: z.array(z.object({ start: z.number().nonnegative(), title: z.string(), en: z.string().optional() })).default([]),
  preview: z
    .object({
      file: z.string(),
      columns: z.int().positive(),
      rows: z.int().positive(),
      interval: z.number().positive(),
      width: z.int().positive(),
      height: z.int().positive(),
    })
    .optional(),
});

/** The rows of the clips of these names. A clip that has no description throws, naming it. */
export const readClips = (folder: string, keys: readonly string[]): Promise<(typeof media.$inferInsert)[]> =>
  Promise.all(
    keys.map(async (key) => {
      const file = path.join(folder, key, 'clip.json');
      const clip = Clip.parse(JSON.parse(await readFile(file, 'utf8')));
      const chapters: ChapterMark[] = clip.chapters.map(({ start, title, en }) => ({ start, title, ...(en && { en }) }));
      const captions: CaptionTrack[] = clip.captions.map((track) => ({ ...track, file: path.posix.basename(track.file) }));
      const preview = clip.preview ? { ...clip.preview, file: path.posix.basename(clip.preview.file) } : null;
      const seconds = Math.round(clip.seconds);
      return { id: idOf('media', key), key, folder: `media/${key}`, seconds, captions, chapters, preview };
    }),
  );
