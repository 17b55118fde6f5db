import { locales } from '#kit/locale.ts';
import { inLocalePath, siteRoutes } from '#paths/routes.ts';

/**
 * Limits of sitemaps. The format allows 50,000 addresses and 50 MB per part, 100 characters for a title and 2048 for a
 * description.
 */
export const sitemapLimits = {
  /** Entries per part: each has an address in both languages. With the longest texts that makes 45 MB. */
  entries: 3000,
  title: 100,
  description: 1000,
} as const;

/** The duration of a video within the limits of sitemaps, in seconds. */
export const sitemapDuration = (seconds: number): number => Math.min(28_800, Math.max(1, Math.round(seconds)));

/** Paths without anything to index. Files of pages and pictures are not below any of these. */
const machinery = [
  '/backend',
  '/api/',
  '/api/video/count/',
  '/auth/',
  '/sso/',
  '/stripe/',
  '/demo/',
  '/openapi.json',
  '/metrics',
];

const beginningOf = (path: string): string => path.replace(/:.*$/, '');

/** Path prefixes of members' pages and the checkout. */
const ownPages: readonly string[] = [
  ...new Set(siteRoutes.filter(({ guard, name }) => guard || name.startsWith('shop.')).map(({ path }) => beginningOf(path))),
].filter((path) => path !== '/widerruf');

/**
 * Crawlers that honour `X-Robots-Tag` and must fetch a page to see it; if they were blocked they would still list its bare
 * address.
 */
const honouring = ['Googlebot', 'Bingbot', 'DuckDuckBot', 'Applebot'];

type Robots = {
  readonly baseUrl: string;
  readonly isClosed: boolean;
  /** Calls that a crawler needs to render pages, below a path that is otherwise blocked. */
  readonly calls: readonly string[];
};

/** robots.txt (RFC 9309). The longest matching rule applies. */
export function robotsText({ baseUrl, isClosed, calls }: Robots): string {
  if (isClosed) {
    return [
      '# Nothing here is for an index: every answer says so (X-Robots-Tag), which only who fetches it can see.',
      ...honouring.map((name) => `User-agent: ${name}`),
      'Disallow:',
      '',
      'User-agent: *',
      'Disallow: /',
      '',
    ].join('\n');
  }
  const own = ownPages.flatMap((path) => locales.map((locale) => inLocalePath(path, locale)));
  return [
    'User-agent: *',
    ...[...machinery, ...own].map((path) => `Disallow: ${path}`),
    ...calls.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
