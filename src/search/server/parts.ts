import type { Services } from '#platform/services.ts';
import type { Storage } from '#platform/storage.ts';

/** The dependencies of indexing. */
export type IndexParts = Pick<Services, 'db' | 'log'> & {
  readonly storage: Pick<Storage, 'stat' | 'read'>;
  /** Videos per batch: a batch blocks the embedded database. */
  readonly atOnce?: number;
};

/** `atOnce` by engine. On the embedded database a batch is the longest that readers wait. */
export const batchOn = (engine: Services['engine']): number => (engine === 'embedded' ? 50 : 1000);
