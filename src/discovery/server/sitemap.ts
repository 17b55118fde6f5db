import { createHash } from 'node:crypto';
import { shorten } from '#catalog/rules.ts';
import { catalogTexts } from '#catalog/texts.ts';
import { locales, type Locale } from '#kit/locale.ts';
import { plainText } from '#kit/plain-text.ts';
import { element, type Markup } from '#kit/xml.ts';
import { categories, sectionOf, type Section } from '#paths/categories.ts';
import { assetPath, detailHeaderImage, startHeroImage } from '#paths/files.ts';
import { categoryLink, pageLinks, type PageLinks } from '#paths/routes.ts';
import { embedPath } from '#paths/share.ts';
import { readContentVersion } from '#platform/content-version.ts';
import type { Services } from '#platform/services.ts';
import { sitemapDuration, sitemapLimits } from '../rules.ts';
import {
  isVideo,
  overviewQuery,
  partsQuery,
  rowsQuery,
  sitemapSources,
  textsOf,
  type OverviewRow,
  type SitemapRow,
  type SitemapSource,
  type SitemapVideo,
  type Span,
} from './sitemap-sources.ts';

/*
 * /sitemap.xml is an index of parts (https://www.sitemaps.org/protocol.html); each is streamed from the database, so that memory
 * does not grow with the catalogue.
 */

export type SitemapParts = Pick<Services, 'db' | 'share' | 'baseUrl' | 'presenterSlug'>;

/** A part of the sitemap, or its index. */
export type SitemapFile = {
  /** The second of its last change; null if unknown. */
  readonly changed: string | null;
  readonly etag: string;
  readonly lines: () => AsyncIterable<string> | Iterable<string>;
};

/** Raise it when a release writes the same content differently. */
const format = 1;

/** Batch size. */
const atOnce = 500;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
].join(' ');

type Part = { readonly first: string; readonly changed: string | null };
type Page = { readonly path: (links: PageLinks) => string; readonly changed: string | null; readonly image?: string };

/** The file with a name below `/sitemap`, such as `videos-2`; null as a name means the index. Null if there is none. */
export async function findSitemap(parts: SitemapParts, name: string | null): Promise<SitemapFile | null> {
  const version = await readContentVersion(parts.db);
  const file =
    name === null
      ? await indexOf(parts, version)
      : name === 'site'
        ? await siteOf(parts, version)
        : await partOf(parts, version, name);
  if (!file) return null;
  const tag = createHash('sha256')
    .update([format, version, parts.baseUrl, parts.presenterSlug, name].join('\n'))
    .digest('base64url');
  // Weak: it is sent in several encodings.
  return { ...file, etag: `W/"${tag.slice(0, 22)}"` };
}

type Written = Omit<SitemapFile, 'etag'>;

const latest = (changes: readonly (string | null | undefined)[]): string | null =>
  changes.reduce<string | null>((last, one) => (one && (last === null || one > last) ? one : last), null);

const overviewOf = (parts: SitemapParts, version: string): Promise<readonly OverviewRow[]> =>
  parts.share(`sitemap-overview ${version}`, async () => (await parts.db.execute<OverviewRow>(overviewQuery)).rows);

async function listParts(parts: SitemapParts, version: string, source: SitemapSource): Promise<readonly Part[]> {
  if (source.name !== 'videos' && source.name !== 'playlists')
    return parts.share(
      `sitemap-parts ${version} ${source.name}`,
      async () => (await parts.db.execute<Part>(partsQuery(source))).rows,
    );
  const rows = (await overviewOf(parts, version)).filter(({ kind }) => kind === source.name);
  return rows.map(({ name, changed }) => ({ first: name, changed })).toSorted((a, b) => (a.first < b.first ? -1 : 1));
}

