import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Db } from '../src/platform/database.ts';

const inside = new AsyncLocalStorage<true>();

const waitsForEver = (): never => {
  throw new Error('This query goes to the pool while a transaction is open: on the embedded database it would wait for ever.');
};

/**
 * A database on PostgreSQL that refuses what would hang on the embedded one, which has a single connection: a query on the pool from
 * within a transaction. So suites that run on PostgreSQL alone find it too.
 */
export function watchingTransactions({ db, pool, ...rest }: Database): Database {
  const begin: Db['transaction'] = db.transaction.bind(db);
  const transaction: Db['transaction'] = (work, config) => begin((tx) => inside.run(true, () => work(tx)), config);
  const outside = <Args extends unknown[]>(ask: (...args: Args) => unknown) => {
    const asked = ask.bind(pool);
    return (...args: Args) => (inside.getStore() ? waitsForEver() : asked(...args));
  };
  Object.assign(pool, { query: outside(pool.query), connect: outside(pool.connect) });
  Object.assign(db, { transaction });
  return { db, pool, ...rest };
}
