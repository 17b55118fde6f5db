import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '#kit/locale.ts';
import { readingRows } from '#platform/content-reads.ts';
import type { Db, Tx } from '#platform/database.ts';
import { anyOf } from '#platform/any-of.ts';
import { downloadOf, findStoredFile } from '#media/server/door.ts';
import type { Protection, Trust, Video } from '../contract.ts';
import { loadEntries } from './entries.ts';
import { whole } from './present.ts';
import { media, playlists, videos, type CaptionTrack, type ChapterMark, type PreviewSheet } from './tables.ts';
import { presentEvidence, presentTrust, type PresentedEvidence } from './trust.ts';

/** A video with everything a player needs. Access is decided elsewhere. */
export type VideoForPlayback = {
  /** With untruncated texts. */
  readonly video: Video;
  readonly protection: Protection;
  /** Slug of the coaching it belongs to if `protection` is `coaching`. */
  readonly coaching: string | null;
  /** Its day within that coaching, 1-based. */
  readonly day: number | null;
  /** Id of its clip. */
  readonly clip: string;
  /** Prefix of its files in the store; below it, paths are `{type}/{value}` as in asset addresses (S7.8). */
  readonly folder: string;
  readonly captions: readonly CaptionTrack[];
  readonly chapters: readonly ChapterMark[];
  readonly preview: PreviewSheet | null;
  readonly seconds: number;
  /** Whether there is a file with the sound alone. */
  readonly hasSoundFile: boolean;
  /** The clip in sign language (S19.6): its id and its folder in the store. Null where there is none. */
  readonly sign: { readonly clip: string; readonly folder: string } | null;
  /** When it is taken off again, if that is planned. */
  readonly expiresAt: Date | null;
  /** What is only seen (S19.6), in the language asked for. */
  readonly seen: readonly { readonly start: number; readonly text: string }[];
  /** Editors' note as sanitised HTML (S2.46). */
  readonly notes: string | null;
  /** Who is responsible for it (S15.1), its corrections (S15.4), and what supports its claims (S15.5). */
  readonly trust: Trust & { readonly evidence?: PresentedEvidence[] };
};

/** A video's day within its coaching; computed only for single videos. */
const day = sql<number | null>`case when ${videos.coachingSlug} is not null then (
  select nullif(count(*), 0)::int from coachings c
  join playlist_videos own on own.playlist_id = c.playlist_id and own.role = 'video' and own.video_id = ${videos.id}
  join playlist_videos upto on upto.playlist_id = own.playlist_id and upto.role = 'video'
    and (upto.position, upto.video_id) <= (own.position, own.video_id)
  where c.slug = ${videos.coachingSlug}) end`;

/** The coaching of a video and its list, on whose rows its day depends. */
const dayRows = sql<
  string[] | null
>`(select json_build_array(c.id, c.playlist_id) from coachings c where c.slug = ${videos.coachingSlug} and c.playlist_id is not null)`;

const signMedia = alias(media, 'sign_media');

/** In one language: English only if all of it is translated, as with all texts (S1.7). */
const seenIn = (
  all: readonly { readonly start: number; readonly text: string; readonly en?: string | null }[],
  locale: Locale,
): { start: number; text: string }[] => {
  const isEnglish = locale === 'en' && all.every(({ en }) => en);
  return all.map(({ start, text, en }) => ({ start, text: isEnglish && en ? en : text }));
};

const selectForPlayback = (db: Db, shortid: string) =>
  db
    .select({
      id: videos.id,
      protection: videos.protection,
      coaching: videos.coachingSlug,
      day,
      dayRows,
      notes: videos.note,
      author: videos.author,
      reviewer: videos.reviewer,
      reviewedOn: videos.reviewedOn,
      nextReviewOn: videos.nextReviewOn,
      interests: videos.interests,
      interestsEn: videos.interestsEn,
      sources: videos.sources,
      corrections: videos.corrections,
      evidence: videos.evidence,
      clip: media.id,
      folder: media.folder,
      captions: media.captions,
      chapters: media.chapters,
      preview: media.preview,
      seconds: media.seconds,
      soundBytes: media.soundBytes,
      signClip: signMedia.id,
      signFolder: signMedia.folder,
      seen: videos.seen,
      expiresAt: sql<
        Date | string | null
      >`(select d.unpublish_at from desk_entries d where d.entity = 'video' and d.entry_id = ${videos.id})`,
    })
    .from(videos)
    .innerJoin(media, eq(media.id, videos.mediaId))
    .leftJoin(signMedia, eq(signMedia.id, videos.signMediaId))
    .where(eq(videos.shortid, shortid));

