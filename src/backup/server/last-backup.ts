import { max } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import type { Measure } from '#platform/metrics.ts';
import type { Services } from '#platform/services.ts';
import { backupsMade } from './tables.ts';

/** When the last daily backup came to its end; null where the site made none. */
export async function lastBackup(db: Db | Tx): Promise<Date | null> {
  const [row] = await db.select({ at: max(backupsMade.at) }).from(backupsMade);
  return row?.at ?? null;
}

/** When the last daily backup was, where the site makes any: 0 stands for none yet. */
export const backupMeasures = ({ db, config: { backup } }: Pick<Services, 'db' | 'config'>): readonly Measure[] => [
  {
    name: 'backup_last_timestamp_seconds',
    help: 'When the last daily backup came to its end',
    read: async () => (backup.url === null ? [] : [{ value: ((await lastBackup(db))?.getTime() ?? 0) / 1000 }]),
  },
];
