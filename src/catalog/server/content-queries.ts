import { dayOf } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import { unshared, type Share } from '#platform/object-cache.ts';
import type { SiteContent } from '../contract.ts';
import { most, selectParts, type ContentParts } from './content-rows.ts';
import { presentDaily } from './daily-queries.ts';
import { entriesOf, loadRows, type Entries } from './entries.ts';
import type { EntryRows, Wanted } from './rows.ts';
import { videosInList } from './playlist-queries.ts';
import { presentCoaching, presentRetreat, trailersInList } from './offer-queries.ts';
import { presentPartner } from './partner-queries.ts';
import { presentTag, summary, type Brevity } from './present.ts';
import { presentMotto, presentNotice, presentTexts, settingsOf } from './settings.ts';

/** S3.11 limits the response to 200 kB; the rest is reserved for what wraps the content. */
const bytesAtMost = 190_000;

/** Text lengths, and number of videos shown per pick. */
type Length = { readonly brevity: Brevity; readonly videos: number };

/** Readers get the first one; the others are fallbacks for sites with unusually long texts. */
const lengths: readonly [Length, ...Length[]] = [
  { brevity: summary, videos: most.videosInPick },
  { brevity: { title: 120, text: 120 }, videos: most.videosInPick },
  { brevity: { title: 80, text: 60 }, videos: 6 },
  { brevity: { title: 40, text: 20 }, videos: 2 },
];

/** The data of one moment from which the content in both languages is built. */
export type ContentRows = { readonly today: string; readonly parts: ContentParts; readonly rows: EntryRows };

export async function loadContent(db: Db, now: Date, share: Share = unshared): Promise<ContentRows> {
  const parts = await share('content parts', () => selectParts(db, now));
  return {
    today: dayOf(now),
    parts,
    rows: await loadRows(db, { playlists: wantedPlaylists(parts), videos: wantedVideos(parts) }),
  };
}

/** Initial site content in one language. */
export function presentContent({ today, parts, rows }: ContentRows, locale: Locale): SiteContent {
  const entries = entriesOf(rows, locale);
  const inLength = ({ brevity, videos }: Length) =>
    presentParts(parts, entries, { today, locale, brevity, videosInPick: videos });
  let content = inLength(lengths[0]);
  for (const length of lengths.slice(1)) {
    if (Buffer.byteLength(JSON.stringify(content)) <= bytesAtMost) break;
    content = inLength(length);
  }
  return content;
}

function wantedPlaylists({ picks, newest, exclusive, partners, coachings }: ContentParts): Wanted[] {
  return [
    ...picks.map((id) => ({ id, videos: most.videosInPick, trailers: trailersInList })),
    ...[...newest, ...exclusive].map((id) => ({ id, videos: videosInList })),
    ...partners.flatMap(({ first }) => (first === null ? [] : [{ id: first, videos: 1 }])),
    ...coachings.flatMap(({ playlistId }) =>
      playlistId === null ? [] : [{ id: playlistId, videos: 0, trailers: trailersInList }],
    ),
  ];
}

const wantedVideos = ({ newestVideos, trending, highlights, dailies }: ContentParts): string[] => [
  ...newestVideos,
  ...trending,
  ...highlights,
  ...[...dailies.daily, ...dailies.yoga].map(({ videoId }) => videoId),
];

function presentParts(
  found: ContentParts,
  entries: Entries,
  {
    today,
    locale,
    brevity,
    videosInPick,
  }: { readonly today: string; readonly locale: Locale; readonly brevity: Brevity; readonly videosInPick: number },
): SiteContent {
  const videosOf = (ids: readonly string[]) => ids.flatMap((id) => entries.video(id, brevity) ?? []);
  const playlistsOf = (ids: readonly string[], videosEach: number) =>
    ids.flatMap((id) => entries.playlist(id, { brevity, most: videosEach }) ?? []);
  const optional = (id: string | null, videosEach = Number.POSITIVE_INFINITY) =>
    id === null ? undefined : entries.playlist(id, { brevity, most: videosEach });
  const settings = settingsOf(found.settings);
  return {
    notice: presentNotice(settings.notice, locale),
    motto: presentMotto(settings.motto, locale),
    texts: presentTexts(settings, 'start', locale),
    playlists: playlistsOf(found.picks, videosInPick),
    newest: playlistsOf(found.newest, videosInList),
    videos: videosOf(found.newestVideos),
    trending: videosOf(found.trending),
    tags: found.tags.map((row) => presentTag(row, locale, brevity)),
    partners: found.partners.map((row) => presentPartner(row, locale, brevity, [optional(row.first, 1) ?? []].flat())),
    dailies: found.dailies.daily.flatMap((row) => presentDaily(row, entries, brevity)),
    yogaDailies: found.dailies.yoga.flatMap((row) => presentDaily(row, entries, brevity)),
    highlights: videosOf(found.highlights),
    exclusive: playlistsOf(found.exclusive, videosInList),
    coachings: found.coachings.map((row) => presentCoaching(row, optional(row.playlistId), locale, brevity)),
    retreats: found.retreats.map((row) => presentRetreat(row, { today, locale, brevity })),
  };
}
