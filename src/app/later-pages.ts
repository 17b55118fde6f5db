import type { ComponentType } from 'react';
import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import type { AnyRoute, Head, LaterPages, MemberPages } from './route.ts';

let pages: LaterPages | undefined;
let members: MemberPages | undefined;

/** The chunk of members' pages, fetched once. */
export const memberPages = async (): Promise<MemberPages> => (members ??= await import('./member-pages.tsx'));

/** Sees to it that a route's page can be drawn in a language without waiting; called by its loader and before hydration. */
export async function pageReady({ page }: AnyRoute, locale: Locale): Promise<void> {
  const english = locale === 'en' ? englishReady() : undefined;
  if ('later' in page) pages ??= await import('./pages.tsx');
  if ('members' in page) await memberPages();
  await english;
  // The chunk may bring rooms along whose English texts nobody could ask for before.
  if (locale === 'en') await englishReady();
}

/** The page of a route that is ready. */
export function pageOf({ page }: AnyRoute): ComponentType<{ data: never }> {
  if ('later' in page && pages) return page.later(pages);
  if ('members' in page && members) return page.members(members);
  if (typeof page !== 'function') throw new Error('the page was not made ready');
  return page;
}

/** Title and the like of a members' page that is ready. */
export function memberHead(name: keyof MemberPages['pages'], locale: Locale): Head {
  if (!members) throw new Error('the page was not made ready');
  return members.headOf(name, locale);
}
