import type { ComponentType } from 'react';
import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import type { SearchData } from '#search/site/door.tsx';
import type { AnyRoute, Chunk, Chunks, Describing, Head } from './route.ts';

const fetching: { readonly [C in Chunk]: () => Promise<Chunks[C]> } = {
  pages: () => import('./pages.tsx'),
  members: () => import('./member-pages.tsx'),
  shop: () => import('./shop-pages.tsx'),
  search: () => import('./search-pages.tsx'),
};

const here: { -readonly [C in Chunk]?: Chunks[C] } = {};

/** A chunk, fetched once. */
export async function chunkOf<C extends Chunk>(name: C): Promise<Chunks[C]> {
  const chunk: Chunks[C] = here[name] ?? (await fetching[name]());
  here[name] = chunk;
  return chunk;
}

/** Sees to it that a route's page can be drawn in a language without waiting; called by its loader and before hydration. */
export async function pageReady({ page }: AnyRoute, locale: Locale): Promise<void> {
  const english = locale === 'en' ? englishReady() : undefined;
  if ('chunk' in page) await chunkOf(page.chunk);
  await english;
  // The chunk may bring rooms along whose English texts nobody could ask for before.
  if (locale === 'en') await englishReady();
}

function ready<C extends Chunk>(name: C): Chunks[C] {
  const chunk = here[name];
  if (!chunk) throw new Error('the page was not made ready');
  return chunk;
}

/** The page of a route that is ready. */
export const pageOf = ({ page }: AnyRoute): ComponentType<{ data: never }> =>
  'chunk' in page ? page.pick(ready(page.chunk) as never) : page;

/** Title and the like of a page of the catalogue that is ready. */
export const pageHead = (name: keyof Chunks['pages']['heads'], data: unknown, describing: Describing): Head =>
  ready('pages').heads[name](data as never, describing);

/** The same for a members' page that is ready. */
export const memberHead = (name: keyof Chunks['members']['pages'], locale: Locale): Head => ready('members').headOf(name, locale);

/** The same for a page of the shop. */
export const shopHead = (name: keyof Chunks['shop']['pages'], data: unknown, locale: Locale): Head =>
  ready('shop').headOf(name, data as never, locale);

/** The same for the search. */
export const searchHead = (data: SearchData, locale: Locale): Head => ready('search').headOf(data, locale);
