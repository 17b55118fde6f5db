import { createHash } from 'node:crypto';
import { uuidOf } from '#kit/uuid.ts';

/** The id of what a form makes, of its key and values: sent again because its answer was lost, it is the same. */
export const repeatableId = (...values: readonly unknown[]): string =>
  uuidOf(createHash('sha256').update(JSON.stringify(values)).digest(), 4);
