import type { Handlers } from '#kit/endpoint.ts';
import { ok } from '#kit/result.ts';
import { networkOf } from '#accounts/rules.ts';
import type { Limit, RateLimits } from '#platform/rate-limits.ts';
import type { searchEndpoints } from '../contract.ts';
import { LiveIndex, type LiveOptions } from './live-index.ts';
import { search } from './search.ts';

/** S16.6. */
const searches: Limit = { name: 'search', points: 120, seconds: 60 };

export type SearchServices = LiveOptions & {
  readonly limits: RateLimits;
  /** The index as this server knows it, where others ask it too; absent: one of its own. */
  readonly index?: LiveIndex;
};

/** The server's side of the search (S7.4). */
export function searchHandlers({ db, limits, index: given, ...options }: SearchServices): Handlers<typeof searchEndpoints> {
  const index = given ?? new LiveIndex({ db, ...options });
  return {
    search: async (asked, { locale, client }) => {
      // Pages that are the same for everyone are rendered for nobody.
      if (client.ip === '') return ok(await search(db, await index.current(), asked, locale));
      const answering = index.current().then((live) => search(db, live, asked, locale));
      // Counting and searching wait for each other only here; what fails in the answer fails when it is waited for.
      answering.catch(() => {});
      const spent = await limits.spend(searches, networkOf(client.ip));
      return spent.ok ? ok(await answering) : spent;
    },
  };
}
