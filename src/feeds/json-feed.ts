import { timestamp, type Feed, type FeedEntry } from './rules.ts';

const itemOf = (entry: FeedEntry) => ({
  id: entry.url,
  url: entry.url,
  title: entry.title,
  content_text: entry.summary || entry.title,
  ...(entry.image && { image: entry.image }),
  date_published: timestamp(entry.published),
  date_modified: timestamp(entry.updated),
  authors: [entry.author],
  tags: entry.categories,
  language: entry.lang,
  _video: { duration_in_seconds: entry.seconds, is_advertising: entry.isAd },
});

/** A feed in JSON Feed 1.1 format (https://www.jsonfeed.org/version/1.1/). */
export const jsonFeedOf = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.pageUrl,
    feed_url: feed.feedUrl,
    description: feed.description,
    authors: [feed.author],
    language: feed.lang,
    items: feed.entries.map(itemOf),
  });
