import { eq } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import type { Protection, Video } from '../contract.ts';
import { loadEntries } from './entries.ts';
import { whole } from './present.ts';
import { media, videos, type CaptionTrack } from './tables.ts';

/** A video with all that a player needs; whether it may be given out is decided elsewhere. */
export type VideoForPlayback = {
  /** With its whole texts. */
  readonly video: Video;
  readonly protection: Protection;
  /** Slug of the coaching it belongs to, for protection `coaching`. */
  readonly coaching: string | null;
  /** Prefix of its files in the store; below it `{type}/{value}` as in an asset's address (S7.8). */
  readonly folder: string;
  readonly captions: readonly CaptionTrack[];
  /** Editors' note as sanitised HTML (S2.46). */
  readonly notes: string | null;
};

/** Null for a shortid that nobody has. */
export async function findVideoForPlayback(db: Db, shortid: string, locale: Locale): Promise<VideoForPlayback | null> {
  const [row] = await db
    .select({
      id: videos.id,
      protection: videos.protection,
      coaching: videos.coachingSlug,
      notes: videos.note,
      folder: media.folder,
      captions: media.captions,
    })
    .from(videos)
    .innerJoin(media, eq(media.id, videos.mediaId))
    .where(eq(videos.shortid, shortid));
  if (!row) return null;
  const { id, ...rest } = row;
  const video = (await loadEntries(db, { videos: [id] }, locale)).video(id, whole);
  return video ? { video, ...rest } : null;
}

/** Where a video's files are and who may have them. */
export type Asset = { readonly folder: string; readonly protection: Protection; readonly coaching: string | null };

/** Asked for every piece of every stream, so it is one look into one index. Null for a shortid that nobody has. */
export async function findAsset(db: Db, shortid: string): Promise<Asset | null> {
  const [row] = await db
    .select({ folder: media.folder, protection: videos.protection, coaching: videos.coachingSlug })
    .from(videos)
    .innerJoin(media, eq(media.id, videos.mediaId))
    .where(eq(videos.shortid, shortid));
  return row ?? null;
}
