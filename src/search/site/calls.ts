import { createClient, type Api } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import { searchAddresses } from '#paths/search-api.ts';
import { readTransport } from '#ui/client.ts';
import type { searchEndpoints } from '../contract.ts';

/** The call of the search (S7.4). */
export type SearchCall = Api<typeof searchEndpoints>['search'];

/** The same over fetch, in a language; a read by POST that needs no CSRF token. */
export const searchCall = (locale: Locale): SearchCall =>
  createClient<typeof searchEndpoints>(searchAddresses, readTransport(locale)).search;
