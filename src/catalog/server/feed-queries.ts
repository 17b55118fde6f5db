import { type AnyColumn, and, desc, eq, exists, gt, isNull, lte, max, ne, sql, type SQL } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Category } from '#paths/categories.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Playlist, Video } from '../contract.ts';
import type { DailyKind } from './daily-queries.ts';
import { loadEntries } from './entries.ts';
import { whole } from './present.ts';
import type { CaptionTrack, ChapterMark } from './tables-media.ts';
import * as content from './content-tables.ts';
import { dailies, media, playlists, videos } from './tables.ts';

/** Selects the videos of a feed. */
export type FeedScope =
  | { readonly of: 'site' }
  | { readonly of: 'category'; readonly category: Category }
  | { readonly of: 'playlist' | 'partner'; readonly id: string };

/** A keyset cursor: time in RFC 3339 with microseconds, then id. */
export type ListPlace = { readonly at: string; readonly id: string };

/** A video for feeds: with its full texts, and when it changed. */
export type FeedVideo = {
  readonly video: Video;
  /** Its position among the newest, to the microsecond. */
  readonly place: ListPlace;
  readonly publishedAt: Date;
  /** When it was last saved or published, whichever is later. */
  readonly updatedAt: Date;
  /** The author, empty if unknown (S15.1). */
  readonly author: string;
  readonly seconds: number;
  /** Size of its sound file in bytes, 0 if there is none (yet). */
  readonly soundBytes: number;
  readonly captions: readonly CaptionTrack[];
  readonly chapters: readonly ChapterMark[];
};

/** As stored: the view of them looks up both ends of each, which are known to be public here. */
const links = content.playlistVideos;

const isIn = (db: Db, where: SQL): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(links)
      .innerJoin(playlists, eq(playlists.id, links.playlistId))
      .where(and(eq(links.videoId, videos.id), eq(links.role, 'video'), where)),
  );

function inScope(db: Db, scope: FeedScope): SQL | undefined {
  if (scope.of === 'site') return undefined;
  if (scope.of === 'partner') return eq(videos.partnerId, scope.id);
  return isIn(db, scope.of === 'category' ? eq(playlists.category, scope.category) : eq(playlists.id, scope.id));
}

/** Scheduled videos are not public yet. */
const updatedAt = sql<Date>`greatest(${videos.publishedAt}, (select max(a.at) from desk_audit a
  where a.entity = 'video' and a.entry_id = ${videos.id}::text and a.action <> 'schedule'))`.mapWith(
  (at: string | Date) => new Date(at),
);

const exactly = (at: AnyColumn): SQL<string> => sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const isAfter = (at: AnyColumn, id: AnyColumn, place: ListPlace | undefined): SQL | undefined =>
  place && sql`(${at}, ${id}) < (${place.at}::timestamptz, ${place.id}::uuid)`;

const fields = {
  at: exactly(videos.publishedAt),
  id: videos.id,
  publishedAt: videos.publishedAt,
  updatedAt,
  author: videos.author,
  seconds: media.seconds,
  soundBytes: media.soundBytes,
  captions: media.captions,
  chapters: media.chapters,
};

/** Free videos that have a sound file. */
const isEpisode = and(eq(videos.protection, 'free'), gt(media.soundBytes, 0));

type Asked = { readonly most: number; readonly now: Date; readonly locale: Locale };

type Row = Pick<FeedVideo, 'publishedAt' | 'updatedAt' | 'seconds' | 'captions' | 'chapters'> & {
  readonly id: string;
  readonly at: string;
  readonly author: string | null;
  readonly soundBytes: number | null;
};

async function withTexts(db: Db, rows: readonly Row[], locale: Locale): Promise<FeedVideo[]> {
  const entries = await loadEntries(db, { videos: rows.map(({ id }) => id) }, locale);
  return rows.flatMap(({ id, at, author, soundBytes, ...row }) => {
    const video = entries.video(id, whole);
    return video ? [{ video, place: { at, id }, author: author ?? '', soundBytes: soundBytes ?? 0, ...row }] : [];
  });
}

/**
 * The newest videos in public lists; the days of a coaching are for its owners. `episodes`: only those that a podcast may have.
 */
