import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import type { Result } from '#kit/result.ts';
import type { MemberCall } from '#accounts/site/door.ts';
import type { Part, SiteRoute } from '#paths/routes.ts';
import type { AnyPage, Pages } from '#ui/page.ts';
import type { SiteApi } from './api.ts';
import { pages as start } from './start/pages.ts';

/** The argument of every page's loader. */
export type PageCall = MemberCall<SiteApi>;

/** A chunk that is loaded when one of its pages is opened; `moduleOf` (server/renderer.ts) names its module. */
export type LaterPart = Exclude<Part, 'start'>;

type Brought = { readonly pages: Pages<PageCall> };

const fetching: { readonly [P in LaterPart]: () => Promise<Brought> } = {
  accounts: () => import('#accounts/site/pages.ts'),
  app: () => import('./site/pages.ts'),
  barriers: () => import('#barriers/site/pages.ts'),
  catalog: () => import('#catalog/site/pages.ts'),
  'catalog/categories': () => import('#catalog/site/categories/pages.ts'),
  courses: () => import('#courses/site/pages.ts'),
  search: () => import('#search/site/pages.ts'),
  shop: () => import('#shop/site/pages.ts'),
};

const here: { [P in Part]?: Pages<PageCall> } = { start };

/** The id of the router's only page route, and the key of its data. */
export const pageId = 'page';

/** The data of the page. */
export type Loaded = { readonly result: Result<unknown>; readonly notes: readonly { id: string; copy: string; lang: Locale }[] };

/** The page of a route, if its chunk is loaded. */
export const pageIfHere = ({ part, name }: SiteRoute): AnyPage<PageCall> | undefined => here[part]?.[name];

/** The page of a route whose chunk is loaded. */
export function pageOf(route: SiteRoute): AnyPage<PageCall> {
  const page = pageIfHere(route);
  if (!page) throw new Error(`the page ${route.name} was not made ready`);
  return page;
}

/**
 * Makes sure that a route's page can be loaded, and rendered in a language without waiting; called by its loader and before
 * hydration.
 */
export async function pageReady(route: SiteRoute, locale: Locale): Promise<AnyPage<PageCall>> {
  const english = locale === 'en' ? englishReady() : undefined;
  if (route.part !== 'start') here[route.part] ??= (await fetching[route.part]()).pages;
  await english;
  // The chunk may contain rooms whose English texts could not be requested before.
  if (locale === 'en') await englishReady();
  return pageOf(route);
}
