import { z } from 'zod';
import type { Services } from '#platform/services.ts';
import { duty, jobKind, type Duty } from '#jobs/server/door.ts';
import { refreshCatalog } from './refresh.ts';

/** The next minute brings the next one, so it is not tried for long nor kept for long. */
const refresh = jobKind('refresh-catalog', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });

/** What this room has done by jobs: what is most viewed, whether a new day's daily is due. */
export const catalogDuties = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Duty[] => [
  duty(refresh, () => refreshCatalog(db, clock), { schedule: '* * * * *' }),
];
