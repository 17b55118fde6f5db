import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { coachings, playlists, retreats, videos } from './content-tables.ts';
import * as published from './public-views.ts';
import { settings } from './tables.ts';

/** The catalogue's server-side interface for other rooms. */
export { findClips, putClip, putClipPoster } from './clips.ts';
export { findOfferRow, listCoachingNames, listRetreatNames, takePlace, type OfferName, type OfferRow } from './offer-rows.ts';
export { fillNames, idOf } from './named.ts';
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
export { findSeller, type Seller } from './settings.ts';
export { daysOfCoaching, findCourse, slugOfCoaching, type Course } from './course-queries.ts';
export { findRetreatDates, type RetreatDates } from './retreat-dates.ts';
export { findOtherMentions } from './mentions.ts';
export { withCleanText } from './entities/fields.ts';
export { paragraphsOf, sanitizeRichText } from './rich-text.ts';
export {
  findAsset,
  findClipAsset,
  findDownload,
  findSignAsset,
  findLengths,
  findVideoForPlayback,
  type VideoForPlayback,
} from './playback-queries.ts';
export { findPlaylistSlugs } from './playlist-queries.ts';
export { refreshCatalog } from './refresh.ts';
export { findReviewedVideo } from './reviewed-video.ts';
export { loadOtherSources, type EasyTexts, type OtherSource } from './other-sources.ts';
export {
  captionSources,
  listClips,
  loadFacetTitles,
  loadSearchSources,
  videoSources,
  findFreeClip,
  type Clip,
  type FacetTitles,
  type SearchSource,
} from './search-sources.ts';
export { listOverdueReviews } from './trust.ts';
export { textModule } from './module-queries.ts';
export { ownPageSlugs } from './principles.ts';
export { principlesTexts } from '../principles-texts.ts';
export type { PreviewSheet } from './tables.ts';
export { findVideos } from './video-queries.ts';
export { findCorrections, listCorrected, type Corrected } from './corrections.ts';
export { mostWatched, viewsByDay } from './view-sums.ts';
export { addPlayed, countView } from './views.ts';

export type { CatalogEntityParts } from './entities/all.ts';
export type { PageModules } from './handlers.ts';

/** Tables that other rooms' entities reference. */
export const offerIds = { coaching: coachings.id, retreat: retreats.id } as const;

/** Courses to be sold for money: those whose approval is missing, and those of which nobody has said whether they need one (S15.7). */
export type CoursesOnSale = { readonly unapproved: number; readonly undescribed: number };

const isSoldForMoney = and(eq(published.coachings.isOnSale, true), gt(published.coachings.priceCents, 0));

/** Counts of public content for the start checks (S18.8): videos, playlists in a category that have videos, and products of the catalogue. */
export async function countContent(db: Db): Promise<{ videos: number; shelves: number; offers: number; courses: CoursesOnSale }> {
  return {
    videos: await db.$count(published.videos),
    shelves: await db.$count(
      published.playlists,
      and(isNotNull(published.playlists.category), gt(published.playlists.videoCount, 0)),
    ),
    offers: (await db.$count(published.coachings)) + (await db.$count(published.retreats)),
    courses: {
      unapproved: await db.$count(published.coachings, and(isSoldForMoney, eq(published.coachings.awaitsApproval, true))),
      undescribed: await db.$count(published.coachings, and(isSoldForMoney, isNull(published.coachings.livePercent))),
    },
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
