import { createElement } from 'react';
import {
  createContext,
  redirect,
  useMatches,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  type UIMatch,
} from 'react-router';
import { localeOfPath } from '#kit/locale.ts';
import { easyQuery } from '#paths/easy.ts';
import { officeBase } from '#paths/office-pages.ts';
import { isUnreached, Unreached } from '#ui/faults.ts';
import { admit } from '#accounts/site/admit.ts';
import { pageLinks, patternOf, routeAt, routeOf, siteRoutes, withoutLocale, type SiteRoute } from '#paths/routes.ts';
import type { SiteApi } from './api.ts';
import { ErrorPage } from './frame/error-page.tsx';
import { pageOf, pageReady, type Loaded } from './pages.ts';
import { LeafError, Root, RootError } from './root.tsx';

/** The API client in the language of the page being loaded. */
export const apiContext = createContext<(url: URL) => SiteApi>();

const apiFor = ({ context, request }: LoaderFunctionArgs): SiteApi => context.get(apiContext)(new URL(request.url));

/** The query parameters that the route declares, if they are well-formed. */
const queryOf = ({ query = {} }: Pick<SiteRoute, 'query'>, url: URL): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, form]) => {
      const value = url.searchParams.get(name);
      return value !== null && form.test(value) ? [[name, value]] : [];
    }),
  );

/** Whether the page at a URL is personal to the caller. */
export function isGuarded({ pathname, searchParams }: URL, presenterSlug: string): boolean {
  const { guard, ownQuery = [] } = routeAt(pathname, presenterSlug) ?? {};
  return guard !== undefined || ownQuery.some((name) => searchParams.has(name));
}

/** The query reduced to the parameters that the page declares, sorted: the cache key of pages. */
export function canonicalQuery(url: URL, presenterSlug: string): string {
  if (url.search === '') return '';
  const query = new URLSearchParams(queryOf(routeAt(url.pathname, presenterSlug) ?? {}, url));
  query.sort();
  return query.size > 0 ? `?${query}` : '';
}

/** Marks lost connections at load time; after rendering both kinds of errors would look the same. */
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

/**
 * A page reloads only when its path or one of its own query parameters changes; one with a guard also on explicit revalidation.
 * Its texts in easy German are loaded with the ordinary ones.
 */
const mayReload =
  (route: SiteRoute) =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
    route.guard
      ? defaultShouldRevalidate
      : currentUrl.pathname !== nextUrl.pathname ||
        (defaultShouldRevalidate &&
          Object.keys(route.query ?? {}).some(
            (name) => !(name in easyQuery) && currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
          ));

/** A page at a fixed path whose content the team writes: imprint, privacy policy … */
const isServicePage = ({ name }: SiteRoute): boolean => name.startsWith('meta.') && name !== 'meta.page';

/** The page of a route, or the error page if its loader failed. */
function Leaf() {
  const { loaderData, handle } = useMatches().at(-1) as UIMatch<Loaded, SiteRoute>;
  const { result } = loaderData as Loaded;
  if (!result.ok) return <ErrorPage code={result.code === 'forbidden' ? 403 : 404} isAwaited={isServicePage(handle)} />;
  return createElement(pageOf(handle).page, { data: result.value as never });
}

/** Paths are case-sensitive: otherwise `/Gesundheit` would duplicate `/gesundheit`. */
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
          // The back office is a separate application (S10.1); here its paths only show the forbidden page (S2.17).
          leaf(routeOf('error.forbidden'), `${prefix}${officeBase}/*`, presenterSlug),
          leaf(routeOf('error.notFound'), `${prefix}/*`, presenterSlug),
        ]),
      ],
    },
  ];
}
