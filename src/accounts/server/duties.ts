import { z } from 'zod';
import { duty, jobKind, type Duty } from '#jobs/server/door.ts';
import { removeErasedBytes } from '#platform/erased-bytes.ts';
import type { Services } from '#platform/services.ts';
import { eraseBytes } from './deletion.ts';
import { keepAccounts } from './keep.ts';
import { ownData } from './own-data.ts';
import type { UnconfirmedParts } from './unconfirmed.ts';

/** It runs every minute, so it needs no long retries and no long record. */
const keep = jobKind('keep-accounts', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });

/** The jobs of this room: deleting what has expired, and what is left of erased members in the embedded database's files. */
export const accountDuties = (parts: UnconfirmedParts & Pick<Services, 'engine'>): Duty[] => [
  duty(keep, () => keepAccounts(parts), { schedule: '* * * * *' }),
  duty(eraseBytes, async () => {
    // PostgreSQL vacuums by itself, and its files are its operator's.
    if (parts.engine === 'embedded')
      await removeErasedBytes(
        parts.db,
        [...parts.personal, ownData].flatMap(({ tables }) => tables),
      );
  }),
];
