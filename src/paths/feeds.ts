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

/** Podcasts that no page of the catalogue stands for: the dailies of a kind. Their feeds and covers stand below this path. */
export const dailyPodcasts = { daily: '/podcast/daily', yoga: '/podcast/yoga' } as const;

/** The chapters of a video for podcast apps (Podcasting 2.0, JSON chapters 1.2), below the address of the video. */
export const chaptersPath = (watch: string): string => `${watch}/chapters.json`;
