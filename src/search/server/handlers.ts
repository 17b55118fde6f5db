import type { Handlers } from '#kit/endpoint.ts';
import { dayOf } from '#kit/dates.ts';
import { locales } from '#kit/locale.ts';
import { fail, ok } from '#kit/result.ts';
import { findFreeClip } from '#catalog/server/door.ts';
import { networkOf } from '#accounts/rules.ts';
import type { Limit } from '#platform/rate-limits.ts';
import { readingPublicly } from '#platform/read-replica.ts';
import type { Services } from '#platform/services.ts';
import type { Storage } from '#platform/storage.ts';
import type { searchEndpoints } from '../contract.ts';
import { searchedText } from '../rules.ts';
import { readCaptions } from './captions.ts';
import { versionsOf, type LiveIndex } from './live-index.ts';
import { noteEmpty } from './empty-searches.ts';
import { isInVain, search } from './search.ts';

/** S16.6. */
const searches: Limit = { name: 'search', points: 120, seconds: 60 };

export type SearchServices = Pick<Services, 'db' | 'log' | 'limits' | 'clock'> & {
  readonly storage: Pick<Storage, 'stat' | 'read'>;
  /** The index in this server's memory. */
  readonly index: LiveIndex;
};

/** The handlers of the search (S7.4). */
export function searchHandlers({ db, log, limits, clock, index, storage }: SearchServices): Handlers<typeof searchEndpoints> {
  /** A failure to count must not fail the search. */
  const note = (text: string, visitor: string): Promise<void> =>
    noteEmpty(db, { text: searchedText(text), visitor, now: clock.now() }).catch((error: unknown) =>
      log.error({ err: error }, 'A search in vain was not counted.'),
    );
  return {
    search: async (asked, context) => {
      const { locale, client } = context;
      const reader = { locale, today: dayOf(clock.now()) };
      // Shared pages are rendered without a client. Counted first: a refused search must not cost one.
      const isShared = client.ip === '';
      const spent = isShared ? ok(null) : await limits.spend(searches, networkOf(client.ip));
      if (!spent.ok) return spent;
      const live = await index.current();
      const answer = await readingPublicly(versionsOf(live), () => search(db, live, asked, reader));
      if (isShared) return ok(answer);
      // An emergency is no gap in the catalogue.
      const isNoted = !asked.unnoted && answer.emergency === null && asked.page === 1;
      if (isNoted && isInVain(asked, answer)) await note(asked.value, context.visitor);
      return ok(answer);
    },

    transcript: async ({ shortid }, { locale }) => {
      const clip = await findFreeClip(db, shortid);
      const said = clip ? await readCaptions(clip, { storage, log }) : {};
      const lang = [locale, ...locales].find((one) => said[one]?.length);
      return lang ? ok({ data: { lang, sentences: said[lang] ?? [] } }) : fail('not-found');
    },
  };
}
