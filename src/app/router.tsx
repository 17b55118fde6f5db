import { createElement } from 'react';
import {
  createContext,
  redirect,
  redirectDocument,
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { englishReady } from '#kit/bilingual.ts';
import { localeOfPath } from '#kit/locale.ts';
import { easyQuery } from '#paths/easy.ts';
import { isLostFile, isUnreached, Unreached } from '#ui/faults.ts';
import { admit } from '#accounts/site/admit.ts';
import { pageLinks, pageShownAt, routeAt, withoutLocale, type SiteRoute } from '#paths/routes.ts';
import type { SiteApi } from './api.ts';
import { useBoot } from './boot.tsx';
import { ErrorPage } from './frame/error-page.tsx';
import { pageId, pageOf, pageReady, type Loaded } from './pages.ts';
import { PageError, Root, RootError } from './root.tsx';

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

/**
 * Whether a file of a page did not come though the server is there: after a release only a new document names those that there are. A
 * page that is not taken over yet is such a document: it would be loaded again and again.
 */
async function isOutdated(thrown: unknown, page: URL): Promise<boolean> {
  if (!isLostFile(thrown) || document.documentElement.dataset.ready === undefined) return false;
  const answer = await fetch(page, { method: 'HEAD' }).catch(() => null);
  return answer !== null && answer.status < 500;
}

/** Marks lost connections at load time; after rendering both kinds of errors would look the same. */
async function reached<Value>(promised: Promise<Value>, url: URL): Promise<Value> {
  try {
    return await promised;
  } catch (thrown) {
    if (await isOutdated(thrown, url)) throw redirectDocument(url.href);
    throw isUnreached(thrown) ? new Unreached('the page could not be loaded', { cause: thrown }) : thrown;
  }
}

async function loadPage(call: LoaderFunctionArgs, presenterSlug: string): Promise<Loaded> {
  const url = new URL(call.request.url);
  const { route, params } = pageShownAt(url.pathname, presenterSlug);
  const api = apiFor(call);
  const locale = localeOfPath(url.pathname);
  const links = pageLinks(locale, presenterSlug);
  const load = async () => {
    const page = await pageReady(route, locale);
    const user = route.guard ? await admit(route.guard, { api, links, url }) : null;
    return page.load({ api, locale, links, params, query: queryOf(route, url), url, user });
  };
  const [result, notes] = await reached(Promise.all([load(), api.notes({ place: withoutLocale(url.pathname) })]), url);
  return { result, notes: notes.ok ? notes.value.data : [] };
}

/**
 * A page reloads only when its path or one of its own query parameters changes; one with a guard also on explicit revalidation.
 * Its texts in easy German are loaded with the ordinary ones.
 */
const mayReload =
  (presenterSlug: string) =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
    const { guard, query = {} } = pageShownAt(nextUrl.pathname, presenterSlug).route;
    if (guard) return defaultShouldRevalidate;
    if (currentUrl.pathname !== nextUrl.pathname) return true;
    const isOther = (name: string): boolean => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name);
    return defaultShouldRevalidate && Object.keys(query).some((name) => !(name in easyQuery) && isOther(name));
  };

/** A page at a fixed path whose content the team writes: imprint, privacy policy … */
const isServicePage = ({ name }: SiteRoute): boolean => name.startsWith('meta.') && name !== 'meta.page';

/** The page at this address, or the error page if its loader failed. */
function Page() {
  const { identity } = useBoot();
  const { route } = pageShownAt(useLocation().pathname, identity.presenterSlug);
  const { result } = useLoaderData<Loaded>();
  if (!result.ok) return <ErrorPage code={result.code === 'forbidden' ? 403 : 404} isAwaited={isServicePage(route)} />;
  return createElement(pageOf(route).page, { data: result.value as never });
}

/**
 * The site's routes for React Router: one for all pages, with and without the language prefix (S1.7), since `pageShownAt` finds them.
 * With a route for each of them the router compiled 120 patterns for every page that is loaded.
 */
export function createRoutes(presenterSlug: string): RouteObject[] {
  return [
    {
      // No path: with one, it would match `/` by itself, without a page.
      id: 'root',
      Component: Root,
      ErrorBoundary: RootError,
      loader: async (call) => {
        // The frame cannot be drawn without its texts either, even if the page is what could not be loaded.
        const url = new URL(call.request.url);
        const [frame] = await reached(
          Promise.all([apiFor(call).frame({}), localeOfPath(url.pathname) === 'en' && englishReady()]),
          url,
        );
        if (!frame.ok) throw new Error('the frame has no settings');
        return frame.value.data;
      },
      shouldRevalidate: ({ currentUrl, nextUrl }) => localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname),
      children: [
        { path: 'de/*', caseSensitive: true, loader: ({ request }) => redirect(withoutLocale(new URL(request.url).pathname)) },
        {
          id: pageId,
          path: '*',
          loader: (call) => loadPage(call, presenterSlug),
          shouldRevalidate: mayReload(presenterSlug),
          Component: Page,
          ErrorBoundary: PageError,
        },
      ],
    },
  ];
}
