import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Db } from '../src/platform/database.ts';

type Transaction = { isOpen: boolean };
const inside = new AsyncLocalStorage<Transaction>();

/**
 * A PostgreSQL database that rejects what would deadlock on the embedded one, which has a single connection: a query on the
 * pool from within a transaction. Thus suites that run only on PostgreSQL detect it too.
 */
export function watchingTransactions({ db, pool, ...rest }: Database): Database {
  const begin: Db['transaction'] = db.transaction.bind(db);
  const transaction: Db['transaction'] = (work, config) =>
    begin((tx) => {
      // Work started inside that continues after the transaction may use the pool.
      const own = { isOpen: true };
      return inside
        .run(own, () => work(tx))
        .finally(() => {
          own.isOpen = false;
        });
    }, config);
  const refusing = (name: 'query' | 'connect') => {
    const ask = pool[name].bind(pool) as (...args: unknown[]) => unknown;
    return (...args: unknown[]): unknown => {
      if (inside.getStore()?.isOpen)
        throw new Error(
          'This query goes to the pool while a transaction is open: on the embedded database it would wait for ever.',
        );
      return ask(...args);
    };
  };
  Object.assign(pool, { query: refusing('query'), connect: refusing('connect') });
  Object.assign(db, { transaction });
  return { db, pool, ...rest };
}
