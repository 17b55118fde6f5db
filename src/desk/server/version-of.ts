import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

/**
 * The version of something stored that counts none: another text for any other value, so that a save can say what its editor has
 * seen (S10.2). Keys have to come in the same order, as jsonb gives them.
 */
export const versionOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/**
 * Whether what a save would store is stored already, as after an earlier try whose answer was lost: it is no older version then. The
 * order of keys, which jsonb does not keep, and keys without a value do not count.
 */
export const isStored = (wanted: unknown, stored: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(wanted)), stored);
