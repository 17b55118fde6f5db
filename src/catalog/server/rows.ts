import { eq, sql } from 'drizzle-orm';
import type { Category } from '#paths/categories.ts';
import type { Db } from '#platform/database.ts';
import { anyOf, arrayOf } from './batch.ts';
import { media, partners, playlists, videos } from './tables.ts';

/** The rows behind videos and playlists of a list, each kind in one query. */

/** A playlist and how many of its videos go with it. */
export type Wanted = { readonly id: string; readonly videos: number; readonly trailers?: number };

export type TagRow = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly en: { readonly title?: string } | null;
};

export type PartnerRefRow = TagRow & {
  readonly url: string;
  readonly description: string;
  readonly en: { readonly description?: string } | null;
};

/** How many playlists a video names. */
const refsPerVideo = 3;

const videoFields = {
  id: videos.id,
  shortid: videos.shortid,
  title: videos.title,
  topline: videos.topline,
  description: videos.description,
  en: videos.en,
  keywords: videos.keywords,
  poster: videos.poster,
  color: videos.color,
  processed: videos.processed,
  protection: videos.protection,
  seconds: media.seconds,
};

export const selectVideos = (db: Db, ids: readonly string[]) =>
  db
    .select({ ...videoFields, partner: partners })
    .from(videos)
    .innerJoin(media, eq(media.id, videos.mediaId))
    .leftJoin(partners, eq(partners.id, videos.partnerId))
    .where(anyOf(videos.id, ids));

export type VideoRow = Awaited<ReturnType<typeof selectVideos>>[number];

export type RefRow = {
  readonly shortid: string;
  readonly slug: string;
  readonly title: string;
  readonly category: Category | null;
  readonly translated: boolean;
  readonly enTitle: string | null;
};

/** The first playlists of each video; those of a category come before lists that editors put together. */
export async function selectRefs(db: Db, ids: readonly string[]): Promise<Map<string, RefRow[]>> {
  const { rows } = await db.execute<RefRow & { videoId: string }>(sql`
    select v.id as "videoId", p.shortid, p.slug, p.title, p.category, p.translated, p.en ->> 'title' as "enTitle"
    from unnest(${arrayOf(ids, 'uuid')}) v (id)
    cross join lateral (
      select distinct p.id, p.shortid, p.slug, p.title, p.category, p.translated, p.en, p.category is null as loose
      from playlist_videos m join playlists p on p.id = m.playlist_id
      where m.video_id = v.id
      order by loose, p.id
      limit ${refsPerVideo}
    ) p`);
  return Map.groupBy(rows, ({ videoId }) => videoId);
}

export const selectPlaylists = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: playlists.id,
      shortid: playlists.shortid,
      slug: playlists.slug,
      type: playlists.type,
      title: playlists.title,
      titleList: playlists.titleList,
      titleTeaser: playlists.titleTeaser,
      description: playlists.description,
      en: playlists.en,
      downloadLabel: playlists.downloadLabel,
      category: playlists.category,
      exclusive: playlists.exclusive,
      image: playlists.image,
      color: playlists.color,
      processed: playlists.processed,
      xlType: playlists.xlType,
      lType: playlists.lType,
      videoCount: playlists.videoCount,
      // Plain SQL: in a select from one table drizzle writes column names without their table.
      coaching: sql<
        string | null
      >`(select c.slug from coachings c where c.playlist_id = playlists.id order by c.position limit 1)`,
      tags: sql<string[]>`array(select t.slug from playlist_tags pt join tags t on t.id = pt.tag_id
        where pt.playlist_id = playlists.id order by t.sort_key limit 30)`,
      partners: sql<PartnerRefRow[]>`(select coalesce(json_agg(p), '[]') from (
        select a.id, a.slug, a.title, a.description, a.url, a.en from playlist_partners pp join partners a on a.id = pp.partner_id
        where pp.playlist_id = playlists.id order by a.position, a.id limit 6) p)`,
    })
    .from(playlists)
    .where(anyOf(playlists.id, ids));

export type PlaylistRow = Awaited<ReturnType<typeof selectPlaylists>>[number];

export type Member = { playlistId: string; role: 'video' | 'trailer'; videoId: string };

/** The first videos and trailers of each playlist, in its order. */
export async function selectMembers(db: Db, wanted: readonly Wanted[]): Promise<Member[]> {
  const limited = wanted.flatMap(({ id, videos: most, trailers = 0 }) => [
    { id, role: 'video', most },
    { id, role: 'trailer', most: trailers },
  ]);
  const asked = limited.filter(({ most }) => most > 0);
  if (asked.length === 0) return [];
  const ids = asked.map(({ id }) => id);
  const roles = asked.map(({ role }) => role);
  const limits = asked.map(({ most }) => most);
  const { rows } = await db.execute<Member>(sql`
    select w.id as "playlistId", w.role, m.video_id as "videoId"
    from unnest(${arrayOf(ids, 'uuid')}, ${arrayOf(roles, 'text')}, ${arrayOf(limits, 'int')}) with ordinality w (id, role, most, place)
    cross join lateral (
      select video_id, position from playlist_videos
      where playlist_id = w.id and role = w.role
      order by position, video_id limit w.most
    ) m
    order by w.place, m.position, m.video_id`);
  return rows;
}
