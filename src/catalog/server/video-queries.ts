import { and, asc, desc, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import { anyOf } from '#platform/any-of.ts';
import { readingEntry } from '#platform/content-reads.ts';
import type { Video } from '../contract.ts';
import { pageOf, type List, type Page } from './batch.ts';
import { countOf } from './counts.ts';
import { idBy } from './prepared.ts';
import { alone } from './present.ts';
import { loadEntries } from './entries.ts';
import { playlists, playlistVideos, trending, videos, videoTags } from './tables.ts';
import { findTagId } from './tag-queries.ts';

export type VideoFilter = Page & {
  readonly shortid?: string | undefined;
  readonly playlist?: string | undefined;
  readonly tag?: string | undefined;
  readonly sort: 'new' | 'trending' | 'title';
};

/** One video, or those of a playlist in its order; otherwise all, or those of a tag. An unknown one has none. */
export async function listVideos(db: Db, filter: VideoFilter, locale: Locale): Promise<List<Video>> {
  const { ids, total } = await idsOf(db, filter, locale);
  const entries = await loadEntries(db, { videos: ids }, locale);
  return { data: ids.flatMap((id) => entries.video(id, filter.shortid ? alone : undefined) ?? []), total };
}

/** Videos by shortid, in the given order; unknown ones are omitted. */
export async function findVideos(db: Db, shortids: readonly string[], locale: Locale): Promise<Video[]> {
  if (shortids.length === 0) return [];
  const rows = await db
    .select({ id: videos.id, shortid: videos.shortid })
    .from(videos)
    .where(anyOf(videos.shortid, shortids, 'text'));
  const ids = new Map(rows.map(({ id, shortid }) => [shortid, id]));
  const entries = await loadEntries(db, { videos: [...ids.values()] }, locale);
  return shortids.flatMap((shortid) => entries.video(ids.get(shortid) ?? '') ?? []);
}

type Ids = { readonly ids: string[]; readonly total: number };

const none: Ids = { ids: [], total: 0 };

function idsOf(db: Db, filter: VideoFilter, locale: Locale): Promise<Ids> {
  if (filter.shortid) return idOfVideo(db, filter.shortid, filter);
  return filter.playlist ? idsOfPlaylist(db, filter.playlist, filter) : idsOfVideos(db, filter, locale);
}

const videoByShortid = idBy('videos', 'shortid');

async function idOfVideo(db: Db, shortid: string, page: Page): Promise<Ids> {
  const id = await videoByShortid(db, { value: shortid });
  return id === null ? none : { ids: page.page === 1 ? [id] : [], total: 1 };
}

async function idsOfPlaylist(db: Db, shortid: string, page: Page): Promise<Ids> {
  const [playlist] = await readingEntry(['playlists'], () =>
    db.select({ id: playlists.id, total: playlists.videoCount }).from(playlists).where(eq(playlists.shortid, shortid)),
  );
  if (!playlist) return none;
  const { limit, offset } = pageOf(page);
  const rows = await db
    .select({ id: playlistVideos.videoId })
    .from(playlistVideos)
    .where(and(eq(playlistVideos.playlistId, playlist.id), eq(playlistVideos.role, 'video')))
    .orderBy(asc(playlistVideos.position), asc(playlistVideos.videoId))
    .limit(limit)
    .offset(offset);
  return { ids: rows.map(({ id }) => id), total: playlist.total };
}

async function idsOfVideos(db: Db, { tag, sort, ...page }: VideoFilter, locale: Locale): Promise<Ids> {
  const [tagId, total] = await Promise.all([findTagId(db, tag), countOf(db, 'videos', tag)]);
  if (tagId === null) return none;
  const tagged = tagId === undefined ? undefined : videoHasTag(db, tagId);
  if (sort === 'trending') return idsOfTrending(db, tagged, page);
  const { limit, offset } = pageOf(page);
  // Past the end the whole index would be scanned for nothing.
  if (offset >= total) return { ids: [], total };
  const key = locale === 'en' ? videos.sortKeyEn : videos.sortKey;
  const order = sort === 'title' ? [asc(key), asc(videos.id)] : [desc(videos.publishedAt), desc(videos.id)];
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .where(tagged)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { ids: rows.map(({ id }) => id), total };
}

/** The trending list has only a dozen entries: a selection, not an order of all videos. */
async function idsOfTrending(db: Db, tagged: SQL | undefined, page: Page): Promise<Ids> {
  const rows = await db
    .select({ id: trending.videoId })
    .from(trending)
    .innerJoin(videos, eq(videos.id, trending.videoId))
    .where(tagged)
    .orderBy(asc(trending.position));
  const { limit, offset } = pageOf(page);
  return { ids: rows.slice(offset, offset + limit).map(({ id }) => id), total: rows.length };
}

const videoHasTag = (db: Db, tagId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(videoTags)
      .where(and(eq(videoTags.videoId, videos.id), eq(videoTags.tagId, tagId))),
  );
