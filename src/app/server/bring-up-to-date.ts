import { moveDrafts } from '#desk/server/door.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import { recordVersion } from '#backup/server/door.ts';
import { migrate } from '#platform/migrate.ts';
import { officeEntitiesOf } from './rooms.ts';

type Parts = { readonly config: Pick<Config, 'presenterSlug'>; readonly database: Database; readonly log: Log };

/** Brings a database of any earlier version to what this one expects (S18.5). */
export async function bringUpToDate(
  { config, database, log }: Parts,
  how: { readonly isRestoring?: boolean } = {},
): Promise<void> {
  await migrate(database, how);
  await moveDrafts({ db: database.db, entities: officeEntitiesOf(config.presenterSlug), now: systemClock.now(), log });
  await recordVersion(database.db, systemClock);
}
