import { lte, max } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import type { Measure } from '#platform/metrics.ts';
import type { Services } from '#platform/services.ts';
import { backupsMade } from './tables.ts';

/** When the last daily backup finished; null if the site has made none. One by a clock that was ahead would hide that others fail. */
export async function lastBackup(db: Db | Tx, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(backupsMade.at) })
    .from(backupsMade)
    .where(lte(backupsMade.at, now));
  return row?.at ?? null;
}

/** The time of the last daily backup, if the site makes any: 0 if there is none yet. */
export const backupMeasures = ({
  db,
  clock,
  config: { backup },
}: Pick<Services, 'db' | 'clock' | 'config'>): readonly Measure[] => [
  {
    name: 'backup_last_timestamp_seconds',
    help: 'When the last daily backup came to its end',
    read: async () => (backup.url === null ? [] : [{ value: ((await lastBackup(db, clock.now()))?.getTime() ?? 0) / 1000 }]),
  },
];
