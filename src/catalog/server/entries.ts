import { eq, sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import type { Playlist, Video } from '../contract.ts';
import { anyOf, arrayOf } from './batch.ts';
import { presentPlaylist, presentVideo, summary, type Brevity, type PartnerRefRow } from './present.ts';
import { media, partners, playlists, videos } from './tables.ts';

/**
 * Videos and playlists by their ids: a handful of queries however many are wanted, and how many that is
 * does not depend on how large the catalogue is.
 */

/** A playlist and how many of its videos go with it. */
export type Wanted = { readonly id: string; readonly videos: number; readonly trailers?: number; readonly offset?: number };

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

const selectVideos = (db: Db, ids: readonly string[]) =>
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
  readonly translated: boolean;
  readonly enTitle: string | null;
};

/** The first playlists of each video; those of a category come before lists that editors put together. */
async function selectRefs(db: Db, ids: readonly string[]): Promise<Map<string, RefRow[]>> {
  const { rows } = await db.execute<RefRow & { videoId: string }>(sql`
    select v.id as "videoId", p.shortid, p.slug, p.title, p.translated, p.en ->> 'title' as "enTitle"
    from unnest(${arrayOf(ids, 'uuid')}) v (id)
    cross join lateral (
      select distinct p.id, p.shortid, p.slug, p.title, p.translated, p.en, p.category is null as loose
      from playlist_videos m join playlists p on p.id = m.playlist_id
      where m.video_id = v.id
      order by loose, p.id
      limit ${refsPerVideo}
    ) p`);
  return Map.groupBy(rows, ({ videoId }) => videoId);
}

const selectPlaylists = (db: Db, ids: readonly string[]) =>
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

type Member = { playlistId: string; role: 'video' | 'trailer'; videoId: string };

/** The first videos and trailers of each playlist, in its order. */
async function selectMembers(db: Db, wanted: readonly Wanted[]): Promise<Member[]> {
  const limited = wanted.flatMap(({ id, videos: limit, trailers = 0, offset = 0 }) => [
    { id, role: 'video', limit, offset },
    { id, role: 'trailer', limit: trailers, offset: 0 },
  ]);
  const asked = limited.filter(({ limit }) => limit > 0);
  if (asked.length === 0) return [];
  const { rows } = await db.execute<Member>(sql`
    select w.id as "playlistId", w.role, m.video_id as "videoId"
    from unnest(
      ${arrayOf(
        asked.map(({ id }) => id),
        'uuid',
      )}, ${arrayOf(
        asked.map(({ role }) => role),
        'text',
      )},
      ${arrayOf(
        asked.map(({ limit }) => limit),
        'int',
      )}, ${arrayOf(
        asked.map(({ offset }) => offset),
        'int',
      )}
    ) with ordinality w (id, role, most, skipped, place)
    cross join lateral (
      select video_id, position from playlist_videos
      where playlist_id = w.id and role = w.role
      order by position, video_id limit w.most offset w.skipped
    ) m
    order by w.place, m.position, m.video_id`);
  return rows;
}

/** What was loaded, to be presented in one length or another. */
export type Entries = {
  /** Undefined where there is none. */
  readonly video: (id: string, brevity?: Brevity) => Video | undefined;
  /** `most` shows fewer of its videos than were loaded. */
  readonly playlist: (id: string, brevity?: Brevity, most?: number) => Playlist | undefined;
};

export async function loadEntries(
  db: Db,
  {
    playlists: wanted = [],
    videos: wantedVideos = [],
  }: { readonly playlists?: readonly Wanted[]; readonly videos?: readonly string[] },
  locale: Locale,
): Promise<Entries> {
  const [playlistRows, members] =
    wanted.length === 0
      ? [[], []]
      : await Promise.all([
          selectPlaylists(
            db,
            wanted.map(({ id }) => id),
          ),
          selectMembers(db, once(wanted)),
        ]);
  const videoIds = [...new Set([...wantedVideos, ...members.map(({ videoId }) => videoId)])];
  const [videoRows, refs] =
    videoIds.length === 0
      ? [[], new Map<string, RefRow[]>()]
      : await Promise.all([selectVideos(db, videoIds), selectRefs(db, videoIds)]);
  const videosById = new Map(videoRows.map((row) => [row.id, row]));
  const playlistsById = new Map(playlistRows.map((row) => [row.id, row]));
  const membersOf = Map.groupBy(members, ({ playlistId, role }) => `${playlistId} ${role}`);

  const video: Entries['video'] = (id, brevity = summary) => {
    const row = videosById.get(id);
    return row && presentVideo(row, refs.get(id) ?? [], locale, brevity);
  };
  const playlist: Entries['playlist'] = (id, brevity = summary, most = Number.POSITIVE_INFINITY) => {
    const row = playlistsById.get(id);
    const list = (role: Member['role']) =>
      (membersOf.get(`${id} ${role}`) ?? []).slice(0, most).flatMap(({ videoId }) => video(videoId, brevity) ?? []);
    return row && presentPlaylist(row, { videos: list('video'), trailers: list('trailer') }, locale, brevity);
  };
  return { video, playlist };
}

/** A playlist that is wanted more than once is loaded once, with the most that was asked for. */
function once(wanted: readonly Wanted[]): Wanted[] {
  const most = new Map<string, Wanted>();
  for (const want of wanted) {
    const other = most.get(want.id);
    most.set(want.id, {
      ...want,
      videos: Math.max(want.videos, other?.videos ?? 0),
      trailers: Math.max(want.trailers ?? 0, other?.trailers ?? 0),
    });
  }
  return [...most.values()];
}
