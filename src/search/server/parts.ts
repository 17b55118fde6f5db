import type { Services } from '#platform/services.ts';
import type { Storage } from '#platform/storage.ts';

/** What the index is made with. */
export type IndexParts = Pick<Services, 'db' | 'log'> & {
  readonly storage: Pick<Storage, 'stat' | 'read'>;
  /** How many videos go in at a time: nobody else uses the embedded database meanwhile. */
  readonly atOnce?: number;
};

/** `atOnce` of an engine. A batch of the embedded database is what readers wait for in the worst case. */
export const batchOn = (engine: Services['engine']): number => (engine === 'embedded' ? 50 : 1000);