async function indexOf(parts: SitemapParts, version: string): Promise<Written> {
  const files = [{ name: 'site', changed: (await siteOf(parts, version)).changed }];
  for (const source of sitemapSources)
    for (const [index, { changed }] of (await listParts(parts, version, source)).entries())
      files.push({ name: `${source.name}-${index + 1}`, changed });
  const entries = files.map(({ name, changed }) =>
    element(
      'sitemap',
      {},
      element('loc', {}, `${parts.baseUrl}/sitemap-${name}.xml`),
      changed && element('lastmod', {}, changed),
    ),
  );
  return {
    changed: latest(files.map(({ changed }) => changed)),
    lines: () => [
      `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
      entries.map(({ markup }) => `${markup}\n`).join(''),
      '</sitemapindex>\n',
    ],
  };
}

/** The site's own pages. */
async function siteOf(parts: SitemapParts, version: string): Promise<Written> {
  const rows = (await overviewOf(parts, version)).filter(({ kind }) => kind === 'list');
  const changes = new Map(rows.map(({ name, changed }) => [name, changed]));
  const of = (...lists: readonly string[]): string | null => latest(lists.map((list) => changes.get(list)));
  const ofSection = (section: Section) => of(...categories.filter((category) => sectionOf(category) === section));
  const pages: readonly Page[] = [
    { path: (links) => links('start'), changed: of('all'), image: startHeroImage },
    { path: (links) => links('health'), changed: ofSection('health') },
    { path: (links) => links('feelgood'), changed: ofSection('feelgood') },
    ...categories
      .filter((category) => changes.has(category))
      .map((category): Page => ({
        path: (links) => categoryLink(links, category),
        changed: of(category),
        image: detailHeaderImage(category),
      })),
    { path: (links) => links('presenter'), changed: of('project', 'coaching', 'retreat') },
    { path: (links) => links('partner'), changed: of('partner') },
    { path: (links) => links('shop'), changed: of('product', 'coaching', 'retreat') },
    { path: (links) => links('shop.withdrawal'), changed: null },
    { path: (links) => links('meta.principles'), changed: null },
    { path: (links) => links('meta.corrections'), changed: of('all') },
  ];
  const writer = writerOf(parts);
  return {
    changed: latest(pages.map(({ changed }) => changed)),
    lines: () => writer.urlset(pages.flatMap((page) => writer.page(page))),
  };
}

async function partOf(parts: SitemapParts, version: string, name: string): Promise<Written | null> {
  const [, kind, number] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const source = sitemapSources.find((one) => one.name === kind);
  const list = source ? await listParts(parts, version, source) : [];
  const part = list[Number(number) - 1];
  if (!source || !part) return null;
  const before = list[Number(number)]?.first ?? null;
  return { changed: part.changed, lines: () => linesOf(parts, source, { from: part.first, isAfter: false, before }) };
}

async function* linesOf(parts: SitemapParts, source: SitemapSource, whole: Span): AsyncGenerator<string> {
  const writer = writerOf(parts);
  yield writer.begin;
  let span: Span = whole;
  // Never exceeds the limit of a part, whatever is added meanwhile.
  for (let left: number = sitemapLimits.entries; left > 0; left -= atOnce) {
    const { rows } = await parts.db.execute<SitemapRow & Record<string, unknown>>(
      rowsQuery(source, span, Math.min(atOnce, left)),
    );
    yield rows.flatMap((row) => writer.entry(source, row)).join('');
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) break;
    span = { from: last.id, isAfter: true, before: whole.before };
  }
  yield writer.end;
}

/** Writes entries for this site. */
function writerOf({ baseUrl, presenterSlug }: Pick<SitemapParts, 'baseUrl' | 'presenterSlug'>) {
  // Most paths need no normalising, which would be most of the work.
  const at = (path: string): string =>
    /^\/[\w./-]*$/.test(path) && !path.includes('..') ? baseUrl + path : new URL(path, baseUrl).href;
  const linksIn = Object.fromEntries(locales.map((locale) => [locale, pageLinks(locale, presenterSlug)])) as Record<
    Locale,
    PageLinks
  >;
  const begin = `${head}<urlset ${namespaces}>\n`;
  const end = '</urlset>\n';

  /** A page in each language, linked by hreflang. */
  function page({ path, changed, image = '' }: Page, more: (locale: Locale) => Markup | null = () => null): string[] {
    const alternates = [
      ...locales.map((locale) => [locale, path(linksIn[locale])] as const),
      ['x-default', path(linksIn.de)] as const,
    ].map(([hreflang, to]) => element('xhtml:link', { rel: 'alternate', hreflang, href: at(to) }));
    return locales.map((locale) => {
      const url = element(
        'url',
        {},
        element('loc', {}, at(path(linksIn[locale]))),
        changed && element('lastmod', {}, changed),
        alternates,
        image === '' ? null : element('image:image', {}, element('image:loc', {}, at(image))),
        more(locale),
      );
      return `${url.markup}\n`;
    });
  }

  function entry(source: SitemapSource, row: SitemapRow): string[] {
    const path = (links: PageLinks): string => source.link(links, row.key);
    return page({ path, changed: row.changed, image: row.image }, (locale) =>
      isVideo(row) && row.protection === 'free' && row.image !== '' ? video(row, locale) : null,
    );
  }

  /** The video extension, for free videos: restricted ones have no player that would answer. */
  function video(row: SitemapVideo, locale: Locale): Markup {
    const texts = textsOf(row, locale);
    const title = plainText(texts.title);
    // S15.2: whose content it is stands first.
    const named = row.partner === null ? title : catalogTexts[locale].adTitle(title);
    const about = plainText(texts.description) || plainText(texts.topline) || title;
    return element(
      'video:video',
      {},
      element('video:thumbnail_loc', {}, at(row.image)),
      element('video:title', {}, shorten(named, sitemapLimits.title)),
      element('video:description', {}, shorten(about, sitemapLimits.description)),
      element('video:content_loc', {}, at(assetPath(row.key, 'file', '960.mp4'))),
      element('video:player_loc', {}, at(embedPath(row.key, locale))),
      element('video:duration', {}, String(sitemapDuration(row.seconds))),
      element('video:publication_date', {}, row.published),
      element('video:family_friendly', {}, 'yes'),
      element('video:requires_subscription', {}, 'no'),
      element('video:live', {}, 'no'),
    );
  }

  return { begin, end, page, entry, urlset: (urls: readonly string[]): string[] => [begin, urls.join(''), end] };
}