/** Null for an unknown shortid. */
export async function findVideoForPlayback(db: Db, shortid: string, locale: Locale): Promise<VideoForPlayback | null> {
  const [row] = await readingRows(
    () => selectForPlayback(db, shortid),
    ([found]) =>
      found
        ? {
            tables: [
              'videos',
              'media',
              'desk_entries',
              ...(found.coaching === null || found.dayRows ? ['coachings', 'playlist_videos'] : []),
            ],
            ids: [found.id, found.clip, found.signClip, ...(found.dayRows ?? [])].filter((id) => id !== null),
          }
        : null,
  );
  if (!row) return null;
  const {
    signClip,
    signFolder,
    soundBytes,
    seen,
    id,
    author,
    reviewer,
    reviewedOn,
    nextReviewOn,
    interests,
    interestsEn,
    sources,
    corrections,
    evidence,
    expiresAt,
    dayRows: _,
    ...rest
  } = row;
  const video = (await loadEntries(db, { videos: [id] }, locale)).video(id, whole);
  if (!video) return null;
  const trust = presentTrust(
    { author, reviewer, reviewedOn, nextReviewOn, interests, interestsEn, sources, corrections },
    locale,
  );
  return {
    video,
    ...rest,
    hasSoundFile: (soundBytes ?? 0) > 0,
    sign: signClip !== null && signFolder !== null ? { clip: signClip, folder: signFolder } : null,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    seen: seenIn(seen, locale),
    trust: { ...trust, ...presentEvidence(evidence, locale) },
  };
}

/** A video's names and its duration in seconds. */
export type VideoLength = { readonly id: string; readonly shortid: string; readonly title: string; readonly seconds: number };

/** The durations of videos by shortid or id, in no order; unknown ones are omitted. */
export const findLengths = (
  db: Db | Tx,
  asked: { readonly shortids: readonly string[] } | { readonly ids: readonly string[] },
): Promise<VideoLength[]> =>
  db
    .select({ id: videos.id, shortid: videos.shortid, title: videos.title, seconds: media.seconds })
    .from(videos)
    .innerJoin(media, eq(media.id, videos.mediaId))
    .where('ids' in asked ? anyOf(videos.id, asked.ids) : anyOf(videos.shortid, asked.shortids, 'text'));

/** Where the files of a video or playlist are stored, and who may access them. */
export type Asset = {
  readonly folder: string;
  readonly protection: Protection | 'signed';
  readonly coaching: string | null;
  readonly day: number | null;
  /** Location of a download if it is not in the folder, and the file name to save it as. */
  readonly file?: { readonly path: string; readonly name: string };
};

/** Location of a clip's files for office previews, whatever uses the clip. Access is decided when the address is signed. */
export async function findClipAsset(db: Db, id: string): Promise<Asset | null> {
  const [row] = await db.select({ folder: media.folder }).from(media).where(eq(media.id, id));
  return row ? { ...row, protection: 'signed', coaching: null, day: null } : null;
}

/** Called for every segment of every stream, so it is a single index lookup. Null for an unknown shortid. */
export async function findAsset(db: Db, shortid: string): Promise<Asset | null> {
  const [row] = await db
    .select({ folder: media.folder, protection: videos.protection, coaching: videos.coachingSlug, day })
    .from(videos)
    .innerJoin(media, eq(media.id, videos.mediaId))
    .where(eq(videos.shortid, shortid));
  return row ?? null;
}

/** The film in sign language of a video (S19.6), with the access of the video. Null if it has none. */
export async function findSignAsset(db: Db, { shortid, file }: { shortid: string; file: string }): Promise<Asset | null> {
  const [row] = await db
    .select({ folder: media.folder, protection: videos.protection, coaching: videos.coachingSlug, day })
    .from(videos)
    .innerJoin(media, eq(media.id, videos.signMediaId))
    .where(eq(videos.shortid, shortid));
  return row ? { ...row, file: { path: `${row.folder}/file/${file}`, name: file } } : null;
}

/** Store prefix of a playlist's files, by its shortid. */
export const playlistFolder = (shortid: string): string => `playlists/${shortid}`;

/**
 * The file that owners of a playlist may download (S6.3). Not tied to a day: owners of a coaching have it from the start. Null if
 * the playlist has no such file.
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
