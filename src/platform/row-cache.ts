import { LRUCache } from 'lru-cache';
import type { IsAffected } from './content-changes.ts';
import { isRecording, noteReads, Reads, rowKey } from './content-reads.ts';
import type { Db } from './database.ts';

type Kept = { readonly row: object; readonly reads: Reads };

const rowsAtMost = 4000;

/**
 * Rows behind answers that are kept, by key, until something changes that they depend on: after a change of one entry a page
 * needs only that one from the database. Other answers, which are made for one reader, never get rows from here.
 */
export class RowCache {
  readonly #kept = new LRUCache<string, Kept>({ max: rowsAtMost });
  #changes = 0;

  /** Before content changes: drops the rows that are affected. */
  contentChanged(isAffected: IsAffected): void {
    this.#changes += 1;
    for (const [key, { reads }] of Array.from(this.#kept.entries())) if (isAffected(reads)) this.#kept.delete(key);
  }

  /** Whoever gets a row depends on what it depends on. */
  get(key: string): object | undefined {
    const kept = this.#kept.get(key);
    if (kept) noteReads(kept.reads);
    return kept?.row;
  }

  /**
   * Call it before a query. The function that it returns keeps a row of the result, which depends on the query's statements and
   * on rows with these ids, unless content changed meanwhile.
   */
  begin(): (key: string, row: object, dependsOn: Pick<Reads, 'statements'> & { readonly ids: readonly string[] }) => void {
    const began = this.#changes;
    return (key, row, { ids, statements }) => {
      if (began !== this.#changes) return;
      const reads = new Reads();
      for (const id of ids) reads.rows.add(rowKey(id));
      for (const statement of statements) reads.statements.add(statement);
      this.#kept.set(key, { row, reads });
    };
  }
}

const caches = new WeakMap<Db, RowCache>();

/**
 * Keeps rows of this database from now on; the caller reports changes. Two servers in one process that share a database share its
 * rows: with rows apart, the one that hears of a change first would make its pages of what the other still keeps.
 */
export function keepRows(db: Db): RowCache {
  const cache = caches.get(db) ?? new RowCache();
  caches.set(db, cache);
  return cache;
}

/** Only while an answer is made that will be kept, and never within a transaction. */
export const rowsKeptOf = (db: Db): RowCache | undefined => (isRecording() ? caches.get(db) : undefined);
