import { catalogEndpoints } from '#catalog/contract.ts';
import type { FeedScope } from '#catalog/server/door.ts';
import { catalogTexts } from '#catalog/texts.ts';
import { everyone } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { plainText } from '#kit/plain-text.ts';
import { categoryLink, pageLinks, patternOf } from '#paths/routes.ts';
import { isCategory, sectionOf, type Section } from '#paths/categories.ts';
import type { WebServices } from '#platform/services.ts';
import { feedTexts } from '../texts.ts';

/** The source of a feed: a page with its title. */
export type FeedSource = {
  readonly scope: FeedScope;
  readonly title: string;
  readonly description: string;
  /** The page's path with its language prefix. */
  readonly page: string;
};

type SourceParts = Pick<WebServices, 'local' | 'siteName' | 'presenterName' | 'presenterSlug'>;

type Asked = { readonly parameter: string; readonly locale: Locale };

/** A kind of page with feeds; `find` answers null for one that does not exist, or is for owners of a coaching. */
type FeedPage = {
  readonly pattern: string;
  readonly find: (parts: SourceParts, asked: Asked) => Promise<FeedSource | null>;
};

async function siteSource(parts: SourceParts, { locale }: Asked): Promise<FeedSource> {
  const t = feedTexts[locale];
  return {
    scope: { of: 'site' },
    title: t.allVideos(parts.siteName),
    description: t.allVideosIntro(parts.presenterName),
    page: pageLinks(locale, parts.presenterSlug)('start'),
  };
}

const categorySource =
  (section: Section): FeedPage['find'] =>
  async (parts, { parameter: category, locale }) => {
    if (!isCategory(category) || sectionOf(category) !== section) return null;
    const { title } = catalogTexts[locale].categories[category];
    const t = feedTexts[locale];
    return {
      scope: { of: 'category', category },
      title: t.feedOf(title, parts.siteName),
      description: t.ofCategory(title),
      page: categoryLink(pageLinks(locale, parts.presenterSlug), category),
    };
  };

const ofEntry = (
  { siteName, presenterSlug }: SourceParts,
  { title, description, slug }: { readonly title: string; readonly description: string; readonly slug: string },
  { locale, scope, route }: { readonly locale: Locale; readonly scope: FeedScope; readonly route: 'playlist' | 'partner.detail' },
): FeedSource => ({
  scope,
  title: feedTexts[locale].feedOf(title, siteName),
  description: plainText(description) || title,
  page: pageLinks(locale, presenterSlug)(route, { slug }),
});

export async function playlistSource(parts: SourceParts, { parameter, locale }: Asked): Promise<FeedSource | null> {
  const found = await parts.local(catalogEndpoints, everyone(locale)).playlist({ idOrSlug: parameter });
  // Ids are accepted by the query, but are no addresses of the page.
  if (!found.ok || found.value.data.slug !== parameter || found.value.data.type === 'coaching') return null;
  const { data } = found.value;
  const source = ofEntry(parts, data, { locale, scope: { of: 'playlist', id: data.id }, route: 'playlist' });
  return data.partners.length > 0 ? { ...source, title: catalogTexts[locale].adTitle(source.title) } : source;
}

async function partnerSource(parts: SourceParts, { parameter, locale }: Asked): Promise<FeedSource | null> {
  const found = await parts.local(catalogEndpoints, everyone(locale)).partner({ idOrSlug: parameter });
  if (!found.ok || found.value.data.slug !== parameter) return null;
  const { data } = found.value;
  const source = ofEntry(parts, data, { locale, scope: { of: 'partner', id: data.id }, route: 'partner.detail' });
  return { ...source, title: catalogTexts[locale].adTitle(source.title) };
}

/** All kinds of pages with feeds, with their path patterns. */
export const feedPages = (presenterSlug: string): readonly FeedPage[] => [
  { pattern: patternOf('start', presenterSlug), find: siteSource },
  { pattern: patternOf('health.detail', presenterSlug), find: categorySource('health') },
  { pattern: patternOf('feelgood.detail', presenterSlug), find: categorySource('feelgood') },
  { pattern: patternOf('playlist', presenterSlug), find: playlistSource },
  { pattern: patternOf('partner.detail', presenterSlug), find: partnerSource },
];
