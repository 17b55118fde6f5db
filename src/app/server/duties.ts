import { z } from 'zod';
import { keepAccounts } from '#accounts/server/door.ts';
import { refreshCatalog } from '#catalog/server/door.ts';
import { courseDuties, type CourseMailParts } from '#courses/server/door.ts';
import { duty, jobKind, type Duty } from '#jobs/server/door.ts';
import { clipDuties, fileDuties, type WorkerParts } from '#media/server/door.ts';
import { mailDuties, type MailParts } from '#mail/server/door.ts';
import { searchDuties, type IndexParts } from '#search/server/door.ts';
import type { Log } from '#platform/log.ts';
import { shopDuties, type ShopParts } from '#shop/server/door.ts';
import { officeDuties } from './office.ts';

/** The next minute brings the next one, so it is not tried for long nor kept for long. */
const refresh = jobKind('refresh-catalog', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });

/** As often: what is over for members goes soon after. */
const keep = jobKind('keep-accounts', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });

export type DutyParts = MailParts &
  CourseMailParts &
  Parameters<typeof keepAccounts>[0] & {
    readonly shop: ShopParts;
    readonly search: IndexParts;
    readonly log: Log;
    readonly clips: WorkerParts;
  };

/** What the rooms have done by jobs. */
export const allDuties = (parts: DutyParts): Duty[] => [
  ...mailDuties(parts),
  ...courseDuties(parts),
  // What is most viewed, whether a new day's daily is due.
  duty(refresh, () => refreshCatalog(parts.db, parts.clock), { schedule: '* * * * *' }),
  duty(keep, () => keepAccounts(parts), { schedule: '* * * * *' }),
  ...shopDuties(parts.shop),
  ...searchDuties(parts.search, parts.clock),
  ...officeDuties(parts),
  ...fileDuties(parts),
  ...clipDuties(parts.clips),
];
