import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
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
import { hasPostgres } from './postgres.ts';
import { template } from './templates.ts';

/** The demo world in a database; `clock` stood at `testPresent` when it came in. */
export type FilledDatabase = { readonly database: Database; readonly clock: SettableClock };

export { demoNames, noStorage, testPresent } from './demo-names.ts';

/**
 * Runs a suite twice: on the embedded database and on PostgreSQL, each migrated and filled with the demo
 * world. Where no PostgreSQL is installed the suite's title says so and its tests are skipped. `open`
 * answers inside tests and hooks; all tests of the suite share one database.
 */
export function onBothDatabases(name: string, suite: (open: () => FilledDatabase) => void): void {
  onEmbeddedDatabase(name, suite);
  describe.skipIf(!isInstalled)(`${name}, on PostgreSQL${isInstalled ? '' : ' (none is installed here: not shown)'}`, () =>
    withDatabase('postgres', suite),
  );
}

/** The same once, for what does not differ between databases. */
export function onEmbeddedDatabase(name: string, suite: (open: () => FilledDatabase) => void): void {
  describe(`${name}, on the embedded database`, () => withDatabase('embedded', suite));
}

const isInstalled = await hasPostgres();

function withDatabase(engine: 'embedded' | 'postgres', suite: (open: () => FilledDatabase) => void): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-test-'));
  let filled: FilledDatabase | undefined;
  beforeAll(async () => {
    const made = await template(engine);
    if (made === null) throw new Error('There is no PostgreSQL to copy from.');
    if (engine === 'embedded') await cp(made, folder, { recursive: true });
    const settings = engine === 'embedded' ? {} : { DATABASE_URL: made };
    const database = await openDatabase(readConfig({ DATA_DIR: folder, ...settings }), createLog({ logLevel: 'silent' }));
    filled = { database, clock: settableClock(testPresent) };
  });
  afterAll(async () => {
    await filled?.database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  suite(() => {
    if (!filled) throw new Error('The database is opened before the first test, not before the suite is described.');
    return filled;
  });
}

/** Does something to the database that nobody else sees: it is undone at the end. */
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

/** Queries that are asked at once share the one connection of the transaction; `pg` wants them to wait for each other. */
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
