import type { PersonalData } from '#accounts/server/door.ts';
import { enqueue } from '#jobs/server/door.ts';
import { backupDuties, noteErasures } from './duties.ts';
import { erasureMark } from './erasures.ts';
import { backupMeasures } from './last-backup.ts';
import { erasedAccounts } from './tables.ts';
import { backupProcessing } from './processing.ts';

/** Long enough to record accounts erased together as one list. */
const soon = 30_000;

const erasures: PersonalData = {
  tables: [],
  exported: async () => ({}),
  erase: async (tx, { id }) => {
    const now = new Date();
    await tx
      .insert(erasedAccounts)
      .values({ id: erasureMark(id), erasedAt: now })
      .onConflictDoNothing();
    await enqueue(tx, noteErasures, {}, { key: 'one', notBefore: new Date(now.getTime() + soon) });
    return [];
  },
};

export const backupRoom = { jobs: backupDuties, personalData: erasures, processing: backupProcessing, measures: backupMeasures };
