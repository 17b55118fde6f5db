import { z } from 'zod';
import { duty, jobKind, type Duty } from '#jobs/server/door.ts';
import { keepAccounts } from './keep.ts';
import type { UnconfirmedParts } from './unconfirmed.ts';

/** It runs every minute, so it needs no long retries and no long record. */
const keep = jobKind('keep-accounts', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });

/** The jobs of this room: deleting what has expired. */
export const accountDuties = (parts: UnconfirmedParts): Duty[] => [
  duty(keep, () => keepAccounts(parts), { schedule: '* * * * *' }),
];
