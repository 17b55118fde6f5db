import { locales } from '#kit/locale.ts';
import { inLocalePath, siteRoutes } from '#paths/routes.ts';

/** Limits of sitemaps: what their format allows is 50,000 addresses and 50 MB a part, 100 characters a title and 2048 a description. */
export const sitemapLimits = {
  /** Entries of a part: each has an address in both languages. The longest texts that fit make 45 MB of that. */
  entries: 3000,
  title: 100,
  description: 1000,
} as const;

/** Seconds of a video as a sitemap can say them. */
export const sitemapDuration = (seconds: number): number => Math.min(28_800, Math.max(1, Math.round(seconds)));

/** Where nothing is to be found that anybody searches for. Files of pages and pictures are not below any of these. */
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

/** Members' pages and the ways of a purchase, by what their addresses begin with. */
const ownPages: readonly string[] = [
  ...new Set(siteRoutes.filter(({ guard, name }) => guard || name.startsWith('shop.')).map(({ path }) => beginningOf(path))),
].filter((path) => path !== '/widerruf');

/** Crawlers that honour `X-Robots-Tag` and have to fetch a page to see it; kept out they would still list its bare address. */
const honouring = ['Googlebot', 'Bingbot', 'DuckDuckBot', 'Applebot'];

type Robots = {
  readonly baseUrl: string;
  readonly isClosed: boolean;
  /** Paths of calls with which a crawler draws a page, below what is otherwise refused. */
  readonly calls: readonly string[];
};

/** robots.txt (RFC 9309). The longest rule that fits an address decides. */
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
