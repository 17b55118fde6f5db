import type { Db } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage.ts';

/** What the index is made with. */
export type IndexParts = {
  readonly db: Db;
  readonly storage: Pick<Storage, 'stat' | 'read'>;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** How many videos go in at a time: nobody else uses the embedded database meanwhile. */
  readonly atOnce?: number;
};
