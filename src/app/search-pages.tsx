import type { Locale } from '#kit/locale.ts';
import { searchTexts } from '#search/page-texts.ts';
import { searchCall, searchData, SearchPage, unanswered, type SearchData } from '#search/site/door.tsx';
import type { Head, LoadCall } from './load-call.ts';

export { SearchPage as Search };

/**
 * What the search page shows. On the server a search that fails is a fault as any other, and where a page is taken over the one
 * that the server drew stays (hydrate.tsx); after that it fails in silence (S8.6).
 */
export async function load({ api, locale, url }: LoadCall): Promise<SearchData> {
  if (api.search) return searchData(url, api.search);
  const data = searchData(url, searchCall(locale));
  return 'ready' in document.documentElement.dataset ? data.catch(() => unanswered(url)) : data;
}

/** The title names nothing that was searched for: it stands in histories, and statistics are told it. */
export const headOf = ({ typed }: SearchData, locale: Locale): Head => ({
  title: searchTexts[locale].title,
  description: searchTexts[locale].description,
  isUnlisted: typed !== '',
});
