import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import type { Result } from '#kit/result.ts';
import type { MemberCall } from '#accounts/site/door.ts';
import type { Part, SiteRoute } from '#paths/routes.ts';
import type { AnyPage, Pages } from '#ui/page.ts';
import type { SiteApi } from './api.ts';
import { pages as start } from './start/pages.ts';

/** What every page is loaded with. */
export type PageCall = MemberCall<SiteApi>;

/** A part of the script that comes when one of its pages is opened; its module is `src/<part>/site/pages.ts`. */
export type LaterPart = Exclude<Part, 'start'>;

type Brought = { readonly pages: Pages<PageCall> };

const fetching: { readonly [P in LaterPart]: () => Promise<Brought> } = {
  accounts: () => import('#accounts/site/pages.ts'),
  app: () => import('./site/pages.ts'),
  barriers: () => import('#barriers/site/pages.ts'),
  catalog: () => import('#catalog/site/pages.ts'),
  courses: () => import('#courses/site/pages.ts'),
  search: () => import('#search/site/pages.ts'),
  shop: () => import('#shop/site/pages.ts'),
};

const here: { [P in Part]?: Pages<PageCall> } = { start };

/** What the leaf's loader gives the page. */
export type Loaded = { readonly result: Result<unknown>; readonly notes: readonly { id: string; copy: string; lang: Locale }[] };

/** The page of a route where its part is here. */
export const pageIfHere = ({ part, name }: SiteRoute): AnyPage<PageCall> | undefined => here[part]?.[name];

/** The page of a route that was made ready. */
export function pageOf(route: SiteRoute): AnyPage<PageCall> {
  const page = pageIfHere(route);
  if (!page) throw new Error(`the page ${route.name} was not made ready`);
  return page;
}

/** Sees to it that a route's page can be loaded, and drawn in a language without waiting; called by its loader and before hydration. */
export async function pageReady(route: SiteRoute, locale: Locale): Promise<AnyPage<PageCall>> {
  const english = locale === 'en' ? englishReady() : undefined;
  if (route.part !== 'start') here[route.part] ??= (await fetching[route.part]()).pages;
  await english;
  // The part may bring rooms along whose English texts nobody could ask for before.
  if (locale === 'en') await englishReady();
  return pageOf(route);
}
