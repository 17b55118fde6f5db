import type { PoolClient } from 'pg';
import type { Tell } from '#platform/console.ts';
import type { Database } from '#platform/database.ts';
import { migrate, restoring } from '#platform/migrate.ts';
import { BackupError } from './errors.ts';
import {
  digestOf,
  digester,
  exactTexts,
  insertLines,
  listTables,
  nameOf,
  quoted,
  type Digest,
  type Sequence,
  type Table,
} from './rows.ts';

/** Data for an empty database: rows of tables as of the migration `upTo`. */
export type Source = {
  readonly upTo: string;
  readonly tables: readonly (Table & { readonly lines: () => AsyncIterable<readonly string[]>; readonly expected?: Digest })[];
  readonly sequences: readonly Sequence[];
};

/** The key of the advisory lock of whoever fills a database: 'Sp' and 'fill' as bytes. */
const fillingKey = 0x53_70_66_69_6c_6c;

/** Throws `BackupError` if the lock was lost with its connection, as when PostgreSQL restarts: somebody else may fill the database. */
export type StillAlone = () => Promise<void>;

/** How often the lock's connection is used, in ms: a firewall forgets one that is silent while files come back for hours. */
const usedEveryMs = 60_000;

/**
 * Runs `work` while nobody else fills the database: of two restores each would remove what the other one writes, and a command
 * whose terminal was killed may still be at work. Throws `BackupError` if somebody does. `work` asks before each step that another
 * one could come in between; inside a transaction before its commit, which a restart of PostgreSQL ends as well.
 */
export async function whileFillingAlone(
  { engine, pool }: Pick<Database, 'engine' | 'pool'>,
  work: (stillAlone: StillAlone) => Promise<void>,
): Promise<void> {
  // The embedded database belongs to the process that has opened it, and has one connection.
  if (engine === 'embedded') return work(async () => undefined);
  const client = await pool.connect();
  const stillAlone: StillAlone = async () => {
    try {
      await client.query('select');
    } catch (error) {
      throw new BackupError(
        'The connection to the database was lost, and with it the lock that keeps other restores and moves away. What is there is no site yet: run it again.',
        { cause: error },
      );
    }
  };
  const timer = setInterval(() => void stillAlone().catch(() => undefined), usedEveryMs);
  try {
    // The lock is a transaction's, since a pooler may give each transaction another session.
    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [fillingKey]);
    if (!rows[0]?.mine)
      throw new BackupError('Another restore or move into this database is under way. Wait until it ends, or end its process.');
    await work(stillAlone);
  } finally {
    clearInterval(timer);
    client.release(true);
  }
}

const ours = `select n.nspname as name from pg_namespace n where n.nspname not in ('information_schema') and n.nspname not like 'pg\\_%'
  and not exists (select from pg_depend d where d.objid = n.oid and d.deptype = 'e')`;

/**
 * Throws `BackupError` for a database with tables, unless an unfinished restore or move has left them: nothing is ever overwritten.
 * Changes nothing. Answers the files that unfinished restores may have left in this store.
 */
export async function expectFillable({ pool }: Pick<Database, 'pool'>, store: string): Promise<ReadonlySet<string>> {
  const { rows: schemas } = await pool.query<{ name: string }>(ours);
  if (!schemas.some(({ name }) => name === restoring)) {
    const { rows } = await pool.query(`select from pg_tables where schemaname in (${ours}) limit 1`);
    if (rows.length > 0) throw new BackupError('The database is not empty. It is left as it is; name an empty one.');
    return new Set();
  }
  // The mark of an earlier version names none.
  const { rows: tables } = await pool.query(`select from pg_tables where schemaname = $1 and tablename = 'files'`, [restoring]);
  if (tables.length === 0) return new Set();
  const { rows } = await pool.query<{ path: string }>(`select path from ${restoring}.files where store = $1`, [store]);
  return new Set(rows.map(({ path }) => path));
}

/** A database that is being filled. */
export type Filling = Pick<Database, 'pool'> & { readonly stillAlone: StillAlone };

/** The files that a restore is about to write, so that another one may remove them if it is killed. */
export type Announced = { readonly store: string; readonly paths: readonly string[] };

