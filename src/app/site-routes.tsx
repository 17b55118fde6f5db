import { fail, ok, type Result } from '#kit/result.ts';
import { isCategory, sectionOf, type Section } from '#paths/categories.ts';
import { shortidPattern, slugPattern } from '#paths/patterns.ts';
import type { RouteName } from '#paths/routes.ts';
import type { CategoryPage, Coaching, Page, Partner, Playlist, Project, Retreat } from '#catalog/contract.ts';
import { catalogTexts } from '#catalog/texts.ts';
import type { VideoAnswer } from '#playback/contract.ts';
import { outcomeOf, type Refusal } from '#playback/site/door.tsx';
import type { SearchData } from '#search/site/door.tsx';
import { ErrorPage } from './frame/error-page.tsx';
import type { Crumb } from './frame/breadcrumb-rules.ts';
import { chunkOf, pageHead, searchHead } from './later-pages.ts';
import { memberRoutes } from './member-routes.ts';
import type { PresenterData, SectionData } from './pages.tsx';
import { shopRoutes } from './shop-routes.ts';
import { later, route, type AnyRoute, type Describing, type Head, type LoadCall } from './route.ts';
import { loadStart, type StartData } from './start/guide-data.ts';
import { StartPage } from './start/start-page.tsx';
import { plainText } from './head-text.ts';
import { WatchPage, type WatchData } from './watch-page.tsx';

const data = <Value,>(result: Result<{ data: Value }>): Result<Value> => (result.ok ? ok(result.value.data) : result);

/** The entry that the path names, where its slug has the form of one. */
const bySlug = async <Value,>(
  slug: string | undefined,
  find: (idOrSlug: string) => Promise<Result<{ data: Value }>>,
): Promise<Result<Value>> => (slug && slugPattern.test(slug) ? data(await find(slug)) : fail('not-found'));

const catalogOf = ({ locale }: Describing) => catalogTexts[locale];

/** The head of a page of the catalogue stands in its chunk. */
const headOf =
  (name: Parameters<typeof pageHead>[0]) =>
  (found: unknown, context: Describing): Head =>
    pageHead(name, found, context);

const sectionCrumb = (section: Section, context: Describing): Crumb => ({
  label: catalogOf(context).sections[section].title,
  to: context.links[section](),
});

/** So many playlists are in the row of what is new in a section. */
const newestInSection = 8;

const section = (name: Section): AnyRoute =>
  route<SectionData>({
    name,
    backgroundSentiment: name === 'feelgood' ? 'feelgood' : 'default',
    load: async ({ api }) => {
      const [newest, trending] = await Promise.all([
        api.playlists({ section: name, sort: 'new', perPage: newestInSection }),
        api.videos({ sort: 'trending' }),
      ]);
      if (!newest.ok || !trending.ok) return fail('not-found');
      return ok({ newest: newest.value.data, trending: trending.value.data });
    },
    page: later('pages', (pages) => (name === 'health' ? pages.Health : pages.Feelgood)),
    head: headOf(name),
  });

const category = (name: Section): AnyRoute =>
  route<CategoryPage>({
    name: `${name}.detail`,
    backgroundSentiment: name === 'feelgood' ? 'feelgood' : 'default',
    query: { letter: /^[a-z]$/, tag: slugPattern, page: /^[1-9]\d{0,3}$/ },
    load: async ({ api, params, query }) => {
      const slug = params.category ?? '';
      if (!isCategory(slug) || sectionOf(slug) !== name) return fail('not-found');
      return data(await api.categoryPage({ category: slug, ...query }));
    },
    page: later('pages', (pages) => pages.Category),
    head: headOf(`${name}.detail`),
  });

async function loadPresenter({ api }: LoadCall): Promise<Result<PresenterData>> {
  const [projects, coachings, retreats] = await Promise.all([api.projects({}), api.coachings({}), api.retreats({})]);
  if (!projects.ok || !coachings.ok || !retreats.ok) return fail('not-found');
  return ok({ projects: projects.value.data, coachings: coachings.value.data, retreats: retreats.value.data });
}

/** A page of the editors: that of this slug, or of the one in the path. */
const meta = (name: Extract<RouteName, `meta.${string}`>, slug?: string): AnyRoute =>
  route<Page>({
    name,
    backgroundSentiment: 'default',
    load: ({ api, params }) => bySlug(slug ?? params.slug, (idOrSlug) => api.page({ idOrSlug })),
    page: later('pages', (pages) => (name === 'meta.faq' ? pages.Faq : pages.Meta)),
    head: headOf(name),
  });

function refusalIn(answer: Result<VideoAnswer>): Refusal | null {
  const outcome = outcomeOf(answer);
  return outcome.kind === 'refused' ? outcome : null;
}

/**
 * The start page with the video layer open (S2.12). What a video is may be told to everyone, as lists do; the call for its
 * stream tells whether there is one, and the layer makes it again: nothing of it is shared in a page.
 */
