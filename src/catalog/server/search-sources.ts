import { sql, type SQL } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import { arrayOf } from '#platform/any-of.ts';
import { readingRows } from '#platform/content-reads.ts';
import type { Protection, Video } from '../contract.ts';
import { inLocale } from '../rules.ts';
import { readTraits, type VideoTraits } from '../traits.ts';
import { loadEntries } from './entries.ts';
import type { CaptionTrack } from './tables.ts';

/** The input of the search index. */

/**
 * A query of every video, or of these, as `video_id`, `media_id` and `source`: a number that differs where anything does that a
 * search finds or shows of it: its own row, its clip, its tags, its partner, what it says of its playlists.
 */
export function videoSources(ids?: readonly string[]): SQL {
  const isWanted = (column: SQL): SQL => (ids ? sql`${column} = any(${arrayOf(ids, 'uuid')})` : sql`true`);
  return sql`
  select v.id as video_id, v.media_id, hash_record_extended(v, 1) # m.h # coalesce(t.h, 0) # coalesce(l.h, 0) # coalesce(a.h, 0) as source
  from videos v
  join (select id, hash_record_extended(media, 2) as h from media) m on m.id = v.media_id
  left join (select vt.video_id, bit_xor(t.h) as h from content.video_tags vt
    join (select id, hash_record_extended(tags, 3) as h from tags) t on t.id = vt.tag_id
    where ${isWanted(sql`vt.video_id`)} group by vt.video_id) t on t.video_id = v.id
  left join (select pv.video_id, bit_xor(hashtextextended(pv.role, p.h)) as h from content.playlist_videos pv
    join (select id, hashtextextended(concat_ws('|', shortid, slug, title, category, translated, en ->> 'title'), 4) as h
      from playlists) p on p.id = pv.playlist_id
    where ${isWanted(sql`pv.video_id`)} group by pv.video_id) l on l.video_id = v.id
  left join (select id, hash_record_extended(partners, 5) as h from partners) a on a.id = v.partner_id
  where ${isWanted(sql`v.id`)}`;
}

/** A query of all clips of free videos as `media_id` and `source`; `source` changes whenever the clip's captions do. */
export const captionSources: SQL = sql`
  select id as media_id, hashtextextended(folder || captions::text, 1) as source from media
  where exists (select from videos where media_id = media.id and protection = 'free')`;

export type Clip = { readonly id: string; readonly folder: string; readonly captions: readonly CaptionTrack[] };

export async function listClips(db: Db | Tx, ids: readonly string[]): Promise<Clip[]> {
  const { rows } = await db.execute<Clip>(sql`select id, folder, captions from media where id = any(${arrayOf(ids, 'uuid')})`);
  return rows;
}

/** The clip of a video that everyone may watch; null for any other. */
export async function findFreeClip(db: Db, shortid: string): Promise<Clip | null> {
  const find = async () => {
    const { rows } = await db.execute<Clip & { readonly videoId: string; readonly protection: Protection }>(sql`
      select v.id as "videoId", v.protection, m.id, m.folder, m.captions from videos v join media m on m.id = v.media_id
      where v.shortid = ${shortid}`);
    return rows[0];
  };
  const found = await readingRows(find, (row) => (row ? { tables: ['videos', 'media'], ids: [row.videoId, row.id] } : null));
  return found?.protection === 'free' ? found : null;
}

/** A text and its language; German also for English readers if it is not translated (S1.7). */
type SearchText = { readonly text: string; readonly lang: Locale };

/** The searchable and listed data of a video for readers of one language. */
type SearchTexts = {
  readonly lang: Locale;
  readonly title: string;
  readonly topline: string;
  readonly description: string;
  /** In easy German (S19.4); empty where nobody wrote it, or the reader reads English. */
  readonly easy: string;
  readonly tags: readonly SearchText[];
  readonly playlists: readonly SearchText[];
  readonly partner: SearchText | null;
  readonly entry: Video;
};

export type SearchSource = {
  readonly videoId: string;
  readonly mediaId: string;
  readonly protection: Protection;
  /** One of its days or trailers. */
  readonly isOfCoaching: boolean;
  readonly publishedAt: Date;
  readonly seconds: number;
  /** Always German. */
  readonly keywords: readonly string[];
  /** Slugs. */
  readonly tags: readonly string[];
  readonly partner: string | null;
  readonly traits: VideoTraits;
  readonly texts: Readonly<Record<Locale, SearchTexts>>;
};

type Named = { readonly slug: string; readonly title: string; readonly en: Readonly<Record<string, string>> | null };

