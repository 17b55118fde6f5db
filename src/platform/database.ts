import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Config } from './config.ts';
import { claimDataFolder, folderError, type Lock } from './data-folder.ts';
import { startEmbedded, type Embedded } from './embedded.ts';
import { surviveLosses, surviveRefusals } from './lost-connections.ts';
import type { Measure } from './metrics.ts';
import { isOutage } from './outage.ts';
import type { Log } from './log.ts';
import { warnRepeats } from './repeats.ts';
import { factsOf, readFromReplica, ReadReplica, replicaTimeouts, unfitness } from './read-replica.ts';
import { watchQueries } from './watch-queries.ts';
import { answerSnapshotRequests } from './snapshots.ts';
import { localeFault, serverFacts, unusable, type ServerFacts } from './try-database.ts';
import { MendableError } from './mendable-error.ts';

/** The query builder, the same on both engines. */
export type Db = NodePgDatabase;

/** A `Db` inside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Database = {
  readonly db: Db;
  readonly engine: 'embedded' | 'postgres';
  readonly pool: Pool;
  /**
   * Resolves when the embedded database stopped by itself, with the reason in one sentence (a full disk, for instance): no query
   * will ever succeed again and the process should end. Never resolves on PostgreSQL, which may come back.
   */
  readonly lost: Promise<string>;
  close(): Promise<void>;
};

/** The database could not be opened. The message is one line; its cause says whether it is only unavailable (`isOutage`). */
export class DatabaseError extends MendableError {
  override readonly name = 'DatabaseError';
}

/**
 * A query on the pool inside an open transaction waits for a connection that may never be free, and on the embedded database
 * never is. With a timeout it fails and says so.
 */
const waitForConnection = 15_000;
const statementLimit = 30_000;
/** How much later than that the server's own refusal may come, in ms. */
const answerGrace = 5000;
/** How long the start looks whether a pooler keeps prepared statements, in ms. */
const holding = 2000;

type Settings = Pick<Config, 'database' | 'dataDir'> &
  Partial<Pick<Config, 'slowQueryMs'>> & {
    /** How long PostgreSQL may leave a statement unanswered before its connection is given up, in ms. */
    readonly answerWithin?: number;
  };
type PoolParts = { readonly log: Log; readonly slowQueryMs: number; readonly answerWithin: number | null };

/**
 * Opens the configured database. Throws `DataFolderError` or `DatabaseError`, each with one line. `meanwhile` is called as
 * soon as only the engine or the server is waited for: work that blocks this thread any earlier would delay the engine's thread.
 */
export async function openDatabase(
  { database, dataDir, slowQueryMs = 0, answerWithin = statementLimit + answerGrace }: Settings,
  log: Log,
  meanwhile: () => void = nothing,
): Promise<Database> {
  const parts = { log, slowQueryMs };
  if (database.kind === 'embedded') return openEmbedded(dataDir, database.folder, { ...parts, answerWithin: null }, meanwhile);
  meanwhile();
  return openPostgres(database, { ...parts, answerWithin });
}

const nothing = (): void => undefined;

/** Throws `DatabaseError` where no embedded database is yet: a command that reads one would make an empty one of a mistyped folder. */
export function expectDatabase({ database }: Pick<Config, 'database'>): void {
  if (database.kind === 'embedded' && !existsSync(database.folder))
    throw new DatabaseError(`There is no database in ${database.folder}: npm start makes one.`);
}

/** Permanent errors of a server (SQLSTATE), in words for the operator. */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'the server refuses its user or password',
  '28000': 'the server refuses its user or password',
  '3D000': 'the server has no such database',
  '42501': 'its user lacks a right',
};

/**
 * An error of PostgreSQL as one line that names the setting; null if it is not about the setting. Includes the server's own
 * message, which contains no password.
 */
export function databaseError(error: unknown, setting = 'DATABASE_URL'): DatabaseError | null {
  const { code = '' } = rootOf(error) as NodeJS.ErrnoException;
  const refusal = refusals[code];
  if (refusal)
    return new DatabaseError(
      `The setting ${setting} cannot be used: ${refusal} (${firstLine(rootOf(error))})${code === '42501' ? '. Make it the owner of the database' : ''}.`,
      {
        cause: error,
      },
    );
  if (!isOutage(error)) return null;
  return new DatabaseError(`The database of ${setting} cannot be reached: ${firstLine(rootOf(error))}.`, { cause: error });
}

/** The innermost error, from the driver or the database. */
function rootOf(error: unknown): unknown {
  const { cause, errors } = Object(error) as { cause?: unknown; errors?: unknown[] };
  if (cause !== undefined) return rootOf(cause);
  return errors?.[0] ?? error;
}

type PostgresSettings = Extract<Config['database'], { kind: 'postgres' }>;

