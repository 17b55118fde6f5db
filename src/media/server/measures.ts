import { count } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import type { Measure } from '#platform/metrics.ts';
import { clipStates } from '../clips/contract.ts';
import { transcodes } from './tables-clips.ts';

/** Number of transcodes of uploaded films by state. */
export const mediaMeasures = ({ db }: { readonly db: Db }): Measure[] => [
  {
    name: 'transcodes',
    help: 'Films that were made into clips, or are to be, by state',
    labels: ['state'],
    read: async () => {
      const rows = await db.select({ state: transcodes.state, value: count() }).from(transcodes).groupBy(transcodes.state);
      return clipStates.map((state) => ({ labels: { state }, value: rows.find((row) => row.state === state)?.value ?? 0 }));
    },
  },
];
