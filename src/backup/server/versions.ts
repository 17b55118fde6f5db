import { desc } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/database.ts';
import { programVersion } from '#platform/version.ts';
import { programVersions } from './tables.ts';

/** Records that this program has run on this database. */
export async function recordVersion(db: Db, clock: Clock): Promise<void> {
  await db.insert(programVersions).values({ version: programVersion, firstStartedAt: clock.now() }).onConflictDoNothing();
}

/** All versions, latest first. */
export const listVersions = (db: Db): Promise<(typeof programVersions.$inferSelect)[]> =>
  db.select().from(programVersions).orderBy(desc(programVersions.firstStartedAt));
