import { z } from 'zod';
import { duty, enqueue, jobKind, type Duty } from '#jobs/server/door.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/database.ts';
import { forgetEmptySearches } from './empty-searches.ts';
import type { IndexParts } from './parts.ts';
import { updateIndex } from './update.ts';

/** A change during an update needs another one. A new index of 100,000 videos takes minutes. */
const updateSearch = jobKind('update-search', z.object({}), {
  retries: 5,
  firstPause: 5,
  timeLimit: 3600,
  keptFor: 3600,
  unique: 'waiting',
});

const forgetSearches = jobKind('forget-searches', z.object({}), { keptFor: 3600 });

/** Schedules an update of the index; call it after each change of content. */
export const requestUpdate = (db: Db): Promise<boolean> => enqueue(db, updateSearch, {}, { key: 'content' });

/** What the search has done by jobs. The hourly look takes in what no content version told of. */
export const searchDuties = (parts: IndexParts, clock: Clock): Duty[] => [
  duty(updateSearch, async (_, { signal }) => void (await updateIndex(parts, signal)), { schedule: '17 * * * *' }),
  duty(forgetSearches, () => forgetEmptySearches(parts.db, clock.now()), { schedule: '7 * * * *' }),
];
