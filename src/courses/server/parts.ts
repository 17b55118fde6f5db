import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/database.ts';

/** What mails of this room need to know; `app` gives it. */
export type CourseMailParts = {
  readonly db: Db;
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly siteName: string;
  readonly presenterSlug: string;
};

/** What this room works with; `app` gives it. */
export type CourseParts = CourseMailParts & {
  /** Signs the addresses of downloads (S7.8). */
  readonly assetKey: Buffer;
  readonly presenterName: string;
};
