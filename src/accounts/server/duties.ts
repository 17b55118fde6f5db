import { z } from 'zod';
import { duty, jobKind, type Duty } from '#jobs/server/door.ts';
import { keepAccounts } from './keep.ts';
import type { UnconfirmedParts } from './unconfirmed.ts';

/** The next minute brings the next one, so it is not tried for long nor kept for long. */
const keep = jobKind('keep-accounts', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });

/** What this room has done by jobs: what is over for members goes soon after. */
export const accountDuties = (parts: UnconfirmedParts): Duty[] => [
  duty(keep, () => keepAccounts(parts), { schedule: '* * * * *' }),
];
