import { LRUCache } from 'lru-cache';
import { contentOf, readingPublicly } from './read-replica.ts';

/** Gives what `load` gives, loaded at most once for a content version and shared by all who ask. Nobody may change it. */
export type Share = <Value extends object>(
  key: string,
  load: () => Promise<Value>,
  isKept?: (value: Value) => boolean,
) => Promise<Value>;

/** For those who want each value fresh. */
export const unshared: Share = (_, load) => load();

/**
 * Objects that many answers of one content version are made of, such as the settings of the frame, which each page
 * has. A change of the version drops them all; what was begun before it is given to those who asked then, to nobody
 * later. What was used least goes first, since every entry may be as large as the site's first answer (S3.11).
 */
export class ObjectCache {
  readonly #version: () => string;
  readonly #kept: LRUCache<string, object>;
  #loading = new Map<string, Promise<object>>();
  #seen: string;

  /** `version` tells the content version at any moment; it is the one of the kept bytes, so that both change together. */
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
