import { sql } from 'drizzle-orm';
import { entityOf, linkedIds } from '#desk/server/door.ts';
import { video } from '../../entities/video.ts';
import { isTranslated, sortKeyOf } from '../../rules.ts';
import { fillPosters, problemsOfEvidence, withClipPoster } from '../clips.ts';
import { easyFilter } from './easy.ts';
import { keepUp } from '../keep.ts';
import { reviewOf } from '../trust.ts';
import { playlistVideos, tags, videos, videoTags } from '../content-tables.ts';
import { problemsOfReview, withCleanText, withCorrections, withEvidence, withNames, withPublished, withSeen } from './fields.ts';

export const videoEntity = entityOf(video, {
  table: videos,
  picture: 'poster',
  // Without a poster of its own it uses the clip's.
  prepare: withClipPoster,
  parts: {
    tags: linkedIds({ table: videoTags, owner: videoTags.videoId, target: videoTags.tagId, targetId: tags.id }),
  },
  complete: (content, saving) => {
    const { note, ...rest } = withCleanText(video.fields, content);
    return { ...withPublished(withNames(withSeen(withEvidence(withCorrections(rest))), 'shortid'), saving), note: note || null };
  },
  derive: ({ title: german, topline, description, en }) => {
    const texts = { title: String(german), topline: String(topline), description: String(description) };
    const translation = en as { title?: string } | null;
    const seen = isTranslated(texts, translation) ? (translation?.title ?? texts.title) : texts.title;
    return { sortKey: sortKeyOf(texts.title), sortKeyEn: sortKeyOf(seen) };
  },
  lacks: ({ clip }) => (typeof clip === 'string' ? [] : ['clip']),
  check: async (tx, content) => ({ ...problemsOfReview(content), ...(await problemsOfEvidence(tx, content)) }),
  order: { column: videos.publishedAt, descending: true },
  shown: {
    // For drafts it is derived from the playlists where the video will be.
    protection: sql`case when ${videos.state} = 'published' then ${videos.protection} end`,
    review: reviewOf(videos),
  },
  sorts: { title: videos.sortKey },
  filter: {
    tag: (id) => sql`${videos.id} in (select ${videoTags.videoId} from ${videoTags} where ${videoTags.tagId}::text = ${id})`,
    playlist: (id) =>
      sql`${videos.id} in (select ${playlistVideos.videoId} from ${playlistVideos} where ${playlistVideos.playlistId}::text = ${id})`,
    protection: (kind) => sql`${videos.state} = 'published' and ${videos.protection} = ${kind}`,
    review: (wanted, today) => sql`${reviewOf(videos)(today)} = ${wanted}`,
    ...easyFilter(videos),
  },
  changed: async (tx, videoIds) => {
    await fillPosters(tx, videoIds);
    await keepUp(tx, videoIds);
  },
  address: ({ shortid: own }) => `/watch/${String(own)}`,
});
