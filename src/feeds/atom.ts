import { feedTypes } from '#paths/feeds.ts';
import { lastChange, timestamp, type Feed, type FeedAuthor, type FeedEntry } from './rules.ts';
import { element, xmlDocument, type Markup } from '#kit/xml.ts';

const authorOf = ({ name, url }: FeedAuthor): Markup => element('author', {}, element('name', {}, name), element('uri', {}, url));

/** Duration and picture as Media RSS 1.5.1. */
const mediaOf = ({ url, image, seconds }: FeedEntry): Markup =>
  element(
    'media:content',
    { medium: 'video', duration: seconds },
    element('media:player', { url }),
    image && element('media:thumbnail', { url: image }),
  );

const entryOf = (entry: FeedEntry): Markup =>
  element(
    'entry',
    { 'xml:lang': entry.lang },
    element('id', {}, entry.url),
    element('title', {}, entry.title),
    element('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
    element('published', {}, timestamp(entry.published)),
    element('updated', {}, timestamp(entry.updated)),
    authorOf(entry.author),
    entry.categories.map((term) => element('category', { term })),
    element('summary', {}, entry.summary || entry.title),
    mediaOf(entry),
  );

/** A feed in Atom format (RFC 4287). */
export const atomOf = (feed: Feed): string =>
  xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xmlns:media': 'http://search.yahoo.com/mrss/', 'xml:lang': feed.lang },
      element('id', {}, feed.feedUrl),
      element('title', {}, feed.title),
      element('subtitle', {}, feed.description),
      element('updated', {}, timestamp(lastChange(feed))),
      element('link', { rel: 'self', type: feedTypes.atom, href: feed.feedUrl }),
      element('link', { rel: 'alternate', type: 'text/html', href: feed.pageUrl }),
      authorOf(feed.author),
      feed.entries.map(entryOf),
    ),
  );