type Row = {
  readonly id: string;
  readonly mediaId: string;
  readonly protection: Protection;
  readonly isTrailer: boolean;
  readonly publishedAt: string;
  readonly seconds: number;
  readonly title: string;
  readonly topline: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly en: Readonly<Record<string, string>> | null;
  readonly tags: readonly Named[];
  readonly playlists: readonly (Named & { readonly translated: boolean })[];
  readonly partner: (Named & { readonly description: string }) | null;
};

/** These videos with their full texts; missing ones are omitted. */
export async function loadSearchSources(db: Db | Tx, ids: readonly string[]): Promise<SearchSource[]> {
  const { rows } = await db.execute<Row>(sql`
    select v.id, v.media_id as "mediaId", v.protection, v.published_at as "publishedAt", m.seconds, v.title, v.topline, v.description,
      v.keywords, v.en, exists (select from playlist_videos pv where pv.video_id = v.id and pv.role = 'trailer') as "isTrailer",
      (select coalesce(json_agg(json_build_object('slug', t.slug, 'title', t.title, 'en', t.en) order by t.sort_key), '[]')
        from video_tags vt join tags t on t.id = vt.tag_id where vt.video_id = v.id) as tags,
      (select coalesce(json_agg(json_build_object('slug', p.slug, 'title', p.title, 'en', p.en, 'translated', p.translated)), '[]')
        from playlists p where p.id in (select playlist_id from playlist_videos pv where pv.video_id = v.id)) as playlists,
      (select json_build_object('slug', a.slug, 'title', a.title, 'description', a.description, 'en', a.en)
        from partners a where a.id = v.partner_id) as partner
    from videos v join media m on m.id = v.media_id
    where v.id = any(${arrayOf(ids, 'uuid')})`);
  const [de, en] = [await loadEntries(db, { videos: ids }, 'de'), await loadEntries(db, { videos: ids }, 'en')];
  return rows.flatMap((row) => {
    const [german, english] = [de.video(row.id), en.video(row.id)];
    return german && english ? [presentSource(row, { de: german, en: english })] : [];
  });
}

function presentSource(row: Row, entries: Readonly<Record<Locale, Video>>): SearchSource {
  const { id, mediaId, protection, isTrailer, publishedAt, seconds, keywords, partner } = row;
  return {
    videoId: id,
    mediaId,
    protection,
    isOfCoaching: isTrailer || protection === 'coaching',
    publishedAt: new Date(publishedAt),
    seconds,
    keywords,
    tags: row.tags.map(({ slug }) => slug),
    partner: partner?.slug ?? null,
    traits: readTraits((name) => entries.de[name as keyof Video]),
    texts: { de: textsIn(row, 'de', entries.de), en: textsIn(row, 'en', entries.en) },
  };
}

function textsIn({ title, topline, description, en, tags, playlists, partner }: Row, locale: Locale, entry: Video): SearchTexts {
  const own = inLocale({ title, topline, description }, en, locale);
  return {
    ...own.texts,
    lang: own.lang,
    easy: Object.values(entry.easy ?? {}).join('. '),
    tags: tags.map((tag) => titleIn({ title: tag.title }, tag.en, locale)),
    playlists: playlists.map((list) => titleIn({ title: list.title }, list.translated ? list.en : null, locale)),
    partner: partner && titleIn({ title: partner.title, description: partner.description }, partner.en, locale),
    entry,
  };
}

function titleIn(
  german: { readonly title: string } & Readonly<Record<string, string>>,
  en: Named['en'],
  locale: Locale,
): SearchText {
  const { texts, lang } = inLocale(german, en, locale);
  return { text: texts.title, lang };
}

/** Titles of filter options, by slug. */
export type FacetTitles = {
  readonly topics: ReadonlyMap<string, string>;
  readonly partners: ReadonlyMap<string, string>;
};

/** The titles of tags and partners in every language, for filter options. */
export async function loadFacetTitles(db: Db): Promise<Readonly<Record<Locale, FacetTitles>>> {
  const { rows } = await db.execute<Named & { readonly kind: string; readonly description: string }>(sql`
    select 'tag' as kind, slug, title, '' as description, en from tags
    union all select 'partner', slug, title, description, en from partners`);
  const titlesOf = (wanted: string, locale: Locale): Map<string, string> =>
    new Map(
      rows
        .filter(({ kind }) => kind === wanted)
        .map(({ slug, title, description, en }) => [slug, titleIn({ title, description }, en, locale).text]),
    );
  const titlesIn = (locale: Locale): FacetTitles => ({ topics: titlesOf('tag', locale), partners: titlesOf('partner', locale) });
  return { de: titlesIn('de'), en: titlesIn('en') };
}
