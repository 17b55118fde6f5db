import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Maximum number of concurrent sign-ins, with several entries each. */
const most = 2000;

/**
 * The stand-in's state, in memory: sign-ins take minutes. Sessions are never kept, so that each sign-in asks for an identity, and
 * tabs are independent.
 */
export function createStore(): AdapterFactory {
  const entries = new LRUCache<string, AdapterPayload>({ max: most });
  const nothing = (): Promise<undefined> => Promise.resolve(undefined);
  return (kind: string): Adapter => {
    const at = (id: string): string => `${kind} ${id}`;
    return {
      async upsert(id, payload, seconds) {
        if (kind !== 'Session') entries.set(at(id), payload, seconds === undefined ? {} : { ttl: seconds * 1000 });
      },
      find: async (id) => entries.get(at(id)),
      async consume(id) {
        const entry = entries.get(at(id));
        if (entry) entry.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(at(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { grantId: theirs }] of entries.entries()) if (theirs === grantId) entries.delete(key);
      },
      findByUid: nothing,
      findByUserCode: nothing,
    };
  };
}