/** Marks a database after `expectFillable` as being filled, until `endFilling`, and removes what an earlier attempt has left. */
export async function beginFilling({ pool, stillAlone }: Filling, files?: Announced): Promise<void> {
  await stillAlone();
  await pool.query(`create schema if not exists ${restoring};
    create table if not exists ${restoring}.files (store text, path text, primary key (store, path))`);
  if (files)
    await pool.query(
      `insert into ${restoring}.files select $1, path from jsonb_array_elements_text($2::jsonb) path on conflict do nothing`,
      [files.store, JSON.stringify(files.paths)],
    );
  await dropAll(pool);
}

/** Empties a database that is being filled; the mark goes last. */
export async function empty(filling: Filling): Promise<void> {
  await dropAll(filling.pool);
  await endFilling(filling);
}

async function dropAll(pool: Database['pool']): Promise<void> {
  const { rows: schemas } = await pool.query<{ name: string }>(ours);
  for (const { name } of schemas)
    if (name !== 'public' && name !== restoring) await pool.query(`drop schema ${quoted(name)} cascade`);
  await dropAllInPublic(pool);
}

/** Another role may own the schema. */
async function dropAllInPublic(pool: Pick<PoolClient, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ what: string }>(`
    select case c.relkind when 'v' then 'view ' when 'S' then 'sequence ' else 'table ' end || c.oid::regclass::text as what
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relkind = 'v' desc, c.relkind = 'S'`);
  for (const { what } of rows) await pool.query(`drop ${what.replace(' ', ' if exists ')} cascade`);
  const { rows: functions } = await pool.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { name } of functions) await pool.query(`drop function if exists ${name} cascade`);
}

/** The last step: a site may start on it from now on. */
export async function endFilling({ pool, stillAlone }: Filling): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin; drop schema ${restoring} cascade`);
    await stillAlone();
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

/**
 * Fills a database after `beginFilling`: creates the tables, then inserts in one transaction and verifies each table against its
 * source before the commit. Until `endFilling` it is marked, so that no site starts on it and the next attempt starts again. Answers
 * how many tables are there now as in the source; others are no tables of this program and are left out.
 */
export async function load({ pool, stillAlone }: Filling, source: Source, tell: Tell): Promise<number> {
  await stillAlone();
  await migrate({ pool }, { upTo: source.upTo, isRestoring: true });
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(exactTexts);
    const restoreKeys = await withoutForeignKeys(client);
    const filled = await fill(client, source, tell);
    for (const { last, ...sequence } of source.sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [nameOf(sequence), last]);
    await restoreKeys();
    await stillAlone();
    await client.query('commit');
    return filled;
  } finally {
    client.release(true);
  }
}

/**
 * Rows come in any order; foreign keys are dropped and checked when they are added again. The owner of the tables may do that.
 */
async function withoutForeignKeys(client: PoolClient): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 order by 1, 2`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  };
}

async function fill(client: PoolClient, source: Source, tell: Tell): Promise<number> {
  let filled = 0;
  const present = new Map((await listTables(client)).map((table) => [nameOf(table), table]));
  // Rows inserted by migrations are among those to be inserted.
  if (present.size > 0) await client.query(`truncate ${[...present.keys()].join(', ')} cascade`);
  for (const { lines, expected, ...from } of source.tables) {
    const target = present.get(nameOf(from));
    if (!target) {
      tell(`${nameOf(from)} is no table of this program and is left out`);
      continue;
    }
    const missing = from.columns.filter(({ name }) => !target.columns.some((column) => column.name === name));
    if (missing.length > 0) throw new BackupError(`The table ${nameOf(from)} has no column ${missing[0]?.name} here.`);
    // In the source's order, with the types of this database.
    const table = {
      ...target,
      columns: from.columns.map(({ name }) => target.columns.find((column) => column.name === name) as never),
    };
    const came = digester();
    for await (const some of lines()) {
      came.add(some);
      await insertLines(client, table, some);
    }
    const [wanted, found] = [came.digest(), await digestOf(client, table)];
    for (const { rows, sha256 } of [wanted, expected ?? wanted])
      if (rows !== found.rows || sha256 !== found.sha256)
        throw new BackupError(
          `The table ${nameOf(from)} is not what it was: ${found.rows} rows instead of ${rows}, or other values.`,
        );
    if (found.rows > 0) tell(`${nameOf(from)}: ${found.rows} rows, sha256 ${found.sha256.slice(0, 16)}`);
    filled += 1;
  }
  return filled;
}
