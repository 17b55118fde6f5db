import { z } from 'zod';
import type { Services } from '#platform/services.ts';
import { duty, jobKind, type Duty } from '#jobs/server/door.ts';
import { refreshCatalog } from './refresh.ts';

/** The job runs again a minute later, so it is neither retried nor kept for long. */
const refresh = jobKind('refresh-catalog', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });

/** This room's jobs: most viewed videos, and whether a new daily has become due. */
export const catalogDuties = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Duty[] => [
  duty(refresh, () => refreshCatalog(db, clock), { schedule: '* * * * *' }),
];
