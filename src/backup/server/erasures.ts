import { createHash } from 'node:crypto';

/**
 * What stands for an erased account (S16.2): a hash of its random id, in the form of a UUID (version 8, RFC 9562). In a backup of
 * before the account is recognised by it; whoever has the list alone learns nothing from it.
 */
export function erasureMark(id: string): string {
  const hex = createHash('sha256').update(`erased ${id}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
