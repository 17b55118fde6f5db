import { and, asc, desc, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Category } from '#paths/categories.ts';
import type { Db } from '#platform/database.ts';
import type { Playlist, Tag, Video } from '../contract.ts';
import { pageOf } from './batch.ts';
import { countOf } from './counts.ts';
import { loadEntries } from './entries.ts';
import { presentTag } from './present.ts';
import { playlists, playlistTags, playlistVideos, tags, trending, videos, videoTags } from './tables.ts';

/** The paged lists of S7.7: ids by an index first, then the entries of that page alone. */

export type Page = { readonly page: number; readonly perPage: number };
export type List<Entry> = { readonly data: Entry[]; readonly total: number };

/** How many videos a playlist brings along where playlists are listed. */
export const videosInList = 4;

export type VideoFilter = Page & {
  readonly playlist?: string | undefined;
  readonly tag?: string | undefined;
  readonly sort: 'new' | 'trending' | 'title';
};

/** Videos of a playlist in its order; else all, or those of a tag. A tag or playlist that does not exist has none. */
export async function listVideos(db: Db, filter: VideoFilter, locale: Locale): Promise<List<Video>> {
  const { ids, total } = await (filter.playlist ? idsOfPlaylist(db, filter.playlist, filter) : idsOfVideos(db, filter, locale));
  const entries = await loadEntries(db, { videos: ids }, locale);
  return { data: ids.flatMap((id) => entries.video(id) ?? []), total };
}

type Ids = { readonly ids: string[]; readonly total: number };

async function idsOfPlaylist(db: Db, shortid: string, page: Page): Promise<Ids> {
  const [playlist] = await db
    .select({ id: playlists.id, total: playlists.videoCount })
    .from(playlists)
    .where(eq(playlists.shortid, shortid));
  if (!playlist) return { ids: [], total: 0 };
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
  if (sort === 'trending') return idsOfTrending(db, tag, page);
  const total = await countOf(db, 'videos', tag);
  const { limit, offset } = pageOf(page);
  // Beyond the end the index would be walked through for nothing.
  if (offset >= total) return { ids: [], total };
  const key = locale === 'en' ? videos.sortKeyEn : videos.sortKey;
  const order = sort === 'title' ? [asc(key), asc(videos.id)] : [desc(videos.publishedAt), desc(videos.id)];
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .where(tag === undefined ? undefined : videoHasTag(db, tag))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { ids: rows.map(({ id }) => id), total };
}

/** The trending list has a dozen entries: it is a choice, not an order of all videos. */
async function idsOfTrending(db: Db, tag: string | undefined, page: Page): Promise<Ids> {
  const rows = await db
    .select({ id: trending.videoId })
    .from(trending)
    .innerJoin(videos, eq(videos.id, trending.videoId))
    .where(tag === undefined ? undefined : videoHasTag(db, tag))
    .orderBy(asc(trending.position));
  const { limit, offset } = pageOf(page);
  return { ids: rows.slice(offset, offset + limit).map(({ id }) => id), total: rows.length };
}

const tagId = (slug: string): SQL => sql`(select id from tags where slug = ${slug})`;

const videoHasTag = (db: Db, slug: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(videoTags)
      .where(and(eq(videoTags.videoId, videos.id), eq(videoTags.tagId, tagId(slug)))),
  );

export const playlistHasTag = (db: Db, slug: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(playlistTags)
      .where(and(eq(playlistTags.playlistId, playlists.id), eq(playlistTags.tagId, tagId(slug)))),
  );

/** Title order as a reader of this language sees it. */
export const titleOrder = (locale: Locale): SQL[] =>
  locale === 'en'
    ? [asc(playlists.letterEn), asc(playlists.sortKeyEn), asc(playlists.id)]
    : [asc(playlists.letter), asc(playlists.sortKey), asc(playlists.id)];

export const letterColumn = (locale: Locale) => (locale === 'en' ? playlists.letterEn : playlists.letter);

/** All playlists by title. */
export async function listPlaylists(
  db: Db,
  { tag, ...page }: Page & { readonly tag?: string | undefined },
  locale: Locale,
): Promise<List<Playlist>> {
  const total = await countOf(db, 'playlists', tag);
  const { limit, offset } = pageOf(page);
  if (offset >= total) return { data: [], total };
  const rows = await db
    .select({ id: playlists.id })
    .from(playlists)
    .where(tag === undefined ? undefined : playlistHasTag(db, tag))
    .orderBy(...titleOrder(locale))
    .limit(limit)
    .offset(offset);
  return { data: await playlistsOf(db, rows, locale), total };
}

export type InCategory = Page & {
  readonly category: Category;
  readonly letter?: string | undefined;
  readonly tag?: string | undefined;
};

/** Playlists of a category by title. Bounded by the category, so the filtered total is counted. */
export async function listInCategory(
  db: Db,
  { category, letter, tag, ...page }: InCategory,
  locale: Locale,
): Promise<List<Playlist>> {
  const where = and(
    eq(playlists.category, category),
    letter === undefined ? undefined : eq(letterColumn(locale), letter),
    tag === undefined ? undefined : playlistHasTag(db, tag),
  );
  const { limit, offset } = pageOf(page);
  const [total, rows] = await Promise.all([
    db.$count(playlists, where),
    db
      .select({ id: playlists.id })
      .from(playlists)
      .where(where)
      .orderBy(...titleOrder(locale))
      .limit(limit)
      .offset(offset),
  ]);
  return { data: await playlistsOf(db, rows, locale), total };
}

async function playlistsOf(db: Db, rows: readonly { readonly id: string }[], locale: Locale): Promise<Playlist[]> {
  const entries = await loadEntries(db, { playlists: rows.map(({ id }) => ({ id, videos: videosInList, trailers: 1 })) }, locale);
  return rows.flatMap(({ id }) => entries.playlist(id) ?? []);
}

/** How many videos a playlist's own answer carries; the rest is paged by `videos?playlist=`. */
const videosInPlaylist = 200;

/** A playlist with its videos and trailers; null if there is none. */
export async function findPlaylist(db: Db, where: SQL, locale: Locale): Promise<Playlist | null> {
  const [row] = await db.select({ id: playlists.id }).from(playlists).where(where);
  if (!row) return null;
  const entries = await loadEntries(db, { playlists: [{ id: row.id, videos: videosInPlaylist, trailers: 20 }] }, locale);
  return entries.playlist(row.id) ?? null;
}

export async function listTags(db: Db, page: Page, locale: Locale): Promise<List<Tag>> {
  const { limit, offset } = pageOf(page);
  const [total, rows] = await Promise.all([
    db.$count(tags),
    db.select().from(tags).orderBy(asc(tags.sortKey), asc(tags.id)).limit(limit).offset(offset),
  ]);
  return { data: rows.map((row) => presentTag(row, locale)), total };
}

export async function findTag(db: Db, where: SQL, locale: Locale): Promise<Tag | null> {
  const [row] = await db.select().from(tags).where(where);
  return row ? presentTag(row, locale) : null;
}
