import type { ComponentType } from 'react';
import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import type { AnyRoute, LaterPages } from './route.ts';

let pages: LaterPages | undefined;

/** Sees to it that a route's page can be drawn in a language without waiting; called by its loader and before hydration. */
export async function pageReady({ page }: AnyRoute, locale: Locale): Promise<void> {
  const english = locale === 'en' ? englishReady() : undefined;
  if ('later' in page) pages ??= await import('./pages.tsx');
  await english;
  // The chunk may bring rooms along whose English texts nobody could ask for before.
  if (locale === 'en') await englishReady();
}

/** The page of a route that is ready. */
export function pageOf({ page }: AnyRoute): ComponentType<{ data: never }> {
  if (!('later' in page)) return page;
  if (!pages) throw new Error('the page was not made ready');
  return page.later(pages);
}