/**
 * Settings of a session that the program relies on, whatever stands in postgresql.conf, or at the database or its role. Instants are
 * read and written in UTC and by ISO. A transaction that waited for a lock must see what the one before it wrote: with a stricter
 * isolation it would not, and a code could be redeemed twice.
 */
const sessionSettings = [
  { name: 'TimeZone', value: 'UTC', isRight: /^(?:Etc\/)?UTC$/i },
  { name: 'DateStyle', value: 'ISO', isRight: /^ISO,/ },
  { name: 'default_transaction_isolation', value: 'read committed', isRight: /^read committed$/ },
] as const;

const postgresPool = (url: string, max: number, parts: PoolParts, more: PoolConfig = {}): Pool =>
  makePool(
    {
      connectionString: url,
      max,
      statement_timeout: statementLimit,
      // A host that went away while we wait for it sends nothing: without this, a backup would wait for ever.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'sprechstunde',
      options: sessionSettings.map(({ name, value }) => `-c ${name}=${value.replace(' ', '\\ ')}`).join(' '),
      ...more,
    },
    parts,
  );

async function openPostgres({ url, pool: max, readUrl }: PostgresSettings, parts: PoolParts): Promise<Database> {
  const pool = postgresPool(url, max, parts);
  try {
    await expectUsable(pool, parts.log);
    await expectKeptStatements(pool);
  } catch (error) {
    await pool.end();
    if (error instanceof DatabaseError) throw error;
    throw (
      databaseError(error) ?? new DatabaseError(`The setting DATABASE_URL cannot be used: ${firstLine(error)}.`, { cause: error })
    );
  }
  const replica = readUrl ? await openReplica(pool, { readUrl, max }, parts) : null;
  const close = async (): Promise<void> => void (await Promise.all([pool.end(), replica?.close()]));
  return { db: undeadlocked(drizzle(pool)), engine: 'postgres', pool, lost: new Promise(() => {}), close };
}

/**
 * Sends this pool's public reads to the replica. An unavailable or promoted replica does not prevent the start: it is used as
 * soon as possible. Permanent errors throw a `DatabaseError`, and the pool is ended.
 */
async function openReplica(
  pool: Pool,
  { readUrl, max }: { readonly readUrl: string; readonly max: number },
  parts: PoolParts,
): Promise<ReadReplica> {
  const { answer, connect } = replicaTimeouts;
  const replicas = postgresPool(readUrl, max, parts, { statement_timeout: answer, connectionTimeoutMillis: connect });
  try {
    const primary = await factsOf(pool);
    const facts = await factsOf(replicas).catch((error: unknown) => {
      const failure = databaseError(error, 'DATABASE_READ_URL');
      if (!failure || !isOutage(error)) throw failure ?? error;
      parts.log.warn(`${failure.message} The primary is read instead.`);
      return null;
    });
    const why = facts && unfitness(facts, primary);
    if (why === 'another database')
      throw new DatabaseError(
        'The setting DATABASE_READ_URL must name a streaming standby of DATABASE_URL: it is another database.',
      );
    if (why)
      parts.log.warn('DATABASE_READ_URL leads to a database that takes writes, so to no replica. The primary is read instead.');
    const replica = new ReadReplica({ pool: replicas, primary, log: parts.log });
    readFromReplica(pool, replica);
    return replica;
  } catch (error) {
    await Promise.all([pool.end(), replicas.end()]);
    if (error instanceof DatabaseError) throw error;
    throw (
      databaseError(error) ??
      new DatabaseError(`The setting DATABASE_READ_URL cannot be used: ${firstLine(error)}.`, { cause: error })
    );
  }
}

/** SQLSTATE of a transaction that the server undid, since it and another waited for each other. */
const deadlock = '40P01';
/** How often it is begun anew. */
const mostRepeats = 2;

/**
 * A transaction that lost a deadlock runs again, as PostgreSQL recommends: rooms lock in one order where they can, but rows that
 * refer to an account are locked by whoever writes them, and by the deletion of the account. One that only
 * reads, as its settings say, locks nothing.
 * https://www.postgresql.org/docs/current/explicit-locking.html#LOCKING-DEADLOCKS
 */
function undeadlocked(db: Db): Db {
  const begin: Db['transaction'] = db.transaction.bind(db);
  const transaction: Db['transaction'] = async (work, config) => {
    for (let repeats = 0; ; repeats += 1) {
      try {
        return await begin(work, config);
      } catch (error) {
        const { code } = rootOf(error) as { code?: unknown };
        if (code !== deadlock || config !== undefined || repeats === mostRepeats) throw error;
      }
    }
  };
  return Object.assign(db, { transaction });
}

/** The number of connections, and of queries that wait for one. */
export const poolMeasures = ({ pool }: Pick<Database, 'pool'>): Measure[] => [
  {
    name: 'database_connections',
    help: 'Connections of this process to the database',
    labels: ['state'],
    read: () =>
      Promise.resolve([
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      ]),
  },
  {
    name: 'database_connections_wanted',
    help: 'Who waits for a connection',
    read: () => Promise.resolve([{ value: pool.waitingCount }]),
  },
  {
    name: 'database_connections_max',
    help: 'How many connections this process opens at most',
    read: () => Promise.resolve([{ value: pool.options.max }]),
  },
];

