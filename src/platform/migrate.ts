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

/** Any number that nothing else on this database locks: 'Sp' and 'rech' as bytes. */
const lockKey = 0x53_70_72_65;

/** One step of the schema: the name of its file, and when it was written (ms), which is what the database keeps of it. */
export type Migration = { readonly tag: string; readonly when: number };

/** All that this program has, in order. */
export const ownMigrations: readonly Migration[] = (
  JSON.parse(readFileSync(path.join(migrations, 'meta/_journal.json'), 'utf8')) as { entries: Migration[] }
).entries.map(({ tag, when }) => ({ tag, when }));

/** The statements of a migration. */
export const migrationText = ({ tag }: Migration): string => readFileSync(path.join(migrations, `${tag}.sql`), 'utf8');

type Asking = Pick<PoolClient, 'query'>;

/** A schema of this name marks a database into which a restore has not yet come to its end. */
export const restoring = 'restoring';

/** What was applied to this database, by time of writing; empty before the first. */
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

/** Throws `DatabaseError` where a newer program has been here, whose tables this one does not know (S18.9), or a restore is unfinished. */
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

/** The folder that drizzle reads, with nothing after a tag. */
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
 * Brings the schema up to date, or to what it was after the migration `upTo`. Several servers that start at once do it one after the
 * other, so each migration is applied once (S18.5). Throws `DatabaseError` for a database of a newer program.
 */
export async function migrate(
  database: Pick<Database, 'pool'>,
  { upTo, isRestoring = false }: { readonly upTo?: string; readonly isRestoring?: boolean } = {},
): Promise<void> {
  const client = await database.pool.connect();
  const folder = upTo === undefined ? migrations : migrationsUpTo(upTo);
  try {
    // One transaction, so that lock and limit end with it also where a pooler (PgBouncer) shares sessions out by transaction.
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    if (!isRestoring) await refuseUnknown(client);
    // Its own BEGIN is a warning here; its COMMIT ends this transaction.
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    // Not given back but closed: what is open after a failure ends with the connection.
    client.release(true);
    if (folder !== migrations) rmSync(folder, { recursive: true });
  }
}
