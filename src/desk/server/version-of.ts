import { createHash } from 'node:crypto';

/**
 * The version of something stored that counts none: another text for any other value, so that a save can say what its editor has
 * seen (S10.2). Keys have to come in the same order, as jsonb gives them.
 */
export const versionOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
