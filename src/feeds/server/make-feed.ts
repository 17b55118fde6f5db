import { listFeedVideos, type FeedVideo } from '#catalog/server/door.ts';
import { catalogTexts } from '#catalog/texts.ts';
import type { Locale } from '#kit/locale.ts';
import { plainText } from '#kit/plain-text.ts';
import { writable } from '#kit/xml.ts';
import { pageLinks, watchLink } from '#paths/routes.ts';
import { feedPath, type FeedFormat } from '#paths/feeds.ts';
import type { Services } from '#platform/services.ts';
import { mostEntries, plainLine, type Feed, type FeedEntry } from '../rules.ts';
import { feedTexts } from '../texts.ts';
import type { FeedSource } from './sources.ts';

export type FeedParts = Pick<Services, 'db' | 'clock' | 'baseUrl' | 'presenterName' | 'presenterSlug'>;

/** A video as an entry. Paid content is labelled first and names the partner (S15.2). */
export function entryOf(
  { baseUrl, presenterName, presenterSlug }: Omit<FeedParts, 'db' | 'clock'>,
  { video, publishedAt, updatedAt, author, seconds }: FeedVideo,
  locale: Locale,
): FeedEntry {
  const t = feedTexts[locale];
  const words = catalogTexts[locale];
  const links = pageLinks(locale, presenterSlug);
  const { partner } = video;
  const title = plainLine(video.title);
  const topics = video.playlists.flatMap(({ category }) => (category ? [words.categories[category].title] : []));
  return {
    url: baseUrl + watchLink(links, { video: video.shortid }),
    title: partner ? words.adTitle(title) : title,
    summary: writable(plainText(video.description)),
    lang: video.lang,
    published: publishedAt,
    // What was written before it appeared has not changed before it appeared.
    updated: updatedAt < publishedAt ? publishedAt : updatedAt,
    author: partner
      ? { name: plainLine(partner.title), url: baseUrl + links('partner.detail', { slug: partner.slug }) }
      : { name: plainLine(author || presenterName), url: baseUrl + links('presenter') },
    categories: [...(partner ? [words.ad] : []), ...(video.protection === 'exclusive' ? [t.members] : []), ...new Set(topics)],
    image: video.poster && baseUrl + video.poster,
    seconds,
    isAd: partner !== null,
  };
}

/** The feed's own data. */
export const headOf = (
  { baseUrl, presenterName, presenterSlug }: Pick<FeedParts, 'baseUrl' | 'presenterName' | 'presenterSlug'>,
  { title, description, page }: Pick<FeedSource, 'title' | 'description' | 'page'>,
  locale: Locale,
) => ({
  title: plainLine(title),
  description: plainLine(description),
  lang: locale,
  pageUrl: baseUrl + page,
  author: { name: plainLine(presenterName), url: baseUrl + pageLinks(locale, presenterSlug)('presenter') },
});

/** The feed of a page with its newest videos. */
export async function makeFeed(
  parts: FeedParts,
  source: FeedSource,
  { locale, format }: { readonly locale: Locale; readonly format: FeedFormat },
): Promise<Feed> {
  const { db, clock, baseUrl } = parts;
  const videos = await listFeedVideos(db, source.scope, { most: mostEntries, now: clock.now(), locale });
  return {
    ...headOf(parts, source, locale),
    feedUrl: baseUrl + feedPath(source.page, format),
    entries: videos.map((video) => entryOf(parts, video, locale)),
  };
}
