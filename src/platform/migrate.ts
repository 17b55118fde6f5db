import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import { DatabaseError, type Database } from './database.ts';

/** The folder of the migrations. */
const migrations = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/** The key of the advisory lock, unique on this database: 'Sp' and 'rech' as bytes. */
const lockKey = 0x53_70_72_65;

/** A migration: the name of its file, and its creation time (ms), which the database stores. */
export type Migration = { readonly tag: string; readonly when: number };

/** All migrations of this program, in order. */
export const ownMigrations: readonly Migration[] = (
  JSON.parse(readFileSync(path.join(migrations, 'meta/_journal.json'), 'utf8')) as { entries: Migration[] }
).entries.map(({ tag, when }) => ({ tag, when }));

/** The statements of a migration. */
export const migrationText = ({ tag }: Migration): string => readFileSync(path.join(migrations, `${tag}.sql`), 'utf8');

type Asking = Pick<PoolClient, 'query'>;

/** A schema with this name marks a database that is being restored. */
export const restoring = 'restoring';

/** The migrations applied to this database, by creation time; empty before the first. */
export async function appliedMigrations(client: Asking): Promise<number[]> {
  const { rows: tables } = await client.query(
    `select from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  if (tables.length === 0) return [];
  const { rows } = await client.query<{ at: string }>(
    'select created_at::text as at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ at }) => Number(at));
}

/** Throws `DatabaseError` if a newer program has migrated the database (S18.9), or a restore is unfinished. */
export async function refuseUnknown(client: Asking): Promise<void> {
  const { rows } = await client.query('select from pg_namespace where nspname = $1', [restoring]);
  if (rows.length > 0) throw new DatabaseError('A restore or a move into this database has not come to its end. Run it again.');
  const known = new Set(ownMigrations.map(({ when }) => when));
  const unknown = (await appliedMigrations(client)).filter((when) => !known.has(when));
  if (unknown.length > 0)
    throw new DatabaseError(
      `The database is from a newer version than this program: ${unknown.length} of its migrations are not known here. Start the newer version, or restore a backup of this one.`,
    );
}

/** The folder for drizzle, truncated after a tag. */
function migrationsUpTo(last: string): string {
  const end = ownMigrations.findIndex(({ tag }) => tag === last) + 1;
  if (end === 0) throw new DatabaseError(`There is no migration ${last} here.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-migrations-'));
  const journal = JSON.parse(readFileSync(path.join(migrations, 'meta/_journal.json'), 'utf8')) as { entries: object[] };
  mkdirSync(path.join(folder, 'meta'));
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  for (const { tag } of ownMigrations.slice(0, end))
    symlinkSync(path.join(migrations, `${tag}.sql`), path.join(folder, `${tag}.sql`));
  return folder;
}

/**
 * Migrates the schema to the latest version, or to the migration `upTo`. Servers that start at the same time are serialised, so
 * each migration is applied once (S18.5). Throws `DatabaseError` for a database of a newer program.
 */
export async function migrate(
  database: Pick<Database, 'pool'>,
  { upTo, isRestoring = false }: { readonly upTo?: string; readonly isRestoring?: boolean } = {},
): Promise<void> {
  const client = await database.pool.connect();
  const folder = upTo === undefined ? migrations : migrationsUpTo(upTo);
  try {
    // A single transaction, so that lock and timeout end with it, also if a pooler (PgBouncer) assigns sessions by transaction.
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    if (!isRestoring) await refuseUnknown(client);
    // drizzle's own BEGIN is a warning here; its COMMIT ends this transaction.
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    // Closed instead of released: an open transaction after a failure ends with the connection.
    client.release(true);
    if (folder !== migrations) rmSync(folder, { recursive: true });
  }
}
