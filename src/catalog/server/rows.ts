import { sql } from 'drizzle-orm';
import type { Category } from '#paths/categories.ts';
import type { Playlist, Video } from '../contract.ts';
import { traitNames, type TraitName } from '../traits.ts';
import type { EasyOf, EnglishOf } from './columns.ts';
import { listOf, prepared } from './prepared.ts';

/** Loads the rows behind the videos and playlists of a list in a single query. */

/** A playlist and the number of its videos to include. */
export type Wanted = { readonly id: string; readonly videos: number; readonly trailers?: number };

export type TagRow = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly en: { readonly title?: string } | null;
};

export type PartnerRefRow = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly en: EnglishOf<'title' | 'description'> | null;
};

export type VideoRow = Pick<Video, 'id' | 'shortid' | 'title' | 'topline' | 'description' | 'poster' | 'color' | 'processed'> & {
  readonly en: EnglishOf<'title' | 'topline' | 'description'> | null;
  readonly easy: EasyOf<'title' | 'description'> | null;
  readonly keywords: readonly string[];
  readonly protection: Video['protection'];
  readonly seconds: number;
  /** `YYYY-MM-DDTHH:MM:SSZ`; null only in drafts. */
  readonly published: string | null;
  readonly partner: PartnerRefRow | null;
  /** Also of one that is no longer public. */
  readonly partnerId: string | null;
  /** Id of its home playlist (S11.8). */
  readonly home: string | null;
  /** Ids of its playlists. */
  readonly lists: readonly string[];
} & { readonly [Name in TraitName]: string | null };

/** A playlist as referenced by its videos. */
export type RefRow = {
  readonly id: string;
  readonly shortid: string;
  readonly slug: string;
  readonly title: string;
  readonly category: Category | null;
  readonly translated: boolean;
  readonly enTitle: string | null;
};

export type PlaylistRow = Pick<Playlist, 'id' | 'shortid' | 'slug' | 'type' | 'title' | 'description' | 'category'> & {
  readonly titleList: string;
  readonly titleTeaser: string;
  readonly en: EnglishOf<'title' | 'titleList' | 'titleTeaser' | 'description'> | null;
  readonly easy: EasyOf<'title' | 'description'> | null;
  readonly downloadLabel: string;
  readonly exclusive: boolean;
  readonly image: string;
  readonly color: string;
  readonly processed: boolean;
  readonly xlType: Playlist['xl_type'];
  readonly lType: Playlist['l_type'];
  readonly videoCount: number;
  readonly coaching: string | null;
  readonly coachingShortid: string | null;
  readonly tags: readonly Pick<TagRow, 'id' | 'slug'>[];
  readonly partners: readonly PartnerRefRow[];
  /** Ids of its first videos and trailers, in playlist order. */
  readonly videos: readonly string[];
  readonly trailers: readonly string[];
};

export type EntryRows = {
  readonly playlists: readonly PlaylistRow[];
  readonly videos: readonly VideoRow[];
  readonly refs: readonly RefRow[];
};

/** Of how many lists a video is in the ones to name are chosen. */
const listsPerVideo = 40;

const traitColumns = sql.raw(traitNames.map((name) => ` v.${name},`).join(''));

/** Each `limit 1` makes the planner use the key: it cannot know that only few ids are requested, and would scan whole tables. */
const statement = sql`
  with wanted as materialized (
    select id,
      array(select video_id from playlist_videos where playlist_id = id and role = 'video'
        order by position, video_id limit most_videos) as videos,
      array(select video_id from playlist_videos where playlist_id = id and role = 'trailer'
        order by position, video_id limit most_trailers) as trailers
    from unnest(${listOf('playlists', 'uuid')}, ${listOf('mostVideos', 'int')}, ${listOf('mostTrailers', 'int')})
      w (id, most_videos, most_trailers)
  ),
  shown as materialized (
    select id, array(select playlist_id from playlist_videos where video_id = id order by role, playlist_id limit ${sql.raw(String(listsPerVideo))}) as lists
    from (select unnest(${listOf('videos', 'uuid')}) as id union select unnest(videos) from wanted union select unnest(trailers) from wanted) v
  )
  select json_build_object(
    'playlists', (select coalesce(json_agg(r), '[]') from (
      select p.id, p.shortid, p.slug, p.type, p.title, p.title_list as "titleList", p.title_teaser as "titleTeaser", p.description, p.en, p.easy,
        p.download_label as "downloadLabel", p.category, p.exclusive, p.image, p.color, p.processed, p.xl_type as "xlType",
        p.l_type as "lType", p.video_count as "videoCount", w.videos, w.trailers,
        (select c.slug from coachings c where c.playlist_id = p.id order by c.position limit 1) as coaching,
        (select c.shortid from coachings c where c.playlist_id = p.id order by c.position limit 1) as "coachingShortid",
        (select coalesce(json_agg(o), '[]') from (
          select t.id, t.slug from playlist_tags pt cross join lateral (select * from tags where tags.id = pt.tag_id limit 1) t
          where pt.playlist_id = p.id order by t.sort_key limit 30) o) as tags,
        (select coalesce(json_agg(o), '[]') from (
          select a.id, a.slug, a.title, a.description, a.url, a.en from playlist_partners pp cross join lateral (select * from partners where partners.id = pp.partner_id limit 1) a
          where pp.playlist_id = p.id order by a.position, a.id limit 6) o) as partners
      from wanted w cross join lateral (select * from playlists where playlists.id = w.id limit 1) p) r),
    'videos', (select coalesce(json_agg(r), '[]') from (
      select v.id, v.shortid, v.title, v.topline, v.description, v.en, v.easy, v.keywords, v.poster, v.color, v.processed, v.protection, v.home_playlist_id as home, v.partner_id as "partnerId",${traitColumns}
        to_char(v.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as published,
        (select m.seconds from media m where m.id = v.media_id) as seconds, s.lists,
        (select row_to_json(o) from (
          select a.id, a.slug, a.title, a.description, a.url, a.en from partners a where a.id = v.partner_id) o) as partner
      from shown s cross join lateral (select * from videos where videos.id = s.id limit 1) v) r),
    'refs', (select coalesce(json_agg(r), '[]') from (
      select p.id, p.shortid, p.slug, p.title, p.category, p.translated, p.en ->> 'title' as "enTitle"
      from (select distinct unnest(lists) as id from shown) s
      cross join lateral (select * from playlists where playlists.id = s.id limit 1) p) r)
  ) as found`;

/**
 * The rows on which the answer depends: those asked for and found. Links and coachings name one of these, whatever else they name;
 * clips are left to the whole table.
 */
function* idsIn({ playlists, videos, refs }: EntryRows, asked: Record<string, unknown>): Iterable<string> {
  yield* asked.playlists as string[];
  yield* asked.videos as string[];
  for (const { tags, partners } of playlists) for (const { id } of [...tags, ...partners]) yield id;
  for (const { id, partnerId } of videos) {
    yield id;
    if (partnerId !== null) yield partnerId;
  }
  for (const { id } of refs) yield id;
}

/** Parameters: `playlists` with as many `mostVideos` and `mostTrailers`, and `videos`. */
export const selectEntries = prepared<EntryRows>('entries', statement, (found, asked) => ({
  tables: ['videos', 'playlists', 'tags', 'partners', 'coachings', 'playlist_videos', 'playlist_tags', 'playlist_partners'],
  ids: idsIn(found, asked),
}));
