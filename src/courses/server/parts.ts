import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/database.ts';

/** What this room works with; `app` gives it. */
export type CourseParts = {
  readonly db: Db;
  readonly clock: Clock;
  /** Signs the addresses of downloads (S7.8). */
  readonly assetKey: Buffer;
  readonly baseUrl: string;
  readonly siteName: string;
  readonly presenterName: string;
  readonly presenterSlug: string;
};
