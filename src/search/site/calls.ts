import type { Api, CallOptions } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import type { Result } from '#kit/result.ts';
import { searchAddresses } from '#paths/search-api.ts';
import { readAnswer } from '#ui/read-answer.ts';
import type { SearchAnswer, searchEndpoints } from '../contract.ts';

/** The call of the search (S7.4). */
export type SearchCall = Api<typeof searchEndpoints>['search'];

/** The same over fetch, in a language; a read by POST that needs no token. */
export const searchCall =
  (locale: Locale): SearchCall =>
  async (input, options: CallOptions = {}) =>
    readAnswer(
      'search',
      await fetch(searchAddresses.search.replace('POST ', ''), {
        ...options,
        method: 'POST',
        headers: { 'X-Language': locale, Accept: 'application/json', 'Content-Type': 'application/json' },
        body: JSON.stringify(input),
      }),
    ) as Promise<Result<SearchAnswer>>;