const watch = (name: 'watch' | 'watch.playlist' | 'watch.coaching'): AnyRoute =>
  route<WatchData>({
    name,
    backgroundSentiment: 'default',
    load: async ({ api, params }) => {
      const { video = '', playlist, coaching } = params;
      if (![video, playlist, coaching].every((id) => id === undefined || shortidPattern.test(id))) return fail('not-found');
      const [start, found, answer] = await Promise.all([
        loadStart(api),
        api.videos({ shortid: video }),
        api.video({ shortid: video }),
      ]);
      if (!start.ok) return start;
      return ok({
        ...start.value,
        video: (found.ok && found.value.data[0]) || null,
        isMissing: !answer.ok && answer.code === 'not-found',
        refusal: import.meta.env.SSR ? refusalIn(answer) : null,
        trust: import.meta.env.SSR && answer.ok ? answer.value.data : null,
        captions: import.meta.env.SSR && answer.ok ? answer.value.data.captions : [],
      });
    },
    status: ({ isMissing }) => (isMissing ? 404 : 200),
    page: WatchPage,
    head: ({ video }, context) =>
      video
        ? { title: video.title, description: plainText(video.description), image: video.poster, video }
        : { title: context.identity.siteName, description: '' },
  });

/** Every page of the site: the one table of paths, loaders, pages and background themes. */
export const siteRoutes: readonly AnyRoute[] = [
  route<StartData>({
    name: 'start',
    backgroundSentiment: 'default',
    load: ({ api }) => loadStart(api),
    page: ({ data: start }) => <StartPage {...start} />,
    head: ({ content: { motto } }, { identity }) => ({ title: identity.siteName, description: motto.text }),
  }),
  section('health'),
  category('health'),
  section('feelgood'),
  category('feelgood'),
  route<readonly Partner[]>({
    name: 'partner',
    backgroundSentiment: 'default',
    load: async ({ api }) => data(await api.partners({ perPage: 100 })),
    page: later('pages', (pages) => pages.Partners),
    head: headOf('partner'),
  }),
  route<Partner>({
    name: 'partner.detail',
    backgroundSentiment: 'default',
    load: ({ api, params }) => bySlug(params.slug, (idOrSlug) => api.partner({ idOrSlug })),
    page: later('pages', (pages) => pages.PartnerDetail),
    head: headOf('partner.detail'),
  }),
  route<PresenterData>({
    name: 'presenter',
    backgroundSentiment: 'default',
    load: loadPresenter,
    page: later('pages', (pages) => pages.Presenter),
    head: headOf('presenter'),
  }),
  route<Coaching>({
    name: 'presenter.coaching.detail',
    backgroundSentiment: 'default',
    load: ({ api, params }) => bySlug(params.slug, (idOrSlug) => api.coaching({ idOrSlug })),
    page: later('pages', (pages) => pages.CoachingDetail),
    head: headOf('presenter.coaching.detail'),
  }),
  route<Retreat>({
    name: 'presenter.retreat.detail',
    backgroundSentiment: 'feelgood',
    load: ({ api, params }) => bySlug(params.slug, (idOrSlug) => api.retreat({ idOrSlug })),
    page: later('pages', (pages) => pages.RetreatDetail),
    head: headOf('presenter.retreat.detail'),
  }),
  route<Project>({
    name: 'presenter.detail',
    backgroundSentiment: 'default',
    load: ({ api, params }) => bySlug(params.slug, (idOrSlug) => api.project({ idOrSlug })),
    page: later('pages', (pages) => pages.ProjectDetail),
    head: headOf('presenter.detail'),
  }),
  route<Playlist>({
    name: 'playlist',
    backgroundSentiment: 'default',
    load: ({ api, params }) => bySlug(params.slug, (idOrSlug) => api.playlist({ idOrSlug })),
    page: later('pages', (pages) => pages.PlaylistDetail),
    head: headOf('playlist'),
    crumbs: (playlist, context) =>
      playlist.category
        ? [
            sectionCrumb(sectionOf(playlist.category), context),
            { label: catalogOf(context).categories[playlist.category].title, to: context.links.category(playlist.category) },
          ]
        : [],
  }),
  route<SearchData>({
    name: 'search',
    backgroundSentiment: 'default',
    // What somebody looks for is kept nowhere.
    ownQuery: ['query'],
    load: async (call) => ok(await (await chunkOf('search')).load(call)),
    page: later('search', (pages) => pages.Search),
    head: (found, { locale }) => searchHead(found, locale),
  }),
  watch('watch'),
  watch('watch.playlist'),
  watch('watch.coaching'),
  meta('meta.imprint', 'impressum'),
  meta('meta.faq', 'faq'),
  meta('meta.privacy', 'datenschutz'),
  meta('meta.contact', 'kontakt'),
  meta('meta.terms', 'nutzungsbedingungen'),
  meta('meta.accessibility', 'barrierefreiheit'),
  meta('meta.page'),
  ...memberRoutes,
  ...shopRoutes,
  ...(
    [
      ['error.notFound', 404],
      ['error.forbidden', 403],
    ] as const
  ).map(([name, code]) =>
    route<null>({
      name,
      backgroundSentiment: 'default',
      status: () => code,
      load: () => Promise.resolve(ok(null)),
      page: () => <ErrorPage code={code} />,
      head: (_, { t }) => ({ title: code === 404 ? t.notFoundTitle : t.forbiddenTitle, description: '' }),
    }),
  ),
];
