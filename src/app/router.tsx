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
import { officeBase } from '#paths/office-pages.ts';
import { isUnreached, Unreached } from '#ui/faults.ts';
import { admit } from '#accounts/site/admit.ts';
import { pageLinks, patternOf, routeOf, siteRoutes, withoutLocale, type SiteRoute } from '#paths/routes.ts';
import type { SiteApi } from './api.ts';
import { ErrorPage } from './frame/error-page.tsx';
import { pageOf, pageReady, type Loaded } from './pages.ts';
import { LeafError, Root, RootError } from './root.tsx';

/** The calls in the language of the page that is loaded. */
export const apiContext = createContext<(url: URL) => SiteApi>();

const apiFor = ({ context, request }: LoaderFunctionArgs): SiteApi => context.get(apiContext)(new URL(request.url));

/** The query values that the route knows, where they have the right form. */
const queryOf = ({ query = {} }: Pick<SiteRoute, 'query'>, url: URL): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, form]) => {
      const value = url.searchParams.get(name);
      return value !== null && form.test(value) ? [[name, value]] : [];
    }),
  );

const isAt = ({ path }: SiteRoute, { pathname }: URL): boolean =>
  matchPath({ path, caseSensitive: true }, withoutLocale(pathname)) !== null;

const isOwn = ({ guard, ownQuery = [] }: SiteRoute, { searchParams }: URL): boolean =>
  guard !== undefined || ownQuery.some((name) => searchParams.has(name));

/** Whether the page at an address is somebody's own. */
export const isGuarded = (url: URL): boolean => siteRoutes.some((route) => isOwn(route, url) && isAt(route, url));

/** The query of an address with only what its page knows, in one order: the key under which pages are kept. */
export function canonicalQuery(url: URL): string {
  if (url.search === '') return '';
  const isHere = (route: SiteRoute) => route.query && isAt(route, url);
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

async function loadPage(route: SiteRoute, call: LoaderFunctionArgs, presenterSlug: string): Promise<Loaded> {
  const url = new URL(call.request.url);
  const api = apiFor(call);
  const locale = localeOfPath(url.pathname);
  const links = pageLinks(locale, presenterSlug);
  const load = async () => {
    const page = await pageReady(route, locale);
    const user = route.guard ? await admit(route.guard, { api, links, url }) : null;
    return page.load({ api, locale, links, params: call.params, query: queryOf(route, url), url, user });
  };
  const [result, notes] = await reached(Promise.all([load(), api.notes({ place: withoutLocale(url.pathname) })]));
  return { result, notes: notes.ok ? notes.value.data : [] };
}

/** A page is loaded again only when its path or one of its own query values changes; one with a guard also when it is told to. */
const mayReload =
  (route: SiteRoute) =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
    route.guard
      ? defaultShouldRevalidate
      : currentUrl.pathname !== nextUrl.pathname ||
        (defaultShouldRevalidate &&
          Object.keys(route.query ?? {}).some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name)));

/** The page of a route, or the error page where its loader found none. */
/** A page at a fixed address whose content the team writes: imprint, privacy policy … */
const isServicePage = ({ name }: SiteRoute): boolean => name.startsWith('meta.') && name !== 'meta.page';

function Leaf() {
  const { loaderData, handle } = useMatches().at(-1) as UIMatch<Loaded, SiteRoute>;
  const { result } = loaderData as Loaded;
  if (!result.ok) return <ErrorPage code={result.code === 'forbidden' ? 403 : 404} isAwaited={isServicePage(handle)} />;
  return createElement(pageOf(handle).page, { data: result.value as never });
}

/** Addresses are of one case: `/Gesundheit` beside `/gesundheit` would be every page twice. */
const leaf = (route: SiteRoute, path: string, presenterSlug: string): RouteObject => ({
  path,
  caseSensitive: true,
  handle: route,
  loader: (call) => loadPage(route, call, presenterSlug),
  shouldRevalidate: mayReload(route),
  Component: Leaf,
  ErrorBoundary: LeafError,
});

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
          // The back office is an application of its own (S10.1): here its addresses are those of readers whom it is closed to (S2.17).
          leaf(routeOf('error.forbidden'), `${prefix}${officeBase}/*`, presenterSlug),
          leaf(routeOf('error.notFound'), `${prefix}/*`, presenterSlug),
        ]),
      ],
    },
  ];
}
