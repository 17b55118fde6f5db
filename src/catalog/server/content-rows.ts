import { sql } from 'drizzle-orm';
import { dayOf } from '#kit/dates.ts';
import { readingColumns } from '#platform/content-reads.ts';
import type { Db } from '#platform/database.ts';
import { latestRows, type LatestRows } from './daily-queries.ts';
import type { CoachingRow, RetreatRow } from './offer-queries.ts';
import type { PartnerRow } from './partner-queries.ts';
import { prepared } from './prepared.ts';
import type { TagRow } from './rows.ts';
import type { SiteSettings } from './settings.ts';
import { isRecommended } from './trust.ts';

/** Item limits of the initial site content, so that it does not grow with the catalogue (S3.11). */
export const most = {
  picks: 8,
  videosInPick: 12,
  newest: 8,
  videos: 12,
  tags: 60,
  partners: 12,
  highlights: 12,
  exclusive: 6,
  coachings: 8,
  retreats: 6,
};

/** The initial site content: rows to show as they are, and ids of videos and playlists, best first. */
export type ContentParts = Readonly<
  Record<'picks' | 'newest' | 'exclusive' | 'newestVideos' | 'trending' | 'highlights', readonly string[]>
> & {
  readonly settings: Partial<SiteSettings>;
  readonly dailies: LatestRows;
  readonly tags: readonly TagRow[];
  readonly partners: readonly (PartnerRow & { readonly first: string | null })[];
  readonly coachings: readonly CoachingRow[];
  readonly retreats: readonly RetreatRow[];
};

const bound = (name: keyof typeof most) => sql.raw(String(most[name]));

const offerColumns = sql.raw(
  `id, shortid, slug, title, intro, bulletpoints, stripe_name as "stripeName", price_cents as "priceCents", vat_percent as "vatPercent", is_on_sale as "isOnSale", image, image_tall as "imageTall", en`,
);

/**
 * All in one question, since a round trip costs more than any part of it:
 * - picks in the order of the settings; one that is gone is left out
 * - newest playlists of a category: lists outside of one are the editors' own (picks, coachings, partners)
 * - newest videos without days of a coaching, which are no news for everyone
 * - highlights that are in a playlist: only these qualify (S2.32, S3.8); by setting none whose review is overdue (S15.1)
 * - retreats that are not over, soonest first; behind them past ones, latest first
 */
const statement = sql`select json_build_object(
  'settings', (select coalesce(json_object_agg(key, value), '{}') from settings where key in ('notice', 'motto', 'texts')),
  'picks', array(select p.id from settings s
    cross join lateral jsonb_array_elements_text(s.value) with ordinality k (shortid, place)
    join playlists p on p.shortid = k.shortid
    where s.key = 'startPicks' order by k.place limit ${bound('picks')}),
  'newest', array(select id from playlists where category is not null order by published_at desc, id desc limit ${bound('newest')}),
  'exclusive', array(select id from playlists where exclusive order by published_at desc, id desc limit ${bound('exclusive')}),
  'newestVideos', array(select id from videos where protection <> 'coaching' order by published_at desc, id desc limit ${bound('videos')}),
  'trending', array(select t.video_id from trending t join videos v on v.id = t.video_id order by t.position),
  'highlights', array(select h.video_id from highlights h join videos v on v.id = h.video_id
    where ${isRecommended(sql`v.next_review_on`, sql`${sql.placeholder('today')}::date`)} and exists (select 1 from playlist_videos m where m.video_id = h.video_id) order by h.position limit ${bound('highlights')}),
  'dailies', ${latestRows},
  'tags', (select coalesce(json_agg(r), '[]') from (
    select id, slug, title, en from tags order by sort_key, id limit ${bound('tags')}) r),
  'partners', (select coalesce(json_agg(r), '[]') from (
    select a.id, a.slug, a.title, a.description, a.url, a.image, a.en,
      (select pp.playlist_id from playlist_partners pp where pp.partner_id = a.id order by pp.position, pp.playlist_id limit 1) as first
    from partners a order by a.position, a.id limit ${bound('partners')}) r),
  'coachings', (select coalesce(json_agg(r), '[]') from (
    select ${offerColumns}, playlist_id as "playlistId", needs_address as "needsAddress",
      awaits_approval as "awaitsApproval", zfu_number as "zfuNumber", '' as contraindications from coachings order by position, id limit ${bound('coachings')}) r),
  'retreats', (select coalesce(json_agg(r), '[]') from (
    select ${offerColumns}, place, starts_on as "startsOn", ends_on as "endsOn", places, places_taken as "placesTaken" from retreats
    order by ends_on < ${sql.placeholder('today')}::date, case when ends_on < ${sql.placeholder('today')}::date then null else starts_on end,
      ends_on desc, id limit ${bound('retreats')}) r)
) as found`;

const select = prepared<ContentParts>('content', statement);

/** What the statement uses of entries whose rows are loaded afterwards: a change of their texts leaves it as it is. */
const used = {
  videos: ['id', 'protection', 'published_at', 'media_id', 'next_review_on'],
  playlists: ['id', 'shortid', 'category', 'exclusive', 'published_at'],
};

export const selectParts = (db: Db, now: Date): Promise<ContentParts> =>
  readingColumns(used, () => select(db, { now: now.toISOString(), today: dayOf(now) }));
