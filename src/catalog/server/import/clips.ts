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
});

/** The rows of the clips of these names. A clip that has no description throws, naming it. */
export const readClips = (folder: string, keys: readonly string[]): Promise<(typeof media.$inferInsert)[]> =>
  Promise.all(
    keys.map(async (key) => {
      const file = path.join(folder, key, 'clip.json');
      const clip = Clip.parse(JSON.parse(await readFile(file, 'utf8')));
      const chapters: ChapterMark[] = clip.chapters.map(({ start, title, en }) => ({ start, title, ...(en && { en }) }));
      const captions: CaptionTrack[] = clip.captions.map((track) => ({ ...track, file: path.posix.basename(track.file) }));
      return { id: idOf('media', key), key, folder: `media/${key}`, seconds: Math.round(clip.seconds), captions, chapters };
    }),
  );
