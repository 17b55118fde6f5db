import { createHash } from 'node:crypto';

/**
 * The mark of an erased account (S16.2): a hash of its random id, in the form of a UUID (version 8, RFC 9562). It identifies the
 * account in an older backup; the list alone reveals nothing.
 */
export function erasureMark(id: string): string {
  const hex = createHash('sha256').update(`erased ${id}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
