import { createElement } from 'react';
import {
  createContext,
  matchPath,
  redirect,
  useMatches,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  type UIMatch,
} from 'react-router';
import { localeOfPath } from '#kit/locale.ts';
import { fail } from '#kit/result.ts';
import { officeBase } from '#paths/office-pages.ts';
import { isUnreached, Unreached } from '#ui/faults.ts';
import { pageLinks, patternOf, routePaths, withoutLocale } from '#paths/routes.ts';
import type { SiteApi } from './api.ts';
import { ErrorPage } from './frame/error-page.tsx';
import { pageOf, pageReady } from './later-pages.ts';
import type { AnyRoute, Loaded } from './route.ts';
import { LeafError, Root, RootError } from './root.tsx';
import { siteRoutes } from './site-routes.tsx';

/** The calls in the language of the page that is loaded. */
export const apiContext = createContext<(url: URL) => SiteApi>();

const apiFor = ({ context, request }: LoaderFunctionArgs): SiteApi => context.get(apiContext)(new URL(request.url));

/** The query values that the route knows, where they have the right form. */
const queryOf = ({ query = {} }: Pick<AnyRoute, 'query'>, url: URL): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, form]) => {
      const value = url.searchParams.get(name);
      return value !== null && form.test(value) ? [[name, value]] : [];
    }),
  );

const isAt = ({ name }: AnyRoute, { pathname }: URL): boolean =>
  matchPath({ path: routePaths[name], caseSensitive: true }, withoutLocale(pathname)) !== null;

const isOwn = ({ guard, ownQuery = [] }: AnyRoute, { searchParams }: URL): boolean =>
  guard !== undefined || ownQuery.some((name) => searchParams.has(name));

/** Whether the page at an address is somebody's own. */
export const isGuarded = (url: URL): boolean => siteRoutes.some((route) => isOwn(route, url) && isAt(route, url));

/** The query of an address with only what its page knows, in one order: the key under which pages are kept. */
export function canonicalQuery(url: URL): string {
  if (url.search === '') return '';
  const isHere = (route: AnyRoute) => route.query && isAt(route, url);
  const query = new URLSearchParams(queryOf(siteRoutes.find(isHere) ?? {}, url));
  query.sort();
  return query.size > 0 ? `?${query}` : '';
}

/** A lost connection is told from faults of the page where it is loaded; once it is drawn, both are errors of one kind. */
async function reached<Value>(promised: Promise<Value>): Promise<Value> {
  try {
    return await promised;
  } catch (thrown) {
    throw isUnreached(thrown) ? new Unreached('the page could not be loaded', { cause: thrown }) : thrown;
  }
}

async function loadPage(route: AnyRoute, call: LoaderFunctionArgs, presenterSlug: string): Promise<Loaded> {
  const url = new URL(call.request.url);
  const api = apiFor(call);
  const locale = localeOfPath(url.pathname);
  const links = pageLinks(locale, presenterSlug);
  const [result, notes] = await reached(
    Promise.all([
      route.load({ api, locale, links, params: call.params, query: queryOf(route, url), url }),
      api.notes({ place: withoutLocale(url.pathname) }),
      pageReady(route, locale),
    ]),
  );
  return { result, notes: notes.ok ? notes.value.data : [] };
}

/** A page is loaded again only when its path or one of its own query values changes; one with a guard also when it is told to. */
const mayReload =
  (route: AnyRoute) =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
    route.guard
      ? defaultShouldRevalidate
      : currentUrl.pathname !== nextUrl.pathname ||
        (defaultShouldRevalidate &&
          Object.keys(route.query ?? {}).some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name)));

/** The page of a route, or the error page where its loader found none. */
function Leaf() {
  const { loaderData, handle } = useMatches().at(-1) as UIMatch<Loaded, AnyRoute>;
  const { result } = loaderData as Loaded;
  if (!result.ok) return <ErrorPage code={result.code === 'forbidden' ? 403 : 404} />;
  return createElement(pageOf(handle), { data: result.value as never });
}

/** Addresses are of one case: `/Gesundheit` beside `/gesundheit` would be every page twice. */
const leaf = (route: AnyRoute, path: string, presenterSlug: string): RouteObject => ({
  path,
  caseSensitive: true,
  handle: route,
  loader: (call) => loadPage(route, call, presenterSlug),
  shouldRevalidate: mayReload(route),
  Component: Leaf,
  ErrorBoundary: LeafError,
});

const notFound: AnyRoute = {
  name: 'error.notFound',
  backgroundSentiment: 'default',
  load: () => Promise.resolve(fail('not-found')),
  page: () => null,
  head: (_, { t }) => ({ title: t.notFoundTitle, description: '' }),
};

/** The back office is an application of its own (S10.1): here its addresses are those of readers whom it is closed to (S2.17). */
const closedOffice: AnyRoute = {
  name: 'error.forbidden',
  backgroundSentiment: 'default',
  load: () => Promise.resolve(fail('forbidden')),
  page: () => null,
  head: (_, { t }) => ({ title: t.forbiddenTitle, description: '' }),
};

/** The site's routes for React Router, each with and without the language prefix (S1.7). */
export function createRoutes(presenterSlug: string): RouteObject[] {
  return [
    {
      id: 'root',
      path: '/',
      Component: Root,
      ErrorBoundary: RootError,
      loader: async (call) => {
        const frame = await reached(apiFor(call).frame({}));
        if (!frame.ok) throw new Error('the frame has no settings');
        return frame.value.data;
      },
      shouldRevalidate: ({ currentUrl, nextUrl }) => localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname),
      children: [
        { path: 'de/*', caseSensitive: true, loader: ({ request }) => redirect(withoutLocale(new URL(request.url).pathname)) },
        ...['', 'en'].flatMap((prefix) => [
          ...siteRoutes.map((route) => leaf(route, `${prefix}${patternOf(route.name, presenterSlug)}`, presenterSlug)),
          leaf(closedOffice, `${prefix}${officeBase}/*`, presenterSlug),
          leaf(notFound, `${prefix}/*`, presenterSlug),
        ]),
      ],
    },
  ];
}
