import type { Graph, Thing, WebPage } from 'schema-dts';
import type { CategoryPage, Coaching, Frame, Page, Partner, Playlist, Project, Retreat } from '#catalog/contract.ts';
import { plainText } from '#kit/plain-text.ts';
import { inLocalePath, watchLink, withoutLocale, type RouteName, type SiteRoute } from '#paths/routes.ts';
import type { Head } from '#ui/page.ts';
import { crumbTrail, parentCrumb } from './frame/breadcrumb-rules.ts';
import { crumbsOf } from './head.ts';
import type { Loaded } from './pages.ts';
import type { WatchData } from './start/watch.page.tsx';
import {
  absolute,
  breadcrumbs,
  course,
  event,
  ids,
  itemList,
  keptBack,
  organization,
  partnerOf,
  questions,
  review,
  videoObject,
  webSite,
  work,
  type Place,
  type Trusted,
} from './structured-parts.ts';
import { appTexts } from './texts.ts';

/** The structured data of a page (S17.2, S15.1): one graph of the site, the page and its subject. Server only. */

/** Describes a kind of page beyond the common nodes; null for a plain page. */
type PageType = 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage' | 'MedicalWebPage' | 'ProfilePage';
type About = {
  readonly type?: PageType | readonly PageType[];
  readonly more?: object;
};

type Describe<Data> = (data: Data, place: Place) => About;

const isTrusted = ({ author, reviewer, reviewed_on, sources }: Trusted): boolean =>
  Boolean(author ?? reviewer ?? reviewed_on ?? sources);

const about = (mainEntity: Thing, type?: PageType): About => ({ ...(type && { type }), more: { mainEntity } });

const list = (place: Place, addresses: readonly string[]): About =>
  addresses.length === 0 ? { type: 'CollectionPage' } : about(itemList(place, addresses), 'CollectionPage');

const playlistsIn = (playlists: readonly Pick<Playlist, 'slug'>[], { links }: Place): string[] =>
  playlists.map(({ slug }) => links('playlist', { slug }));

const category: Describe<{ readonly page: CategoryPage }> = ({ page: { sections } }, place) =>
  list(
    place,
    sections.flatMap(({ playlists, links }) => playlistsIn([...playlists, ...links], place)),
  );

const watch: Describe<WatchData> = ({ video, trust, chapters, captions, transcript, expires }, place) => {
  if (!video) return {};
  const trusted = trust ?? {};
  return {
    ...(isTrusted(trusted) && { type: 'MedicalWebPage' }),
    more: {
      ...review(trusted),
      mainEntity: videoObject(place, video, { trust: trusted, chapters, captions, transcript, expires }),
      ...(video.protection !== 'free' && { isAccessibleForFree: false, hasPart: keptBack }),
    },
  };
};

/** An editors' page, medical if it has a reviewer. */
const meta =
  (type?: PageType): Describe<Page> =>
  (page) => ({
    ...(isTrusted(page) ? { type: type ? ['MedicalWebPage', type] : 'MedicalWebPage' } : type && { type }),
    more: {
      inLanguage: page.lang,
      ...work(page),
      ...review(page),
      ...(type === 'FAQPage' && { mainEntity: questions(page.modules) }),
    },
  });

const section: Describe<{ readonly newest: readonly Playlist[] }> = ({ newest }, place) =>
  list(place, newest.length < 3 ? [] : playlistsIn(newest, place));

const playlist: Describe<Playlist> = ({ videos, shortid }, place) =>
  list(
    place,
    videos.map(({ shortid: video }) => watchLink(place.links, { video, playlist: shortid })),
  );

const described = {
  health: section,
  feelgood: section,
  'health.detail': category,
  'feelgood.detail': category,
  partner: ({ partners }: { readonly partners: readonly Partner[] }, place) =>
    list(
      place,
      partners.map(({ slug }) => place.links('partner.detail', { slug })),
    ),
  'partner.detail': (partner: Partner, place) => about(partnerOf(place, partner)),
  presenter: (_: unknown, place) =>
    about(
      {
        '@type': 'Person',
        name: place.identity.presenterName,
        url: absolute(place, place.pathname),
        worksFor: { '@id': ids(place).organization },
      },
      'ProfilePage',
    ),
  'presenter.detail': ({ lang }: Project) => ({ more: { inLanguage: lang } }),
  'presenter.coaching.detail': (coaching: Coaching, place) => about(course(place, coaching)),
  'presenter.retreat.detail': (retreat: Retreat, place) => about(event(place, retreat)),
  playlist,
  watch,
  'watch.playlist': watch,
  'watch.coaching': watch,
  shop: () => ({ type: 'CollectionPage' }),
  'meta.imprint': meta(),
  'meta.privacy': meta(),
  'meta.terms': meta(),
  'meta.accessibility': meta(),
  'meta.principles': meta('AboutPage'),
  'meta.corrections': meta(),
  'meta.page': meta(),
  'meta.contact': meta('ContactPage'),
  'meta.faq': meta('FAQPage'),
} satisfies { readonly [Name in RouteName]?: Describe<never> };

type Shown = { readonly route: SiteRoute; readonly loaded: Loaded; readonly head: Head; readonly frame: Frame };

/** The graph of a page; null if it is not to be indexed. */
export function structuredData({ route, loaded, head, frame }: Shown, place: Place): Graph | null {
  const { result } = loaded;
  if (!result.ok || head.isUnlisted) return null;
  const describe = (described as { readonly [Name in RouteName]?: Describe<unknown> })[route.name];
  const { type = 'WebPage', more = {} } = describe?.(result.value, place) ?? {};
  const parent = parentCrumb(route.name, place.links, appTexts[place.locale], place.identity.presenterName);
  const crumbs = crumbTrail(parent, crumbsOf(route, loaded, place));
  const title = plainText(head.title.replace(` – ${place.identity.siteName}`, ''));
  const trail = breadcrumbs(place, crumbs, title);
  const url = absolute(place, inLocalePath(withoutLocale(place.pathname), place.locale));
  const page = {
    '@type': type,
    url,
    name: title,
    ...(head.description && { description: head.description }),
    inLanguage: place.locale,
    isPartOf: { '@id': ids(place).site },
    ...(trail && { breadcrumb: trail }),
    ...more,
  } as WebPage;
  return { '@context': 'https://schema.org', '@graph': [page, webSite(place), organization(place, frame)] };
}
