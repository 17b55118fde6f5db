import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { linkedIds, type Entity } from '#desk/server/door.ts';
import { isTranslated, sortKeyOf } from '../../rules.ts';
import { fillPosters, withClipPoster } from '../clips.ts';
import { keepUp } from '../keep.ts';
import { reviewOf, reviewState } from '../trust.ts';
import { playlists, playlistVideos, tags, videos, videoTags } from '../content-tables.ts';
import { media } from '../tables.ts';
import {
  clean,
  color,
  corrections,
  english,
  ids,
  image,
  instant,
  line,
  problemsOfReview,
  processed,
  shortid,
  text,
  title,
  titleOf,
  trust,
  withCorrections,
  withNames,
  withPublished,
  words,
} from './fields.ts';

const shape = z.object({
  title,
  shortid,
  topline: line,
  description: text,
  keywords: z.array(z.string().trim().min(1).max(80)).max(50).default([]),
  /** Id of the clip that it shows; without one it stays a draft. */
  clip: z.uuid().nullish(),
  poster: image,
  color,
  processed,
  /** Editors' note (S2.46), sanitised. */
  note: z.string().max(20_000).nullish(),
  published_at: instant.nullish(),
  /** Id of the playlist in which it plays on where it was opened without one (S11.8). */
  home: z.uuid().nullish(),
  tags: ids,
  ...trust,
  corrections,
  en: english({ title: words, topline: words, description: words }),
});

const row = z.object({
  shortid: z.string().nullable(),
  protection: z.string().nullable(),
  poster: z.string().nullable(),
  published_at: z.string().nullable(),
  review: reviewState,
});

export const videoEntity: Entity = {
  name: 'video',
  roles: ['editor'],
  shape,
  row,
  filters: ['tag', 'playlist', 'protection', 'review'],
  table: videos,
  picture: 'poster',
  // A poster that was left out is that of the clip.
  prepare: withClipPoster,
  columns: {
    title: videos.title,
    shortid: videos.shortid,
    topline: videos.topline,
    description: videos.description,
    keywords: videos.keywords,
    clip: videos.mediaId,
    poster: videos.poster,
    color: videos.color,
    processed: videos.processed,
    note: videos.note,
    author: videos.author,
    reviewer: videos.reviewer,
    reviewed_on: videos.reviewedOn,
    next_review_on: videos.nextReviewOn,
    sources: videos.sources,
    corrections: videos.corrections,
    published_at: videos.publishedAt,
    home: videos.homePlaylistId,
    en: videos.en,
  },
  parts: {
    tags: linkedIds({ table: videoTags, owner: videoTags.videoId, target: videoTags.tagId, targetId: tags.id }),
  },
  drawn: ['shortid'],
  complete: (content, saving) => ({
    ...withPublished(withNames(withCorrections(content), 'shortid'), saving),
    note: content.note ? clean(content.note) || null : null,
  }),
  derive: ({ title: german, topline, description, en }) => {
    const texts = { title: String(german), topline: String(topline), description: String(description) };
    const translation = en as { title?: string } | null;
    const seen = isTranslated(texts, translation) ? (translation?.title ?? texts.title) : texts.title;
    return { sortKey: sortKeyOf(texts.title), sortKeyEn: sortKeyOf(seen) };
  },
  lacks: ({ clip }) => (typeof clip === 'string' ? [] : ['clip']),
  check: (_, content) => Promise.resolve(problemsOfReview(content)),
  references: { clip: media.id, home: playlists.id },
  unique: ['shortid'],
  title: { row: videos.title, of: titleOf },
  order: { column: videos.publishedAt, descending: true },
  shown: {
    shortid: videos.shortid,
    // Of a draft it follows from where it will be seen.
    protection: sql`case when ${videos.state} = 'published' then ${videos.protection} end`,
    poster: videos.poster,
    published_at: videos.publishedAt,
    review: reviewOf(videos),
  },
  sorts: { title: videos.sortKey },
  searched: [videos.title, videos.topline, videos.shortid],
  filter: {
    tag: (id) => sql`${videos.id} in (select ${videoTags.videoId} from ${videoTags} where ${videoTags.tagId}::text = ${id})`,
    playlist: (id) =>
      sql`${videos.id} in (select ${playlistVideos.videoId} from ${playlistVideos} where ${playlistVideos.playlistId}::text = ${id})`,
    protection: (kind) => sql`${videos.state} = 'published' and ${videos.protection} = ${kind}`,
    review: (wanted, today) => sql`${reviewOf(videos)(today)} = ${wanted}`,
  },
  changed: async (tx, videoIds) => {
    await fillPosters(tx, videoIds);
    await keepUp(tx, videoIds);
  },
  address: ({ shortid: own }) => `/watch/${String(own)}`,
};
