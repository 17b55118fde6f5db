import { asc, sql } from 'drizzle-orm';
import { dayOf } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import type { SiteContent } from '../contract.ts';
import { findLatestRows, presentDaily } from './daily-queries.ts';
import { loadEntries, type Entries } from './entries.ts';
import type { Wanted } from './rows.ts';
import { videosInList } from './playlist-queries.ts';
import { findNextRetreats, presentCoaching, presentRetreat, selectCoachings, trailersInList } from './offer-queries.ts';
import { presentPartner, selectPartners } from './partner-queries.ts';
import { presentTag, summary, type Brevity } from './present.ts';
import { findSettings, presentMotto, presentNotice } from './settings.ts';
import { tags } from './tables.ts';

/** How much of everything the site's first answer carries, so that it does not grow with the catalogue (S3.11). */
const most = {
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

/** The bound of S3.11 is 200 kB; what is left is for what wraps the content. */
const bytesAtMost = 190_000;

/** How long texts are, and how many videos a pick shows. */
type Length = { readonly brevity: Brevity; readonly videos: number };

/** The first is what readers get; the others stand by for a site whose every text is out of proportion. */
const lengths: readonly [Length, ...Length[]] = [
  { brevity: summary, videos: most.videosInPick },
  { brevity: { title: 120, text: 120 }, videos: most.videosInPick },
  { brevity: { title: 80, text: 60 }, videos: 6 },
  { brevity: { title: 40, text: 20 }, videos: 2 },
];

/** Site content at start for one language at one moment. */
export async function findContent(db: Db, now: Date, locale: Locale): Promise<SiteContent> {
  const found = await findParts(db, now);
  const entries = await loadEntries(db, { playlists: wantedPlaylists(found), videos: wantedVideos(found) }, locale);
  const inLength = ({ brevity, videos }: Length) => presentContent(found, entries, locale, brevity, videos);
  let content = inLength(lengths[0]);
  for (const length of lengths.slice(1)) {
    if (Buffer.byteLength(JSON.stringify(content)) <= bytesAtMost) break;
    content = inLength(length);
  }
  return content;
}

type Parts = Awaited<ReturnType<typeof findParts>>;

async function findParts(db: Db, now: Date) {
  const [settings, choices, dailies, tagRows, partners, coachings, retreats] = await Promise.all([
    findSettings(db, ['notice', 'motto']),
    findChoices(db),
    findLatestRows(db, now),
    db.select().from(tags).orderBy(asc(tags.sortKey), asc(tags.id)).limit(most.tags),
    selectPartners(db).limit(most.partners),
    selectCoachings(db).limit(most.coachings),
    findNextRetreats(db, dayOf(now), most.retreats),
  ]);
  return { settings, ...choices, ...dailies, tagRows, partners, coachings, retreats };
}

/** Ids of videos and playlists, best first. */
type Choices = Record<'picks' | 'newest' | 'exclusive' | 'newestVideos' | 'trending' | 'highlights', string[]>;

/**
 * All the choices of the start page in one question, since a round trip costs more than any of them:
 * - picks in the order of the settings; one that is gone is left out
 * - newest playlists of a category: lists outside of one are the editors' own (picks, coachings, partners)
 * - newest videos without days of a coaching, which are no news for everyone
 * - highlights that are in a playlist: only these qualify (S2.32, S3.8)
 */
async function findChoices(db: Db): Promise<Choices> {
  const { rows } = await db.execute<Choices>(sql`
    select
      array(select p.id from settings s
        cross join lateral jsonb_array_elements_text(s.value) with ordinality k (shortid, place)
        join playlists p on p.shortid = k.shortid
        where s.key = 'startPicks' order by k.place limit ${most.picks}) as picks,
      array(select id from playlists where category is not null order by published_at desc, id desc limit ${most.newest}) as newest,
      array(select id from playlists where exclusive order by published_at desc, id desc limit ${most.exclusive}) as exclusive,
      array(select id from videos where protection <> 'coaching' order by published_at desc, id desc limit ${most.videos}) as "newestVideos",
      array(select video_id from trending order by position) as trending,
      array(select h.video_id from highlights h where exists (select 1 from playlist_videos m where m.video_id = h.video_id)
        order by h.position limit ${most.highlights}) as highlights`);
  const [choices] = rows;
  if (!choices) throw new Error('A select without a table always has one row.');
  return choices;
}

function wantedPlaylists({ picks, newest, exclusive, partners, coachings }: Parts): Wanted[] {
  return [
    ...picks.map((id) => ({ id, videos: most.videosInPick, trailers: trailersInList })),
    ...[...newest, ...exclusive].map((id) => ({ id, videos: videosInList })),
    ...partners.flatMap(({ first }) => (first === null ? [] : [{ id: first, videos: 1 }])),
    ...coachings.flatMap(({ playlistId }) =>
      playlistId === null ? [] : [{ id: playlistId, videos: 0, trailers: trailersInList }],
    ),
  ];
}

const wantedVideos = ({ newestVideos, trending, highlights, daily, yoga }: Parts): string[] => [
  ...newestVideos,
  ...trending,
  ...highlights,
  ...[...daily, ...yoga].map(({ videoId }) => videoId),
];

function presentContent(found: Parts, entries: Entries, locale: Locale, brevity: Brevity, videosInPick: number): SiteContent {
  const videosOf = (ids: readonly string[]) => ids.flatMap((id) => entries.video(id, brevity) ?? []);
  const playlistsOf = (ids: readonly string[], videosEach: number) =>
    ids.flatMap((id) => entries.playlist(id, { brevity, most: videosEach }) ?? []);
  const optional = (id: string | null, videosEach = Number.POSITIVE_INFINITY) =>
    id === null ? undefined : entries.playlist(id, { brevity, most: videosEach });
  return {
    notice: presentNotice(found.settings.notice, locale),
    motto: presentMotto(found.settings.motto, locale),
    playlists: playlistsOf(found.picks, videosInPick),
    newest: playlistsOf(found.newest, videosInList),
    videos: videosOf(found.newestVideos),
    trending: videosOf(found.trending),
    tags: found.tagRows.map((row) => presentTag(row, locale, brevity)),
    partners: found.partners.map((row) => presentPartner(row, locale, brevity, [optional(row.first, 1) ?? []].flat())),
    dailies: found.daily.flatMap((row) => presentDaily(row, entries, brevity)),
    yogaDailies: found.yoga.flatMap((row) => presentDaily(row, entries, brevity)),
    highlights: videosOf(found.highlights),
    exclusive: playlistsOf(found.exclusive, videosInList),
    coachings: found.coachings.map((row) => presentCoaching(row, optional(row.playlistId), locale, brevity)),
    retreats: found.retreats.map((row) => presentRetreat(row, locale, brevity)),
  };
}
