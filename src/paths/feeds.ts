/** Feeds stand below the page whose videos they tell: `/playlist/schlaf/feed.atom`. No slug of an editor's has a dot. */
export type FeedFormat = 'atom' | 'json' | 'rss';

/** RFC 4287, JSON Feed 1.1, and RSS 2.0 as podcast apps read it. */
export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
  rss: 'application/rss+xml',
};

/** The feed of a page, by the page's path with its language prefix. */
export const feedPath = (page: string, format: FeedFormat): string => `${page === '/' ? '' : page}/feed.${format}`;
