import { z } from 'zod';
import { duty, jobKind, type Duty } from '#jobs/server/door.ts';
import type { Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { emptyBin } from './bin.ts';
import { keepSchedule } from './drafts.ts';
import type { Entity, PictureFacts } from './entity.ts';

const schedule = jobKind('office-schedule', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });
const sweep = jobKind('office-bin', z.object({}), { retries: 3, keptFor: 86_400 });

export type Bin = {
  readonly entities: readonly Entity[];
  /** Cleanup by rooms after entries were deleted for good. */
  readonly binEmptied: readonly ((tx: Tx) => Promise<void>)[];
};

/** Empties the bin and has the rooms delete their records about its entries. */
export async function sweepBin(tx: Tx, { entities, binEmptied }: Bin, now: Date): Promise<void> {
  await emptyBin(tx, entities, now);
  for (const forget of binEmptied) await forget(tx);
}

/** Scheduled publishing and unpublishing, and emptying the bin (S10.8). */
export const deskDuties = ({
  db,
  clock,
  log,
  pictures,
  ...bin
}: Pick<Services, 'db' | 'clock' | 'log'> & Bin & { readonly pictures: PictureFacts }): Duty[] => [
  duty(schedule, () => keepSchedule({ db, entities: bin.entities, pictures, log, now: clock.now() }), {
    schedule: '* * * * *',
  }),
  duty(sweep, () => db.transaction((tx) => sweepBin(tx, bin, clock.now())), { schedule: { hour: 3, minute: 20 } }),
];
