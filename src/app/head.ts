import { catalogTexts } from '#catalog/texts.ts';
import { localeOfPath, locales } from '#kit/locale.ts';
import { easyLang, easySearch } from '#paths/easy.ts';
import { feedPath, feedTypes } from '#paths/feeds.ts';
import { shareImage } from '#paths/files.ts';
import { inLocalePath, pageLinks, withoutLocale, type SiteRoute } from '#paths/routes.ts';
import { sharingPicture, sharingSize } from '#paths/sharing.ts';
import { embedPath } from '#paths/share.ts';
import { oembedUrl } from '#playback/share-rules.ts';
import type { Crumb, Describing, Head } from '#ui/page.ts';
import { sourceSet } from '#ui/picture.tsx';
import type { SiteIdentity } from '#ui/site.tsx';
import { escaped } from './head-text.ts';
import { pageOf, type Loaded } from './pages.ts';
import { appTexts } from './texts.ts';

export function describing(pathname: string, identity: SiteIdentity): Describing {
  const locale = localeOfPath(pathname);
  return { links: pageLinks(locale, identity.presenterSlug), identity, locale };
}

/**
 * Title and description of a page, or of the error page if its loader failed or, in the browser, could not reach the server.
 */
export function headOf(route: SiteRoute, loaded: Loaded | undefined, context: Describing): Head {
  const site = context.identity.siteName;
  const t = appTexts[context.locale];
  if (!loaded) return { title: `${t.failedTitle} – ${site}`, description: '', isUnlisted: true };
  const { result } = loaded;
  if (!result.ok) return { title: `${t.notFoundTitle} – ${site}`, description: '', isUnlisted: true };
  const head = pageOf(route).head(result.value as never, context);
  const title = head.isAd ? catalogTexts[context.locale].adTitle(head.title) : head.title;
  return { ...head, title: title === site ? site : `${title} – ${site}` };
}

/** The breadcrumbs of a page (S2.25); none on the error page. */
export const crumbsOf = (route: SiteRoute, loaded: Loaded | undefined, context: Describing): readonly Crumb[] =>
  loaded?.result.ok ? (pageOf(route).crumbs?.(loaded.result.value as never, context) ?? []) : [];

/** Tags that tell other sites how to embed a free video (S11.4, S17.2). */
function embedTags(video: string, pathname: string, baseUrl: string): string {
  const frame = escaped(baseUrl + embedPath(video, localeOfPath(pathname)));
  return [
    `<link rel="alternate" type="application/json+oembed" href="${escaped(oembedUrl(baseUrl, baseUrl + pathname))}">`,
    ...['og:video', 'og:video:secure_url'].map((property) => `<meta property="${property}" content="${frame}">`),
    '<meta property="og:video:type" content="text/html">',
    '<meta property="og:video:width" content="640"><meta property="og:video:height" content="360">',
    `<meta name="twitter:card" content="player"><meta name="twitter:player" content="${frame}">`,
    '<meta name="twitter:player:width" content="640"><meta name="twitter:player:height" content="360">',
  ].join('');
}

/** The image for social networks (S17.5); a free video has a card of its own. */
const sharingTags = (address: string, title: string, hasPlayer: boolean): string[] => [
  `<meta property="og:image" content="${address}"><meta property="og:image:type" content="image/jpeg">`,
  `<meta property="og:image:width" content="${sharingSize.width}"><meta property="og:image:height" content="${sharingSize.height}">`,
  `<meta property="og:image:alt" content="${escaped(title)}">`,
  hasPlayer ? '' : '<meta name="twitter:card" content="summary_large_image">',
  `<meta name="twitter:image" content="${address}"><meta name="twitter:image:alt" content="${escaped(title)}">`,
];

const preloadTag = ({ src, ratio, sizes }: NonNullable<Head['firstPicture']>): string =>
  `<link rel="preload" as="image" type="image/avif" imagesrcset="${escaped(sourceSet(src, 'avif', ratio))}" imagesizes="${sizes}" fetchpriority="high">`;

/** The head's tags as HTML: title, description, canonical URL, both languages, Open Graph. */
export function headTags(
  { title, description, image = shareImage, firstPicture, isUnlisted = false, video, feeds = [], hasEasy = false }: Head,
  pathname: string,
  { identity, hasSharingPicture }: { readonly identity: SiteIdentity; readonly hasSharingPicture: boolean },
): string {
  const path = withoutLocale(pathname);
  const at = (relative: string): string => escaped(`${identity.baseUrl}${relative}`);
  return [
    `<title>${escaped(title)}</title>`,
    firstPicture && preloadTag(firstPicture),
    isUnlisted && '<meta name="robots" content="noindex">',
    description && `<meta name="description" content="${escaped(description.slice(0, 300))}">`,
    // Pages excluded from indexing need no canonical URL or language alternatives.
    ...(isUnlisted
      ? []
      : [
          `<link rel="canonical" href="${at(pathname)}">`,
          ...locales.map((locale) => `<link rel="alternate" hreflang="${locale}" href="${at(inLocalePath(path, locale))}">`),
          `<link rel="alternate" hreflang="x-default" href="${at(path)}">`,
          // The canonical address of both is the ordinary one: the texts are versions of one another.
          hasEasy && `<link rel="alternate" hreflang="${easyLang}" href="${at(pathname + easySearch('', true))}">`,
        ]),
    ...feeds.map(
      (format) =>
        `<link rel="alternate" type="${feedTypes[format]}" title="${escaped(title)}" href="${at(feedPath(pathname, format))}">`,
    ),
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:type" content="${video ? 'video.other' : 'website'}">`,
    `<meta property="og:url" content="${at(pathname)}">`,
    ...(hasSharingPicture
      ? sharingTags(at(sharingPicture(pathname, `${title} ${image}`)), title, video?.protection === 'free')
      : [`<meta property="og:image" content="${at(image)}"><meta property="og:image:alt" content="${escaped(title)}">`]),
    description && `<meta property="og:description" content="${escaped(description.slice(0, 300))}">`,
    `<meta property="og:site_name" content="${escaped(identity.siteName)}">`,
    video?.protection === 'free' && embedTags(video.shortid, pathname, identity.baseUrl),
  ]
    .filter(Boolean)
    .join('');
}
