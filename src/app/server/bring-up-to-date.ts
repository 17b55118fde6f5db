import { moveDrafts } from '#desk/server/door.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import { recordVersion } from '#backup/server/door.ts';
import { migrate } from '#platform/migrate.ts';
import { officeEntitiesOf } from './rooms.ts';
import { plantStatement } from './setup/plant-pages.ts';

type Parts = {
  readonly config: Pick<Config, 'presenterSlug' | 'presenterName' | 'siteName'>;
  readonly database: Database;
  readonly log: Log;
};

/** Upgrades a database of any earlier version to the current one (S18.5). */
export async function bringUpToDate(
  { config, database, log }: Parts,
  how: { readonly isRestoring?: boolean } = {},
): Promise<void> {
  await migrate(database, how);
  const entities = officeEntitiesOf(config.presenterSlug);
  const now = systemClock.now();
  await moveDrafts({ db: database.db, entities, now, log });
  // A restored backup gets no additional pages.
  if (
    !how.isRestoring &&
    (await plantStatement(database.db, entities, { presenter: config.presenterName, site: config.siteName }, now)) > 0
  )
    log.info('a draft of the accessibility statement was added: /backend/page?q=barrierefreiheit');
  await recordVersion(database.db, systemClock);
}