export async function listFeedVideos(
  db: Db,
  scope: FeedScope,
  { most, now, locale, episodes = false, after }: Asked & { readonly episodes?: boolean; readonly after?: ListPlace | undefined },
): Promise<FeedVideo[]> {
  const open = episodes ? isEpisode : ne(videos.protection, 'coaching');
  const rows = await db
    .select(fields)
    .from(videos)
    .innerJoin(media, eq(media.id, videos.mediaId))
    .where(and(open, lte(videos.publishedAt, now), inScope(db, scope), isAfter(videos.publishedAt, videos.id, after)))
    .orderBy(desc(videos.publishedAt), desc(videos.id))
    .limit(most);
  return withTexts(db, rows, locale);
}

/** The latest dailies of a kind that have started, with the time of their day; a film used on several days appears once. */
export async function listDailyEpisodes(db: Db, kind: DailyKind, { most, now, locale }: Asked): Promise<FeedVideo[]> {
  const begun = db
    .select({ videoId: dailies.videoId, startsAt: max(dailies.startsAt).as('began') })
    .from(dailies)
    .where(and(eq(dailies.kind, kind), lte(dailies.startsAt, now)))
    .groupBy(dailies.videoId)
    .as('begun');
  const rows = await db
    .select({ ...fields, publishedAt: sql<Date>`${begun.startsAt}`.mapWith((at: string | Date) => new Date(at)) })
    .from(begun)
    .innerJoin(videos, eq(videos.id, begun.videoId))
    .innerJoin(media, eq(media.id, videos.mediaId))
    .where(isEpisode)
    .orderBy(desc(begun.startsAt), desc(videos.id))
    .limit(most);
  return withTexts(db, rows, locale);
}

/** A video in public lists, by its shortid; with `episodes` only if a podcast may have it. */
export async function findFeedVideo(
  db: Db,
  shortid: string,
  { now, locale, episodes = false }: Omit<Asked, 'most'> & { readonly episodes?: boolean },
): Promise<FeedVideo | null> {
  const open = episodes ? isEpisode : ne(videos.protection, 'coaching');
  const rows = await db
    .select(fields)
    .from(videos)
    .innerJoin(media, eq(media.id, videos.mediaId))
    .where(and(open, lte(videos.publishedAt, now), eq(videos.shortid, shortid)));
  return (await withTexts(db, rows, locale))[0] ?? null;
}

/** The newest playlists except those of coachings, each with its cursor. */
export async function listNewestPlaylists(
  db: Db,
  { most, now, locale, after }: Asked & { readonly after?: ListPlace | undefined },
): Promise<{ readonly playlist: Playlist; readonly place: ListPlace }[]> {
  const rows = await db
    .select({ id: playlists.id, at: exactly(playlists.publishedAt) })
    .from(playlists)
    .where(
      and(eq(playlists.type, 'standard'), lte(playlists.publishedAt, now), isAfter(playlists.publishedAt, playlists.id, after)),
    )
    .orderBy(desc(playlists.publishedAt), desc(playlists.id))
    .limit(most);
  const entries = await loadEntries(db, { playlists: rows.map(({ id }) => ({ id, videos: 0 })) }, locale);
  return rows.flatMap((place) => {
    const playlist = entries.playlist(place.id, { own: whole });
    return playlist ? [{ playlist, place }] : [];
  });
}

/** Clips of free videos that have no sound file yet, unordered. */
export const listSoundless = (db: Db | Tx, most: number): Promise<{ id: string; folder: string }[]> =>
  db
    .selectDistinctOn([videos.mediaId], { id: media.id, folder: media.folder })
    .from(videos)
    .innerJoin(media, eq(media.id, videos.mediaId))
    .where(and(eq(videos.protection, 'free'), isNull(media.soundBytes)))
    .limit(most);

/** Stores the sizes of clips' sound files. */
export async function putSound(tx: Tx, { id, bytes }: { readonly id: string; readonly bytes: number }): Promise<void> {
  await tx
    .update(media)
    .set({ soundBytes: bytes })
    .where(and(eq(media.id, id), isNull(media.soundBytes)));
}
