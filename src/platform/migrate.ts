import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';

/** The folder of the migrations. */
export const migrations = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/** Any number that nothing else on this database locks: 'Sp' and 'rech' as bytes. */
const lockKey = 0x53_70_72_65;

/**
 * Brings the schema up to date. Several servers that start at once do it one after the other, so each
 * migration is applied once (S18.5).
 */
export async function migrate(database: Pick<Database, 'pool'>, folder = migrations): Promise<void> {
  const client = await database.pool.connect();
  try {
    // One transaction, so that lock and limit end with it also where a pooler (PgBouncer) shares sessions out by transaction.
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    // Its own BEGIN is a warning here; its COMMIT ends this transaction.
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    // Not given back but closed: what is open after a failure ends with the connection.
    client.release(true);
  }
}
