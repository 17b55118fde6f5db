import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { settableClock, type SettableClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase, type Database } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { testPresent } from './demo-names.ts';
import { fillDataFolder, hasPostgres, postgresDatabase, type Engine, type OwnDatabase } from './templates.ts';
import { watchingTransactions } from './watching-transactions.ts';

/** The demo world in a database; `clock` was set to `testPresent` during the import. */
export type FilledDatabase = { readonly database: Database; readonly clock: SettableClock };

export { demoNames, noStorage, testPresent } from './demo-names.ts';

type OnDatabases = (name: string, suite: (open: () => FilledDatabase) => void) => void;

/** `TEST_ENGINES=all` runs every suite on both (`npm run test:all`). */
export const everySuiteOnBoth = process.env.TEST_ENGINES === 'all';

/** The engine for suites that do not depend on it: PostgreSQL if installed. */
export const anyEngine: Engine = hasPostgres() ? 'postgres' : 'embedded';

/**
 * Runs a suite on PostgreSQL, or on the embedded database if it is not installed, migrated and filled with the demo world. Call
 * `open` only inside tests and hooks; all tests of the suite share one database.
 */
export const onDatabase: OnDatabases = (name, suite) => {
  if (everySuiteOnBoth) onBothDatabases(name, suite);
  else on(anyEngine, name, suite);
};

/**
 * Runs a suite on both engines, for behaviour that may differ (docs/decisions/tests-in-ten-minutes.md). Without PostgreSQL the
 * suite's title says so and its tests are skipped.
 */
export const onBothDatabases: OnDatabases = (name, suite) => {
  on('embedded', name, suite);
  on('postgres', name, suite);
};

function on(engine: Engine, name: string, suite: (open: () => FilledDatabase) => void): void {
  if (engine === 'embedded') describe(`${name}, on the embedded database`, () => withDatabase(engine, suite));
  else if (hasPostgres()) describe(`${name}, on PostgreSQL`, () => withDatabase(engine, suite));
  else describe.skip(`${name}, on PostgreSQL (none is installed here: not shown)`, () => withDatabase(engine, suite));
}

function withDatabase(engine: Engine, suite: (open: () => FilledDatabase) => void): void {
  let folder: string;
  let own: OwnDatabase | undefined;
  let filled: FilledDatabase | undefined;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-test-'));
    if (engine === 'postgres') own = await postgresDatabase('filled');
    else await fillDataFolder(folder);
    const config = readConfig({ DATA_DIR: folder, DATABASE_URL: own?.url });
    const database = await openDatabase(config, createLog({ logLevel: 'silent' }));
    filled = { database: engine === 'postgres' ? watchingTransactions(database) : database, clock: settableClock(testPresent) };
  });
  afterAll(async () => {
    await filled?.database.close();
    await own?.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  suite(() => {
    if (!filled) throw new Error('The database is opened before the first test, not before the suite is described.');
    return filled;
  });
}

/** Runs work in a transaction that is rolled back at the end. */
export async function undone(
  { database, clock }: FilledDatabase,
  work: (inside: FilledDatabase) => Promise<void>,
): Promise<void> {
  const client = await database.pool.connect();
  oneAfterTheOther(client);
  const done = new Error('done');
  try {
    await drizzle(client).transaction(async (tx) => {
      await work({ database: { ...database, db: tx }, clock });
      throw done;
    });
  } catch (error) {
    if (error !== done) throw error;
  } finally {
    client.release(true);
  }
}

/** Serialises concurrent queries on the transaction's single connection, as `pg` requires. */
function oneAfterTheOther(client: PoolClient): void {
  const query: (...args: unknown[]) => Promise<unknown> = client.query.bind(client);
  let last: Promise<unknown> = Promise.resolve();
  const waiting = (...args: unknown[]): Promise<unknown> => {
    const next = last.then(() => query(...args));
    last = next.catch(() => undefined);
    return next;
  };
  Object.assign(client, { query: waiting });
}
