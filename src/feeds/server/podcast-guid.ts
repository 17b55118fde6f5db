import { createHash } from 'node:crypto';
import { uuidOf } from '#kit/uuid.ts';

/** The namespace of `podcast:guid`. */
const namespace = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

/** The id of a podcast: UUIDv5 (RFC 9562, section 5.5) of its address without scheme and trailing slashes. */
export function podcastGuid(feedUrl: string): string {
  const name = feedUrl.replace(/^[a-z]+:\/\//i, '').replace(/\/+$/, '');
  return uuidOf(createHash('sha1').update(namespace).update(name).digest(), 5);
}
