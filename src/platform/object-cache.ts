import { LRUCache } from 'lru-cache';
import type { IsAffected } from './content-changes.ts';
import { noteReads, recordingReads, type Reads } from './content-reads.ts';
import { contentOf, readingPublicly } from './read-replica.ts';

/** Returns the value of `load`, loaded at most once per content version and shared by all callers. It must not be modified. */
export type Share = <Value extends object>(
  key: string,
  load: () => Promise<Value>,
  isKept?: (value: Value) => boolean,
) => Promise<Value>;

/** Without caching. */
export const unshared: Share = (_, load) => load();

type Kept = { readonly value: object; readonly reads: Reads };

/**
 * Objects shared by many answers of one content version, such as the settings of the frame, which each page needs. A new version
 * drops those that what changed affects, all of them where that is unknown; a load that began before it is only given to its
 * callers. The least recently used go first, since every entry may be as large as the site's first answer (S3.11).
 */
export class ObjectCache {
  readonly #version: () => string;
  readonly #kept: LRUCache<string, Kept>;
  #loading = new Map<string, Promise<Kept>>();
  #seen: string;
  #carriedTo: string | undefined;

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
    if (found) return Promise.resolve(given(found) as Value);
    const loading = this.#loading.get(key) ?? this.#load(key, load, isKept as (value: object) => boolean);
    return loading.then(given) as Promise<Value>;
  };

  /** Call it before the version changes to `next`: what is not affected goes on into that. */
  contentChanged(next: string, isAffected: IsAffected): void {
    this.#dropOld();
    for (const [key, { reads }] of Array.from(this.#kept.entries())) if (isAffected(reads)) this.#kept.delete(key);
    this.#loading = new Map();
    this.#carriedTo = next;
  }

  #load(key: string, load: () => Promise<object>, isKept: (value: object) => boolean): Promise<Kept> {
    const version = this.#seen;
    const loading = this.#loading;
    const loaded = recordingReads(() => readingPublicly(contentOf(version), load))
      .then((kept) => {
        if (version === this.#version() && isKept(kept.value)) this.#kept.set(key, kept);
        return kept;
      })
      .finally(() => loading.delete(key));
    loading.set(key, loaded);
    return loaded;
  }

  #dropOld(): void {
    const version = this.#version();
    if (version === this.#seen) return;
    this.#seen = version;
    if (version !== this.#carriedTo) this.#kept.clear();
    this.#loading = new Map();
  }
}

/** Whoever gets an object depends on what it was made of. */
function given({ value, reads }: Kept): object {
  noteReads(reads);
  return value;
}
