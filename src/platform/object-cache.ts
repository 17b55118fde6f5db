import { LRUCache } from 'lru-cache';
import { contentOf, readingPublicly } from './read-replica.ts';

/** Returns the value of `load`, loaded at most once per content version and shared by all callers. It must not be modified. */
export type Share = <Value extends object>(
  key: string,
  load: () => Promise<Value>,
  isKept?: (value: Value) => boolean,
) => Promise<Value>;

/** Without caching. */
export const unshared: Share = (_, load) => load();

/**
 * Objects shared by many answers of one content version, such as the settings of the frame, which each page needs. A new version
 * drops them all; a load that began before it is only given to its callers. The least recently used go first, since every entry
 * may be as large as the site's first answer (S3.11).
 */
export class ObjectCache {
  readonly #version: () => string;
  readonly #kept: LRUCache<string, object>;
  #loading = new Map<string, Promise<object>>();
  #seen: string;

  /** `version` returns the current content version, the same as the byte cache's, so that both change together. */
  constructor(version: () => string, { maxEntries = 100 }: { readonly maxEntries?: number } = {}) {
    this.#version = version;
    this.#seen = version();
    this.#kept = new LRUCache({ max: maxEntries });
  }

  readonly share: Share = <Value extends object>(
    key: string,
    load: () => Promise<Value>,
    isKept: (value: Value) => boolean = () => true,
  ) => {
    this.#dropOld();
    const found = this.#kept.get(key);
    if (found) return Promise.resolve(found as Value);
    const running = this.#loading.get(key);
    if (running) return running as Promise<Value>;
    const version = this.#seen;
    const loading = this.#loading;
    const loaded = readingPublicly(contentOf(version), load)
      .then((value) => {
        if (version === this.#version() && isKept(value)) this.#kept.set(key, value);
        return value;
      })
      .finally(() => loading.delete(key));
    loading.set(key, loaded);
    return loaded;
  };

  #dropOld(): void {
    const version = this.#version();
    if (version === this.#seen) return;
    this.#seen = version;
    this.#kept.clear();
    this.#loading = new Map();
  }
}
