import { and, eq, ne, sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import { anyOf } from '#platform/any-of.ts';
import { downloadOf, findStoredFile } from '#media/server/door.ts';
import type { Correction, Protection, Trust, Video } from '../contract.ts';
import { loadEntries } from './entries.ts';
import { whole } from './present.ts';
import { media, playlists, videos, type CaptionTrack, type ChapterMark, type PreviewSheet } from './tables.ts';
import { presentCorrections, presentTrust } from './trust.ts';

/** A video with all that a player needs; whether it may be given out is decided elsewhere. */
export type VideoForPlayback = {
  /** With its whole texts. */
  readonly video: Video;
  readonly protection: Protection;
  /** Slug of the coaching it belongs to, for protection `coaching`. */
  readonly coaching: string | null;
  /** Which of that coaching's days it is, from 1. */
  readonly day: number | null;
  /** Id of its clip. */
  readonly clip: string;
  /** Prefix of its files in the store; below it `{type}/{value}` as in an asset's address (S7.8). */
  readonly folder: string;
  readonly captions: readonly CaptionTrack[];
  readonly chapters: readonly ChapterMark[];
  readonly preview: PreviewSheet | null;
  readonly seconds: number;
  /** Editors' note as sanitised HTML (S2.46). */
  readonly notes: string | null;
  /** Who stands for it (S15.1), and what was put right in it (S15.4). */
  readonly trust: Trust & { readonly corrections?: Correction[] };
};

/** The place of a video among the days of its coaching, looked up where there is one alone. */
const day = sql<number | null>`case when ${videos.coachingSlug} is not null then (
  select nullif(count(*), 0)::int from coachings c
  join playlist_videos own on own.playlist_id = c.playlist_id and own.role = 'video' and own.video_id = ${videos.id}
  join playlist_videos upto on upto.playlist_id = own.playlist_id and upto.role = 'video'
    and (upto.position, upto.video_id) <= (own.position, own.video_id)
  where c.slug = ${videos.coachingSlug}) end`;

/** Null for a shortid that nobody has. */
export async function findVideoForPlayback(db: Db, shortid: string, locale: Locale): Promise<VideoForPlayback | null> {
  const [row] = await db
    .select({
      id: videos.id,
      protection: videos.protection,
      coaching: videos.coachingSlug,
      day,
      notes: videos.note,
      author: videos.author,
      reviewer: videos.reviewer,
      reviewedOn: videos.reviewedOn,
      nextReviewOn: videos.nextReviewOn,
      sources: videos.sources,
      corrections: videos.corrections,
      clip: media.id,
      folder: media.folder,
      captions: media.captions,
      chapters: media.chapters,
      preview: media.preview,
      seconds: media.seconds,
    })
    .from(videos)
    .innerJoin(media, eq(media.id, videos.mediaId))
    .where(eq(videos.shortid, shortid));
  if (!row) return null;
  const { id, author, reviewer, reviewedOn, nextReviewOn, sources, corrections, ...rest } = row;
  const video = (await loadEntries(db, { videos: [id] }, locale)).video(id, whole);
  if (!video) return null;
  const trust = presentTrust({ author, reviewer, reviewedOn, nextReviewOn, sources });
  return { video, ...rest, trust: { ...trust, ...presentCorrections(corrections, locale) } };
}

/** A video by its names, with its length in seconds. */
export type VideoLength = { readonly id: string; readonly shortid: string; readonly title: string; readonly seconds: number };

/** The lengths of videos by shortid or by id, in no order; those that do not exist are left out. */
export const findLengths = (
  db: Db | Tx,
  asked: { readonly shortids: readonly string[] } | { readonly ids: readonly string[] },
): Promise<VideoLength[]> =>
  db
    .select({ id: videos.id, shortid: videos.shortid, title: videos.title, seconds: media.seconds })
    .from(videos)
    .innerJoin(media, eq(media.id, videos.mediaId))
    .where('ids' in asked ? anyOf(videos.id, asked.ids) : anyOf(videos.shortid, asked.shortids, 'text'));

/** Where the files of a video or playlist are and who may have them. */
export type Asset = {
  readonly folder: string;
  readonly protection: Protection | 'signed';
  readonly coaching: string | null;
  readonly day: number | null;
  /** Where a download is, where that is not in the folder, and what it is saved as. */
  readonly file?: { readonly path: string; readonly name: string };
};

/** Where the files of a clip are, whatever shows it, for previews: who may have them is decided when the address is signed. */
export async function findClipAsset(db: Db, id: string): Promise<Asset | null> {
  const [row] = await db.select({ folder: media.folder }).from(media).where(eq(media.id, id));
  return row ? { ...row, protection: 'signed', coaching: null, day: null } : null;
}

/** Asked for every piece of every stream, so it is one look into one index. Null for a shortid that nobody has. */
export async function findAsset(db: Db, shortid: string): Promise<Asset | null> {
  const [row] = await db
    .select({ folder: media.folder, protection: videos.protection, coaching: videos.coachingSlug, day })
    .from(videos)
    .innerJoin(media, eq(media.id, videos.mediaId))
    .where(eq(videos.shortid, shortid));
  return row ?? null;
}

/** Prefix in the store of the files of a playlist, by its shortid. */
export const playlistFolder = (shortid: string): string => `playlists/${shortid}`;

/**
 * The file that the owners of a playlist may download (S6.3), of no day: whoever owns a coaching has it from the start. Null
 * where the playlist has no file of this name.
 */
export async function findDownload(db: Db, { shortid, file }: { shortid: string; file: string }): Promise<Asset | null> {
  const [row] = await db
    .select({
      type: playlists.type,
      exclusive: playlists.exclusive,
      coaching: sql<
        string | null
      >`(select c.slug from coachings c where c.playlist_id = playlists.id order by c.position limit 1)`,
    })
    .from(playlists)
    .where(and(eq(playlists.shortid, shortid), eq(playlists.downloadFile, file), ne(playlists.downloadFile, '')));
  if (!row) return null;
  const protection = row.type === 'coaching' ? 'coaching' : row.exclusive ? 'exclusive' : 'free';
  const asset = { folder: playlistFolder(shortid), protection, coaching: row.coaching, day: null } as const;
  const download = downloadOf(file);
  if (!download) return asset;
  const stored = await findStoredFile(db, download.id);
  return stored && { ...asset, file: { path: stored.path, name: download.name } };
}
