import { searchEndpoints, SearchInput, type SearchAnswer } from '../src/search/contract.ts';
import { LiveIndex, searchHandlers, updateIndex } from '../src/search/server/door.ts';
import { everyone } from '../src/kit/endpoint.ts';
import type { Locale } from '../src/kit/locale.ts';
import { ok } from '../src/kit/result.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readInput } from '../src/platform/http/mount.ts';
import type { FilledDatabase } from './databases.ts';
import { demoFiles } from './served.ts';

/** No rate limits; they are tested elsewhere. */
const noLimits = {
  spend: () => Promise.resolve(ok(null)),
  count: () => Promise.resolve({ left: 1, secondsLeft: 1 }),
  giveBack: () => Promise.resolve(),
  forgive: () => Promise.resolve(),
};
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Searches the index like an API client: input is parsed, and the response must match the contract. */
export type AskSearch = (value: string, locale?: Locale, more?: { readonly topic: string }) => Promise<SearchAnswer>;

/** Updates the index from the catalogue and opens the search on it. */
export async function searchOf({ database }: Pick<FilledDatabase, 'database'>): Promise<AskSearch> {
  await updateIndex({ db: database.db, storage: demoFiles(), log: quiet });
  const { db } = database;
  const index = new LiveIndex({ db, clock: systemClock, log: quiet, presenterSlug: 'dr-muster' });
  const handlers = searchHandlers({ db, index, clock: systemClock, limits: noLimits, log: quiet, storage: demoFiles() });
  return async (value, locale = 'de', more) => {
    const input = readInput(searchEndpoints.search, { value, ...more }, locale);
    if (!input.ok) throw new Error(`The search for ${JSON.stringify(value)} was refused: ${input.code}`);
    const answer = await handlers.search(SearchInput.parse(input.value), everyone(locale));
    if (!answer.ok) throw new Error(`The search for ${JSON.stringify(value)} failed: ${answer.code}`);
    return searchEndpoints.search.out.parse(answer.value);
  };
}
