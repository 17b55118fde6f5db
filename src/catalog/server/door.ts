import { isNotNull } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { coachings, playlists, retreats, videos } from './content-tables.ts';
import * as published from './public-views.ts';
import { settings } from './tables.ts';

/** The catalogue's server-side interface for other rooms. */
export { findClips, putClip, putClipPoster } from './clips.ts';
export { findOfferRow, listCoachingNames, listRetreatNames, takePlace, type OfferName, type OfferRow } from './offer-rows.ts';
export { importContent } from './import.ts';
export { idOf } from './import/put.ts';
export {
  findFeedVideo,
  listDailyEpisodes,
  listFeedVideos,
  listNewestPlaylists,
  listSoundless,
  putSound,
  type FeedScope,
  type FeedVideo,
} from './feed-queries.ts';
export { findPlainPage, type PlainPage } from './plain-page.ts';
export { fillNames, type World } from './import/world.ts';
export { findSeller, type Seller } from './settings.ts';
export { findCourse, slugOfCoaching, type Course } from './course-queries.ts';
export { findRetreatDates, type RetreatDates } from './retreat-dates.ts';
export { findOtherMentions } from './mentions.ts';
export { withCleanText } from './entities/fields.ts';
export { paragraphsOf, sanitizeRichText } from './rich-text.ts';
export {
  findAsset,
  findClipAsset,
  findDownload,
  findLengths,
  findVideoForPlayback,
  type VideoForPlayback,
} from './playback-queries.ts';
export { findPlaylistSlugs } from './playlist-queries.ts';
export { refreshCatalog } from './refresh.ts';
export { findReviewedVideo } from './reviewed-video.ts';
export { loadOtherSources, type OtherSource } from './other-sources.ts';
export {
  captionSources,
  listClips,
  loadFacetTitles,
  loadSearchSources,
  videoSources,
  type Clip,
  type FacetTitles,
  type SearchSource,
} from './search-sources.ts';
export { listOverdueReviews } from './trust.ts';
export type { PreviewSheet } from './tables.ts';
export { findVideos } from './video-queries.ts';
export { mostWatched, viewsByDay } from './view-sums.ts';
export { addPlayed, countView } from './views.ts';

export type { CatalogEntityParts } from './entities/all.ts';

/** Tables that other rooms' entities reference. */
export const offerIds = { coaching: coachings.id, retreat: retreats.id } as const;

/** Counts of public content for the start checks (S18.8): videos, playlists in a category, and products of the catalogue. */
export async function countContent(db: Db): Promise<{ videos: number; shelves: number; offers: number }> {
  return {
    videos: await db.$count(published.videos),
    shelves: await db.$count(published.playlists, isNotNull(published.playlists.category)),
    offers: (await db.$count(published.coachings)) + (await db.$count(published.retreats)),
  };
}

/** Stores since when a new site exists. An existing value is not changed. */
export async function beginSettings(db: Db, since: number): Promise<void> {
  await db.insert(settings).values({ key: 'since', value: since }).onConflictDoNothing();
}

/** Whether nothing was ever imported: no video, no playlist, no setting. */
export async function isEmpty(db: Db): Promise<boolean> {
  for (const table of [videos, playlists, settings]) {
    const rows = await db.select().from(table).limit(1);
    if (rows.length > 0) return false;
  }
  return true;
}
