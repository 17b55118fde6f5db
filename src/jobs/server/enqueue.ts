import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Db as BossDb } from 'pg-boss';
import type { Db, Tx } from '#platform/database.ts';
import { queueOptions, queuePolicy, type JobKind } from './kinds.ts';
import { withContext } from './origin.ts';

/**
 * A pg-boss instance that only writes. It is never started and has no connection: every statement, including queue lookups, runs
 * in the caller's transaction. With a connection of its own the lookup would wait for that transaction to end, on the embedded
 * database (with one connection) for ever.
 */
const callers = new AsyncLocalStorage<BossDb>();
const writer = new PgBoss({
  db: {
    executeSql: async (text, values) => {
      const db = callers.getStore();
      if (!db) throw new Error('Jobs are written within a transaction of the caller.');
      return db.executeSql(text, values);
    },
  },
});

/** Runs something on pg-boss within a transaction. */
export const within = <Value>(tx: Tx | Db, work: (boss: PgBoss) => Promise<Value>): Promise<Value> =>
  callers.run(fromDrizzle(tx, sql), () => work(writer));

/** Creates the queue of a kind if it does not exist. pg-boss's own method would end the caller's transaction. */
export async function addQueue(tx: Tx | Db, kind: JobKind): Promise<void> {
  const options = JSON.stringify({ ...queueOptions(kind), policy: queuePolicy(kind) });
  await tx.execute(sql`select pgboss.create_queue(${kind.name}, ${options}::jsonb)`);
}

/** Notifies this process's workers, by the name of the kind, that a job is coming. */
export const nudges = new EventEmitter<Record<string, []>>();

export type EnqueueOptions = {
  /** While a job of this kind with this key exists (see `unique`), no second one is added. */
  readonly key?: string;
  /** Not before this time. */
  readonly notBefore?: Date;
};

/**
 * Adds a job within the caller's transaction: it runs after the commit, and never without one. Answers false if a job with the
 * same key exists. Throws if `data` does not match the kind's shape.
 */
export async function enqueue<Data extends object>(
  tx: Tx | Db,
  kind: JobKind<Data>,
  data: Data,
  { key = randomUUID(), notBefore }: EnqueueOptions = {},
): Promise<boolean> {
  const checked = withContext(kind.data.parse(data));
  await addQueue(tx, kind);
  const id = await within(tx, (boss) =>
    boss.send(kind.name, checked, { singletonKey: key, ...(notBefore ? { startAfter: notBefore } : {}) }),
  );
  nudges.emit(kind.name);
  return id !== null;
}