async function expectUsable(pool: Pool, log: Log): Promise<void> {
  const current = sessionSettings.map(({ name }) => `current_setting('${name}')`).join(', ');
  const { rows } = await pool.query<ServerFacts & { session: string[] }>(`select ${serverFacts}, array[${current}] as session`);
  const [facts] = rows;
  const why = facts && unusable(facts);
  if (why) throw new DatabaseError(`The database of DATABASE_URL ${why}.`);
  // A pooler may drop startup parameters, and an address may have options of its own; then they have to be set on the database itself.
  for (const [at, { name, value, isRight }] of sessionSettings.entries()) {
    const has = facts?.session[at] ?? '';
    if (!isRight.test(has))
      throw new DatabaseError(
        `The database of DATABASE_URL has ${name} ${has}, and a pooler before it, or options in the address, keep this program from setting another: alter database … set ${name} to '${value}'.`,
      );
  }
  const fault = await localeFault({ query: (text) => pool.query(text) });
  if (fault) log.warn(`The database of DATABASE_URL ${fault}, and bring a backup back into it.`);
}

/** SQLSTATE of a prepared statement that the server does not know. */
const unknownStatement = '26000';

/**
 * A pooler by transactions hands each transaction to any of its connections, and has to bring prepared statements along. One that
 * does not would fail now and then only, under load. So another connection holds the one on which a statement was prepared.
 */
async function expectKeptStatements(pool: Pool): Promise<void> {
  const statement = { name: 'kept', text: 'select 1' };
  try {
    await onOwnConnection(pool, async (one) => {
      await one.query(statement);
      await onOwnConnection(pool, async (other) => {
        await other.query('begin');
        const again = one.query(statement);
        // A pooler with a single connection has none for it until the other one is free.
        await Promise.race([again.catch(nothing), delay(holding)]);
        await other.query('rollback');
        await again;
      });
    });
  } catch (error) {
    if ((error as { code?: string }).code !== unknownStatement) throw error;
    throw new DatabaseError(
      'The pooler before the database of DATABASE_URL loses prepared statements. PgBouncer keeps them from 1.21 on, with max_prepared_statements = 200; an older one works with pool_mode = session (docs/running/growing.md).',
      { cause: error },
    );
  }
}

/** What is prepared on the connection is nobody else's: it is closed afterwards. */
async function onOwnConnection(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release(true);
  }
}

async function openEmbedded(dataDir: string, folder: string, parts: PoolParts, meanwhile: () => void): Promise<Database> {
  const claim = await claimDataFolder(dataDir);
  const starting = startOrRelease(folder, claim);
  meanwhile();
  const embedded = await starting;
  // One connection, since there is one session: several would share its transaction and its prepared statements.
  const pool = makePool(
    {
      stream: () => embedded.connect(),
      ssl: false,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
    },
    parts,
  );
  const snapshots = answerSnapshotRequests({
    dataDir,
    copyTo: embedded.copyTo,
    onFailure: (error) => parts.log.error({ err: error }, 'The database could not be copied for a backup.'),
  });
  let isClosing = false;
  const close = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    await snapshots.stop();
    await pool.end();
    await embedded.close();
    claim.release();
  };
  const lost = embedded.lost.then((reason) =>
    isClosing ? new Promise<never>(() => {}) : `The database in ${folder} stopped: ${reason}. What was confirmed is safe.`,
  );
  return { db: drizzle(pool), engine: 'embedded', pool, lost, close };
}

async function startOrRelease(folder: string, claim: Lock): Promise<Embedded> {
  try {
    return await startEmbedded(folder);
  } catch (error) {
    claim.release();
    throw /No space left/.test(firstLine(error))
      ? folderError(folder, Object.assign(new Error('full', { cause: error }), { code: 'ENOSPC' }))
      : new DatabaseError(`The database in ${folder} cannot be opened: ${firstLine(error)}.`, { cause: error });
  }
}

function makePool(options: PoolConfig, { log, slowQueryMs, answerWithin }: PoolParts): Pool {
  const pool = new Pool({ connectionTimeoutMillis: waitForConnection, ...options });
  surviveRefusals(pool, log);
  surviveLosses(pool, answerWithin);
  watchQueries(pool, { log, slowQueryMs });
  const logError = warnRepeats(log);
  // Without a listener the loss of an idle connection would end the process; the next query opens a new one.
  pool.on('error', (error) => logError(error, 'An idle database connection was lost.'));
  // The same for a connection in use, whose queries fail with that error: PostgreSQL may restart in the middle of a transaction.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function firstLine(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return (message || code || 'unknown error').split('\n')[0]?.replace(/\.$/, '') ?? 'unknown error';
}
