import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Storage } from '#platform/storage.ts';
import { idOf } from '#catalog/server/door.ts';
import type { CaptionTrack, ChapterMark, media } from '#catalog/server/tables.ts';
import { oneFile, soundFile, type Rendition } from '#media/server/door.ts';

/** The fields used from `clip.json`, which describes a clip next to its files. */
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
  /** The import folder of the tracks and previews it shares with other clips: `hls/{name}.mp4` and `preview/`. */
  pictures: z.string().optional(),
  /** Files for players without HLS that still have to be muxed from a video and an audio file below `hls/`. */
  files: z.array(z.object({ name: z.string(), picture: z.string(), sound: z.string() })).default([]),
});

type JoinedFile = z.infer<typeof Clip>['files'][number];

/** A clip in the import's folder: its path, its name, and a title if people know it by another name. */
export type NamedClip = { readonly folder: string; readonly key: string; readonly title?: string };

/** A clip with its row, and the local paths of its own and its shared files. */
export type FoundClip = {
  readonly row: typeof media.$inferInsert & { readonly id: string; readonly key: string; readonly folder: string };
  readonly title: string;
  readonly folder: string;
  readonly pictures: string | null;
  readonly files: readonly JoinedFile[];
};

/** Reads the descriptions of the clips. Throws, naming the clip, if one has none. */
export const readClips = (folder: string, clips: readonly NamedClip[]): Promise<FoundClip[]> =>
  Promise.all(
    clips.map(async ({ key, title = key, ...named }) => {
      const own = path.join(folder, named.folder);
      const clip = Clip.parse(JSON.parse(await readFile(path.join(own, 'clip.json'), 'utf8')));
      const chapters: ChapterMark[] = clip.chapters.map(({ start, title: name, en }) => ({
        start,
        title: name,
        ...(en && { en }),
      }));
      const captions: CaptionTrack[] = clip.captions.map((track) => ({ ...track, file: path.posix.basename(track.file) }));
      const preview = clip.preview ? { ...clip.preview, file: path.posix.basename(clip.preview.file) } : null;
      const seconds = Math.round(clip.seconds);
      return {
        row: { id: idOf('media', key), key, folder: `media/${key}`, seconds, captions, chapters, preview },
        title,
        folder: own,
        pictures: clip.pictures === undefined ? null : path.join(folder, clip.pictures),
        files: clip.files,
      };
    }),
  );

/**
 * Copies the files of a clip into the store. Video tracks and previews shared by several clips are stored once under several
 * names if the store supports it.
 */
export async function addClip(storage: Pick<Storage, 'addFolder' | 'write'>, clip: FoundClip): Promise<void> {
  const { folder, pictures, files, row } = clip;
  for (const part of pictures === null ? [] : ['hls', 'preview'])
    await storage.addFolder(path.join(pictures ?? '', part), `${row.folder}/${part}`);
  for (const file of files) await storage.write(`${row.folder}/file/${file.name}`, Readable.from(joined(clip, file)));
  await storage.addFolder(folder, row.folder);
}

/** Stores a clip's sound as a file for podcasts; answers its size in bytes, 0 if the clip has none apart from its pictures. */
export async function addSound(storage: Pick<Storage, 'write'>, { folder, row }: FoundClip): Promise<number> {
  if (!existsSync(path.join(folder, 'hls/sound.m3u8'))) return 0;
  const bytes = oneFile(await rendition('sound', folder, folder));
  await storage.write(`${row.folder}/file/${soundFile}`, bytes);
  return bytes.length;
}

/** Lazy: read only when consumed. */
async function* joined({ folder, pictures }: FoundClip, { picture, sound }: JoinedFile): AsyncGenerator<Buffer> {
  yield oneFile(await rendition(picture, folder, pictures ?? folder), await rendition(sound, folder, folder));
}

const rendition = async (name: string, lists: string, files: string): Promise<Rendition> => ({
  playlist: await readFile(path.join(lists, 'hls', `${name}.m3u8`), 'utf8'),
  file: await readFile(path.join(files, 'hls', `${name}.mp4`)),
});
