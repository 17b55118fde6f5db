import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, primaryKey, text, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Protection } from '../contract.ts';
import { columnsOf } from '#desk/server/columns-of.ts';
import { content, state } from '#platform/content-schema.ts';
import { partner } from '../entities/pages.ts';
import { playlist } from '../entities/playlist.ts';
import { tag } from '../entities/tag.ts';
import { video } from '../entities/video.ts';
import { id, sortable } from './columns.ts';
import { media } from './tables-media.ts';

/**
 * Videos, playlists and what orders them. What editors write of them is told by their definitions (`../entities`); texts are German,
 * English ones are in `en`. Columns that say
 * 'Kept' are computed from other rows, so that no page has to: commands call `keepUp` for them.
 *
 * Indexes are ascending and read backwards where the newest come first: drizzle writes `desc()` as
 * DESC NULLS LAST, which PostgreSQL does not use for a plain ORDER BY … DESC.
 */

export const tags = content.table(
  'tags',
  {
    id: id(),
    state: state(),
    ...columnsOf(tag, { parent: (): AnyPgColumn => tags.id }),
    sortKey: sortable('sort_key').notNull(),
  },
  (t) => [index('tags_by_title').on(t.sortKey, t.id), index('tags_of_parent').on(t.parentId)],
);

export const partners = content.table(
  'partners',
  {
    id: id(),
    state: state(),
    ...columnsOf(partner),
  },
  (t) => [index('partners_by_position').on(t.position, t.id)],
);

export const videos = content.table(
  'videos',
  {
    id: id(),
    state: state(),
    ...columnsOf(video, { clip: () => media.id, sign: () => media.id, home: (): AnyPgColumn => playlists.id }),
    /** Never null on published videos; neither is the clip. */
    publishedAt: timestamp('published_at', { withTimezone: true }).defaultNow(),
    sortKey: sortable('sort_key').notNull(),
    sortKeyEn: sortable('sort_key_en').notNull(),
    /** Denormalised from its playlists. */
    protection: text().$type<Protection>().notNull().default('free'),
    coachingSlug: text('coaching_slug'),
    partnerId: uuid('partner_id').references(() => partners.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('videos_newest').on(t.publishedAt, t.id),
    index('videos_newest_open')
      .on(t.publishedAt, t.id)
      .where(sql`protection <> 'coaching'`),
    index('videos_by_title').on(t.sortKey, t.id),
    index('videos_by_title_en').on(t.sortKeyEn, t.id),
    index('videos_of_media').on(t.mediaId),
    index('videos_of_partner').on(t.partnerId),
    index('videos_at_home').on(t.homePlaylistId),
    index('videos_to_review')
      .on(t.nextReviewOn, t.id)
      .where(sql`next_review_on is not null`),
    index('videos_corrected')
      .on(t.id)
      .where(sql`corrections <> '[]'`),
    index('videos_unpublished')
      .on(t.id)
      .where(sql`state <> 'published'`),
    check('videos_whole', sql`state <> 'published' or (media_id is not null and published_at is not null)`),
  ],
);

export const videoTags = content.table(
  'video_tags',
  {
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    tagId: uuid('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.videoId, t.tagId] }), index('video_tags_by_tag').on(t.tagId, t.videoId)],
);

export const playlists = content.table(
  'playlists',
  {
    id: id(),
    state: state(),
    ...columnsOf(playlist),
    /** Short title for lists; the title if empty. */
    titleList: text('title_list').notNull(),
    /** Never null on published playlists. */
    publishedAt: timestamp('published_at', { withTimezone: true }).defaultNow(),
    /** Letter and sort key of `title_list` in each language. */
    letter: sortable().notNull(),
    sortKey: sortable('sort_key').notNull(),
    letterEn: sortable('letter_en').notNull(),
    sortKeyEn: sortable('sort_key_en').notNull(),
    translated: boolean().notNull().default(false),
    /** Denormalised: the number of videos without trailers. */
    videoCount: integer('video_count').notNull().default(0),
  },
  (t) => [
    index('playlists_of_category').on(t.category, t.letter, t.sortKey, t.id),
    index('playlists_of_category_en').on(t.category, t.letterEn, t.sortKeyEn, t.id),
    index('playlists_by_title').on(t.letter, t.sortKey, t.id),
    index('playlists_by_title_en').on(t.letterEn, t.sortKeyEn, t.id),
    index('playlists_newest')
      .on(t.publishedAt, t.id)
      .where(sql`category is not null`),
    index('playlists_exclusive')
      .on(t.publishedAt, t.id)
      .where(sql`exclusive`),
    check('playlists_whole', sql`state <> 'published' or published_at is not null`),
  ],
);

export const playlistVideos = content.table(
  'playlist_videos',
  {
    playlistId: uuid('playlist_id')
      .notNull()
      .references(() => playlists.id, { onDelete: 'cascade' }),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Everyone may watch a trailer even if the playlist belongs to a coaching. */
    role: text().$type<'video' | 'trailer'>().notNull().default('video'),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.playlistId, t.role, t.videoId] }),
    index('playlist_videos_in_order').on(t.playlistId, t.role, t.position, t.videoId),
    index('playlist_videos_of_video').on(t.videoId, t.role, t.playlistId),
  ],
);

export const playlistTags = content.table(
  'playlist_tags',
  {
    playlistId: uuid('playlist_id')
      .notNull()
      .references(() => playlists.id, { onDelete: 'cascade' }),
    tagId: uuid('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.playlistId, t.tagId] }), index('playlist_tags_by_tag').on(t.tagId, t.playlistId)],
);

export const playlistPartners = content.table(
  'playlist_partners',
  {
    playlistId: uuid('playlist_id')
      .notNull()
      .references(() => playlists.id, { onDelete: 'cascade' }),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.playlistId, t.partnerId] }),
    index('playlist_partners_by_partner').on(t.partnerId, t.position, t.playlistId),
  ],
);
