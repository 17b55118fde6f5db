import { and, desc, eq, exists, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Category } from '#paths/categories.ts';
import type { Db } from '#platform/database.ts';
import type { Video } from '../contract.ts';
import { loadEntries } from './entries.ts';
import { whole } from './present.ts';
import { media, playlists, playlistVideos, videos } from './tables.ts';

/** Which videos a feed tells. */
export type FeedScope =
  | { readonly of: 'site' }
  | { readonly of: 'category'; readonly category: Category }
  | { readonly of: 'playlist' | 'partner'; readonly id: string };

/** A video as feeds tell it: with its whole texts, and when it changed. */
export type FeedVideo = {
  readonly video: Video;
  readonly publishedAt: Date;
  /** When somebody last saved it, or it was published, whichever is later. */
  readonly updatedAt: Date;
  /** Who wrote it, empty where nobody said (S15.1). */
  readonly author: string;
  readonly seconds: number;
};

const isIn = (db: Db, where: SQL): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(playlistVideos)
      .innerJoin(playlists, eq(playlists.id, playlistVideos.playlistId))
      .where(and(eq(playlistVideos.videoId, videos.id), eq(playlistVideos.role, 'video'), where)),
  );

function inScope(db: Db, scope: FeedScope): SQL | undefined {
  if (scope.of === 'site') return undefined;
  if (scope.of === 'partner') return eq(videos.partnerId, scope.id);
  return isIn(db, scope.of === 'category' ? eq(playlists.category, scope.category) : eq(playlists.id, scope.id));
}

/** What was only scheduled is in no reader's sight yet. */
const updatedAt = sql<Date>`greatest(${videos.publishedAt}, (select max(a.at) from desk_audit a
  where a.entity = 'video' and a.entry_id = ${videos.id}::text and a.action <> 'schedule'))`.mapWith(
  (at: string | Date) => new Date(at),
);

/** The newest videos that lists show to everyone; the days of a coaching are for its owners. */
export async function listFeedVideos(
  db: Db,
  scope: FeedScope,
  { most, now, locale }: { readonly most: number; readonly now: Date; readonly locale: Locale },
): Promise<FeedVideo[]> {
  const rows = await db
    .select({ id: videos.id, publishedAt: videos.publishedAt, updatedAt, author: videos.author, seconds: media.seconds })
    .from(videos)
    .innerJoin(media, eq(media.id, videos.mediaId))
    .where(and(ne(videos.protection, 'coaching'), lte(videos.publishedAt, now), inScope(db, scope)))
    .orderBy(desc(videos.publishedAt), desc(videos.id))
    .limit(most);
  const entries = await loadEntries(db, { videos: rows.map(({ id }) => id) }, locale);
  return rows.flatMap(({ id, author, ...row }) => {
    const video = entries.video(id, whole);
    return video ? [{ video, author: author ?? '', ...row }] : [];
  });
}
