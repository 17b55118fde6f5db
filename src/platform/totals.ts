import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';
import type { Db } from './database.ts';

/** How long a large total is shown before it is counted again. */
const keptFor = 60_000;

/**
 * Totals of long lists. They are exact up to `exactUpTo` rows, where people can count. A larger one takes PostgreSQL tens of
 * milliseconds for each million rows, so it is counted once a minute for each filter, and may be that old.
 */
export class Totals {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #exactUpTo: number;
  readonly #kept = new LRUCache<string, { readonly total: number; readonly until: number }>({ max: 100 });

  constructor({ db, clock }: { readonly db: Db; readonly clock: Clock }, { exactUpTo = 10_000 } = {}) {
    this.#db = db;
    this.#clock = clock;
    this.#exactUpTo = exactUpTo;
  }

  /** The number of rows of `table` that match `where`. */
  async count(table: PgTable, where: SQL | undefined): Promise<number> {
    const matching = this.#db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(where);
    const first = matching.limit(this.#exactUpTo + 1).as('first');
    const [{ total } = { total: 0 }] = await this.#db.select({ total: sql<number>`count(*)::int` }).from(first);
    return total > this.#exactUpTo ? this.#large(table, where, JSON.stringify(matching.toSQL())) : total;
  }

  async #large(table: PgTable, where: SQL | undefined, key: string): Promise<number> {
    const now = this.#clock.now().getTime();
    const kept = this.#kept.get(key);
    if (kept && now < kept.until && now >= kept.until - keptFor) return kept.total;
    const total = await this.#db.$count(table, where);
    this.#kept.set(key, { total, until: now + keptFor });
    return total;
  }
}
