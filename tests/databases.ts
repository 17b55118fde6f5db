import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import * as world from '../demo/content/index.ts';
import { importContent } from '../src/catalog/server/door.ts';
import { importCourseMails } from '../src/courses/server/door.ts';
import { settableClock, type SettableClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase, type Database } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { importShop } from '../src/shop/server/import.ts';
import { startPostgres, type ThrowAwayPostgres } from './postgres.ts';

/** The present of these tests: a Wednesday in Berlin's summer time, after that day's film has begun. */
export const testPresent = '2026-06-17T10:00:00Z';

/** The demo world in a database; `clock` stood at `testPresent` when it came in. */
export type FilledDatabase = { readonly database: Database; readonly clock: SettableClock };

export const demoNames = {
  presenterName: 'Dr. Muster',
  siteName: 'Sprechstunde',
  demoFolder: path.resolve(import.meta.dirname, '../demo'),
};

/** Takes no files: for tests that are about rows. */
export const noStorage = { addFolder: () => Promise.resolve(0) };

/**
 * Runs a suite twice: on the embedded database and on PostgreSQL, each migrated and filled with the demo
 * world. Where no PostgreSQL is installed the suite's title says so and its tests are skipped. `open`
 * answers inside tests and hooks; all tests of the suite share one database.
 */
export function onBothDatabases(name: string, suite: (open: () => FilledDatabase) => void): void {
  describe(`${name}, on the embedded database`, () => withDatabase(() => ({}), suite));
  describe.skipIf(!postgres)(`${name}, on PostgreSQL${postgres ? '' : ' (none is installed here: not shown)'}`, () =>
    withDatabase(async () => ({ DATABASE_URL: await postgres?.another() }), suite),
  );
}

/** One for each test file, since that is what a module lives for. */
const postgres: ThrowAwayPostgres | null = await startPostgres();
afterAll(() => postgres?.stop());

function withDatabase(
  settings: () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>,
  suite: (open: () => FilledDatabase) => void,
): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-test-'));
  let filled: FilledDatabase | undefined;
  beforeAll(async () => {
    const database = await openDatabase(
      readConfig({ DATA_DIR: folder, ...(await settings()) }),
      createLog({ logLevel: 'silent' }),
    );
    filled = { database, clock: settableClock(testPresent) };
    await migrate(database);
    await importCourseMails(database.db, world, demoNames);
    await importContent(database, noStorage, world, { ...demoNames, clock: filled.clock });
    await importShop(database.db, world, { clock: filled.clock });
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
