import { and, asc, desc, eq, exists, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { categoriesOf, type Category, type Section } from '#paths/categories.ts';
import type { Db, Tx } from '#platform/database.ts';
import { anyOf } from '#platform/any-of.ts';
import type { Playlist } from '../contract.ts';
import { pageOf, type List, type Page } from './batch.ts';
import { countInSection, countOf } from './counts.ts';
import { loadEntries } from './entries.ts';
import { idBy } from './prepared.ts';
import { whole } from './present.ts';
import { playlists, playlistTags } from './tables.ts';
import { findTagId } from './tag-queries.ts';

/** Number of videos included with a playlist in lists of playlists. */
export const videosInList = 4;

export const playlistHasTag = (db: Db, tagId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(playlistTags)
      .where(and(eq(playlistTags.playlistId, playlists.id), eq(playlistTags.tagId, tagId))),
  );

/** Title order for readers of this language. */
const titleOrder = (locale: Locale): SQL[] =>
  locale === 'en'
    ? [asc(playlists.letterEn), asc(playlists.sortKeyEn), asc(playlists.id)]
    : [asc(playlists.letter), asc(playlists.sortKey), asc(playlists.id)];

export const letterColumn = (locale: Locale) => (locale === 'en' ? playlists.letterEn : playlists.letter);

export type PlaylistFilter = Page & {
  readonly section?: Section | undefined;
  /** The slug of a tag. */
  readonly tag?: string | undefined;
  readonly sort: 'title' | 'new';
};

/** All playlists, or those of a section or a tag; an unknown tag has none. */
export async function listPlaylists(
  db: Db,
  { section, tag, sort, ...page }: PlaylistFilter,
  locale: Locale,
): Promise<List<Playlist>> {
  const [tagId, total] = await Promise.all([
    findTagId(db, tag),
    section === undefined ? countOf(db, 'playlists', tag) : countInSection(db, section, tag),
  ]);
  const { limit, offset } = pageOf(page);
  if (tagId === null || offset >= total) return { data: [], total };
  const rows = await db
    .select({ id: playlists.id })
    .from(playlists)
    .where(and(isIn(section), tagId === undefined ? undefined : playlistHasTag(db, tagId)))
    .orderBy(...(sort === 'new' ? [desc(playlists.publishedAt), desc(playlists.id)] : titleOrder(locale)))
    .limit(limit)
    .offset(offset);
  return { data: await playlistsOf(db, rows, locale), total };
}

/** `is not null` lets the planner use the partial index of the newest, which it cannot infer from a list of values. */
const isIn = (section: Section | undefined): SQL | undefined =>
  section && and(isNotNull(playlists.category), inArray(playlists.category, categoriesOf(section)));

export type InCategory = Page & {
  readonly category: Category;
  readonly letter?: string | undefined;
  /** The id of a tag. */
  readonly tagId?: string | undefined;
};

/** Playlists of a category by title. The category bounds the result, so the filtered total is counted. */
export async function listInCategory(
  db: Db,
  { category, letter, tagId, ...page }: InCategory,
  locale: Locale,
): Promise<List<Playlist>> {
  const where = and(
    eq(playlists.category, category),
    letter === undefined ? undefined : eq(letterColumn(locale), letter),
    tagId === undefined ? undefined : playlistHasTag(db, tagId),
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

/** As the start page shows it, which so depends on this list alone, and not on all site content. */
export async function findNewestExclusive(db: Db, locale: Locale): Promise<Playlist | null> {
  const rows = await db
    .select({ id: playlists.id })
    .from(playlists)
    .where(eq(playlists.exclusive, true))
    .orderBy(desc(playlists.publishedAt), desc(playlists.id))
    .limit(1);
  const [newest] = await playlistsOf(db, rows, locale);
  return newest ?? null;
}

/** Number of videos in a single playlist's response; the rest is paginated by `videos?playlist=`. */
const videosInPlaylist = 200;

const idsBy = { id: idBy('playlists', 'id'), slug: idBy('playlists', 'slug'), shortid: idBy('playlists', 'shortid') };

/** A playlist with its videos and trailers; null if it does not exist. */
export async function findPlaylist(db: Db, by: keyof typeof idsBy, value: string, locale: Locale): Promise<Playlist | null> {
  const id = await idsBy[by](db, { value });
  if (id === null) return null;
  const entries = await loadEntries(db, { playlists: [{ id, videos: videosInPlaylist, trailers: 20 }] }, locale);
  return entries.playlist(id, { own: whole }) ?? null;
}

/** Which of these slugs belong to playlists, in no order. */
export const findPlaylistSlugs = async (db: Db | Tx, slugs: readonly string[]): Promise<string[]> =>
  (
    await db
      .select({ slug: playlists.slug })
      .from(playlists)
      .where(anyOf(playlists.slug, slugs, 'text'))
  ).map(({ slug }) => slug);
