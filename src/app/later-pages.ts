import type { ComponentType } from 'react';
import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import type { AnyRoute, Head, LaterPages, MemberPages, ShopPages } from './route.ts';

let pages: LaterPages | undefined;
let members: MemberPages | undefined;
let shop: ShopPages | undefined;

/** The chunk of members' pages, fetched once. */
export const memberPages = async (): Promise<MemberPages> => (members ??= await import('./member-pages.tsx'));

/** The chunk of the shop's pages, fetched once. */
export const shopPages = async (): Promise<ShopPages> => (shop ??= await import('./shop-pages.tsx'));

/** Sees to it that a route's page can be drawn in a language without waiting; called by its loader and before hydration. */
export async function pageReady({ page }: AnyRoute, locale: Locale): Promise<void> {
  const english = locale === 'en' ? englishReady() : undefined;
  if ('later' in page) pages ??= await import('./pages.tsx');
  if ('members' in page) await memberPages();
  if ('shop' in page) await shopPages();
  await english;
  // The chunk may bring rooms along whose English texts nobody could ask for before.
  if (locale === 'en') await englishReady();
}

function ready<Chunk>(chunk: Chunk | undefined): Chunk {
  if (!chunk) throw new Error('the page was not made ready');
  return chunk;
}

/** The page of a route that is ready. */
export function pageOf({ page }: AnyRoute): ComponentType<{ data: never }> {
  if ('later' in page) return page.later(ready(pages));
  if ('members' in page) return page.members(ready(members));
  return 'shop' in page ? page.shop(ready(shop)) : page;
}

/** Title and the like of a members' page that is ready. */
export const memberHead = (name: keyof MemberPages['pages'], locale: Locale): Head => ready(members).headOf(name, locale);

/** The same for a page of the shop. */
export const shopHead = (name: keyof ShopPages['pages'], data: unknown, locale: Locale): Head =>
  ready(shop).headOf(name, data as never, locale);
